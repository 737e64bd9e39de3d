<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sl" sourcelanguage="en">
    <context>
        <name>AnalysisGraph</name>
        <message>
            <source>Chance to win over the game</source>
            <translation>Verjetnost zmage med partijo</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Analyse anyway</source>
            <translation>Vseeno analiziraj</translation>
        </message>
        <message>
            <source>Computing: %1 of %2</source>
            <translation>Računanje: %1 od %2</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Prelomni trenutki</translation>
        </message>
        <message>
            <source>Points are percentage points of the chance to win. Less than one is no mistake.</source>
            <translation>Točke so odstotne točke verjetnosti zmage. Manj kot ena še ni napaka.</translation>
        </message>
    </context>
    <context>
        <name>CardBoard</name>
        <message>
            <source>Continue</source>
            <translation>Nadaljuj</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Igraj</translation>
        </message>
    </context>
    <context>
        <name>CardTools</name>
        <message>
            <source>Remove from favourites</source>
            <translation>Odstrani iz priljubljenih</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Dodaj med priljubljene</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravila</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Pripravi igro</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Preslednica</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Primerjaj z drugo igro</translation>
        </message>
    </context>
    <context>
        <name>CompareBoard</name>
        <message>
            <source>Board of %1</source>
            <translation>Deska: %1</translation>
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
            <translation>Igra A</translation>
        </message>
        <message>
            <source>Swap the games</source>
            <translation>Zamenjaj igri</translation>
        </message>
        <message>
            <source>Game B</source>
            <translation>Igra B</translation>
        </message>
    </context>
    <context>
        <name>CompareKeys</name>
        <message>
            <source>Start</source>
            <translation>Začetek</translation>
        </message>
        <message>
            <source>The start of the game</source>
            <translation>Začetni položaj igre</translation>
        </message>
        <message>
            <source>Your game</source>
            <translation>Vaša igra</translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Vaša igra, kakor stoji</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>En korak nazaj</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Vračalka</translation>
        </message>
        <message>
            <source>On by the chosen move</source>
            <translation>Naprej z izbrano potezo</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Preslednica</translation>
        </message>
        <message>
            <source>Find a difference</source>
            <translation>Poišči razliko</translation>
        </message>
        <message>
            <source>On to a position in which something differs</source>
            <translation>Naprej do položaja, v katerem se kaj razlikuje</translation>
        </message>
        <message>
            <source>Show the chosen move on both boards</source>
            <translation>Pokaži izbrano potezo na obeh deskah</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Poti</translation>
        </message>
        <message>
            <source>The ways of both games on one board</source>
            <translation>Poti obeh iger na eni deski</translation>
        </message>
    </context>
    <context>
        <name>CompareMoves</name>
        <message>
            <source>only in %1</source>
            <translation>samo v igri %1</translation>
        </message>
        <message>
            <source>in both, with different results</source>
            <translation>v obeh, z različnim izidom</translation>
        </message>
        <message>
            <source>in both, with the same result</source>
            <translation>v obeh, z enakim izidom</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Poteze</translation>
        </message>
    </context>
    <context>
        <name>ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Primerjaj</translation>
        </message>
    </context>
    <context>
        <name>CompareRow</name>
        <message>
            <source>%1: both %2</source>
            <translation>%1, enako: %2</translation>
        </message>
        <message>
            <source>%1, differs. %2: %3. %4: %5</source>
            <translation>%1, različno. %2: %3. %4: %5</translation>
        </message>
    </context>
    <context>
        <name>CompareTable</name>
        <message>
            <source>Rules of %1 and %2</source>
            <translation>Pravila: %1 in %2</translation>
        </message>
        <message>
            <source>Their rules do not differ.</source>
            <translation>Pravila teh iger se ne razlikujejo.</translation>
        </message>
        <message>
            <source>Rules that differ</source>
            <translation>Pravila, ki se razlikujejo</translation>
        </message>
    </context>
    <context>
        <name>CompareWays</name>
        <message>
            <source>Whose way</source>
            <translation>Čigava pot</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Board with the ways of %1</source>
            <translation>Deska s potmi: %1</translation>
        </message>
        <message>
            <source>Both boards</source>
            <translation>Obe deski</translation>
        </message>
        <message>
            <source>Back to one position on both boards</source>
            <translation>Nazaj k eni poziciji na obeh deskah</translation>
        </message>
    </context>
    <context>
        <name>CompareWords</name>
        <message>
            <source>only there</source>
            <translation>samo tam</translation>
        </message>
        <message>
            <source>other result</source>
            <translation>drug izid</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>The dice are rolling</source>
            <translation>Kocke se kotalijo</translation>
        </message>
        <message>
            <source>Throw: %1</source>
            <translation>Met: %1</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Vrzi kocke</translation>
        </message>
    </context>
    <context>
        <name>DiceValueButton</name>
        <message>
            <source>The dice show %1</source>
            <translation>Kocke kažejo %1</translation>
        </message>
    </context>
    <context>
        <name>Difficulty</name>
        <message>
            <source>difficulty %1 of 5</source>
            <translation>težavnost %1 od 5</translation>
        </message>
    </context>
    <context>
        <name>EarlierGames</name>
        <message>
            <source>Open a game</source>
            <translation>Odpri igro</translation>
        </message>
        <message>
            <source>Choose a file…</source>
            <translation>Izberi datoteko …</translation>
        </message>
        <message>
            <source>Games that were set aside for a new one:</source>
            <translation>Igre, odložene zaradi nove:</translation>
        </message>
    </context>
    <context>
        <name>FileDialog</name>
        <message>
            <source>File name</source>
            <translation>Ime datoteke</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
    </context>
    <context>
        <name>FileSheet</name>
        <message>
            <source>Save the game</source>
            <translation>Shrani igro</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Odpri shranjeno igro</translation>
        </message>
        <message>
            <source>Games of Sivba (%1)</source>
            <translation>Igre Sivba (%1)</translation>
        </message>
        <message>
            <source>Games in RGN (%1)</source>
            <translation>Igre v RGN (%1)</translation>
        </message>
        <message>
            <source>Games of RoyalUr (%1)</source>
            <translation>Igre RoyalUr (%1)</translation>
        </message>
        <message>
            <source>All files (%1)</source>
            <translation>Vse datoteke (%1)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Shrani</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Odpri</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Prekliči</translation>
        </message>
    </context>
    <context>
        <name>FilmKeys</name>
        <message>
            <source>Slow</source>
            <translation>Počasi</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Običajno</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Hitro</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Takoj</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Naprej</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Premor</translation>
        </message>
        <message>
            <source>One step</source>
            <translation>En korak</translation>
        </message>
        <message>
            <source>Skip to the end of the move</source>
            <translation>Na konec poteze</translation>
        </message>
        <message>
            <source>Show the last turn again</source>
            <translation>Znova pokaži zadnjo potezo</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Preslednica</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Hitrost potez</translation>
        </message>
    </context>
    <context>
        <name>GameBar</name>
        <message>
            <source>All games</source>
            <translation>Vse igre</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Vzemi potezo nazaj</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ponovi potezo</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Namig</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Več</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Obrni desko</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>unfinished game</source>
            <translation>nedokončana igra</translation>
        </message>
    </context>
    <context>
        <name>GameMenu</name>
        <message>
            <source>New game</source>
            <translation>Nova igra</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Pripravi igro</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Obrni desko</translation>
        </message>
        <message>
            <source>Board upright</source>
            <translation>Deska pokonci</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>Vsa pravila z besedami</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Shrani v datoteko</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Odpri shranjeno igro</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Kopiraj igro kot besedilo</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Prilepi igro</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Predaj igro</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tipke</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Nastavitve</translation>
        </message>
        <message>
            <source>Show the way</source>
            <translation>Pokaži pot</translation>
        </message>
        <message>
            <source>True chances of the moves</source>
            <translation>Prave verjetnosti potez</translation>
        </message>
        <message>
            <source>Analysis: luck and mistakes</source>
            <translation>Analiza: sreča in napake</translation>
        </message>
    </context>
    <context>
        <name>GameNames</name>
        <message>
            <source>Modified</source>
            <translation>Spremenjeno</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>No place here has the number %1.</source>
            <translation>Tukaj ni mesta s številko %1.</translation>
        </message>
        <message>
            <source>The game was copied as text.</source>
            <translation>Igra je kopirana kot besedilo.</translation>
        </message>
    </context>
    <context>
        <name>KeyHelp</name>
        <message>
            <source>Arrows</source>
            <translation>Puščice</translation>
        </message>
        <message>
            <source>go from place to place</source>
            <translation>od mesta do mesta</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play the place</source>
            <translation>odigraj to mesto</translation>
        </message>
        <message>
            <source>play the place with this number</source>
            <translation>odigraj mesto s to številko</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Preslednica</translation>
        </message>
        <message>
            <source>throw the dice, or skip to the end of the move</source>
            <translation>vrzi kocke ali skoči na konec poteze</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>vzemi potezo nazaj, ponovi</translation>
        </message>
        <message>
            <source>hint: where, why, which</source>
            <translation>namig: kje, zakaj, katera</translation>
        </message>
        <message>
            <source>pause, one step, show the last turn again</source>
            <translation>premor, en korak, znova zadnja poteza</translation>
        </message>
        <message>
            <source>faster, slower</source>
            <translation>hitreje, počasneje</translation>
        </message>
        <message>
            <source>turn the board, upright board, numbers on or off</source>
            <translation>obrni desko, pokončna deska, števila</translation>
        </message>
        <message>
            <source>moves, rules, throws beside the board</source>
            <translation>poteze, pravila, meti ob deski</translation>
        </message>
        <message>
            <source>all rules in words</source>
            <translation>vsa pravila z besedami</translation>
        </message>
        <message>
            <source>save, open</source>
            <translation>shrani, odpri</translation>
        </message>
        <message>
            <source>copy the game as text, paste one</source>
            <translation>kopiraj igro kot besedilo, prilepi</translation>
        </message>
        <message>
            <source>new game, next round of a match</source>
            <translation>nova igra, naslednji krog tekme</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>meni</translation>
        </message>
        <message>
            <source>go from game to game</source>
            <translation>od igre do igre</translation>
        </message>
        <message>
            <source>play, or go on with the open game</source>
            <translation>igraj ali nadaljuj odprto igro</translation>
        </message>
        <message>
            <source>set up a game</source>
            <translation>pripravi igro</translation>
        </message>
        <message>
            <source>rules of the game</source>
            <translation>pravila igre</translation>
        </message>
        <message>
            <source>add to favourites</source>
            <translation>dodaj med priljubljene</translation>
        </message>
        <message>
            <source>search</source>
            <translation>iskanje</translation>
        </message>
        <message>
            <source>open a saved game</source>
            <translation>odpri shranjeno igro</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>nastavitve</translation>
        </message>
        <message>
            <source>whole screen</source>
            <translation>čez ves zaslon</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>back</source>
            <translation>nazaj</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tipke</translation>
        </message>
        <message>
            <source>show the way of the side to move, of the other side, none</source>
            <translation>pokaži pot igralca na potezi, drugega, nobene</translation>
        </message>
        <message>
            <source>go to the next place that can be played</source>
            <translation>na naslednje mesto, s katerega je mogoča poteza</translation>
        </message>
        <message>
            <source>the same in the outer row</source>
            <translation>enako v zunanji vrsti</translation>
        </message>
        <message>
            <source>Shift+arrow</source>
            <translation>Shift+puščica</translation>
        </message>
        <message>
            <source>sow this way, where there is a choice</source>
            <translation>sej v to smer, kjer je na izbiro</translation>
        </message>
        <message>
            <source>compare the game with another one</source>
            <translation>primerjaj igro z drugo</translation>
        </message>
        <message>
            <source>compare it with another game</source>
            <translation>primerjaj jo z drugo igro</translation>
        </message>
        <message>
            <source>go to the answers below the board</source>
            <translation>na odgovore pod desko</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>from the games to their rules and to the moves</source>
            <translation>od iger do njunih pravil in do potez</translation>
        </message>
        <message>
            <source>Left, right</source>
            <translation>Levo, desno</translation>
        </message>
        <message>
            <source>go from move to move</source>
            <translation>od poteze do poteze</translation>
        </message>
        <message>
            <source>on by the chosen move</source>
            <translation>naprej z izbrano potezo</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Vračalka</translation>
        </message>
        <message>
            <source>one step back</source>
            <translation>en korak nazaj</translation>
        </message>
        <message>
            <source>show the chosen move on both boards</source>
            <translation>pokaži izbrano potezo na obeh deskah</translation>
        </message>
        <message>
            <source>on to a position in which something differs</source>
            <translation>naprej do položaja, v katerem se kaj razlikuje</translation>
        </message>
        <message>
            <source>the start, your game as it stands</source>
            <translation>začetek, vaša igra, kakor stoji</translation>
        </message>
        <message>
            <source>swap the games</source>
            <translation>zamenjaj igri</translation>
        </message>
        <message>
            <source>Page up, down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>go from shelf to shelf</source>
            <translation>s police na polico</translation>
        </message>
        <message>
            <source>the ways of both games on one board</source>
            <translation>poti obeh iger na eni deski</translation>
        </message>
        <message>
            <source>true chances of the moves, in solved games</source>
            <translation>prave verjetnosti potez v rešenih igrah</translation>
        </message>
        <message>
            <source>analysis of the game beside the board: luck and mistakes</source>
            <translation>analiza partije ob deski: sreča in napake</translation>
        </message>
    </context>
    <context>
        <name>LapList</name>
        <message>
            <source>The turn shown, lap by lap</source>
            <translation>Prikazana poteza, sejanje za sejanjem</translation>
        </message>
    </context>
    <context>
        <name>LaunchText</name>
        <message>
            <source>The window could not be made.</source>
            <translation>Okna ni bilo mogoče ustvariti.</translation>
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation>Datoteke %1 ni mogoče zapisati.</translation>
        </message>
        <message>
            <source>shows this text</source>
            <translation>pokaže to besedilo</translation>
        </message>
        <message>
            <source>shows the version</source>
            <translation>pokaže različico</translation>
        </message>
        <message>
            <source>draws one screen, saves the picture and ends</source>
            <translation>nariše en zaslon, shrani sliko in konča</translation>
        </message>
        <message>
            <source>what is shown first</source>
            <translation>kaj se pokaže najprej</translation>
        </message>
        <message>
            <source>the game of that screen</source>
            <translation>igra tega zaslona</translation>
        </message>
        <message>
            <source>plays these turns first</source>
            <translation>najprej odigra te poteze</translation>
        </message>
        <message>
            <source>colours, for this time</source>
            <translation>barve, za tokrat</translation>
        </message>
        <message>
            <source>width and height of the window</source>
            <translation>širina in višina okna</translation>
        </message>
        <message>
            <source>language, for this time</source>
            <translation>jezik, za tokrat</translation>
        </message>
        <message>
            <source>size of texts and controls, for this time</source>
            <translation>velikost besedil in gumbov, za tokrat</translation>
        </message>
        <message>
            <source>prints the time to the first frame and ends</source>
            <translation>izpiše čas do prve slike in konča</translation>
        </message>
        <message>
            <source>There is no option --%1.</source>
            <translation>Možnosti --%1 ni.</translation>
        </message>
        <message>
            <source>An option lacks its value, or has one that it does not take.</source>
            <translation>Možnosti manjka vrednost ali pa je odveč.</translation>
        </message>
        <message>
            <source>--%1 %2: known are %3</source>
            <translation>--%1 %2: mogoče vrednosti so %3</translation>
        </message>
        <message>
            <source>--size wants WIDTHxHEIGHT, for example 1280x720</source>
            <translation>--size pričakuje ŠIRINAxVIŠINA, na primer 1280x720</translation>
        </message>
        <message>
            <source>--size: from 320x240 to 8192x8192</source>
            <translation>--size: od 320x240 do 8192x8192</translation>
        </message>
        <message>
            <source>--scale: a number from 1 to 2</source>
            <translation>--scale: število od 1 do 2</translation>
        </message>
        <message>
            <source>Only one game can be opened.</source>
            <translation>Odpreti je mogoče le eno igro.</translation>
        </message>
        <message>
            <source>The game is named twice.</source>
            <translation>Igra je navedena dvakrat.</translation>
        </message>
        <message>
            <source>--screen %1 wants a game: --game ID</source>
            <translation>--screen %1 potrebuje igro: --game ID</translation>
        </message>
        <message>
            <source>--turns wants a game on the screen.</source>
            <translation>--turns potrebuje igro na zaslonu.</translation>
        </message>
        <message>
            <source>--grab wants a file.</source>
            <translation>--grab potrebuje datoteko.</translation>
        </message>
        <message>
            <source>Usage: sivba-launcher [ID | FILE.yaml | FILE.sivba] [OPTION...]</source>
            <translation>Uporaba: sivba-launcher [ID | DATOTEKA.yaml | DATOTEKA.sivba] [MOŽNOST...]</translation>
        </message>
        <message>
            <source>Traditional games of sowing and racing in a window.</source>
            <translation>Tradicionalne igre setve in dirke v oknu.</translation>
        </message>
        <message>
            <source>ID is a game, for example mancala/oware or ur/finkel:pieces=3#7; FILE.yaml a ruleset of your own, FILE.sivba a saved game. Without them all games are shown.</source>
            <translation>ID je igra, na primer mancala/oware ali ur/finkel:pieces=3#7; DATOTEKA.yaml so lastna pravila, DATOTEKA.sivba je shranjena igra. Brez njih se pokažejo vse igre.</translation>
        </message>
        <message>
            <source>A saved game is opened as it is: without --turns and with no other screen.</source>
            <translation>Shranjena igra se odpre, kakor je: brez --turns in brez drugega zaslona.</translation>
        </message>
        <message>
            <source>another game of its family, to compare it with</source>
            <translation>druga igra iste družine, za primerjavo</translation>
        </message>
        <message>
            <source>--with wants the screen `compare`.</source>
            <translation>--with potrebuje zaslon `compare`.</translation>
        </message>
    </context>
    <context>
        <name>LauncherHeader</name>
        <message>
            <source>Search games</source>
            <translation>Išči igre</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Odpri shranjeno igro</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tipke</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Nastavitve</translation>
        </message>
        <message>
            <source>games of sowing and racing</source>
            <translation>igre setve in dirke</translation>
        </message>
    </context>
    <context>
        <name>LauncherPage</name>
        <message>
            <source>No game fits</source>
            <translation>Nobena igra ne ustreza</translation>
        </message>
        <message>
            <source>Show all games</source>
            <translation>Pokaži vse igre</translation>
        </message>
        <message>
            <source>Left out of the gallery; everything else can be played:</source>
            <translation>Ni v galeriji; vse drugo se da igrati:</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>Tega ni mogoče odpreti:</translation>
        </message>
    </context>
    <context>
        <name>LineButtons</name>
        <message>
            <source>Throw</source>
            <translation>Vrzi</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Preslednica</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Vrzi kocke</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Igraj od tu</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Vse igre</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Še enkrat</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Naslednji krog</translation>
        </message>
        <message>
            <source>The same match goes on</source>
            <translation>Ista tekma se nadaljuje</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analiza</translation>
        </message>
        <message>
            <source>Luck and mistakes of this game</source>
            <translation>Sreča in napake te partije</translation>
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>Moves</source>
            <translation>Poteze</translation>
        </message>
        <message>
            <source>Nothing has been played yet.</source>
            <translation>Nič še ni bilo odigrano.</translation>
        </message>
        <message>
            <source>Turn shown</source>
            <translation>Prikazana poteza</translation>
        </message>
        <message>
            <source>Copy the moves</source>
            <translation>Kopiraj poteze</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Kopiraj igro kot besedilo</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Prilepi igro</translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <translation>Nazaj</translation>
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
            <translation>Poteze</translation>
        </message>
        <message>
            <source>Rules beside the board</source>
            <translation>Pravila ob deski</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Dosedanji meti</translation>
        </message>
    </context>
    <context>
        <name>PerfectRow</name>
        <message>
            <source>Cancel</source>
            <translation>Ustavi</translation>
        </message>
        <message>
            <source>What is done is kept</source>
            <translation>Opravljeno se ohrani</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Začni znova</translation>
        </message>
        <message>
            <source>Forgets what is done</source>
            <translation>Opravljeno bo pozabljeno</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Person</source>
            <translation>Človek</translation>
        </message>
        <message>
            <source>somebody at this screen</source>
            <translation>nekdo za tem zaslonom</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Naključno</translation>
        </message>
        <message>
            <source>plays anything that is legal</source>
            <translation>odigra katero koli dovoljeno potezo</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Lahko</translation>
        </message>
        <message>
            <source>looks a little ahead, errs often: a first opponent</source>
            <translation>gleda malo naprej, pogosto se zmoti: prvi nasprotnik</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Srednje</translation>
        </message>
        <message>
            <source>looks at more positions, errs seldom</source>
            <translation>pregleda več položajev, redko se zmoti</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Težko</translation>
        </message>
        <message>
            <source>does not err on purpose</source>
            <translation>namenoma se ne zmoti</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mojster</translation>
        </message>
        <message>
            <source>like Hard, looks at more positions</source>
            <translation>kot »Težko«, le da pregleda več položajev</translation>
        </message>
        <message>
            <source>Perfect</source>
            <translation>Popoln</translation>
        </message>
        <message>
            <source>knows all positions and makes no mistake</source>
            <translation>pozna vse položaje in se ne zmoti</translation>
        </message>
    </context>
    <context>
        <name>ProblemPanel</name>
        <message>
            <source>Copy</source>
            <translation>Kopiraj</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zapri</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>Tega ni mogoče odpreti:</translation>
        </message>
    </context>
    <context>
        <name>ReplaceSheet</name>
        <message>
            <source>There is a file already</source>
            <translation>Datoteka že obstaja</translation>
        </message>
        <message>
            <source>%1 holds something else than this game. What is in it now would be lost.</source>
            <translation>V datoteki %1 ni ta igra. Kar je v njej, bi bilo izgubljeno.</translation>
        </message>
        <message>
            <source>Another name</source>
            <translation>Drugo ime</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <translation>Zamenjaj datoteko</translation>
        </message>
    </context>
    <context>
        <name>RuleRow</name>
        <message>
            <source>Throw %1: %2, %3</source>
            <translation>Met %1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>RulesHead</name>
        <message>
            <source>Reconstruction</source>
            <translation>Rekonstrukcija</translation>
        </message>
        <message>
            <source>Attested rules</source>
            <translation>Izpričana pravila</translation>
        </message>
        <message>
            <source>Modified</source>
            <translation>Spremenjeno</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Compare</source>
            <translation>Primerjaj</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Primerjaj z drugo igro</translation>
        </message>
    </context>
    <context>
        <name>RulesView</name>
        <message>
            <source>Rules of %1</source>
            <translation>Pravila: %1</translation>
        </message>
    </context>
    <context>
        <name>ScoreList</name>
        <message>
            <source>Your games</source>
            <translation>Vaše partije</translation>
        </message>
        <message>
            <source>won</source>
            <translation>dobljene</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>neodločene</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>izgubljene</translation>
        </message>
        <message>
            <source>%1: won %2, drawn %3, lost %4</source>
            <translation>%1: dobljene %2, neodločene %3, izgubljene %4</translation>
        </message>
        <message>
            <source>Really forget them?</source>
            <translation>Res pozabiti?</translation>
        </message>
        <message>
            <source>Forget these games</source>
            <translation>Pozabi te partije</translation>
        </message>
    </context>
    <context>
        <name>SeatPlates</name>
        <message>
            <source>to move</source>
            <translation>na potezi</translation>
        </message>
    </context>
    <context>
        <name>SeedNote</name>
        <message>
            <source>Dice you can check</source>
            <translation>Kocke, ki jih lahko preverite</translation>
        </message>
        <message>
            <source>You throw the dice yourselves and enter what they show.</source>
            <translation>Kocke mečete sami in vnašate, kaj pokažejo.</translation>
        </message>
        <message>
            <source>All throws followed from the seed %1. This command must print the fingerprint below:</source>
            <translation>Vsi meti so sledili iz začetnega števila %1. Ta ukaz mora izpisati spodnji odtis:</translation>
        </message>
        <message>
            <source>All throws follow from a secret number, the seed. It is shown when the game is over. Keep its fingerprint until then: it proves that the seed was not changed on the way.</source>
            <translation>Vsi meti sledijo iz skrivnega začetnega števila. Pokaže se, ko je igra končana. Do takrat shranite njegov odtis: dokazuje, da se število vmes ni spremenilo.</translation>
        </message>
        <message>
            <source>Fingerprint of the seed: %1</source>
            <translation>Odtis začetnega števila: %1</translation>
        </message>
        <message>
            <source>Copy the command</source>
            <translation>Kopiraj ukaz</translation>
        </message>
        <message>
            <source>Copy the fingerprint</source>
            <translation>Kopiraj odtis</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Nastavitve</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Jezik</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Barve</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Svetle</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Temne</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>Projektor</translation>
        </message>
        <message>
            <source>Colour-blind</source>
            <translation>Za barvno slepe</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Velikost</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Hitrost potez</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Počasi</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Običajno</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Hitro</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Takoj</translation>
        </message>
        <message>
            <source>Less motion: moves fade instead of travelling</source>
            <translation>Manj gibanja: poteze se prelivajo namesto potujejo</translation>
        </message>
        <message>
            <source>Numbers in the pits</source>
            <translation>Števila v jamicah</translation>
        </message>
        <message>
            <source>Names of the places</source>
            <translation>Oznake mest</translation>
        </message>
        <message>
            <source>Show where the last seed will fall</source>
            <translation>Pokaži, kam bo padlo zadnje seme</translation>
        </message>
        <message>
            <source>Throw the dice for me</source>
            <translation>Meči kocke namesto mene</translation>
        </message>
        <message>
            <source>Sivba %1. No account, no network; everything stays on this computer.</source>
            <translation>Sivba %1. Brez računa in omrežja; vse ostane na tem računalniku.</translation>
        </message>
    </context>
    <context>
        <name>ShelfMenu</name>
        <message>
            <source>Shelves</source>
            <translation>Police</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>Two rows</source>
            <translation>Dve vrsti</translation>
        </message>
        <message>
            <source>Four rows: captured seeds leave the board</source>
            <translation>Štiri vrste: pobrano gre z deske</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown on from the next pit</source>
            <translation>Štiri vrste: pobrano se seje naprej od naslednje jamice</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from where the lap began</source>
            <translation>Štiri vrste: pobrano se seje od tam, kjer se je sejanje začelo</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from the pit that captured</source>
            <translation>Štiri vrste: pobrano se seje od jamice, ki je pobrala</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from an end of the row</source>
            <translation>Štiri vrste: pobrano se seje s konca vrste</translation>
        </message>
        <message>
            <source>Royal Game of Ur</source>
            <translation>Kraljeva igra iz Ura</translation>
        </message>
        <message>
            <source>The board of twenty squares</source>
            <translation>Deska z dvajsetimi polji</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Moves</source>
            <translation>Poteze</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravila</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Dosedanji meti</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zapri</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analiza</translation>
        </message>
    </context>
    <context>
        <name>StartButtons</name>
        <message>
            <source>Rules</source>
            <translation>Pravila</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>Vsa pravila z besedami</translation>
        </message>
        <message>
            <source>A game is open. Playing a new one puts it aside; nothing is lost.</source>
            <translation>Ena igra je odprta. Nova jo odloži na stran; nič se ne izgubi.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Nadaljuj</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nova igra</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Igraj</translation>
        </message>
    </context>
    <context>
        <name>StartForm</name>
        <message>
            <source>Who plays</source>
            <translation>Kdo igra</translation>
        </message>
        <message>
            <source>Change sides</source>
            <translation>Zamenjaj strani</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravila</translation>
        </message>
        <message>
            <source>Standard rules</source>
            <translation>Običajna pravila</translation>
        </message>
        <message>
            <source>Help while playing</source>
            <translation>Pomoč med igro</translation>
        </message>
        <message>
            <source>We throw real dice and enter the throws</source>
            <translation>Mečemo prave kocke in vnašamo mete</translation>
        </message>
        <message>
            <source>Mark what can be moved</source>
            <translation>Označi, kaj se sme premakniti</translation>
        </message>
        <message>
            <source>Hints may be asked for</source>
            <translation>Namigi so dovoljeni</translation>
        </message>
    </context>
    <context>
        <name>TableLine</name>
        <message>
            <source>Paused. P goes on.</source>
            <translation>Premor. P – naprej.</translation>
        </message>
    </context>
    <context>
        <name>ThrowBar</name>
        <message>
            <source>%1 expected</source>
            <translation>pričakovano %1</translation>
        </message>
        <message>
            <source>Throw %1: %2 times, %3</source>
            <translation>Met %1: %2-krat, %3</translation>
        </message>
    </context>
    <context>
        <name>ThrowsPanel</name>
        <message numerus="yes">
            <source>%n throw(s). The outline is what fair dice give in the long run.</source>
            <translation>
                <numerusform>%n met. Obris je to, kar poštene kocke dajo na dolgi rok.</numerusform>
                <numerusform>%n meta. Obris je to, kar poštene kocke dajo na dolgi rok.</numerusform>
                <numerusform>%n meti. Obris je to, kar poštene kocke dajo na dolgi rok.</numerusform>
                <numerusform>%n metov. Obris je to, kar poštene kocke dajo na dolgi rok.</numerusform>
            </translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Dosedanji meti</translation>
        </message>
        <message>
            <source>Nothing has been thrown yet. The outline is what fair dice give in the long run.</source>
            <translation>Nihče še ni metal. Obris je to, kar poštene kocke dajo na dolgi rok.</translation>
        </message>
    </context>
    <context>
        <name>TurningPoint</name>
        <message>
            <source>luck</source>
            <translation>sreča</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>napaka</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Try sivba-launcher --help.</source>
            <translation>Poskusite sivba-launcher --help.</translation>
        </message>
        <message>
            <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. &quot;sivba play&quot; plays in the terminal.</source>
            <translation>Ni zaslona: DISPLAY in WAYLAND_DISPLAY nista nastavljena. V terminalu igra »sivba play«.</translation>
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
            <translation>Nič še ni bilo odigrano.</translation>
        </message>
        <message>
            <source>The analysis tells which moves were best, so it waits until the game is over.</source>
            <translation>Analiza pove, katere poteze so bile najboljše, zato počaka na konec partije.</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Začetek: %1</translation>
        </message>
        <message>
            <source>After turn %1: %2</source>
            <translation>Po potezi %1: %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::BoardModel</name>
        <message>
            <source>%1, chosen</source>
            <translation>%1, izbrano</translation>
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
            <translation>Verjetnost zmage: %1 %2, %3 %4</translation>
        </message>
        <message>
            <source>chance to win %1, best</source>
            <translation>verjetnost zmage %1, najboljša</translation>
        </message>
        <message>
            <source>chance to win %1</source>
            <translation>verjetnost zmage %1</translation>
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
            <translation>Od tod naprej ni bilo najdene nobene razlike.</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 od %2 metov</translation>
        </message>
        <message>
            <source>Not allowed.</source>
            <translation>Ni dovoljeno.</translation>
        </message>
        <message>
            <source>Not allowed: %1</source>
            <translation>Ni dovoljeno: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from your game</source>
            <translation>
                <numerusform>%n korak naprej od vaše igre</numerusform>
                <numerusform>%n koraka naprej od vaše igre</numerusform>
                <numerusform>%n koraki naprej od vaše igre</numerusform>
                <numerusform>%n korakov naprej od vaše igre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from the start</source>
            <translation>
                <numerusform>%n korak od začetka</numerusform>
                <numerusform>%n koraka od začetka</numerusform>
                <numerusform>%n koraki od začetka</numerusform>
                <numerusform>%n korakov od začetka</numerusform>
            </translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Vaša igra, kakor stoji</translation>
        </message>
        <message>
            <source>The start of %1</source>
            <translation>Začetni položaj: %1</translation>
        </message>
        <message>
            <source>Each game at its own start</source>
            <translation>Vsaka igra v svojem začetnem položaju</translation>
        </message>
        <message>
            <source>Both games allow the same here, with the same results.</source>
            <translation>Obe igri dovolita tukaj isto, z enakim izidom.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) differ here.</source>
            <translation>
                <numerusform>Tukaj se razlikuje %n poteza.</numerusform>
                <numerusform>Tukaj se razlikujeta %n potezi.</numerusform>
                <numerusform>Tukaj se razlikujejo %n poteze.</numerusform>
                <numerusform>Tukaj se razlikuje %n potez.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be thrown.</source>
            <translation>Tega ni mogoče vreči.</translation>
        </message>
        <message>
            <source>Not allowed; from there only: %1</source>
            <translation>Ni dovoljeno; od tam samo: %1</translation>
        </message>
        <message>
            <source>%1 asks for more before its turn is over; the other board waits.</source>
            <translation>%1 pred koncem poteze vpraša še kaj; druga deska čaka.</translation>
        </message>
        <message>
            <source>%1 itself begins otherwise.</source>
            <translation>Sama igra %1 se začne drugače.</translation>
        </message>
        <message>
            <source>No position stands on both boards here.</source>
            <translation>Tu ni položaja, ki bi stal na obeh deskah.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Dice</name>
        <message numerus="yes">
            <source>%1: %n throw(s), %2 on average</source>
            <translation>
                <numerusform>%1: %n met, v povprečju %2</numerusform>
                <numerusform>%1: %n meta, v povprečju %2</numerusform>
                <numerusform>%1: %n meti, v povprečju %2</numerusform>
                <numerusform>%1: %n metov, v povprečju %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Fair dice: %1 on average</source>
            <translation>Poštene kocke: v povprečju %1</translation>
        </message>
    </context>
    <context>
        <name>sivba::GalleryModel</name>
        <message>
            <source>Unfinished</source>
            <translation>Nedokončane</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Priljubljene</translation>
        </message>
        <message>
            <source>For children</source>
            <translation>Za otroke</translation>
        </message>
        <message>
            <source>With dice</source>
            <translation>S kockami</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Za enega</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n igralec</numerusform>
                <numerusform>%n igralca</numerusform>
                <numerusform>%n igralci</numerusform>
                <numerusform>%n igralcev</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuta</numerusform>
                <numerusform>%n minuti</numerusform>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minut</numerusform>
            </translation>
        </message>
        <message>
            <source>Short games</source>
            <translation>Kratke igre</translation>
        </message>
        <message>
            <source>Played lately</source>
            <translation>Nedavne</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n vrsta</numerusform>
                <numerusform>%n vrsti</numerusform>
                <numerusform>%n vrste</numerusform>
                <numerusform>%n vrst</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sivba::GameForm</name>
        <message>
            <source>These options do not go together.</source>
            <translation>Te možnosti ne gredo skupaj.</translation>
        </message>
        <message>
            <source>Perfect is still computing this game.</source>
            <translation>Popolni to igro še računa.</translation>
        </message>
        <message>
            <source>Perfect has not computed this game yet.</source>
            <translation>Popolni te igre še ni izračunal.</translation>
        </message>
    </context>
    <context>
        <name>sivba::HintLadder</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>Iščem dobro potezo …</translation>
        </message>
        <message>
            <source>There is only one move.</source>
            <translation>Možna je le ena poteza.</translation>
        </message>
        <message>
            <source>The move: %1</source>
            <translation>Poteza: %1</translation>
        </message>
        <message>
            <source>Look for a move that wins at once.</source>
            <translation>Poiščite potezo, ki takoj zmaga.</translation>
        </message>
        <message>
            <source>%1 has a piece that can be captured. Which?</source>
            <translation>%1: eno figuro je mogoče vzeti. Katero?</translation>
        </message>
        <message>
            <source>Look at the side of %1: what can be captured there?</source>
            <translation>Poglejte nasprotnikovo stran (%1): kaj je tam mogoče pobrati?</translation>
        </message>
        <message>
            <source>Look at what your last seed can reach: something can be captured.</source>
            <translation>Poglejte, kam lahko pride vaše zadnje seme: nekaj je mogoče pobrati.</translation>
        </message>
        <message>
            <source>Look for a move after which it is your turn again.</source>
            <translation>Poiščite potezo, po kateri ste spet na vrsti vi.</translation>
        </message>
        <message>
            <source>Look at the end of the way: a piece can leave the board.</source>
            <translation>Poglejte konec poti: figura lahko zapusti desko.</translation>
        </message>
        <message>
            <source>Look at what %1 can capture next.</source>
            <translation>Poglejte, kaj lahko nasprotnik (%1) vzame v naslednji potezi.</translation>
        </message>
        <message>
            <source>Nothing can be won at once. Compare: %1</source>
            <translation>Takoj ni mogoče pridobiti ničesar. Primerjajte: %1</translation>
        </message>
        <message>
            <source>It wins the game.</source>
            <translation>Ta poteza dobi igro.</translation>
        </message>
        <message numerus="yes">
            <source>It captures %n seed(s).</source>
            <translation>
                <numerusform>Pobere %n seme.</numerusform>
                <numerusform>Pobere %n semeni.</numerusform>
                <numerusform>Pobere %n semena.</numerusform>
                <numerusform>Pobere %n semen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It captures %n piece(s).</source>
            <translation>
                <numerusform>Vzame %n figuro.</numerusform>
                <numerusform>Vzame %n figuri.</numerusform>
                <numerusform>Vzame %n figure.</numerusform>
                <numerusform>Vzame %n figur.</numerusform>
            </translation>
        </message>
        <message>
            <source>A piece leaves the board.</source>
            <translation>Figura zapusti desko.</translation>
        </message>
        <message>
            <source>A piece comes onto the board.</source>
            <translation>Figura pride na desko.</translation>
        </message>
        <message>
            <source>Then it is your turn again.</source>
            <translation>Potem ste spet na vrsti vi.</translation>
        </message>
        <message>
            <source>It gains nothing at once; it prepares what comes later.</source>
            <translation>Takoj ne prinese ničesar; pripravlja, kar pride pozneje.</translation>
        </message>
        <message>
            <source>The chance that %1 captures then is %2 %; after another move up to %3 %.</source>
            <translation>Nasprotnik (%1) nato vzame figuro z verjetnostjo %2 %; po drugi potezi do %3 %.</translation>
        </message>
        <message>
            <source>%1 can capture nothing then; after another move up to %2.</source>
            <translation>Nasprotnik (%1) nato ne more vzeti ničesar; po drugi potezi do %2.</translation>
        </message>
        <message>
            <source>%1 can capture %2 at most then; after another move up to %3.</source>
            <translation>Nasprotnik (%1) lahko nato vzame največ %2; po drugi potezi do %3.</translation>
        </message>
        <message>
            <source>No move has a better chance to win: %1.</source>
            <translation>Nobena poteza nima boljše možnosti zmage: %1.</translation>
        </message>
    </context>
    <context>
        <name>sivba::PerfectOffer</name>
        <message>
            <source>less than a minute</source>
            <translation>manj kot minuta</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>približno %n minuta</numerusform>
                <numerusform>približno %n minuti</numerusform>
                <numerusform>približno %n minute</numerusform>
                <numerusform>približno %n minut</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s)</source>
            <translation>
                <numerusform>približno %n ura</numerusform>
                <numerusform>približno %n uri</numerusform>
                <numerusform>približno %n ure</numerusform>
                <numerusform>približno %n ur</numerusform>
            </translation>
        </message>
        <message>
            <source>Perfect must compute this game once: %1 positions, %2 of memory, %3. You may play another game meanwhile.</source>
            <translation>Popolni mora to igro enkrat izračunati: položajev %1, pomnilnika %2, čas: %3. Medtem lahko igrate drugo igro.</translation>
        </message>
        <message>
            <source>Perfect computes this game. You may play another game meanwhile.</source>
            <translation>Popolni računa to igro. Medtem lahko igrate drugo igro.</translation>
        </message>
        <message>
            <source>Stopping; what is done is kept.</source>
            <translation>Ustavlja se; opravljeno se ohrani.</translation>
        </message>
        <message>
            <source>What is done cannot be kept: %1</source>
            <translation>Opravljenega ni mogoče ohraniti: %1</translation>
        </message>
        <message>
            <source>Perfect cannot compute this game here: it takes %1 of memory, and this computer has %2.</source>
            <translation>Popolni te igre tukaj ne more izračunati: pomnilnika je treba %1, ta računalnik pa ga ima %2.</translation>
        </message>
        <message>
            <source>Another game is being computed: %1, %2 %. This one has to wait.</source>
            <translation>Računa se druga igra: %1, %2 %. Ta mora počakati.</translation>
        </message>
        <message>
            <source>Perfect has begun to compute this game and can go on where it was.</source>
            <translation>Popolni je to igro že začel računati in lahko nadaljuje, kjer je bil.</translation>
        </message>
        <message>
            <source>Compute again</source>
            <translation>Izračunaj znova</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Nadaljuj</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Izračunaj</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 %, %2 left</source>
            <comment>percent, time</comment>
            <translation>%1 %, še %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::RulesModel</name>
        <message>
            <source>Why every game ends</source>
            <translation>Zakaj se vsaka igra konča</translation>
        </message>
        <message>
            <source>How often each throw comes</source>
            <translation>Kako pogost je vsak met</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 od %2 metov</translation>
        </message>
        <message>
            <source>As it is set up</source>
            <translation>Kako je pripravljeno</translation>
        </message>
        <message>
            <source>changed here</source>
            <translation>tu spremenjeno</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Viri</translation>
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
            <translation>Prostega pomnilnika je premalo: treba je %1, prosto %2. Zaprite druge programe.</translation>
        </message>
        <message>
            <source>There is not enough room in %1: %2 are needed, %3 are free.</source>
            <translation>V %1 je premalo prostora: treba je %2, prosto %3.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Table</name>
        <message>
            <source>This game is not known: %1</source>
            <translation>Neznana igra: %1</translation>
        </message>
        <message>
            <source>The earlier game of this kind could not be set aside; this one is not kept.</source>
            <translation>Prejšnje igre ni bilo mogoče odložiti; ta se ne shranjuje.</translation>
        </message>
        <message numerus="yes">
            <source>The last %n line(s) of the kept game were damaged and left out.</source>
            <translation>
                <numerusform>Zadnja %n vrstica shranjene igre je bila poškodovana in izpuščena.</numerusform>
                <numerusform>Zadnji %n vrstici shranjene igre sta bili poškodovani in izpuščeni.</numerusform>
                <numerusform>Zadnje %n vrstice shranjene igre so bile poškodovane in izpuščene.</numerusform>
                <numerusform>Zadnjih %n vrstic shranjene igre je bilo poškodovanih in izpuščenih.</numerusform>
            </translation>
        </message>
        <message>
            <source>You are looking back.</source>
            <translation>Gledate nazaj.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 razmišlja …</translation>
        </message>
        <message>
            <source>It is %1’s turn.</source>
            <translation>Na potezi: %1.</translation>
        </message>
        <message>
            <source>%1: enter your throw.</source>
            <translation>%1: vnesite svoj met.</translation>
        </message>
        <message>
            <source>%1: throw the dice.</source>
            <translation>%1: vrzite kocke.</translation>
        </message>
        <message>
            <source>There is an unfinished game already; this one is not kept.</source>
            <translation>Nedokončana igra že obstaja; ta se ne shranjuje.</translation>
        </message>
        <message>
            <source>%1 moves.</source>
            <translation>Poteza: %1.</translation>
        </message>
        <message>
            <source>%1 throws.</source>
            <translation>Met: %1.</translation>
        </message>
        <message>
            <source>Throw for %1 and enter the throw.</source>
            <translation>%1: vrzite za računalnik in vnesite met.</translation>
        </message>
        <message>
            <source>These dice do not throw %1. What they throw: %2.</source>
            <translation>Te kocke ne morejo pokazati %1. Pokažejo: %2.</translation>
        </message>
        <message>
            <source>%1 is there already and was left alone.</source>
            <translation>%1 že obstaja; datoteka ni spremenjena.</translation>
        </message>
        <message>
            <source>Saved in %1.</source>
            <translation>Shranjeno: %1.</translation>
        </message>
        <message>
            <source>%1: your move. What the other side has chosen is not shown yet.</source>
            <translation>%1: vaša poteza. Kaj je izbrala druga stran, se še ne pokaže.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>How many seeds at %1? Press a number.</source>
            <translation>Koliko semen naj se premakne (%1)? Pritisnite število.</translation>
        </message>
        <message>
            <source>How many seeds at %1? So far: %2. Another digit, or Enter.</source>
            <translation>Koliko semen na %1? Doslej: %2. Še ena števka ali Enter.</translation>
        </message>
        <message>
            <source>Your unfinished game goes on.</source>
            <translation>Vaša nedokončana partija se nadaljuje.</translation>
        </message>
        <message>
            <source>Your unfinished game was set aside. Ctrl+O finds it.</source>
            <translation>Vaša nedokončana partija je odložena. Najdete jo s Ctrl+O.</translation>
        </message>
        <message>
            <source>Which way from %1? Press an arrow there or an answer.</source>
            <translation>V katero smer iz %1? Pritisnite puščico tam ali odgovor.</translation>
        </message>
        <message>
            <source>your move.</source>
            <translation>vaša poteza.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>question, way to answer</comment>
            <translation>%1 %2</translation>
        </message>
        <message numerus="yes">
            <source>Press %n more place(s).</source>
            <translation>
                <numerusform>Pritisnite še %n mesto.</numerusform>
                <numerusform>Pritisnite še %n mesti.</numerusform>
                <numerusform>Pritisnite še %n mesta.</numerusform>
                <numerusform>Pritisnite še %n mest.</numerusform>
            </translation>
        </message>
        <message>
            <source>Press an arrow there or an answer.</source>
            <translation>Pritisnite puščico tam ali odgovor.</translation>
        </message>
        <message>
            <source>Press one of the places or an answer.</source>
            <translation>Pritisnite eno od mest ali odgovor.</translation>
        </message>
        <message>
            <source>Press a place.</source>
            <translation>Pritisnite mesto.</translation>
        </message>
        <message>
            <source>Press a place or the answer.</source>
            <translation>Pritisnite mesto ali odgovor.</translation>
        </message>
        <message>
            <source>The text would tell what the other side has chosen. It can be copied after this turn.</source>
            <translation>Besedilo bi izdalo, kaj je izbrala druga stran. Kopirati ga bo mogoče po tej potezi.</translation>
        </message>
        <message>
            <source>Perfect, as Master</source>
            <translation>Popoln, kot Mojster</translation>
        </message>
        <message>
            <source>No solver knows all positions of this game, so Perfect plays like Master.</source>
            <translation>Noben reševalnik ne pozna vseh položajev te igre, zato Popolni igra kot Mojster.</translation>
        </message>
        <message>
            <source>This game has not been computed, or no more.</source>
            <translation>Ta igra ni izračunana ali pa izračunanega ni več.</translation>
        </message>
        <message>
            <source>%1 Perfect plays like Master until it is computed under “Set up a game”.</source>
            <translation>%1 Popolni igra kot Mojster, dokler ni izračunana v »Pripravi igro«.</translation>
        </message>
        <message>
            <source>%1 is computed: Perfect can play it now.</source>
            <translation>Izračunano: %1. Popolni lahko zdaj to igro igra.</translation>
        </message>
    </context>
</TS>
