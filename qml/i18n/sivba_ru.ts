<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>AnalysisGraph</name>
        <message>
            <source>Chance to win over the game</source>
            <translation>Шанс выиграть на протяжении партии</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Analyse anyway</source>
            <translation>Всё равно анализировать</translation>
        </message>
        <message>
            <source>Computing: %1 of %2</source>
            <translation>Вычисление: %1 из %2</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Переломные моменты</translation>
        </message>
        <message>
            <source>Points are percentage points of the chance to win. Less than one is no mistake.</source>
            <translation>Пункты - это процентные пункты шанса выиграть. Меньше одного - ещё не ошибка.</translation>
        </message>
    </context>
    <context>
        <name>CardBoard</name>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Играть</translation>
        </message>
    </context>
    <context>
        <name>CardTools</name>
        <message>
            <source>Remove from favourites</source>
            <translation>Убрать из любимых</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Добавить в любимые</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Настроить игру</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Сравнить с другой игрой</translation>
        </message>
    </context>
    <context>
        <name>CompareBoard</name>
        <message>
            <source>Board of %1</source>
            <translation>Доска: %1</translation>
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
            <translation>Игра A</translation>
        </message>
        <message>
            <source>Swap the games</source>
            <translation>Поменять игры местами</translation>
        </message>
        <message>
            <source>Game B</source>
            <translation>Игра B</translation>
        </message>
    </context>
    <context>
        <name>CompareKeys</name>
        <message>
            <source>Start</source>
            <translation>Начало</translation>
        </message>
        <message>
            <source>The start of the game</source>
            <translation>Начальная позиция игры</translation>
        </message>
        <message>
            <source>Your game</source>
            <translation>Ваша партия</translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Ваша партия, как она стоит</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>На один шаг назад</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>On by the chosen move</source>
            <translation>Дальше выбранным ходом</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Find a difference</source>
            <translation>Найти различие</translation>
        </message>
        <message>
            <source>On to a position in which something differs</source>
            <translation>Дальше, к позиции, где что-то различается</translation>
        </message>
        <message>
            <source>Show the chosen move on both boards</source>
            <translation>Показать выбранный ход на обеих досках</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Пути</translation>
        </message>
        <message>
            <source>The ways of both games on one board</source>
            <translation>Пути обеих игр на одной доске</translation>
        </message>
    </context>
    <context>
        <name>CompareMoves</name>
        <message>
            <source>only in %1</source>
            <translation>только в игре %1</translation>
        </message>
        <message>
            <source>in both, with different results</source>
            <translation>в обеих, с разным итогом</translation>
        </message>
        <message>
            <source>in both, with the same result</source>
            <translation>в обеих, с одинаковым итогом</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
    </context>
    <context>
        <name>ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Сравнить</translation>
        </message>
    </context>
    <context>
        <name>CompareRow</name>
        <message>
            <source>%1: both %2</source>
            <translation>%1, одинаково: %2</translation>
        </message>
        <message>
            <source>%1, differs. %2: %3. %4: %5</source>
            <translation>%1, различается. %2: %3. %4: %5</translation>
        </message>
    </context>
    <context>
        <name>CompareTable</name>
        <message>
            <source>Rules of %1 and %2</source>
            <translation>Правила: %1 и %2</translation>
        </message>
        <message>
            <source>Their rules do not differ.</source>
            <translation>Правила этих игр не различаются.</translation>
        </message>
        <message>
            <source>Rules that differ</source>
            <translation>Различающиеся правила</translation>
        </message>
    </context>
    <context>
        <name>CompareWays</name>
        <message>
            <source>Whose way</source>
            <translation>Чей путь</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Board with the ways of %1</source>
            <translation>Доска с путями: %1</translation>
        </message>
        <message>
            <source>Both boards</source>
            <translation>Обе доски</translation>
        </message>
        <message>
            <source>Back to one position on both boards</source>
            <translation>Назад к одной позиции на обеих досках</translation>
        </message>
    </context>
    <context>
        <name>CompareWords</name>
        <message>
            <source>only there</source>
            <translation>только там</translation>
        </message>
        <message>
            <source>other result</source>
            <translation>другой итог</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>The dice are rolling</source>
            <translation>Кости катятся</translation>
        </message>
        <message>
            <source>Throw: %1</source>
            <translation>Бросок: %1</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Бросить кости</translation>
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
            <translation>сложность %1 из 5</translation>
        </message>
    </context>
    <context>
        <name>EarlierGames</name>
        <message>
            <source>Open a game</source>
            <translation>Открыть игру</translation>
        </message>
        <message>
            <source>Choose a file…</source>
            <translation>Выбрать файл…</translation>
        </message>
        <message>
            <source>Games that were set aside for a new one:</source>
            <translation>Игры, отложенные ради новой:</translation>
        </message>
    </context>
    <context>
        <name>FileDialog</name>
        <message>
            <source>File name</source>
            <translation>Имя файла</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Фильтр</translation>
        </message>
    </context>
    <context>
        <name>FileSheet</name>
        <message>
            <source>Save the game</source>
            <translation>Сохранить игру</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Открыть сохранённую игру</translation>
        </message>
        <message>
            <source>Games of Sivba (%1)</source>
            <translation>Игры Сивбы (%1)</translation>
        </message>
        <message>
            <source>Games in RGN (%1)</source>
            <translation>Игры в RGN (%1)</translation>
        </message>
        <message>
            <source>Games of RoyalUr (%1)</source>
            <translation>Игры RoyalUr (%1)</translation>
        </message>
        <message>
            <source>All files (%1)</source>
            <translation>Все файлы (%1)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
    </context>
    <context>
        <name>FilmKeys</name>
        <message>
            <source>Slow</source>
            <translation>Медленно</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Обычно</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Быстро</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Сразу</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>One step</source>
            <translation>Один шаг</translation>
        </message>
        <message>
            <source>Skip to the end of the move</source>
            <translation>К концу хода</translation>
        </message>
        <message>
            <source>Show the last turn again</source>
            <translation>Показать последний ход ещё раз</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Скорость ходов</translation>
        </message>
    </context>
    <context>
        <name>GameBar</name>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Взять ход назад</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторить ход</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Ещё</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Повернуть доску</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>unfinished game</source>
            <translation>незаконченная игра</translation>
        </message>
    </context>
    <context>
        <name>GameMenu</name>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Настроить игру</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Повернуть доску</translation>
        </message>
        <message>
            <source>Board upright</source>
            <translation>Доска вертикально</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>Все правила словами</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Сохранить в файл</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Открыть сохранённую игру</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Скопировать игру как текст</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Вставить игру</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Сдаться</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Show the way</source>
            <translation>Показать путь</translation>
        </message>
        <message>
            <source>True chances of the moves</source>
            <translation>Истинные шансы ходов</translation>
        </message>
        <message>
            <source>Analysis: luck and mistakes</source>
            <translation>Анализ: удача и ошибки</translation>
        </message>
    </context>
    <context>
        <name>GameNames</name>
        <message>
            <source>Modified</source>
            <translation>Изменено</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>No place here has the number %1.</source>
            <translation>Здесь нет места с номером %1.</translation>
        </message>
        <message>
            <source>The game was copied as text.</source>
            <translation>Игра скопирована как текст.</translation>
        </message>
    </context>
    <context>
        <name>KeyHelp</name>
        <message>
            <source>Arrows</source>
            <translation>Стрелки</translation>
        </message>
        <message>
            <source>go from place to place</source>
            <translation>переходить между местами доски</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play the place</source>
            <translation>сыграть отсюда</translation>
        </message>
        <message>
            <source>play the place with this number</source>
            <translation>сыграть из лунки с этим номером</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>throw the dice, or skip to the end of the move</source>
            <translation>бросить кости или перейти к концу хода</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>взять ход назад, повторить</translation>
        </message>
        <message>
            <source>hint: where, why, which</source>
            <translation>подсказка: где, почему, какой ход</translation>
        </message>
        <message>
            <source>pause, one step, show the last turn again</source>
            <translation>пауза, один шаг, последний ход ещё раз</translation>
        </message>
        <message>
            <source>faster, slower</source>
            <translation>быстрее, медленнее</translation>
        </message>
        <message>
            <source>turn the board, upright board, numbers on or off</source>
            <translation>повернуть доску, поставить вертикально, числа</translation>
        </message>
        <message>
            <source>moves, rules, throws beside the board</source>
            <translation>ходы, правила, броски рядом с доской</translation>
        </message>
        <message>
            <source>all rules in words</source>
            <translation>все правила словами</translation>
        </message>
        <message>
            <source>save, open</source>
            <translation>сохранить, открыть</translation>
        </message>
        <message>
            <source>copy the game as text, paste one</source>
            <translation>скопировать игру как текст, вставить</translation>
        </message>
        <message>
            <source>new game, next round of a match</source>
            <translation>новая игра, следующий раунд матча</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>меню</translation>
        </message>
        <message>
            <source>go from game to game</source>
            <translation>переходить между играми</translation>
        </message>
        <message>
            <source>play, or go on with the open game</source>
            <translation>играть или продолжить начатую игру</translation>
        </message>
        <message>
            <source>set up a game</source>
            <translation>настроить игру</translation>
        </message>
        <message>
            <source>rules of the game</source>
            <translation>правила игры</translation>
        </message>
        <message>
            <source>add to favourites</source>
            <translation>добавить в любимые</translation>
        </message>
        <message>
            <source>search</source>
            <translation>поиск</translation>
        </message>
        <message>
            <source>open a saved game</source>
            <translation>открыть сохранённую игру</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>настройки</translation>
        </message>
        <message>
            <source>whole screen</source>
            <translation>на весь экран</translation>
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
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>show the way of the side to move, of the other side, none</source>
            <translation>показать путь того, чей ход, другой стороны, ни одного</translation>
        </message>
        <message>
            <source>go to the next place that can be played</source>
            <translation>к следующему месту, с которого можно ходить</translation>
        </message>
        <message>
            <source>the same in the outer row</source>
            <translation>то же во внешнем ряду</translation>
        </message>
        <message>
            <source>Shift+arrow</source>
            <translation>Shift+стрелка</translation>
        </message>
        <message>
            <source>sow this way, where there is a choice</source>
            <translation>сеять в эту сторону, если есть выбор</translation>
        </message>
        <message>
            <source>compare the game with another one</source>
            <translation>сравнить игру с другой</translation>
        </message>
        <message>
            <source>compare it with another game</source>
            <translation>сравнить её с другой игрой</translation>
        </message>
        <message>
            <source>go to the answers below the board</source>
            <translation>к ответам под доской</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>from the games to their rules and to the moves</source>
            <translation>от игр к их правилам и к ходам</translation>
        </message>
        <message>
            <source>Left, right</source>
            <translation>Влево, вправо</translation>
        </message>
        <message>
            <source>go from move to move</source>
            <translation>переходить между ходами</translation>
        </message>
        <message>
            <source>on by the chosen move</source>
            <translation>дальше выбранным ходом</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>one step back</source>
            <translation>на один шаг назад</translation>
        </message>
        <message>
            <source>show the chosen move on both boards</source>
            <translation>показать выбранный ход на обеих досках</translation>
        </message>
        <message>
            <source>on to a position in which something differs</source>
            <translation>дальше, к позиции, где что-то различается</translation>
        </message>
        <message>
            <source>the start, your game as it stands</source>
            <translation>начало, ваша партия, как она стоит</translation>
        </message>
        <message>
            <source>swap the games</source>
            <translation>поменять игры местами</translation>
        </message>
        <message>
            <source>Page up, down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>go from shelf to shelf</source>
            <translation>перейти от полки к полке</translation>
        </message>
        <message>
            <source>the ways of both games on one board</source>
            <translation>пути обеих игр на одной доске</translation>
        </message>
        <message>
            <source>true chances of the moves, in solved games</source>
            <translation>истинные шансы ходов в решённых играх</translation>
        </message>
        <message>
            <source>analysis of the game beside the board: luck and mistakes</source>
            <translation>анализ партии рядом с доской: удача и ошибки</translation>
        </message>
    </context>
    <context>
        <name>LapList</name>
        <message>
            <source>The turn shown, lap by lap</source>
            <translation>Показанный ход, посев за посевом</translation>
        </message>
    </context>
    <context>
        <name>LaunchText</name>
        <message>
            <source>The window could not be made.</source>
            <translation>Не удалось создать окно.</translation>
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation>Не удаётся записать %1.</translation>
        </message>
        <message>
            <source>shows this text</source>
            <translation>показывает этот текст</translation>
        </message>
        <message>
            <source>shows the version</source>
            <translation>показывает версию</translation>
        </message>
        <message>
            <source>draws one screen, saves the picture and ends</source>
            <translation>рисует один экран, сохраняет картинку и завершается</translation>
        </message>
        <message>
            <source>what is shown first</source>
            <translation>что показать сначала</translation>
        </message>
        <message>
            <source>the game of that screen</source>
            <translation>игра этого экрана</translation>
        </message>
        <message>
            <source>plays these turns first</source>
            <translation>сначала играет эти ходы</translation>
        </message>
        <message>
            <source>colours, for this time</source>
            <translation>цвета, на этот раз</translation>
        </message>
        <message>
            <source>width and height of the window</source>
            <translation>ширина и высота окна</translation>
        </message>
        <message>
            <source>language, for this time</source>
            <translation>язык, на этот раз</translation>
        </message>
        <message>
            <source>size of texts and controls, for this time</source>
            <translation>размер текста и кнопок, на этот раз</translation>
        </message>
        <message>
            <source>prints the time to the first frame and ends</source>
            <translation>печатает время до первого кадра и завершается</translation>
        </message>
        <message>
            <source>There is no option --%1.</source>
            <translation>Параметра --%1 нет.</translation>
        </message>
        <message>
            <source>An option lacks its value, or has one that it does not take.</source>
            <translation>Параметру не хватает значения, или оно лишнее.</translation>
        </message>
        <message>
            <source>--%1 %2: known are %3</source>
            <translation>--%1 %2: возможные значения %3</translation>
        </message>
        <message>
            <source>--size wants WIDTHxHEIGHT, for example 1280x720</source>
            <translation>--size ждёт ШИРИНАxВЫСОТА, например 1280x720</translation>
        </message>
        <message>
            <source>--size: from 320x240 to 8192x8192</source>
            <translation>--size: от 320x240 до 8192x8192</translation>
        </message>
        <message>
            <source>--scale: a number from 1 to 2</source>
            <translation>--scale: число от 1 до 2</translation>
        </message>
        <message>
            <source>Only one game can be opened.</source>
            <translation>Открыть можно только одну игру.</translation>
        </message>
        <message>
            <source>The game is named twice.</source>
            <translation>Игра названа дважды.</translation>
        </message>
        <message>
            <source>--screen %1 wants a game: --game ID</source>
            <translation>--screen %1 требует игру: --game ID</translation>
        </message>
        <message>
            <source>--turns wants a game on the screen.</source>
            <translation>--turns требует игру на экране.</translation>
        </message>
        <message>
            <source>--grab wants a file.</source>
            <translation>--grab требует файл.</translation>
        </message>
        <message>
            <source>Usage: sivba-launcher [ID | FILE.yaml | FILE.sivba] [OPTION...]</source>
            <translation>Использование: sivba-launcher [ID | ФАЙЛ.yaml | ФАЙЛ.sivba] [ПАРАМЕТР...]</translation>
        </message>
        <message>
            <source>Traditional games of sowing and racing in a window.</source>
            <translation>Традиционные игры посева и гонки в окне.</translation>
        </message>
        <message>
            <source>ID is a game, for example mancala/oware or ur/finkel:pieces=3#7; FILE.yaml a ruleset of your own, FILE.sivba a saved game. Without them all games are shown.</source>
            <translation>ID - это игра, например mancala/oware или ur/finkel:pieces=3#7; ФАЙЛ.yaml - собственные правила, ФАЙЛ.sivba - сохранённая игра. Без них показаны все игры.</translation>
        </message>
        <message>
            <source>A saved game is opened as it is: without --turns and with no other screen.</source>
            <translation>Сохранённая игра открывается как есть: без --turns и другого экрана.</translation>
        </message>
        <message>
            <source>another game of its family, to compare it with</source>
            <translation>другая игра того же семейства, для сравнения</translation>
        </message>
        <message>
            <source>--with wants the screen `compare`.</source>
            <translation>--with требует экран `compare`.</translation>
        </message>
    </context>
    <context>
        <name>LauncherHeader</name>
        <message>
            <source>Search games</source>
            <translation>Найти игру</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Открыть сохранённую игру</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>games of sowing and racing</source>
            <translation>игры посева и гонки</translation>
        </message>
    </context>
    <context>
        <name>LauncherPage</name>
        <message>
            <source>No game fits</source>
            <translation>Такой игры нет</translation>
        </message>
        <message>
            <source>Show all games</source>
            <translation>Показать все игры</translation>
        </message>
        <message>
            <source>Left out of the gallery; everything else can be played:</source>
            <translation>Не вошло в галерею; во всё остальное можно играть:</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>Это не удаётся открыть:</translation>
        </message>
    </context>
    <context>
        <name>LineButtons</name>
        <message>
            <source>Throw</source>
            <translation>Бросить</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Бросить кости</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Играть отсюда</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Ещё раз</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Следующий раунд</translation>
        </message>
        <message>
            <source>The same match goes on</source>
            <translation>Тот же матч продолжается</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Анализ</translation>
        </message>
        <message>
            <source>Luck and mistakes of this game</source>
            <translation>Удача и ошибки этой партии</translation>
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Nothing has been played yet.</source>
            <translation>Ещё ничего не сыграно.</translation>
        </message>
        <message>
            <source>Turn shown</source>
            <translation>Показанный ход</translation>
        </message>
        <message>
            <source>Copy the moves</source>
            <translation>Скопировать ходы</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Скопировать игру как текст</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Вставить игру</translation>
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
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Rules beside the board</source>
            <translation>Правила рядом с доской</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Броски до сих пор</translation>
        </message>
    </context>
    <context>
        <name>PerfectRow</name>
        <message>
            <source>Cancel</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>What is done is kept</source>
            <translation>Сделанное сохраняется</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Начать сначала</translation>
        </message>
        <message>
            <source>Forgets what is done</source>
            <translation>Сделанное будет забыто</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Person</source>
            <translation>Человек</translation>
        </message>
        <message>
            <source>somebody at this screen</source>
            <translation>кто-то за этим экраном</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Наугад</translation>
        </message>
        <message>
            <source>plays anything that is legal</source>
            <translation>делает любой разрешённый ход</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Лёгкий</translation>
        </message>
        <message>
            <source>looks a little ahead, errs often: a first opponent</source>
            <translation>думает немного вперёд, часто ошибается: первый соперник</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Средний</translation>
        </message>
        <message>
            <source>looks at more positions, errs seldom</source>
            <translation>рассматривает больше позиций, редко ошибается</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Сильный</translation>
        </message>
        <message>
            <source>does not err on purpose</source>
            <translation>нарочно не ошибается</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Мастер</translation>
        </message>
        <message>
            <source>like Hard, looks at more positions</source>
            <translation>как «Сильный», но просматривает больше позиций</translation>
        </message>
        <message>
            <source>Perfect</source>
            <translation>Безупречный</translation>
        </message>
        <message>
            <source>knows all positions and makes no mistake</source>
            <translation>знает все позиции и не ошибается</translation>
        </message>
    </context>
    <context>
        <name>ProblemPanel</name>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>Это не удаётся открыть:</translation>
        </message>
    </context>
    <context>
        <name>ReplaceSheet</name>
        <message>
            <source>There is a file already</source>
            <translation>Такой файл уже есть</translation>
        </message>
        <message>
            <source>%1 holds something else than this game. What is in it now would be lost.</source>
            <translation>В файле %1 не эта игра. То, что в нём есть, будет потеряно.</translation>
        </message>
        <message>
            <source>Another name</source>
            <translation>Другое имя</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <translation>Заменить файл</translation>
        </message>
    </context>
    <context>
        <name>RuleRow</name>
        <message>
            <source>Throw %1: %2, %3</source>
            <translation>Бросок %1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>RulesHead</name>
        <message>
            <source>Reconstruction</source>
            <translation>Реконструкция</translation>
        </message>
        <message>
            <source>Attested rules</source>
            <translation>Засвидетельствованные правила</translation>
        </message>
        <message>
            <source>Modified</source>
            <translation>Изменено</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Compare</source>
            <translation>Сравнить</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Сравнить с другой игрой</translation>
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
            <translation>Ваши партии</translation>
        </message>
        <message>
            <source>won</source>
            <translation>выиграно</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>ничьи</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>проиграно</translation>
        </message>
        <message>
            <source>%1: won %2, drawn %3, lost %4</source>
            <translation>%1: выиграно %2, ничьих %3, проиграно %4</translation>
        </message>
        <message>
            <source>Really forget them?</source>
            <translation>Точно забыть?</translation>
        </message>
        <message>
            <source>Forget these games</source>
            <translation>Забыть эти партии</translation>
        </message>
    </context>
    <context>
        <name>SeatPlates</name>
        <message>
            <source>to move</source>
            <translation>ходит</translation>
        </message>
    </context>
    <context>
        <name>SeedNote</name>
        <message>
            <source>Dice you can check</source>
            <translation>Кости, которые можно проверить</translation>
        </message>
        <message>
            <source>You throw the dice yourselves and enter what they show.</source>
            <translation>Вы бросаете кости сами и вводите, что выпало.</translation>
        </message>
        <message>
            <source>All throws followed from the seed %1. This command must print the fingerprint below:</source>
            <translation>Все броски следовали из начального числа %1. Эта команда должна напечатать отпечаток, что ниже:</translation>
        </message>
        <message>
            <source>All throws follow from a secret number, the seed. It is shown when the game is over. Keep its fingerprint until then: it proves that the seed was not changed on the way.</source>
            <translation>Все броски следуют из тайного начального числа. Его покажут, когда партия кончится. Сохраните до тех пор его отпечаток: он доказывает, что число за это время не изменили.</translation>
        </message>
        <message>
            <source>Fingerprint of the seed: %1</source>
            <translation>Отпечаток начального числа: %1</translation>
        </message>
        <message>
            <source>Copy the command</source>
            <translation>Скопировать команду</translation>
        </message>
        <message>
            <source>Copy the fingerprint</source>
            <translation>Скопировать отпечаток</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Цвета</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Светлые</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Тёмные</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>Проектор</translation>
        </message>
        <message>
            <source>Colour-blind</source>
            <translation>Для дальтоников</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Размер</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Скорость ходов</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Медленно</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Обычно</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Быстро</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Сразу</translation>
        </message>
        <message>
            <source>Less motion: moves fade instead of travelling</source>
            <translation>Меньше движения: ходы проявляются, а не движутся</translation>
        </message>
        <message>
            <source>Numbers in the pits</source>
            <translation>Числа в лунках</translation>
        </message>
        <message>
            <source>Names of the places</source>
            <translation>Обозначения мест</translation>
        </message>
        <message>
            <source>Show where the last seed will fall</source>
            <translation>Показывать, куда упадёт последнее зерно</translation>
        </message>
        <message>
            <source>Throw the dice for me</source>
            <translation>Бросать кости за меня</translation>
        </message>
        <message>
            <source>Sivba %1. No account, no network; everything stays on this computer.</source>
            <translation>Сивба %1. Без учётных записей и сети; всё остаётся на этом компьютере.</translation>
        </message>
    </context>
    <context>
        <name>ShelfMenu</name>
        <message>
            <source>Shelves</source>
            <translation>Полки</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>Two rows</source>
            <translation>Два ряда</translation>
        </message>
        <message>
            <source>Four rows: captured seeds leave the board</source>
            <translation>Четыре ряда: собранное уходит с доски</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown on from the next pit</source>
            <translation>Четыре ряда: собранное сеют дальше со следующей лунки</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from where the lap began</source>
            <translation>Четыре ряда: собранное сеют оттуда, где начался посев</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from the pit that captured</source>
            <translation>Четыре ряда: собранное сеют с собравшей лунки</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from an end of the row</source>
            <translation>Четыре ряда: собранное сеют от конца ряда</translation>
        </message>
        <message>
            <source>Royal Game of Ur</source>
            <translation>Царская игра Ура</translation>
        </message>
        <message>
            <source>The board of twenty squares</source>
            <translation>Доска на двадцать клеток</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Броски до сих пор</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Анализ</translation>
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
            <translation>Все правила словами</translation>
        </message>
        <message>
            <source>A game is open. Playing a new one puts it aside; nothing is lost.</source>
            <translation>Есть начатая игра. Новая отложит её в сторону, ничего не пропадёт.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Новая игра</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Играть</translation>
        </message>
    </context>
    <context>
        <name>StartForm</name>
        <message>
            <source>Who plays</source>
            <translation>Кто играет</translation>
        </message>
        <message>
            <source>Change sides</source>
            <translation>Поменяться сторонами</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Standard rules</source>
            <translation>Обычные правила</translation>
        </message>
        <message>
            <source>Help while playing</source>
            <translation>Помощь во время игры</translation>
        </message>
        <message>
            <source>We throw real dice and enter the throws</source>
            <translation>Бросаем настоящие кости и вводим броски</translation>
        </message>
        <message>
            <source>Mark what can be moved</source>
            <translation>Отмечать, чем можно ходить</translation>
        </message>
        <message>
            <source>Hints may be asked for</source>
            <translation>Разрешить подсказки</translation>
        </message>
    </context>
    <context>
        <name>TableLine</name>
        <message>
            <source>Paused. P goes on.</source>
            <translation>Пауза. P – дальше.</translation>
        </message>
    </context>
    <context>
        <name>ThrowBar</name>
        <message>
            <source>%1 expected</source>
            <translation>ожидалось %1</translation>
        </message>
        <message>
            <source>Throw %1: %2 times, %3</source>
            <translation>Бросок %1: %2 раз, %3</translation>
        </message>
    </context>
    <context>
        <name>ThrowsPanel</name>
        <message numerus="yes">
            <source>%n throw(s). The outline is what fair dice give in the long run.</source>
            <translation>
                <numerusform>%n бросок. Контур – то, что честные кости дают со временем.</numerusform>
                <numerusform>%n броска. Контур – то, что честные кости дают со временем.</numerusform>
                <numerusform>%n бросков. Контур – то, что честные кости дают со временем.</numerusform>
            </translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Броски до сих пор</translation>
        </message>
        <message>
            <source>Nothing has been thrown yet. The outline is what fair dice give in the long run.</source>
            <translation>Ещё никто не бросал. Контур – то, что честные кости дают со временем.</translation>
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
            <translation>ошибка</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Try sivba-launcher --help.</source>
            <translation>Попробуйте sivba-launcher --help.</translation>
        </message>
        <message>
            <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. &quot;sivba play&quot; plays in the terminal.</source>
            <translation>Нет экрана: не заданы ни DISPLAY, ни WAYLAND_DISPLAY. В терминале играет «sivba play».</translation>
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
            <translation>Ещё ничего не сыграно.</translation>
        </message>
        <message>
            <source>The analysis tells which moves were best, so it waits until the game is over.</source>
            <translation>Анализ говорит, какие ходы были лучшими, поэтому ждёт конца партии.</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Начало: %1</translation>
        </message>
        <message>
            <source>After turn %1: %2</source>
            <translation>После хода %1: %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::BoardModel</name>
        <message>
            <source>%1, chosen</source>
            <translation>%1, выбрано</translation>
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
            <translation>Шанс выиграть: %1 %2, %3 %4</translation>
        </message>
        <message>
            <source>chance to win %1, best</source>
            <translation>шанс выиграть %1, лучший</translation>
        </message>
        <message>
            <source>chance to win %1</source>
            <translation>шанс выиграть %1</translation>
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
            <translation>Отсюда дальше различий не найдено.</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 из %2 бросков</translation>
        </message>
        <message>
            <source>Not allowed.</source>
            <translation>Не разрешено.</translation>
        </message>
        <message>
            <source>Not allowed: %1</source>
            <translation>Не разрешено: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from your game</source>
            <translation>
                <numerusform>%n шаг дальше от вашей партии</numerusform>
                <numerusform>%n шага дальше от вашей партии</numerusform>
                <numerusform>%n шагов дальше от вашей партии</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from the start</source>
            <translation>
                <numerusform>%n шаг от начала</numerusform>
                <numerusform>%n шага от начала</numerusform>
                <numerusform>%n шагов от начала</numerusform>
            </translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Ваша партия, как она стоит</translation>
        </message>
        <message>
            <source>The start of %1</source>
            <translation>Начальная позиция: %1</translation>
        </message>
        <message>
            <source>Each game at its own start</source>
            <translation>Каждая игра в своей начальной позиции</translation>
        </message>
        <message>
            <source>Both games allow the same here, with the same results.</source>
            <translation>Обе игры разрешают здесь то же самое, с тем же итогом.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) differ here.</source>
            <translation>
                <numerusform>Здесь различается %n ход.</numerusform>
                <numerusform>Здесь различаются %n хода.</numerusform>
                <numerusform>Здесь различается %n ходов.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be thrown.</source>
            <translation>Такого не выбросить.</translation>
        </message>
        <message>
            <source>Not allowed; from there only: %1</source>
            <translation>Не разрешено; оттуда только: %1</translation>
        </message>
        <message>
            <source>%1 asks for more before its turn is over; the other board waits.</source>
            <translation>%1 спрашивает ещё, пока не кончился ход; вторая доска ждёт.</translation>
        </message>
        <message>
            <source>%1 itself begins otherwise.</source>
            <translation>Сама игра %1 начинается иначе.</translation>
        </message>
        <message>
            <source>No position stands on both boards here.</source>
            <translation>Здесь нет позиции, которая стояла бы на обеих досках.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Dice</name>
        <message numerus="yes">
            <source>%1: %n throw(s), %2 on average</source>
            <translation>
                <numerusform>%1: %n бросок, в среднем %2</numerusform>
                <numerusform>%1: %n броска, в среднем %2</numerusform>
                <numerusform>%1: %n бросков, в среднем %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Fair dice: %1 on average</source>
            <translation>Честные кости: в среднем %1</translation>
        </message>
    </context>
    <context>
        <name>sivba::GalleryModel</name>
        <message>
            <source>Unfinished</source>
            <translation>Незаконченные</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Любимые</translation>
        </message>
        <message>
            <source>For children</source>
            <translation>Для детей</translation>
        </message>
        <message>
            <source>With dice</source>
            <translation>С костями</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Для одного</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n минута</numerusform>
                <numerusform>%n минуты</numerusform>
                <numerusform>%n минут</numerusform>
            </translation>
        </message>
        <message>
            <source>Short games</source>
            <translation>Короткие игры</translation>
        </message>
        <message>
            <source>Played lately</source>
            <translation>Недавние</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n ряд</numerusform>
                <numerusform>%n ряда</numerusform>
                <numerusform>%n рядов</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sivba::GameForm</name>
        <message>
            <source>These options do not go together.</source>
            <translation>Эти варианты не сочетаются.</translation>
        </message>
        <message>
            <source>Perfect is still computing this game.</source>
            <translation>Безупречный ещё вычисляет эту игру.</translation>
        </message>
        <message>
            <source>Perfect has not computed this game yet.</source>
            <translation>Безупречный ещё не вычислил эту игру.</translation>
        </message>
    </context>
    <context>
        <name>sivba::HintLadder</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>Ищу хороший ход…</translation>
        </message>
        <message>
            <source>There is only one move.</source>
            <translation>Ход только один.</translation>
        </message>
        <message>
            <source>The move: %1</source>
            <translation>Ход: %1</translation>
        </message>
        <message>
            <source>Look for a move that wins at once.</source>
            <translation>Поищите ход, который сразу выигрывает.</translation>
        </message>
        <message>
            <source>%1 has a piece that can be captured. Which?</source>
            <translation>%1: одну фишку можно побить. Какую?</translation>
        </message>
        <message>
            <source>Look at the side of %1: what can be captured there?</source>
            <translation>Посмотрите на сторону соперника (%1): что там можно собрать?</translation>
        </message>
        <message>
            <source>Look at what your last seed can reach: something can be captured.</source>
            <translation>Посмотрите, куда может дойти ваше последнее зерно: что-то можно собрать.</translation>
        </message>
        <message>
            <source>Look for a move after which it is your turn again.</source>
            <translation>Поищите ход, после которого снова ходите вы.</translation>
        </message>
        <message>
            <source>Look at the end of the way: a piece can leave the board.</source>
            <translation>Посмотрите на конец пути: фишка может сойти с доски.</translation>
        </message>
        <message>
            <source>Look at what %1 can capture next.</source>
            <translation>Посмотрите, что может взять соперник (%1) следующим ходом.</translation>
        </message>
        <message>
            <source>Nothing can be won at once. Compare: %1</source>
            <translation>Сразу ничего не добыть. Сравните: %1</translation>
        </message>
        <message>
            <source>It wins the game.</source>
            <translation>Этот ход выигрывает партию.</translation>
        </message>
        <message numerus="yes">
            <source>It captures %n seed(s).</source>
            <translation>
                <numerusform>Он собирает %n зерно.</numerusform>
                <numerusform>Он собирает %n зерна.</numerusform>
                <numerusform>Он собирает %n зёрен.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It captures %n piece(s).</source>
            <translation>
                <numerusform>Он бьёт %n фишку.</numerusform>
                <numerusform>Он бьёт %n фишки.</numerusform>
                <numerusform>Он бьёт %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>A piece leaves the board.</source>
            <translation>Фишка сходит с доски.</translation>
        </message>
        <message>
            <source>A piece comes onto the board.</source>
            <translation>Фишка выходит на доску.</translation>
        </message>
        <message>
            <source>Then it is your turn again.</source>
            <translation>Потом снова ходите вы.</translation>
        </message>
        <message>
            <source>It gains nothing at once; it prepares what comes later.</source>
            <translation>Сразу он ничего не даёт; он готовит дальнейшую игру.</translation>
        </message>
        <message>
            <source>The chance that %1 captures then is %2 %; after another move up to %3 %.</source>
            <translation>Соперник (%1) потом бьёт с вероятностью %2 %; после другого хода – до %3 %.</translation>
        </message>
        <message>
            <source>%1 can capture nothing then; after another move up to %2.</source>
            <translation>Соперник (%1) потом ничего не может взять; после другого хода – до %2.</translation>
        </message>
        <message>
            <source>%1 can capture %2 at most then; after another move up to %3.</source>
            <translation>Соперник (%1) потом может взять не больше %2; после другого хода – до %3.</translation>
        </message>
        <message>
            <source>No move has a better chance to win: %1.</source>
            <translation>Ни у одного хода нет лучшего шанса выиграть: %1.</translation>
        </message>
    </context>
    <context>
        <name>sivba::PerfectOffer</name>
        <message>
            <source>less than a minute</source>
            <translation>меньше минуты</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>около %n минуты</numerusform>
                <numerusform>около %n минут</numerusform>
                <numerusform>около %n минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s)</source>
            <translation>
                <numerusform>около %n часа</numerusform>
                <numerusform>около %n часов</numerusform>
                <numerusform>около %n часов</numerusform>
            </translation>
        </message>
        <message>
            <source>Perfect must compute this game once: %1 positions, %2 of memory, %3. You may play another game meanwhile.</source>
            <translation>Безупречный должен один раз вычислить эту игру: позиций %1, памяти %2, времени %3. Тем временем можно играть в другую игру.</translation>
        </message>
        <message>
            <source>Perfect computes this game. You may play another game meanwhile.</source>
            <translation>Безупречный вычисляет эту игру. Тем временем можно играть в другую игру.</translation>
        </message>
        <message>
            <source>Stopping; what is done is kept.</source>
            <translation>Останавливается; сделанное сохраняется.</translation>
        </message>
        <message>
            <source>What is done cannot be kept: %1</source>
            <translation>Сделанное не удаётся сохранить: %1</translation>
        </message>
        <message>
            <source>Perfect cannot compute this game here: it takes %1 of memory, and this computer has %2.</source>
            <translation>Безупречный не может здесь вычислить эту игру: ей нужно %1 памяти, а у этого компьютера %2.</translation>
        </message>
        <message>
            <source>Another game is being computed: %1, %2 %. This one has to wait.</source>
            <translation>Вычисляется другая игра: %1, %2 %. Этой придётся подождать.</translation>
        </message>
        <message>
            <source>Perfect has begun to compute this game and can go on where it was.</source>
            <translation>Безупречный уже начал вычислять эту игру и может продолжить с того же места.</translation>
        </message>
        <message>
            <source>Compute again</source>
            <translation>Вычислить снова</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Вычислить</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 %, %2 left</source>
            <comment>percent, time</comment>
            <translation>%1 %, осталось: %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::RulesModel</name>
        <message>
            <source>Why every game ends</source>
            <translation>Почему каждая партия кончается</translation>
        </message>
        <message>
            <source>How often each throw comes</source>
            <translation>Как часто выпадает каждый бросок</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 из %2 бросков</translation>
        </message>
        <message>
            <source>As it is set up</source>
            <translation>Как настроено</translation>
        </message>
        <message>
            <source>changed here</source>
            <translation>здесь изменено</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Источники</translation>
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
            <translation>Свободной памяти не хватает: нужно %1, свободно %2. Закройте другие программы.</translation>
        </message>
        <message>
            <source>There is not enough room in %1: %2 are needed, %3 are free.</source>
            <translation>В %1 не хватает места: нужно %2, свободно %3.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Table</name>
        <message>
            <source>This game is not known: %1</source>
            <translation>Неизвестная игра: %1</translation>
        </message>
        <message>
            <source>The earlier game of this kind could not be set aside; this one is not kept.</source>
            <translation>Не удалось отложить прежнюю игру; эта не сохраняется.</translation>
        </message>
        <message numerus="yes">
            <source>The last %n line(s) of the kept game were damaged and left out.</source>
            <translation>
                <numerusform>%n последняя строка сохранённой игры повреждена и пропущена.</numerusform>
                <numerusform>%n последние строки сохранённой игры повреждены и пропущены.</numerusform>
                <numerusform>%n последних строк сохранённой игры повреждены и пропущены.</numerusform>
            </translation>
        </message>
        <message>
            <source>You are looking back.</source>
            <translation>Вы смотрите назад.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1: думает…</translation>
        </message>
        <message>
            <source>It is %1’s turn.</source>
            <translation>Ход: %1.</translation>
        </message>
        <message>
            <source>%1: enter your throw.</source>
            <translation>%1: введите свой бросок.</translation>
        </message>
        <message>
            <source>%1: throw the dice.</source>
            <translation>%1: бросьте кости.</translation>
        </message>
        <message>
            <source>There is an unfinished game already; this one is not kept.</source>
            <translation>Уже есть одна незаконченная партия; эта не сохраняется.</translation>
        </message>
        <message>
            <source>%1 moves.</source>
            <translation>Ход: %1.</translation>
        </message>
        <message>
            <source>%1 throws.</source>
            <translation>Бросок: %1.</translation>
        </message>
        <message>
            <source>Throw for %1 and enter the throw.</source>
            <translation>%1: бросьте за компьютер и введите бросок.</translation>
        </message>
        <message>
            <source>These dice do not throw %1. What they throw: %2.</source>
            <translation>Эти кости не могут показать %1. Они показывают: %2.</translation>
        </message>
        <message>
            <source>%1 is there already and was left alone.</source>
            <translation>%1 уже есть; файл не изменён.</translation>
        </message>
        <message>
            <source>Saved in %1.</source>
            <translation>Сохранено: %1.</translation>
        </message>
        <message>
            <source>%1: your move. What the other side has chosen is not shown yet.</source>
            <translation>%1: ваш ход. Что выбрала другая сторона, пока не видно.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>How many seeds at %1? Press a number.</source>
            <translation>Сколько зёрен переместить (%1)? Нажмите число.</translation>
        </message>
        <message>
            <source>How many seeds at %1? So far: %2. Another digit, or Enter.</source>
            <translation>Сколько зёрен переместить (%1)? Пока: %2. Ещё одна цифра или Enter.</translation>
        </message>
        <message>
            <source>Your unfinished game goes on.</source>
            <translation>Ваша незаконченная партия продолжается.</translation>
        </message>
        <message>
            <source>Your unfinished game was set aside. Ctrl+O finds it.</source>
            <translation>Ваша незаконченная партия отложена. Её найдёт Ctrl+O.</translation>
        </message>
        <message>
            <source>Which way from %1? Press an arrow there or an answer.</source>
            <translation>В какую сторону из %1? Нажмите стрелку там или ответ.</translation>
        </message>
        <message>
            <source>your move.</source>
            <translation>ваш ход.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>question, way to answer</comment>
            <translation>%1 %2</translation>
        </message>
        <message numerus="yes">
            <source>Press %n more place(s).</source>
            <translation>
                <numerusform>Нажмите ещё %n место.</numerusform>
                <numerusform>Нажмите ещё %n места.</numerusform>
                <numerusform>Нажмите ещё %n мест.</numerusform>
            </translation>
        </message>
        <message>
            <source>Press an arrow there or an answer.</source>
            <translation>Нажмите стрелку там или ответ.</translation>
        </message>
        <message>
            <source>Press one of the places or an answer.</source>
            <translation>Нажмите одно из мест или ответ.</translation>
        </message>
        <message>
            <source>Press a place.</source>
            <translation>Нажмите место.</translation>
        </message>
        <message>
            <source>Press a place or the answer.</source>
            <translation>Нажмите место или ответ.</translation>
        </message>
        <message>
            <source>The text would tell what the other side has chosen. It can be copied after this turn.</source>
            <translation>Текст выдал бы, что выбрала вторая сторона. Его можно будет скопировать после этого хода.</translation>
        </message>
        <message>
            <source>Perfect, as Master</source>
            <translation>Безупречный, как Мастер</translation>
        </message>
        <message>
            <source>No solver knows all positions of this game, so Perfect plays like Master.</source>
            <translation>Ни один решатель не знает всех позиций этой игры, поэтому Безупречный играет как Мастер.</translation>
        </message>
        <message>
            <source>This game has not been computed, or no more.</source>
            <translation>Эта игра не вычислена, или вычисленное пропало.</translation>
        </message>
        <message>
            <source>%1 Perfect plays like Master until it is computed under “Set up a game”.</source>
            <translation>%1 Безупречный играет как Мастер, пока она не вычислена в «Настроить игру».</translation>
        </message>
        <message>
            <source>%1 is computed: Perfect can play it now.</source>
            <translation>Вычислено: %1. Теперь Безупречный может в неё играть.</translation>
        </message>
    </context>
</TS>
