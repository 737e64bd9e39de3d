<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
    <context>
        <name>AnalysisGraph</name>
        <message>
            <source>Chance to win over the game</source>
            <translation>Шанс виграти впродовж партії</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Analyse anyway</source>
            <translation>Усе одно аналізувати</translation>
        </message>
        <message>
            <source>Computing: %1 of %2</source>
            <translation>Обчислення: %1 з %2</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Переломні моменти</translation>
        </message>
        <message>
            <source>Points are percentage points of the chance to win. Less than one is no mistake.</source>
            <translation>Пункти - це відсоткові пункти шансу виграти. Менше ніж один - ще не помилка.</translation>
        </message>
    </context>
    <context>
        <name>CardBoard</name>
        <message>
            <source>Continue</source>
            <translation>Продовжити</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Грати</translation>
        </message>
    </context>
    <context>
        <name>CardTools</name>
        <message>
            <source>Remove from favourites</source>
            <translation>Прибрати з улюблених</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Додати до улюблених</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Налаштувати гру</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Порівняти з іншою грою</translation>
        </message>
    </context>
    <context>
        <name>CompareBoard</name>
        <message>
            <source>Board of %1</source>
            <translation>Дошка: %1</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>CompareGames</name>
        <message>
            <source>Game A</source>
            <translation>Гра A</translation>
        </message>
        <message>
            <source>Swap the games</source>
            <translation>Поміняти ігри місцями</translation>
        </message>
        <message>
            <source>Game B</source>
            <translation>Гра B</translation>
        </message>
    </context>
    <context>
        <name>CompareKeys</name>
        <message>
            <source>Start</source>
            <translation>Початок</translation>
        </message>
        <message>
            <source>The start of the game</source>
            <translation>Початкова позиція гри</translation>
        </message>
        <message>
            <source>Your game</source>
            <translation>Ваша партія</translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Ваша партія, як вона стоїть</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>На один крок назад</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>On by the chosen move</source>
            <translation>Далі вибраним ходом</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>Find a difference</source>
            <translation>Знайти різницю</translation>
        </message>
        <message>
            <source>On to a position in which something differs</source>
            <translation>Далі, до позиції, де щось відрізняється</translation>
        </message>
        <message>
            <source>Show the chosen move on both boards</source>
            <translation>Показати вибраний хід на обох дошках</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Шляхи</translation>
        </message>
        <message>
            <source>The ways of both games on one board</source>
            <translation>Шляхи обох ігор на одній дошці</translation>
        </message>
    </context>
    <context>
        <name>CompareMoves</name>
        <message>
            <source>only in %1</source>
            <translation>лише в грі %1</translation>
        </message>
        <message>
            <source>in both, with different results</source>
            <translation>в обох, з різними наслідками</translation>
        </message>
        <message>
            <source>in both, with the same result</source>
            <translation>в обох, з тими самими наслідками</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходи</translation>
        </message>
    </context>
    <context>
        <name>ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Порівняти</translation>
        </message>
    </context>
    <context>
        <name>CompareRow</name>
        <message>
            <source>%1: both %2</source>
            <translation>%1, однаково: %2</translation>
        </message>
        <message>
            <source>%1, differs. %2: %3. %4: %5</source>
            <translation>%1, відрізняється. %2: %3. %4: %5</translation>
        </message>
    </context>
    <context>
        <name>CompareTable</name>
        <message>
            <source>Rules of %1 and %2</source>
            <translation>Правила: %1 і %2</translation>
        </message>
        <message>
            <source>Their rules do not differ.</source>
            <translation>Правила цих ігор не різняться.</translation>
        </message>
        <message>
            <source>Rules that differ</source>
            <translation>Правила, що різняться</translation>
        </message>
    </context>
    <context>
        <name>CompareWays</name>
        <message>
            <source>Whose way</source>
            <translation>Чий шлях</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Board with the ways of %1</source>
            <translation>Дошка зі шляхами: %1</translation>
        </message>
        <message>
            <source>Both boards</source>
            <translation>Обидві дошки</translation>
        </message>
        <message>
            <source>Back to one position on both boards</source>
            <translation>Назад до однієї позиції на обох дошках</translation>
        </message>
    </context>
    <context>
        <name>CompareWords</name>
        <message>
            <source>only there</source>
            <translation>лише там</translation>
        </message>
        <message>
            <source>other result</source>
            <translation>інші наслідки</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>The dice are rolling</source>
            <translation>Кості котяться</translation>
        </message>
        <message>
            <source>Throw: %1</source>
            <translation>Кидок: %1</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Кинути кості</translation>
        </message>
    </context>
    <context>
        <name>DiceValueButton</name>
        <message>
            <source>The dice show %1</source>
            <translation>На костях %1</translation>
        </message>
    </context>
    <context>
        <name>Difficulty</name>
        <message>
            <source>difficulty %1 of 5</source>
            <translation>складність %1 з 5</translation>
        </message>
    </context>
    <context>
        <name>EarlierGames</name>
        <message>
            <source>Open a game</source>
            <translation>Відкрити гру</translation>
        </message>
        <message>
            <source>Choose a file…</source>
            <translation>Вибрати файл…</translation>
        </message>
        <message>
            <source>Games that were set aside for a new one:</source>
            <translation>Ігри, відкладені заради нової:</translation>
        </message>
    </context>
    <context>
        <name>FileDialog</name>
        <message>
            <source>File name</source>
            <translation>Назва файлу</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Фільтр</translation>
        </message>
    </context>
    <context>
        <name>FileSheet</name>
        <message>
            <source>Save the game</source>
            <translation>Зберегти гру</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Відкрити збережену гру</translation>
        </message>
        <message>
            <source>Games of Sivba (%1)</source>
            <translation>Ігри Сівби (%1)</translation>
        </message>
        <message>
            <source>Games in RGN (%1)</source>
            <translation>Ігри в RGN (%1)</translation>
        </message>
        <message>
            <source>Games of RoyalUr (%1)</source>
            <translation>Ігри RoyalUr (%1)</translation>
        </message>
        <message>
            <source>All files (%1)</source>
            <translation>Усі файли (%1)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Зберегти</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Відкрити</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Скасувати</translation>
        </message>
    </context>
    <context>
        <name>FilmKeys</name>
        <message>
            <source>Slow</source>
            <translation>Повільно</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Звичайно</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Швидко</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Миттєво</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Далі</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>One step</source>
            <translation>Один крок</translation>
        </message>
        <message>
            <source>Skip to the end of the move</source>
            <translation>До кінця ходу</translation>
        </message>
        <message>
            <source>Show the last turn again</source>
            <translation>Показати останній хід ще раз</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Швидкість ходів</translation>
        </message>
    </context>
    <context>
        <name>GameBar</name>
        <message>
            <source>All games</source>
            <translation>Усі ігри</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Взяти хід назад</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторити хід</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Підказка</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Ще</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Повернути дошку</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>unfinished game</source>
            <translation>незавершена гра</translation>
        </message>
    </context>
    <context>
        <name>GameMenu</name>
        <message>
            <source>New game</source>
            <translation>Нова гра</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Налаштувати гру</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Повернути дошку</translation>
        </message>
        <message>
            <source>Board upright</source>
            <translation>Дошка вертикально</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>Усі правила словами</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Зберегти у файл</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Відкрити збережену гру</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Скопіювати гру як текст</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Вставити гру</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Здатися</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавіші</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Налаштування</translation>
        </message>
        <message>
            <source>Show the way</source>
            <translation>Показати шлях</translation>
        </message>
        <message>
            <source>True chances of the moves</source>
            <translation>Справжні шанси ходів</translation>
        </message>
        <message>
            <source>Analysis: luck and mistakes</source>
            <translation>Аналіз: удача й помилки</translation>
        </message>
    </context>
    <context>
        <name>GameNames</name>
        <message>
            <source>Modified</source>
            <translation>Змінено</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>No place here has the number %1.</source>
            <translation>Тут немає місця з номером %1.</translation>
        </message>
        <message>
            <source>The game was copied as text.</source>
            <translation>Гру скопійовано як текст.</translation>
        </message>
    </context>
    <context>
        <name>KeyHelp</name>
        <message>
            <source>Arrows</source>
            <translation>Стрілки</translation>
        </message>
        <message>
            <source>go from place to place</source>
            <translation>переходити між місцями дошки</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play the place</source>
            <translation>зіграти звідси</translation>
        </message>
        <message>
            <source>play the place with this number</source>
            <translation>зіграти з ямки з цим номером</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>throw the dice, or skip to the end of the move</source>
            <translation>кинути кості або перейти до кінця ходу</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>взяти хід назад, повторити</translation>
        </message>
        <message>
            <source>hint: where, why, which</source>
            <translation>підказка: де, чому, який хід</translation>
        </message>
        <message>
            <source>pause, one step, show the last turn again</source>
            <translation>пауза, один крок, останній хід ще раз</translation>
        </message>
        <message>
            <source>faster, slower</source>
            <translation>швидше, повільніше</translation>
        </message>
        <message>
            <source>turn the board, upright board, numbers on or off</source>
            <translation>повернути дошку, поставити вертикально, числа</translation>
        </message>
        <message>
            <source>moves, rules, throws beside the board</source>
            <translation>ходи, правила, кидки поруч із дошкою</translation>
        </message>
        <message>
            <source>all rules in words</source>
            <translation>усі правила словами</translation>
        </message>
        <message>
            <source>save, open</source>
            <translation>зберегти, відкрити</translation>
        </message>
        <message>
            <source>copy the game as text, paste one</source>
            <translation>скопіювати гру як текст, вставити</translation>
        </message>
        <message>
            <source>new game, next round of a match</source>
            <translation>нова гра, наступний раунд матчу</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>меню</translation>
        </message>
        <message>
            <source>go from game to game</source>
            <translation>переходити між іграми</translation>
        </message>
        <message>
            <source>play, or go on with the open game</source>
            <translation>грати або продовжити почату гру</translation>
        </message>
        <message>
            <source>set up a game</source>
            <translation>налаштувати гру</translation>
        </message>
        <message>
            <source>rules of the game</source>
            <translation>правила гри</translation>
        </message>
        <message>
            <source>add to favourites</source>
            <translation>додати до улюблених</translation>
        </message>
        <message>
            <source>search</source>
            <translation>пошук</translation>
        </message>
        <message>
            <source>open a saved game</source>
            <translation>відкрити збережену гру</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>налаштування</translation>
        </message>
        <message>
            <source>whole screen</source>
            <translation>на весь екран</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>back</source>
            <translation>назад</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавіші</translation>
        </message>
        <message>
            <source>show the way of the side to move, of the other side, none</source>
            <translation>показати шлях того, чий хід, іншого боку, жодного</translation>
        </message>
        <message>
            <source>go to the next place that can be played</source>
            <translation>до наступного місця, з якого можна ходити</translation>
        </message>
        <message>
            <source>the same in the outer row</source>
            <translation>те саме в зовнішньому ряду</translation>
        </message>
        <message>
            <source>Shift+arrow</source>
            <translation>Shift+стрілка</translation>
        </message>
        <message>
            <source>sow this way, where there is a choice</source>
            <translation>сіяти в цей бік, якщо є вибір</translation>
        </message>
        <message>
            <source>compare the game with another one</source>
            <translation>порівняти гру з іншою</translation>
        </message>
        <message>
            <source>compare it with another game</source>
            <translation>порівняти її з іншою грою</translation>
        </message>
        <message>
            <source>go to the answers below the board</source>
            <translation>до відповідей під дошкою</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>from the games to their rules and to the moves</source>
            <translation>від ігор до їхніх правил і до ходів</translation>
        </message>
        <message>
            <source>Left, right</source>
            <translation>Ліворуч, праворуч</translation>
        </message>
        <message>
            <source>go from move to move</source>
            <translation>переходити між ходами</translation>
        </message>
        <message>
            <source>on by the chosen move</source>
            <translation>далі вибраним ходом</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>one step back</source>
            <translation>на один крок назад</translation>
        </message>
        <message>
            <source>show the chosen move on both boards</source>
            <translation>показати вибраний хід на обох дошках</translation>
        </message>
        <message>
            <source>on to a position in which something differs</source>
            <translation>далі, до позиції, де щось відрізняється</translation>
        </message>
        <message>
            <source>the start, your game as it stands</source>
            <translation>початок, ваша партія, як вона стоїть</translation>
        </message>
        <message>
            <source>swap the games</source>
            <translation>поміняти ігри місцями</translation>
        </message>
        <message>
            <source>Page up, down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>go from shelf to shelf</source>
            <translation>перейти від полиці до полиці</translation>
        </message>
        <message>
            <source>the ways of both games on one board</source>
            <translation>шляхи обох ігор на одній дошці</translation>
        </message>
        <message>
            <source>true chances of the moves, in solved games</source>
            <translation>справжні шанси ходів у розв&apos;язаних іграх</translation>
        </message>
        <message>
            <source>analysis of the game beside the board: luck and mistakes</source>
            <translation>аналіз партії поряд із дошкою: удача й помилки</translation>
        </message>
    </context>
    <context>
        <name>LapList</name>
        <message>
            <source>The turn shown, lap by lap</source>
            <translation>Показаний хід, сівба за сівбою</translation>
        </message>
    </context>
    <context>
        <name>LaunchText</name>
        <message>
            <source>The window could not be made.</source>
            <translation>Не вдалося створити вікно.</translation>
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation>Не вдається записати %1.</translation>
        </message>
        <message>
            <source>shows this text</source>
            <translation>показує цей текст</translation>
        </message>
        <message>
            <source>shows the version</source>
            <translation>показує версію</translation>
        </message>
        <message>
            <source>draws one screen, saves the picture and ends</source>
            <translation>малює один екран, зберігає зображення й завершується</translation>
        </message>
        <message>
            <source>what is shown first</source>
            <translation>що показати спершу</translation>
        </message>
        <message>
            <source>the game of that screen</source>
            <translation>гра цього екрана</translation>
        </message>
        <message>
            <source>plays these turns first</source>
            <translation>спершу грає ці ходи</translation>
        </message>
        <message>
            <source>colours, for this time</source>
            <translation>кольори, на цей раз</translation>
        </message>
        <message>
            <source>width and height of the window</source>
            <translation>ширина й висота вікна</translation>
        </message>
        <message>
            <source>language, for this time</source>
            <translation>мова, на цей раз</translation>
        </message>
        <message>
            <source>size of texts and controls, for this time</source>
            <translation>розмір тексту й кнопок, на цей раз</translation>
        </message>
        <message>
            <source>prints the time to the first frame and ends</source>
            <translation>друкує час до першого кадру й завершується</translation>
        </message>
        <message>
            <source>There is no option --%1.</source>
            <translation>Параметра --%1 немає.</translation>
        </message>
        <message>
            <source>An option lacks its value, or has one that it does not take.</source>
            <translation>Параметру бракує значення або воно зайве.</translation>
        </message>
        <message>
            <source>--%1 %2: known are %3</source>
            <translation>--%1 %2: можливі значення %3</translation>
        </message>
        <message>
            <source>--size wants WIDTHxHEIGHT, for example 1280x720</source>
            <translation>--size чекає ШИРИНАxВИСОТА, наприклад 1280x720</translation>
        </message>
        <message>
            <source>--size: from 320x240 to 8192x8192</source>
            <translation>--size: від 320x240 до 8192x8192</translation>
        </message>
        <message>
            <source>--scale: a number from 1 to 2</source>
            <translation>--scale: число від 1 до 2</translation>
        </message>
        <message>
            <source>Only one game can be opened.</source>
            <translation>Відкрити можна лише одну гру.</translation>
        </message>
        <message>
            <source>The game is named twice.</source>
            <translation>Гру названо двічі.</translation>
        </message>
        <message>
            <source>--screen %1 wants a game: --game ID</source>
            <translation>--screen %1 потребує гри: --game ID</translation>
        </message>
        <message>
            <source>--turns wants a game on the screen.</source>
            <translation>--turns потребує гри на екрані.</translation>
        </message>
        <message>
            <source>--grab wants a file.</source>
            <translation>--grab потребує файла.</translation>
        </message>
        <message>
            <source>Usage: sivba-launcher [ID | FILE.yaml | FILE.sivba] [OPTION...]</source>
            <translation>Використання: sivba-launcher [ID | ФАЙЛ.yaml | ФАЙЛ.sivba] [ПАРАМЕТР...]</translation>
        </message>
        <message>
            <source>Traditional games of sowing and racing in a window.</source>
            <translation>Традиційні ігри сівби та перегони у вікні.</translation>
        </message>
        <message>
            <source>ID is a game, for example mancala/oware or ur/finkel:pieces=3#7; FILE.yaml a ruleset of your own, FILE.sivba a saved game. Without them all games are shown.</source>
            <translation>ID - це гра, наприклад mancala/oware або ur/finkel:pieces=3#7; ФАЙЛ.yaml - власні правила, ФАЙЛ.sivba - збережена гра. Без них показано всі ігри.</translation>
        </message>
        <message>
            <source>A saved game is opened as it is: without --turns and with no other screen.</source>
            <translation>Збережена гра відкривається як є: без --turns та іншого екрана.</translation>
        </message>
        <message>
            <source>another game of its family, to compare it with</source>
            <translation>інша гра тієї самої родини, для порівняння</translation>
        </message>
        <message>
            <source>--with wants the screen `compare`.</source>
            <translation>--with потребує екрана `compare`.</translation>
        </message>
    </context>
    <context>
        <name>LauncherHeader</name>
        <message>
            <source>Search games</source>
            <translation>Шукати гру</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Відкрити збережену гру</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавіші</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Налаштування</translation>
        </message>
        <message>
            <source>games of sowing and racing</source>
            <translation>ігри сівби та перегони</translation>
        </message>
    </context>
    <context>
        <name>LauncherPage</name>
        <message>
            <source>No game fits</source>
            <translation>Немає такої гри</translation>
        </message>
        <message>
            <source>Show all games</source>
            <translation>Показати всі ігри</translation>
        </message>
        <message>
            <source>Left out of the gallery; everything else can be played:</source>
            <translation>Не ввійшло до галереї; в усе інше можна грати:</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>Це не вдається відкрити:</translation>
        </message>
    </context>
    <context>
        <name>LineButtons</name>
        <message>
            <source>Throw</source>
            <translation>Кинути</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробіл</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Кинути кості</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Грати звідси</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Усі ігри</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Ще раз</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Наступний раунд</translation>
        </message>
        <message>
            <source>The same match goes on</source>
            <translation>Той самий матч триває</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Аналіз</translation>
        </message>
        <message>
            <source>Luck and mistakes of this game</source>
            <translation>Удача й помилки цієї партії</translation>
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>Moves</source>
            <translation>Ходи</translation>
        </message>
        <message>
            <source>Nothing has been played yet.</source>
            <translation>Ще нічого не зіграно.</translation>
        </message>
        <message>
            <source>Turn shown</source>
            <translation>Показаний хід</translation>
        </message>
        <message>
            <source>Copy the moves</source>
            <translation>Скопіювати ходи</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Скопіювати гру як текст</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Вставити гру</translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>PanelKeys</name>
        <message>
            <source>Moves</source>
            <translation>Ходи</translation>
        </message>
        <message>
            <source>Rules beside the board</source>
            <translation>Правила поруч із дошкою</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Кидки досі</translation>
        </message>
    </context>
    <context>
        <name>PerfectRow</name>
        <message>
            <source>Cancel</source>
            <translation>Зупинити</translation>
        </message>
        <message>
            <source>What is done is kept</source>
            <translation>Зроблене зберігається</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Почати спочатку</translation>
        </message>
        <message>
            <source>Forgets what is done</source>
            <translation>Зроблене буде забуто</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Person</source>
            <translation>Людина</translation>
        </message>
        <message>
            <source>somebody at this screen</source>
            <translation>хтось за цим екраном</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Навмання</translation>
        </message>
        <message>
            <source>plays anything that is legal</source>
            <translation>робить будь-який дозволений хід</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Легкий</translation>
        </message>
        <message>
            <source>looks a little ahead, errs often: a first opponent</source>
            <translation>думає трохи наперед, часто помиляється: перший суперник</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Середній</translation>
        </message>
        <message>
            <source>looks at more positions, errs seldom</source>
            <translation>переглядає більше позицій, рідко помиляється</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Сильний</translation>
        </message>
        <message>
            <source>does not err on purpose</source>
            <translation>навмисно не помиляється</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Майстер</translation>
        </message>
        <message>
            <source>like Hard, looks at more positions</source>
            <translation>як «Сильний», але переглядає більше позицій</translation>
        </message>
        <message>
            <source>Perfect</source>
            <translation>Досконалий</translation>
        </message>
        <message>
            <source>knows all positions and makes no mistake</source>
            <translation>знає всі позиції й не помиляється</translation>
        </message>
    </context>
    <context>
        <name>ProblemPanel</name>
        <message>
            <source>Copy</source>
            <translation>Копіювати</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрити</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>Це не вдається відкрити:</translation>
        </message>
    </context>
    <context>
        <name>ReplaceSheet</name>
        <message>
            <source>There is a file already</source>
            <translation>Такий файл уже є</translation>
        </message>
        <message>
            <source>%1 holds something else than this game. What is in it now would be lost.</source>
            <translation>У файлі %1 не ця гра. Те, що в ньому є, буде втрачено.</translation>
        </message>
        <message>
            <source>Another name</source>
            <translation>Інша назва</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <translation>Замінити файл</translation>
        </message>
    </context>
    <context>
        <name>RuleRow</name>
        <message>
            <source>Throw %1: %2, %3</source>
            <translation>Кидок %1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>RulesHead</name>
        <message>
            <source>Reconstruction</source>
            <translation>Реконструкція</translation>
        </message>
        <message>
            <source>Attested rules</source>
            <translation>Засвідчені правила</translation>
        </message>
        <message>
            <source>Modified</source>
            <translation>Змінено</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Compare</source>
            <translation>Порівняти</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Порівняти з іншою грою</translation>
        </message>
    </context>
    <context>
        <name>RulesView</name>
        <message>
            <source>Rules of %1</source>
            <translation>Правила: %1</translation>
        </message>
    </context>
    <context>
        <name>ScoreList</name>
        <message>
            <source>Your games</source>
            <translation>Ваші партії</translation>
        </message>
        <message>
            <source>won</source>
            <translation>виграно</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>нічиї</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>програно</translation>
        </message>
        <message>
            <source>%1: won %2, drawn %3, lost %4</source>
            <translation>%1: виграно %2, нічиїх %3, програно %4</translation>
        </message>
        <message>
            <source>Really forget them?</source>
            <translation>Справді забути?</translation>
        </message>
        <message>
            <source>Forget these games</source>
            <translation>Забути ці партії</translation>
        </message>
    </context>
    <context>
        <name>SeatPlates</name>
        <message>
            <source>to move</source>
            <translation>ходить</translation>
        </message>
    </context>
    <context>
        <name>SeedNote</name>
        <message>
            <source>Dice you can check</source>
            <translation>Кості, які можна перевірити</translation>
        </message>
        <message>
            <source>You throw the dice yourselves and enter what they show.</source>
            <translation>Ви кидаєте кості самі й вводите, що випало.</translation>
        </message>
        <message>
            <source>All throws followed from the seed %1. This command must print the fingerprint below:</source>
            <translation>Усі кидки випливли із зерна випадковості %1. Ця команда має надрукувати відбиток, що нижче:</translation>
        </message>
        <message>
            <source>All throws follow from a secret number, the seed. It is shown when the game is over. Keep its fingerprint until then: it proves that the seed was not changed on the way.</source>
            <translation>Усі кидки випливають із таємного числа, зерна випадковості. Його покажуть, коли партія скінчиться. Збережіть доти його відбиток: він доводить, що числа тим часом не змінили.</translation>
        </message>
        <message>
            <source>Fingerprint of the seed: %1</source>
            <translation>Відбиток зерна випадковості: %1</translation>
        </message>
        <message>
            <source>Copy the command</source>
            <translation>Скопіювати команду</translation>
        </message>
        <message>
            <source>Copy the fingerprint</source>
            <translation>Скопіювати відбиток</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Налаштування</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Мова</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Кольори</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Світлі</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Темні</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>Проєктор</translation>
        </message>
        <message>
            <source>Colour-blind</source>
            <translation>Для дальтоніків</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Розмір</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Швидкість ходів</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Повільно</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Звичайно</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Швидко</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Миттєво</translation>
        </message>
        <message>
            <source>Less motion: moves fade instead of travelling</source>
            <translation>Менше руху: ходи проявляються, а не рухаються</translation>
        </message>
        <message>
            <source>Numbers in the pits</source>
            <translation>Числа в ямках</translation>
        </message>
        <message>
            <source>Names of the places</source>
            <translation>Позначки місць</translation>
        </message>
        <message>
            <source>Show where the last seed will fall</source>
            <translation>Показувати, куди впаде останнє зернятко</translation>
        </message>
        <message>
            <source>Throw the dice for me</source>
            <translation>Кидати кості за мене</translation>
        </message>
        <message>
            <source>Sivba %1. No account, no network; everything stays on this computer.</source>
            <translation>Сівба %1. Без облікових записів і мережі; усе лишається на цьому комп’ютері.</translation>
        </message>
    </context>
    <context>
        <name>ShelfMenu</name>
        <message>
            <source>Shelves</source>
            <translation>Полиці</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>Two rows</source>
            <translation>Два ряди</translation>
        </message>
        <message>
            <source>Four rows: captured seeds leave the board</source>
            <translation>Чотири ряди: зібране йде з дошки</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown on from the next pit</source>
            <translation>Чотири ряди: зібране сіють далі з наступної ямки</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from where the lap began</source>
            <translation>Чотири ряди: зібране сіють звідти, де почалася сівба</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from the pit that captured</source>
            <translation>Чотири ряди: зібране сіють з ямки, що збирала</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from an end of the row</source>
            <translation>Чотири ряди: зібране сіють від кінця ряду</translation>
        </message>
        <message>
            <source>Royal Game of Ur</source>
            <translation>Царська гра з Уру</translation>
        </message>
        <message>
            <source>The board of twenty squares</source>
            <translation>Дошка на двадцять клітинок</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Moves</source>
            <translation>Ходи</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Кидки досі</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрити</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Аналіз</translation>
        </message>
    </context>
    <context>
        <name>StartButtons</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>Усі правила словами</translation>
        </message>
        <message>
            <source>A game is open. Playing a new one puts it aside; nothing is lost.</source>
            <translation>Є почата гра. Нова відкладе її вбік, нічого не загубиться.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продовжити</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Нова гра</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Грати</translation>
        </message>
    </context>
    <context>
        <name>StartForm</name>
        <message>
            <source>Who plays</source>
            <translation>Хто грає</translation>
        </message>
        <message>
            <source>Change sides</source>
            <translation>Помінятися сторонами</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Standard rules</source>
            <translation>Звичайні правила</translation>
        </message>
        <message>
            <source>Help while playing</source>
            <translation>Допомога під час гри</translation>
        </message>
        <message>
            <source>We throw real dice and enter the throws</source>
            <translation>Кидаємо справжні кості й уводимо кидки</translation>
        </message>
        <message>
            <source>Mark what can be moved</source>
            <translation>Позначати, чим можна ходити</translation>
        </message>
        <message>
            <source>Hints may be asked for</source>
            <translation>Дозволити підказки</translation>
        </message>
    </context>
    <context>
        <name>TableLine</name>
        <message>
            <source>Paused. P goes on.</source>
            <translation>Пауза. P – далі.</translation>
        </message>
    </context>
    <context>
        <name>ThrowBar</name>
        <message>
            <source>%1 expected</source>
            <translation>очікувано %1</translation>
        </message>
        <message>
            <source>Throw %1: %2 times, %3</source>
            <translation>Кидок %1: %2 разів, %3</translation>
        </message>
    </context>
    <context>
        <name>ThrowsPanel</name>
        <message numerus="yes">
            <source>%n throw(s). The outline is what fair dice give in the long run.</source>
            <translation>
                <numerusform>%n кидок. Контур – те, що чесні кості дають за довгий час.</numerusform>
                <numerusform>%n кидки. Контур – те, що чесні кості дають за довгий час.</numerusform>
                <numerusform>%n кидків. Контур – те, що чесні кості дають за довгий час.</numerusform>
            </translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Кидки досі</translation>
        </message>
        <message>
            <source>Nothing has been thrown yet. The outline is what fair dice give in the long run.</source>
            <translation>Ще ніхто не кидав. Контур – те, що чесні кості дають за довгий час.</translation>
        </message>
    </context>
    <context>
        <name>TurningPoint</name>
        <message>
            <source>luck</source>
            <translation>удача</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>помилка</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Try sivba-launcher --help.</source>
            <translation>Спробуйте sivba-launcher --help.</translation>
        </message>
        <message>
            <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. &quot;sivba play&quot; plays in the terminal.</source>
            <translation>Немає екрана: не задано ні DISPLAY, ні WAYLAND_DISPLAY. У терміналі грає «sivba play».</translation>
        </message>
    </context>
    <context>
        <name>sivba::AnalysisModel</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Nothing has been played yet.</source>
            <translation>Ще нічого не зіграно.</translation>
        </message>
        <message>
            <source>The analysis tells which moves were best, so it waits until the game is over.</source>
            <translation>Аналіз каже, які ходи були найкращі, тому чекає кінця партії.</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Початок: %1</translation>
        </message>
        <message>
            <source>After turn %1: %2</source>
            <translation>Після ходу %1: %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::BoardModel</name>
        <message>
            <source>%1, chosen</source>
            <translation>%1, вибрано</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>decision, its worth</comment>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>sivba::Chances</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Chance to win: %1 %2, %3 %4</source>
            <translation>Шанс виграти: %1 %2, %3 %4</translation>
        </message>
        <message>
            <source>chance to win %1, best</source>
            <translation>шанс виграти %1, найкращий</translation>
        </message>
        <message>
            <source>chance to win %1</source>
            <translation>шанс виграти %1</translation>
        </message>
    </context>
    <context>
        <name>sivba::CompareModel</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>sivba::ComparePosition</name>
        <message>
            <source>No later difference was found from here.</source>
            <translation>Звідси жодної різниці далі не знайдено.</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 з %2 кидків</translation>
        </message>
        <message>
            <source>Not allowed.</source>
            <translation>Не дозволено.</translation>
        </message>
        <message>
            <source>Not allowed: %1</source>
            <translation>Не дозволено: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from your game</source>
            <translation>
                <numerusform>%n крок далі від вашої партії</numerusform>
                <numerusform>%n кроки далі від вашої партії</numerusform>
                <numerusform>%n кроків далі від вашої партії</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from the start</source>
            <translation>
                <numerusform>%n крок від початку</numerusform>
                <numerusform>%n кроки від початку</numerusform>
                <numerusform>%n кроків від початку</numerusform>
            </translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Ваша партія, як вона стоїть</translation>
        </message>
        <message>
            <source>The start of %1</source>
            <translation>Початкова позиція: %1</translation>
        </message>
        <message>
            <source>Each game at its own start</source>
            <translation>Кожна гра у своїй початковій позиції</translation>
        </message>
        <message>
            <source>Both games allow the same here, with the same results.</source>
            <translation>Обидві гри дозволяють тут те саме, з тими самими наслідками.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) differ here.</source>
            <translation>
                <numerusform>Тут відрізняється %n хід.</numerusform>
                <numerusform>Тут відрізняються %n ходи.</numerusform>
                <numerusform>Тут відрізняється %n ходів.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be thrown.</source>
            <translation>Такого не викинути.</translation>
        </message>
        <message>
            <source>Not allowed; from there only: %1</source>
            <translation>Не дозволено; звідти лише: %1</translation>
        </message>
        <message>
            <source>%1 asks for more before its turn is over; the other board waits.</source>
            <translation>%1 питає ще, поки не скінчився хід; друга дошка чекає.</translation>
        </message>
        <message>
            <source>%1 itself begins otherwise.</source>
            <translation>Сама гра %1 починається інакше.</translation>
        </message>
        <message>
            <source>No position stands on both boards here.</source>
            <translation>Тут немає позиції, що стояла б на обох дошках.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Dice</name>
        <message numerus="yes">
            <source>%1: %n throw(s), %2 on average</source>
            <translation>
                <numerusform>%1: %n кидок, у середньому %2</numerusform>
                <numerusform>%1: %n кидки, у середньому %2</numerusform>
                <numerusform>%1: %n кидків, у середньому %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Fair dice: %1 on average</source>
            <translation>Чесні кості: у середньому %1</translation>
        </message>
    </context>
    <context>
        <name>sivba::GalleryModel</name>
        <message>
            <source>Unfinished</source>
            <translation>Незавершені</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Улюблені</translation>
        </message>
        <message>
            <source>For children</source>
            <translation>Для дітей</translation>
        </message>
        <message>
            <source>With dice</source>
            <translation>З костями</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Для одного</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n гравець</numerusform>
                <numerusform>%n гравці</numerusform>
                <numerusform>%n гравців</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n хвилина</numerusform>
                <numerusform>%n хвилини</numerusform>
                <numerusform>%n хвилин</numerusform>
            </translation>
        </message>
        <message>
            <source>Short games</source>
            <translation>Короткі ігри</translation>
        </message>
        <message>
            <source>Played lately</source>
            <translation>Нещодавні</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n ряд</numerusform>
                <numerusform>%n ряди</numerusform>
                <numerusform>%n рядів</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sivba::GameForm</name>
        <message>
            <source>These options do not go together.</source>
            <translation>Ці варіанти не поєднуються.</translation>
        </message>
        <message>
            <source>Perfect is still computing this game.</source>
            <translation>Досконалий ще обчислює цю гру.</translation>
        </message>
        <message>
            <source>Perfect has not computed this game yet.</source>
            <translation>Досконалий ще не обчислив цієї гри.</translation>
        </message>
    </context>
    <context>
        <name>sivba::HintLadder</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>Шукаю добрий хід…</translation>
        </message>
        <message>
            <source>There is only one move.</source>
            <translation>Хід лише один.</translation>
        </message>
        <message>
            <source>The move: %1</source>
            <translation>Хід: %1</translation>
        </message>
        <message>
            <source>Look for a move that wins at once.</source>
            <translation>Пошукайте хід, який одразу виграє.</translation>
        </message>
        <message>
            <source>%1 has a piece that can be captured. Which?</source>
            <translation>%1: одну фішку можна побити. Яку?</translation>
        </message>
        <message>
            <source>Look at the side of %1: what can be captured there?</source>
            <translation>Погляньте на бік суперника (%1): що там можна зібрати?</translation>
        </message>
        <message>
            <source>Look at what your last seed can reach: something can be captured.</source>
            <translation>Погляньте, куди може дійти ваше останнє зернятко: щось можна зібрати.</translation>
        </message>
        <message>
            <source>Look for a move after which it is your turn again.</source>
            <translation>Пошукайте хід, після якого знову ходите ви.</translation>
        </message>
        <message>
            <source>Look at the end of the way: a piece can leave the board.</source>
            <translation>Погляньте на кінець шляху: фішка може зійти з дошки.</translation>
        </message>
        <message>
            <source>Look at what %1 can capture next.</source>
            <translation>Погляньте, що може взяти суперник (%1) наступним ходом.</translation>
        </message>
        <message>
            <source>Nothing can be won at once. Compare: %1</source>
            <translation>Одразу нічого не здобути. Порівняйте: %1</translation>
        </message>
        <message>
            <source>It wins the game.</source>
            <translation>Цей хід виграє партію.</translation>
        </message>
        <message numerus="yes">
            <source>It captures %n seed(s).</source>
            <translation>
                <numerusform>Він збирає %n зернятко.</numerusform>
                <numerusform>Він збирає %n зернятка.</numerusform>
                <numerusform>Він збирає %n зерняток.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It captures %n piece(s).</source>
            <translation>
                <numerusform>Він б’є %n фішку.</numerusform>
                <numerusform>Він б’є %n фішки.</numerusform>
                <numerusform>Він б’є %n фішок.</numerusform>
            </translation>
        </message>
        <message>
            <source>A piece leaves the board.</source>
            <translation>Фішка сходить з дошки.</translation>
        </message>
        <message>
            <source>A piece comes onto the board.</source>
            <translation>Фішка виходить на дошку.</translation>
        </message>
        <message>
            <source>Then it is your turn again.</source>
            <translation>Потім знову ходите ви.</translation>
        </message>
        <message>
            <source>It gains nothing at once; it prepares what comes later.</source>
            <translation>Одразу він нічого не дає; він готує подальшу гру.</translation>
        </message>
        <message>
            <source>The chance that %1 captures then is %2 %; after another move up to %3 %.</source>
            <translation>Суперник (%1) потім б’є з імовірністю %2 %; після іншого ходу – до %3 %.</translation>
        </message>
        <message>
            <source>%1 can capture nothing then; after another move up to %2.</source>
            <translation>Суперник (%1) потім нічого не може взяти; після іншого ходу – до %2.</translation>
        </message>
        <message>
            <source>%1 can capture %2 at most then; after another move up to %3.</source>
            <translation>Суперник (%1) потім може взяти щонайбільше %2; після іншого ходу – до %3.</translation>
        </message>
        <message>
            <source>No move has a better chance to win: %1.</source>
            <translation>Жоден хід не має кращого шансу виграти: %1.</translation>
        </message>
    </context>
    <context>
        <name>sivba::PerfectOffer</name>
        <message>
            <source>less than a minute</source>
            <translation>менше хвилини</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>близько %n хвилини</numerusform>
                <numerusform>близько %n хвилин</numerusform>
                <numerusform>близько %n хвилин</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s)</source>
            <translation>
                <numerusform>близько %n години</numerusform>
                <numerusform>близько %n годин</numerusform>
                <numerusform>близько %n годин</numerusform>
            </translation>
        </message>
        <message>
            <source>Perfect must compute this game once: %1 positions, %2 of memory, %3. You may play another game meanwhile.</source>
            <translation>Досконалий має один раз обчислити цю гру: позицій %1, пам&apos;яті %2, часу %3. Тим часом можна грати в іншу гру.</translation>
        </message>
        <message>
            <source>Perfect computes this game. You may play another game meanwhile.</source>
            <translation>Досконалий обчислює цю гру. Тим часом можна грати в іншу гру.</translation>
        </message>
        <message>
            <source>Stopping; what is done is kept.</source>
            <translation>Зупиняється; зроблене зберігається.</translation>
        </message>
        <message>
            <source>What is done cannot be kept: %1</source>
            <translation>Зробленого не вдається зберегти: %1</translation>
        </message>
        <message>
            <source>Perfect cannot compute this game here: it takes %1 of memory, and this computer has %2.</source>
            <translation>Досконалий не може тут обчислити цю гру: їй треба %1 пам&apos;яті, а цей комп&apos;ютер має %2.</translation>
        </message>
        <message>
            <source>Another game is being computed: %1, %2 %. This one has to wait.</source>
            <translation>Обчислюється інша гра: %1, %2 %. Ця має зачекати.</translation>
        </message>
        <message>
            <source>Perfect has begun to compute this game and can go on where it was.</source>
            <translation>Досконалий уже почав обчислювати цю гру й може продовжити з того самого місця.</translation>
        </message>
        <message>
            <source>Compute again</source>
            <translation>Обчислити знову</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Продовжити</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Обчислити</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 %, %2 left</source>
            <comment>percent, time</comment>
            <translation>%1 %, лишилося: %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::RulesModel</name>
        <message>
            <source>Why every game ends</source>
            <translation>Чому кожна партія закінчується</translation>
        </message>
        <message>
            <source>How often each throw comes</source>
            <translation>Як часто випадає кожен кидок</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 з %2 кидків</translation>
        </message>
        <message>
            <source>As it is set up</source>
            <translation>Як налаштовано</translation>
        </message>
        <message>
            <source>changed here</source>
            <translation>тут змінено</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Джерела</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
    </context>
    <context>
        <name>sivba::SolveJob</name>
        <message>
            <source>There is not enough free memory: %1 are needed, %2 are free. Close other programs.</source>
            <translation>Вільної пам&apos;яті не вистачає: треба %1, вільно %2. Закрийте інші програми.</translation>
        </message>
        <message>
            <source>There is not enough room in %1: %2 are needed, %3 are free.</source>
            <translation>У %1 бракує місця: треба %2, вільно %3.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Table</name>
        <message>
            <source>This game is not known: %1</source>
            <translation>Невідома гра: %1</translation>
        </message>
        <message>
            <source>The earlier game of this kind could not be set aside; this one is not kept.</source>
            <translation>Не вдалося відкласти попередню гру; ця не зберігається.</translation>
        </message>
        <message numerus="yes">
            <source>The last %n line(s) of the kept game were damaged and left out.</source>
            <translation>
                <numerusform>%n останній рядок збереженої гри пошкоджено й пропущено.</numerusform>
                <numerusform>%n останні рядки збереженої гри пошкоджено й пропущено.</numerusform>
                <numerusform>%n останніх рядків збереженої гри пошкоджено й пропущено.</numerusform>
            </translation>
        </message>
        <message>
            <source>You are looking back.</source>
            <translation>Ви дивитеся назад.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1: думає…</translation>
        </message>
        <message>
            <source>It is %1’s turn.</source>
            <translation>Хід: %1.</translation>
        </message>
        <message>
            <source>%1: enter your throw.</source>
            <translation>%1: уведіть свій кидок.</translation>
        </message>
        <message>
            <source>%1: throw the dice.</source>
            <translation>%1: киньте кості.</translation>
        </message>
        <message>
            <source>There is an unfinished game already; this one is not kept.</source>
            <translation>Є вже одна незакінчена партія; цю не збережено.</translation>
        </message>
        <message>
            <source>%1 moves.</source>
            <translation>Хід: %1.</translation>
        </message>
        <message>
            <source>%1 throws.</source>
            <translation>Кидок: %1.</translation>
        </message>
        <message>
            <source>Throw for %1 and enter the throw.</source>
            <translation>%1: киньте за комп’ютер і введіть кидок.</translation>
        </message>
        <message>
            <source>These dice do not throw %1. What they throw: %2.</source>
            <translation>Ці кості не можуть показати %1. Вони показують: %2.</translation>
        </message>
        <message>
            <source>%1 is there already and was left alone.</source>
            <translation>%1 уже є; файл не змінено.</translation>
        </message>
        <message>
            <source>Saved in %1.</source>
            <translation>Збережено: %1.</translation>
        </message>
        <message>
            <source>%1: your move. What the other side has chosen is not shown yet.</source>
            <translation>%1: ваш хід. Що вибрала інша сторона, поки не видно.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>How many seeds at %1? Press a number.</source>
            <translation>Скільки зерняток перемістити (%1)? Натисніть число.</translation>
        </message>
        <message>
            <source>How many seeds at %1? So far: %2. Another digit, or Enter.</source>
            <translation>Скільки зерняток перемістити (%1)? Поки що: %2. Ще одна цифра або Enter.</translation>
        </message>
        <message>
            <source>Your unfinished game goes on.</source>
            <translation>Ваша незакінчена партія триває.</translation>
        </message>
        <message>
            <source>Your unfinished game was set aside. Ctrl+O finds it.</source>
            <translation>Вашу незакінчену партію відкладено. Її знайде Ctrl+O.</translation>
        </message>
        <message>
            <source>Which way from %1? Press an arrow there or an answer.</source>
            <translation>У який бік з %1? Натисніть стрілку там або відповідь.</translation>
        </message>
        <message>
            <source>your move.</source>
            <translation>ваш хід.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>question, way to answer</comment>
            <translation>%1 %2</translation>
        </message>
        <message numerus="yes">
            <source>Press %n more place(s).</source>
            <translation>
                <numerusform>Натисніть ще %n місце.</numerusform>
                <numerusform>Натисніть ще %n місця.</numerusform>
                <numerusform>Натисніть ще %n місць.</numerusform>
            </translation>
        </message>
        <message>
            <source>Press an arrow there or an answer.</source>
            <translation>Натисніть стрілку там або відповідь.</translation>
        </message>
        <message>
            <source>Press one of the places or an answer.</source>
            <translation>Натисніть одне з місць або відповідь.</translation>
        </message>
        <message>
            <source>Press a place.</source>
            <translation>Натисніть місце.</translation>
        </message>
        <message>
            <source>Press a place or the answer.</source>
            <translation>Натисніть місце або відповідь.</translation>
        </message>
        <message>
            <source>The text would tell what the other side has chosen. It can be copied after this turn.</source>
            <translation>Текст виказав би, що вибрала друга сторона. Його можна буде скопіювати після цього ходу.</translation>
        </message>
        <message>
            <source>Perfect, as Master</source>
            <translation>Досконалий, як Майстер</translation>
        </message>
        <message>
            <source>No solver knows all positions of this game, so Perfect plays like Master.</source>
            <translation>Жоден розв&apos;язувач не знає всіх позицій цієї гри, тож Досконалий грає як Майстер.</translation>
        </message>
        <message>
            <source>This game has not been computed, or no more.</source>
            <translation>Цю гру не обчислено, або обчислене зникло.</translation>
        </message>
        <message>
            <source>%1 Perfect plays like Master until it is computed under “Set up a game”.</source>
            <translation>%1 Досконалий грає як Майстер, доки її не обчислено в «Налаштувати гру».</translation>
        </message>
        <message>
            <source>%1 is computed: Perfect can play it now.</source>
            <translation>Обчислено: %1. Тепер Досконалий може в неї грати.</translation>
        </message>
    </context>
</TS>
