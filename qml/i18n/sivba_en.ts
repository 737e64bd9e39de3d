<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>AnalysisGraph</name>
        <message>
            <source>Chance to win over the game</source>
            <translation>Chance to win over the game</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Analyse anyway</source>
            <translation>Analyse anyway</translation>
        </message>
        <message>
            <source>Computing: %1 of %2</source>
            <translation>Computing: %1 of %2</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Turning points</translation>
        </message>
        <message>
            <source>Points are percentage points of the chance to win. Less than one is no mistake.</source>
            <translation>Points are percentage points of the chance to win. Less than one is no mistake.</translation>
        </message>
    </context>
    <context>
        <name>CardBoard</name>
        <message>
            <source>Continue</source>
            <translation>Continue</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
    </context>
    <context>
        <name>CardTools</name>
        <message>
            <source>Remove from favourites</source>
            <translation>Remove from favourites</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Add to favourites</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Set up a game</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Compare with another game</translation>
        </message>
    </context>
    <context>
        <name>CompareBoard</name>
        <message>
            <source>Board of %1</source>
            <translation>Board of %1</translation>
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
            <translation>Game A</translation>
        </message>
        <message>
            <source>Swap the games</source>
            <translation>Swap the games</translation>
        </message>
        <message>
            <source>Game B</source>
            <translation>Game B</translation>
        </message>
    </context>
    <context>
        <name>CompareKeys</name>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>The start of the game</source>
            <translation>The start of the game</translation>
        </message>
        <message>
            <source>Your game</source>
            <translation>Your game</translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Your game as it stands</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>One step back</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>On by the chosen move</source>
            <translation>On by the chosen move</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Find a difference</source>
            <translation>Find a difference</translation>
        </message>
        <message>
            <source>On to a position in which something differs</source>
            <translation>On to a position in which something differs</translation>
        </message>
        <message>
            <source>Show the chosen move on both boards</source>
            <translation>Show the chosen move on both boards</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Ways</translation>
        </message>
        <message>
            <source>The ways of both games on one board</source>
            <translation>The ways of both games on one board</translation>
        </message>
    </context>
    <context>
        <name>CompareMoves</name>
        <message>
            <source>only in %1</source>
            <translation>only in %1</translation>
        </message>
        <message>
            <source>in both, with different results</source>
            <translation>in both, with different results</translation>
        </message>
        <message>
            <source>in both, with the same result</source>
            <translation>in both, with the same result</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Moves</translation>
        </message>
    </context>
    <context>
        <name>ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Compare</translation>
        </message>
    </context>
    <context>
        <name>CompareRow</name>
        <message>
            <source>%1: both %2</source>
            <translation>%1: both %2</translation>
        </message>
        <message>
            <source>%1, differs. %2: %3. %4: %5</source>
            <translation>%1, differs. %2: %3. %4: %5</translation>
        </message>
    </context>
    <context>
        <name>CompareTable</name>
        <message>
            <source>Rules of %1 and %2</source>
            <translation>Rules of %1 and %2</translation>
        </message>
        <message>
            <source>Their rules do not differ.</source>
            <translation>Their rules do not differ.</translation>
        </message>
        <message>
            <source>Rules that differ</source>
            <translation>Rules that differ</translation>
        </message>
    </context>
    <context>
        <name>CompareWays</name>
        <message>
            <source>Whose way</source>
            <translation>Whose way</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Board with the ways of %1</source>
            <translation>Board with the ways of %1</translation>
        </message>
        <message>
            <source>Both boards</source>
            <translation>Both boards</translation>
        </message>
        <message>
            <source>Back to one position on both boards</source>
            <translation>Back to one position on both boards</translation>
        </message>
    </context>
    <context>
        <name>CompareWords</name>
        <message>
            <source>only there</source>
            <translation>only there</translation>
        </message>
        <message>
            <source>other result</source>
            <translation>other result</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>The dice are rolling</source>
            <translation>The dice are rolling</translation>
        </message>
        <message>
            <source>Throw: %1</source>
            <translation>Throw: %1</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Throw the dice</translation>
        </message>
    </context>
    <context>
        <name>DiceValueButton</name>
        <message>
            <source>The dice show %1</source>
            <translation>The dice show %1</translation>
        </message>
    </context>
    <context>
        <name>Difficulty</name>
        <message>
            <source>difficulty %1 of 5</source>
            <translation>difficulty %1 of 5</translation>
        </message>
    </context>
    <context>
        <name>EarlierGames</name>
        <message>
            <source>Open a game</source>
            <translation>Open a game</translation>
        </message>
        <message>
            <source>Choose a file…</source>
            <translation>Choose a file…</translation>
        </message>
        <message>
            <source>Games that were set aside for a new one:</source>
            <translation>Games that were set aside for a new one:</translation>
        </message>
    </context>
    <context>
        <name>FileDialog</name>
        <message>
            <source>File name</source>
            <translation>File name</translation>
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
            <translation>Save the game</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Open a saved game</translation>
        </message>
        <message>
            <source>Games of Sivba (%1)</source>
            <translation>Games of Sivba (%1)</translation>
        </message>
        <message>
            <source>Games in RGN (%1)</source>
            <translation>Games in RGN (%1)</translation>
        </message>
        <message>
            <source>Games of RoyalUr (%1)</source>
            <translation>Games of RoyalUr (%1)</translation>
        </message>
        <message>
            <source>All files (%1)</source>
            <translation>All files (%1)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Open</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
    </context>
    <context>
        <name>FilmKeys</name>
        <message>
            <source>Slow</source>
            <translation>Slow</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Fast</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>At once</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>One step</source>
            <translation>One step</translation>
        </message>
        <message>
            <source>Skip to the end of the move</source>
            <translation>Skip to the end of the move</translation>
        </message>
        <message>
            <source>Show the last turn again</source>
            <translation>Show the last turn again</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Speed of the moves</translation>
        </message>
    </context>
    <context>
        <name>GameBar</name>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Redo</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>More</source>
            <translation>More</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Turn the board</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>unfinished game</source>
            <translation>unfinished game</translation>
        </message>
    </context>
    <context>
        <name>GameMenu</name>
        <message>
            <source>New game</source>
            <translation>New game</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Set up a game</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Turn the board</translation>
        </message>
        <message>
            <source>Board upright</source>
            <translation>Board upright</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>All rules in words</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Save as a file</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Open a saved game</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Copy the game as text</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Paste a game</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Resign</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Keys</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Show the way</source>
            <translation>Show the way</translation>
        </message>
        <message>
            <source>True chances of the moves</source>
            <translation>True chances of the moves</translation>
        </message>
        <message>
            <source>Analysis: luck and mistakes</source>
            <translation>Analysis: luck and mistakes</translation>
        </message>
    </context>
    <context>
        <name>GameNames</name>
        <message>
            <source>Modified</source>
            <translation>Modified</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>No place here has the number %1.</source>
            <translation>No place here has the number %1.</translation>
        </message>
        <message>
            <source>The game was copied as text.</source>
            <translation>The game was copied as text.</translation>
        </message>
    </context>
    <context>
        <name>KeyHelp</name>
        <message>
            <source>Arrows</source>
            <translation>Arrows</translation>
        </message>
        <message>
            <source>go from place to place</source>
            <translation>go from place to place</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play the place</source>
            <translation>play the place</translation>
        </message>
        <message>
            <source>play the place with this number</source>
            <translation>play the place with this number</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>throw the dice, or skip to the end of the move</source>
            <translation>throw the dice, or skip to the end of the move</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>undo, redo</translation>
        </message>
        <message>
            <source>hint: where, why, which</source>
            <translation>hint: where, why, which</translation>
        </message>
        <message>
            <source>pause, one step, show the last turn again</source>
            <translation>pause, one step, show the last turn again</translation>
        </message>
        <message>
            <source>faster, slower</source>
            <translation>faster, slower</translation>
        </message>
        <message>
            <source>turn the board, upright board, numbers on or off</source>
            <translation>turn the board, upright board, numbers on or off</translation>
        </message>
        <message>
            <source>moves, rules, throws beside the board</source>
            <translation>moves, rules, throws beside the board</translation>
        </message>
        <message>
            <source>all rules in words</source>
            <translation>all rules in words</translation>
        </message>
        <message>
            <source>save, open</source>
            <translation>save, open</translation>
        </message>
        <message>
            <source>copy the game as text, paste one</source>
            <translation>copy the game as text, paste one</translation>
        </message>
        <message>
            <source>new game, next round of a match</source>
            <translation>new game, next round of a match</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>menu</translation>
        </message>
        <message>
            <source>go from game to game</source>
            <translation>go from game to game</translation>
        </message>
        <message>
            <source>play, or go on with the open game</source>
            <translation>play, or go on with the open game</translation>
        </message>
        <message>
            <source>set up a game</source>
            <translation>set up a game</translation>
        </message>
        <message>
            <source>rules of the game</source>
            <translation>rules of the game</translation>
        </message>
        <message>
            <source>add to favourites</source>
            <translation>add to favourites</translation>
        </message>
        <message>
            <source>search</source>
            <translation>search</translation>
        </message>
        <message>
            <source>open a saved game</source>
            <translation>open a saved game</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>settings</translation>
        </message>
        <message>
            <source>whole screen</source>
            <translation>whole screen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>back</source>
            <translation>back</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Keys</translation>
        </message>
        <message>
            <source>show the way of the side to move, of the other side, none</source>
            <translation>show the way of the side to move, of the other side, none</translation>
        </message>
        <message>
            <source>go to the next place that can be played</source>
            <translation>go to the next place that can be played</translation>
        </message>
        <message>
            <source>the same in the outer row</source>
            <translation>the same in the outer row</translation>
        </message>
        <message>
            <source>Shift+arrow</source>
            <translation>Shift+arrow</translation>
        </message>
        <message>
            <source>sow this way, where there is a choice</source>
            <translation>sow this way, where there is a choice</translation>
        </message>
        <message>
            <source>compare the game with another one</source>
            <translation>compare the game with another one</translation>
        </message>
        <message>
            <source>compare it with another game</source>
            <translation>compare it with another game</translation>
        </message>
        <message>
            <source>go to the answers below the board</source>
            <translation>go to the answers below the board</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>from the games to their rules and to the moves</source>
            <translation>from the games to their rules and to the moves</translation>
        </message>
        <message>
            <source>Left, right</source>
            <translation>Left, right</translation>
        </message>
        <message>
            <source>go from move to move</source>
            <translation>go from move to move</translation>
        </message>
        <message>
            <source>on by the chosen move</source>
            <translation>on by the chosen move</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>one step back</source>
            <translation>one step back</translation>
        </message>
        <message>
            <source>show the chosen move on both boards</source>
            <translation>show the chosen move on both boards</translation>
        </message>
        <message>
            <source>on to a position in which something differs</source>
            <translation>on to a position in which something differs</translation>
        </message>
        <message>
            <source>the start, your game as it stands</source>
            <translation>the start, your game as it stands</translation>
        </message>
        <message>
            <source>swap the games</source>
            <translation>swap the games</translation>
        </message>
        <message>
            <source>Page up, down</source>
            <translation>Page up, down</translation>
        </message>
        <message>
            <source>go from shelf to shelf</source>
            <translation>go from shelf to shelf</translation>
        </message>
        <message>
            <source>the ways of both games on one board</source>
            <translation>the ways of both games on one board</translation>
        </message>
        <message>
            <source>true chances of the moves, in solved games</source>
            <translation>true chances of the moves, in solved games</translation>
        </message>
        <message>
            <source>analysis of the game beside the board: luck and mistakes</source>
            <translation>analysis of the game beside the board: luck and mistakes</translation>
        </message>
    </context>
    <context>
        <name>LapList</name>
        <message>
            <source>The turn shown, lap by lap</source>
            <translation>The turn shown, lap by lap</translation>
        </message>
    </context>
    <context>
        <name>LaunchText</name>
        <message>
            <source>The window could not be made.</source>
            <translation>The window could not be made.</translation>
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation>%1 cannot be written.</translation>
        </message>
        <message>
            <source>shows this text</source>
            <translation>shows this text</translation>
        </message>
        <message>
            <source>shows the version</source>
            <translation>shows the version</translation>
        </message>
        <message>
            <source>draws one screen, saves the picture and ends</source>
            <translation>draws one screen, saves the picture and ends</translation>
        </message>
        <message>
            <source>what is shown first</source>
            <translation>what is shown first</translation>
        </message>
        <message>
            <source>the game of that screen</source>
            <translation>the game of that screen</translation>
        </message>
        <message>
            <source>plays these turns first</source>
            <translation>plays these turns first</translation>
        </message>
        <message>
            <source>colours, for this time</source>
            <translation>colours, for this time</translation>
        </message>
        <message>
            <source>width and height of the window</source>
            <translation>width and height of the window</translation>
        </message>
        <message>
            <source>language, for this time</source>
            <translation>language, for this time</translation>
        </message>
        <message>
            <source>size of texts and controls, for this time</source>
            <translation>size of texts and controls, for this time</translation>
        </message>
        <message>
            <source>prints the time to the first frame and ends</source>
            <translation>prints the time to the first frame and ends</translation>
        </message>
        <message>
            <source>There is no option --%1.</source>
            <translation>There is no option --%1.</translation>
        </message>
        <message>
            <source>An option lacks its value, or has one that it does not take.</source>
            <translation>An option lacks its value, or has one that it does not take.</translation>
        </message>
        <message>
            <source>--%1 %2: known are %3</source>
            <translation>--%1 %2: known are %3</translation>
        </message>
        <message>
            <source>--size wants WIDTHxHEIGHT, for example 1280x720</source>
            <translation>--size wants WIDTHxHEIGHT, for example 1280x720</translation>
        </message>
        <message>
            <source>--size: from 320x240 to 8192x8192</source>
            <translation>--size: from 320x240 to 8192x8192</translation>
        </message>
        <message>
            <source>--scale: a number from 1 to 2</source>
            <translation>--scale: a number from 1 to 2</translation>
        </message>
        <message>
            <source>Only one game can be opened.</source>
            <translation>Only one game can be opened.</translation>
        </message>
        <message>
            <source>The game is named twice.</source>
            <translation>The game is named twice.</translation>
        </message>
        <message>
            <source>--screen %1 wants a game: --game ID</source>
            <translation>--screen %1 wants a game: --game ID</translation>
        </message>
        <message>
            <source>--turns wants a game on the screen.</source>
            <translation>--turns wants a game on the screen.</translation>
        </message>
        <message>
            <source>--grab wants a file.</source>
            <translation>--grab wants a file.</translation>
        </message>
        <message>
            <source>Usage: sivba-launcher [ID | FILE.yaml | FILE.sivba] [OPTION...]</source>
            <translation>Usage: sivba-launcher [ID | FILE.yaml | FILE.sivba] [OPTION...]</translation>
        </message>
        <message>
            <source>Traditional games of sowing and racing in a window.</source>
            <translation>Traditional games of sowing and racing in a window.</translation>
        </message>
        <message>
            <source>ID is a game, for example mancala/oware or ur/finkel:pieces=3#7; FILE.yaml a ruleset of your own, FILE.sivba a saved game. Without them all games are shown.</source>
            <translation>ID is a game, for example mancala/oware or ur/finkel:pieces=3#7; FILE.yaml a ruleset of your own, FILE.sivba a saved game. Without them all games are shown.</translation>
        </message>
        <message>
            <source>A saved game is opened as it is: without --turns and with no other screen.</source>
            <translation>A saved game is opened as it is: without --turns and with no other screen.</translation>
        </message>
        <message>
            <source>another game of its family, to compare it with</source>
            <translation>another game of its family, to compare it with</translation>
        </message>
        <message>
            <source>--with wants the screen `compare`.</source>
            <translation>--with wants the screen `compare`.</translation>
        </message>
    </context>
    <context>
        <name>LauncherHeader</name>
        <message>
            <source>Search games</source>
            <translation>Search games</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Open a saved game</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Keys</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>games of sowing and racing</source>
            <translation>games of sowing and racing</translation>
        </message>
    </context>
    <context>
        <name>LauncherPage</name>
        <message>
            <source>No game fits</source>
            <translation>No game fits</translation>
        </message>
        <message>
            <source>Show all games</source>
            <translation>Show all games</translation>
        </message>
        <message>
            <source>Left out of the gallery; everything else can be played:</source>
            <translation>Left out of the gallery; everything else can be played:</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>This cannot be opened:</translation>
        </message>
    </context>
    <context>
        <name>LineButtons</name>
        <message>
            <source>Throw</source>
            <translation>Throw</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Throw the dice</source>
            <translation>Throw the dice</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Play on from here</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Play again</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Next round</translation>
        </message>
        <message>
            <source>The same match goes on</source>
            <translation>The same match goes on</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analysis</translation>
        </message>
        <message>
            <source>Luck and mistakes of this game</source>
            <translation>Luck and mistakes of this game</translation>
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>Moves</source>
            <translation>Moves</translation>
        </message>
        <message>
            <source>Nothing has been played yet.</source>
            <translation>Nothing has been played yet.</translation>
        </message>
        <message>
            <source>Turn shown</source>
            <translation>Turn shown</translation>
        </message>
        <message>
            <source>Copy the moves</source>
            <translation>Copy the moves</translation>
        </message>
        <message>
            <source>Copy the game as text</source>
            <translation>Copy the game as text</translation>
        </message>
        <message>
            <source>Paste a game</source>
            <translation>Paste a game</translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <translation>Back</translation>
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
            <translation>Moves</translation>
        </message>
        <message>
            <source>Rules beside the board</source>
            <translation>Rules beside the board</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Throws so far</translation>
        </message>
    </context>
    <context>
        <name>PerfectRow</name>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>What is done is kept</source>
            <translation>What is done is kept</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Start over</translation>
        </message>
        <message>
            <source>Forgets what is done</source>
            <translation>Forgets what is done</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Person</source>
            <translation>Person</translation>
        </message>
        <message>
            <source>somebody at this screen</source>
            <translation>somebody at this screen</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Random</translation>
        </message>
        <message>
            <source>plays anything that is legal</source>
            <translation>plays anything that is legal</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Easy</translation>
        </message>
        <message>
            <source>looks a little ahead, errs often: a first opponent</source>
            <translation>looks a little ahead, errs often: a first opponent</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Medium</translation>
        </message>
        <message>
            <source>looks at more positions, errs seldom</source>
            <translation>looks at more positions, errs seldom</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Hard</translation>
        </message>
        <message>
            <source>does not err on purpose</source>
            <translation>does not err on purpose</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Master</translation>
        </message>
        <message>
            <source>like Hard, looks at more positions</source>
            <translation>like Hard, looks at more positions</translation>
        </message>
        <message>
            <source>Perfect</source>
            <translation>Perfect</translation>
        </message>
        <message>
            <source>knows all positions and makes no mistake</source>
            <translation>knows all positions and makes no mistake</translation>
        </message>
    </context>
    <context>
        <name>ProblemPanel</name>
        <message>
            <source>Copy</source>
            <translation>Copy</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>This cannot be opened:</source>
            <translation>This cannot be opened:</translation>
        </message>
    </context>
    <context>
        <name>ReplaceSheet</name>
        <message>
            <source>There is a file already</source>
            <translation>There is a file already</translation>
        </message>
        <message>
            <source>%1 holds something else than this game. What is in it now would be lost.</source>
            <translation>%1 holds something else than this game. What is in it now would be lost.</translation>
        </message>
        <message>
            <source>Another name</source>
            <translation>Another name</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <translation>Replace the file</translation>
        </message>
    </context>
    <context>
        <name>RuleRow</name>
        <message>
            <source>Throw %1: %2, %3</source>
            <translation>Throw %1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>RulesHead</name>
        <message>
            <source>Reconstruction</source>
            <translation>Reconstruction</translation>
        </message>
        <message>
            <source>Attested rules</source>
            <translation>Attested rules</translation>
        </message>
        <message>
            <source>Modified</source>
            <translation>Modified</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Compare</source>
            <translation>Compare</translation>
        </message>
        <message>
            <source>Compare with another game</source>
            <translation>Compare with another game</translation>
        </message>
    </context>
    <context>
        <name>RulesView</name>
        <message>
            <source>Rules of %1</source>
            <translation>Rules of %1</translation>
        </message>
    </context>
    <context>
        <name>ScoreList</name>
        <message>
            <source>Your games</source>
            <translation>Your games</translation>
        </message>
        <message>
            <source>won</source>
            <translation>won</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>drawn</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>lost</translation>
        </message>
        <message>
            <source>%1: won %2, drawn %3, lost %4</source>
            <translation>%1: won %2, drawn %3, lost %4</translation>
        </message>
        <message>
            <source>Really forget them?</source>
            <translation>Really forget them?</translation>
        </message>
        <message>
            <source>Forget these games</source>
            <translation>Forget these games</translation>
        </message>
    </context>
    <context>
        <name>SeatPlates</name>
        <message>
            <source>to move</source>
            <translation>to move</translation>
        </message>
    </context>
    <context>
        <name>SeedNote</name>
        <message>
            <source>Dice you can check</source>
            <translation>Dice you can check</translation>
        </message>
        <message>
            <source>You throw the dice yourselves and enter what they show.</source>
            <translation>You throw the dice yourselves and enter what they show.</translation>
        </message>
        <message>
            <source>All throws followed from the seed %1. This command must print the fingerprint below:</source>
            <translation>All throws followed from the seed %1. This command must print the fingerprint below:</translation>
        </message>
        <message>
            <source>All throws follow from a secret number, the seed. It is shown when the game is over. Keep its fingerprint until then: it proves that the seed was not changed on the way.</source>
            <translation>All throws follow from a secret number, the seed. It is shown when the game is over. Keep its fingerprint until then: it proves that the seed was not changed on the way.</translation>
        </message>
        <message>
            <source>Fingerprint of the seed: %1</source>
            <translation>Fingerprint of the seed: %1</translation>
        </message>
        <message>
            <source>Copy the command</source>
            <translation>Copy the command</translation>
        </message>
        <message>
            <source>Copy the fingerprint</source>
            <translation>Copy the fingerprint</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Colours</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Light</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>Projector</translation>
        </message>
        <message>
            <source>Colour-blind</source>
            <translation>Colour-blind</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Size</translation>
        </message>
        <message>
            <source>Speed of the moves</source>
            <translation>Speed of the moves</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Slow</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Fast</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>At once</translation>
        </message>
        <message>
            <source>Less motion: moves fade instead of travelling</source>
            <translation>Less motion: moves fade instead of travelling</translation>
        </message>
        <message>
            <source>Numbers in the pits</source>
            <translation>Numbers in the pits</translation>
        </message>
        <message>
            <source>Names of the places</source>
            <translation>Names of the places</translation>
        </message>
        <message>
            <source>Show where the last seed will fall</source>
            <translation>Show where the last seed will fall</translation>
        </message>
        <message>
            <source>Throw the dice for me</source>
            <translation>Throw the dice for me</translation>
        </message>
        <message>
            <source>Sivba %1. No account, no network; everything stays on this computer.</source>
            <translation>Sivba %1. No account, no network; everything stays on this computer.</translation>
        </message>
    </context>
    <context>
        <name>ShelfMenu</name>
        <message>
            <source>Shelves</source>
            <translation>Shelves</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>Two rows</source>
            <translation>Two rows</translation>
        </message>
        <message>
            <source>Four rows: captured seeds leave the board</source>
            <translation>Four rows: captured seeds leave the board</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown on from the next pit</source>
            <translation>Four rows: captured seeds are sown on from the next pit</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from where the lap began</source>
            <translation>Four rows: captured seeds are sown from where the lap began</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from the pit that captured</source>
            <translation>Four rows: captured seeds are sown from the pit that captured</translation>
        </message>
        <message>
            <source>Four rows: captured seeds are sown from an end of the row</source>
            <translation>Four rows: captured seeds are sown from an end of the row</translation>
        </message>
        <message>
            <source>Royal Game of Ur</source>
            <translation>Royal Game of Ur</translation>
        </message>
        <message>
            <source>The board of twenty squares</source>
            <translation>The board of twenty squares</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Moves</source>
            <translation>Moves</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Throws so far</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analysis</translation>
        </message>
    </context>
    <context>
        <name>StartButtons</name>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>All rules in words</source>
            <translation>All rules in words</translation>
        </message>
        <message>
            <source>A game is open. Playing a new one puts it aside; nothing is lost.</source>
            <translation>A game is open. Playing a new one puts it aside; nothing is lost.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continue</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>New game</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
    </context>
    <context>
        <name>StartForm</name>
        <message>
            <source>Who plays</source>
            <translation>Who plays</translation>
        </message>
        <message>
            <source>Change sides</source>
            <translation>Change sides</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Standard rules</source>
            <translation>Standard rules</translation>
        </message>
        <message>
            <source>Help while playing</source>
            <translation>Help while playing</translation>
        </message>
        <message>
            <source>We throw real dice and enter the throws</source>
            <translation>We throw real dice and enter the throws</translation>
        </message>
        <message>
            <source>Mark what can be moved</source>
            <translation>Mark what can be moved</translation>
        </message>
        <message>
            <source>Hints may be asked for</source>
            <translation>Hints may be asked for</translation>
        </message>
    </context>
    <context>
        <name>TableLine</name>
        <message>
            <source>Paused. P goes on.</source>
            <translation>Paused. P goes on.</translation>
        </message>
    </context>
    <context>
        <name>ThrowBar</name>
        <message>
            <source>%1 expected</source>
            <translation>%1 expected</translation>
        </message>
        <message>
            <source>Throw %1: %2 times, %3</source>
            <translation>Throw %1: %2 times, %3</translation>
        </message>
    </context>
    <context>
        <name>ThrowsPanel</name>
        <message numerus="yes">
            <source>%n throw(s). The outline is what fair dice give in the long run.</source>
            <translation>
                <numerusform>%n throw. The outline is what fair dice give in the long run.</numerusform>
                <numerusform>%n throws. The outline is what fair dice give in the long run.</numerusform>
            </translation>
        </message>
        <message>
            <source>Throws so far</source>
            <translation>Throws so far</translation>
        </message>
        <message>
            <source>Nothing has been thrown yet. The outline is what fair dice give in the long run.</source>
            <translation>Nothing has been thrown yet. The outline is what fair dice give in the long run.</translation>
        </message>
    </context>
    <context>
        <name>TurningPoint</name>
        <message>
            <source>luck</source>
            <translation>luck</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>mistake</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Try sivba-launcher --help.</source>
            <translation>Try sivba-launcher --help.</translation>
        </message>
        <message>
            <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. &quot;sivba play&quot; plays in the terminal.</source>
            <translation>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. &quot;sivba play&quot; plays in the terminal.</translation>
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
            <translation>Nothing has been played yet.</translation>
        </message>
        <message>
            <source>The analysis tells which moves were best, so it waits until the game is over.</source>
            <translation>The analysis tells which moves were best, so it waits until the game is over.</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Start: %1</translation>
        </message>
        <message>
            <source>After turn %1: %2</source>
            <translation>After turn %1: %2</translation>
        </message>
    </context>
    <context>
        <name>sivba::BoardModel</name>
        <message>
            <source>%1, chosen</source>
            <translation>%1, chosen</translation>
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
            <translation>Chance to win: %1 %2, %3 %4</translation>
        </message>
        <message>
            <source>chance to win %1, best</source>
            <translation>chance to win %1, best</translation>
        </message>
        <message>
            <source>chance to win %1</source>
            <translation>chance to win %1</translation>
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
            <translation>No later difference was found from here.</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 of %2 throws</translation>
        </message>
        <message>
            <source>Not allowed.</source>
            <translation>Not allowed.</translation>
        </message>
        <message>
            <source>Not allowed: %1</source>
            <translation>Not allowed: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from your game</source>
            <translation>
                <numerusform>%n step on from your game</numerusform>
                <numerusform>%n steps on from your game</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) on from the start</source>
            <translation>
                <numerusform>%n step on from the start</numerusform>
                <numerusform>%n steps on from the start</numerusform>
            </translation>
        </message>
        <message>
            <source>Your game as it stands</source>
            <translation>Your game as it stands</translation>
        </message>
        <message>
            <source>The start of %1</source>
            <translation>The start of %1</translation>
        </message>
        <message>
            <source>Each game at its own start</source>
            <translation>Each game at its own start</translation>
        </message>
        <message>
            <source>Both games allow the same here, with the same results.</source>
            <translation>Both games allow the same here, with the same results.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) differ here.</source>
            <translation>
                <numerusform>%n move differs here.</numerusform>
                <numerusform>%n moves differ here.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be thrown.</source>
            <translation>Cannot be thrown.</translation>
        </message>
        <message>
            <source>Not allowed; from there only: %1</source>
            <translation>Not allowed; from there only: %1</translation>
        </message>
        <message>
            <source>%1 asks for more before its turn is over; the other board waits.</source>
            <translation>%1 asks for more before its turn is over; the other board waits.</translation>
        </message>
        <message>
            <source>%1 itself begins otherwise.</source>
            <translation>%1 itself begins otherwise.</translation>
        </message>
        <message>
            <source>No position stands on both boards here.</source>
            <translation>No position stands on both boards here.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Dice</name>
        <message numerus="yes">
            <source>%1: %n throw(s), %2 on average</source>
            <translation>
                <numerusform>%1: %n throw, %2 on average</numerusform>
                <numerusform>%1: %n throws, %2 on average</numerusform>
            </translation>
        </message>
        <message>
            <source>Fair dice: %1 on average</source>
            <translation>Fair dice: %1 on average</translation>
        </message>
    </context>
    <context>
        <name>sivba::GalleryModel</name>
        <message>
            <source>Unfinished</source>
            <translation>Unfinished</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favourites</translation>
        </message>
        <message>
            <source>For children</source>
            <translation>For children</translation>
        </message>
        <message>
            <source>With dice</source>
            <translation>With dice</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Alone</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>Short games</source>
            <translation>Short games</translation>
        </message>
        <message>
            <source>Played lately</source>
            <translation>Played lately</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n row</numerusform>
                <numerusform>%n rows</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sivba::GameForm</name>
        <message>
            <source>These options do not go together.</source>
            <translation>These options do not go together.</translation>
        </message>
        <message>
            <source>Perfect is still computing this game.</source>
            <translation>Perfect is still computing this game.</translation>
        </message>
        <message>
            <source>Perfect has not computed this game yet.</source>
            <translation>Perfect has not computed this game yet.</translation>
        </message>
    </context>
    <context>
        <name>sivba::HintLadder</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>Looking for a good move…</translation>
        </message>
        <message>
            <source>There is only one move.</source>
            <translation>There is only one move.</translation>
        </message>
        <message>
            <source>The move: %1</source>
            <translation>The move: %1</translation>
        </message>
        <message>
            <source>Look for a move that wins at once.</source>
            <translation>Look for a move that wins at once.</translation>
        </message>
        <message>
            <source>%1 has a piece that can be captured. Which?</source>
            <translation>%1 has a piece that can be captured. Which?</translation>
        </message>
        <message>
            <source>Look at the side of %1: what can be captured there?</source>
            <translation>Look at the side of %1: what can be captured there?</translation>
        </message>
        <message>
            <source>Look at what your last seed can reach: something can be captured.</source>
            <translation>Look at what your last seed can reach: something can be captured.</translation>
        </message>
        <message>
            <source>Look for a move after which it is your turn again.</source>
            <translation>Look for a move after which it is your turn again.</translation>
        </message>
        <message>
            <source>Look at the end of the way: a piece can leave the board.</source>
            <translation>Look at the end of the way: a piece can leave the board.</translation>
        </message>
        <message>
            <source>Look at what %1 can capture next.</source>
            <translation>Look at what %1 can capture next.</translation>
        </message>
        <message>
            <source>Nothing can be won at once. Compare: %1</source>
            <translation>Nothing can be won at once. Compare: %1</translation>
        </message>
        <message>
            <source>It wins the game.</source>
            <translation>It wins the game.</translation>
        </message>
        <message numerus="yes">
            <source>It captures %n seed(s).</source>
            <translation>
                <numerusform>It captures %n seed.</numerusform>
                <numerusform>It captures %n seeds.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It captures %n piece(s).</source>
            <translation>
                <numerusform>It captures %n piece.</numerusform>
                <numerusform>It captures %n pieces.</numerusform>
            </translation>
        </message>
        <message>
            <source>A piece leaves the board.</source>
            <translation>A piece leaves the board.</translation>
        </message>
        <message>
            <source>A piece comes onto the board.</source>
            <translation>A piece comes onto the board.</translation>
        </message>
        <message>
            <source>Then it is your turn again.</source>
            <translation>Then it is your turn again.</translation>
        </message>
        <message>
            <source>It gains nothing at once; it prepares what comes later.</source>
            <translation>It gains nothing at once; it prepares what comes later.</translation>
        </message>
        <message>
            <source>The chance that %1 captures then is %2 %; after another move up to %3 %.</source>
            <translation>The chance that %1 captures then is %2 %; after another move up to %3 %.</translation>
        </message>
        <message>
            <source>%1 can capture nothing then; after another move up to %2.</source>
            <translation>%1 can capture nothing then; after another move up to %2.</translation>
        </message>
        <message>
            <source>%1 can capture %2 at most then; after another move up to %3.</source>
            <translation>%1 can capture %2 at most then; after another move up to %3.</translation>
        </message>
        <message>
            <source>No move has a better chance to win: %1.</source>
            <translation>No move has a better chance to win: %1.</translation>
        </message>
    </context>
    <context>
        <name>sivba::PerfectOffer</name>
        <message>
            <source>less than a minute</source>
            <translation>less than a minute</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>about %n minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s)</source>
            <translation>
                <numerusform>about %n hour</numerusform>
                <numerusform>about %n hours</numerusform>
            </translation>
        </message>
        <message>
            <source>Perfect must compute this game once: %1 positions, %2 of memory, %3. You may play another game meanwhile.</source>
            <translation>Perfect must compute this game once: %1 positions, %2 of memory, %3. You may play another game meanwhile.</translation>
        </message>
        <message>
            <source>Perfect computes this game. You may play another game meanwhile.</source>
            <translation>Perfect computes this game. You may play another game meanwhile.</translation>
        </message>
        <message>
            <source>Stopping; what is done is kept.</source>
            <translation>Stopping; what is done is kept.</translation>
        </message>
        <message>
            <source>What is done cannot be kept: %1</source>
            <translation>What is done cannot be kept: %1</translation>
        </message>
        <message>
            <source>Perfect cannot compute this game here: it takes %1 of memory, and this computer has %2.</source>
            <translation>Perfect cannot compute this game here: it takes %1 of memory, and this computer has %2.</translation>
        </message>
        <message>
            <source>Another game is being computed: %1, %2 %. This one has to wait.</source>
            <translation>Another game is being computed: %1, %2 %. This one has to wait.</translation>
        </message>
        <message>
            <source>Perfect has begun to compute this game and can go on where it was.</source>
            <translation>Perfect has begun to compute this game and can go on where it was.</translation>
        </message>
        <message>
            <source>Compute again</source>
            <translation>Compute again</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Compute</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 %, %2 left</source>
            <comment>percent, time</comment>
            <translation>%1 %, %2 left</translation>
        </message>
    </context>
    <context>
        <name>sivba::RulesModel</name>
        <message>
            <source>Why every game ends</source>
            <translation>Why every game ends</translation>
        </message>
        <message>
            <source>How often each throw comes</source>
            <translation>How often each throw comes</translation>
        </message>
        <message>
            <source>%1 of %2 throws</source>
            <translation>%1 of %2 throws</translation>
        </message>
        <message>
            <source>As it is set up</source>
            <translation>As it is set up</translation>
        </message>
        <message>
            <source>changed here</source>
            <translation>changed here</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Sources</translation>
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
            <translation>There is not enough free memory: %1 are needed, %2 are free. Close other programs.</translation>
        </message>
        <message>
            <source>There is not enough room in %1: %2 are needed, %3 are free.</source>
            <translation>There is not enough room in %1: %2 are needed, %3 are free.</translation>
        </message>
    </context>
    <context>
        <name>sivba::Table</name>
        <message>
            <source>This game is not known: %1</source>
            <translation>This game is not known: %1</translation>
        </message>
        <message>
            <source>The earlier game of this kind could not be set aside; this one is not kept.</source>
            <translation>The earlier game of this kind could not be set aside; this one is not kept.</translation>
        </message>
        <message numerus="yes">
            <source>The last %n line(s) of the kept game were damaged and left out.</source>
            <translation>
                <numerusform>The last line of the kept game was damaged and left out.</numerusform>
                <numerusform>The last %n lines of the kept game were damaged and left out.</numerusform>
            </translation>
        </message>
        <message>
            <source>You are looking back.</source>
            <translation>You are looking back.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 is thinking…</translation>
        </message>
        <message>
            <source>It is %1’s turn.</source>
            <translation>It is %1’s turn.</translation>
        </message>
        <message>
            <source>%1: enter your throw.</source>
            <translation>%1: enter your throw.</translation>
        </message>
        <message>
            <source>%1: throw the dice.</source>
            <translation>%1: throw the dice.</translation>
        </message>
        <message>
            <source>There is an unfinished game already; this one is not kept.</source>
            <translation>There is an unfinished game already; this one is not kept.</translation>
        </message>
        <message>
            <source>%1 moves.</source>
            <translation>%1 moves.</translation>
        </message>
        <message>
            <source>%1 throws.</source>
            <translation>%1 throws.</translation>
        </message>
        <message>
            <source>Throw for %1 and enter the throw.</source>
            <translation>Throw for %1 and enter the throw.</translation>
        </message>
        <message>
            <source>These dice do not throw %1. What they throw: %2.</source>
            <translation>These dice do not throw %1. What they throw: %2.</translation>
        </message>
        <message>
            <source>%1 is there already and was left alone.</source>
            <translation>%1 is there already and was left alone.</translation>
        </message>
        <message>
            <source>Saved in %1.</source>
            <translation>Saved in %1.</translation>
        </message>
        <message>
            <source>%1: your move. What the other side has chosen is not shown yet.</source>
            <translation>%1: your move. What the other side has chosen is not shown yet.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>How many seeds at %1? Press a number.</source>
            <translation>How many seeds at %1? Press a number.</translation>
        </message>
        <message>
            <source>How many seeds at %1? So far: %2. Another digit, or Enter.</source>
            <translation>How many seeds at %1? So far: %2. Another digit, or Enter.</translation>
        </message>
        <message>
            <source>Your unfinished game goes on.</source>
            <translation>Your unfinished game goes on.</translation>
        </message>
        <message>
            <source>Your unfinished game was set aside. Ctrl+O finds it.</source>
            <translation>Your unfinished game was set aside. Ctrl+O finds it.</translation>
        </message>
        <message>
            <source>Which way from %1? Press an arrow there or an answer.</source>
            <translation>Which way from %1? Press an arrow there or an answer.</translation>
        </message>
        <message>
            <source>your move.</source>
            <translation>your move.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>question, way to answer</comment>
            <translation>%1 %2</translation>
        </message>
        <message numerus="yes">
            <source>Press %n more place(s).</source>
            <translation>
                <numerusform>Press %n more place.</numerusform>
                <numerusform>Press %n more places.</numerusform>
            </translation>
        </message>
        <message>
            <source>Press an arrow there or an answer.</source>
            <translation>Press an arrow there or an answer.</translation>
        </message>
        <message>
            <source>Press one of the places or an answer.</source>
            <translation>Press one of the places or an answer.</translation>
        </message>
        <message>
            <source>Press a place.</source>
            <translation>Press a place.</translation>
        </message>
        <message>
            <source>Press a place or the answer.</source>
            <translation>Press a place or the answer.</translation>
        </message>
        <message>
            <source>The text would tell what the other side has chosen. It can be copied after this turn.</source>
            <translation>The text would tell what the other side has chosen. It can be copied after this turn.</translation>
        </message>
        <message>
            <source>Perfect, as Master</source>
            <translation>Perfect, as Master</translation>
        </message>
        <message>
            <source>No solver knows all positions of this game, so Perfect plays like Master.</source>
            <translation>No solver knows all positions of this game, so Perfect plays like Master.</translation>
        </message>
        <message>
            <source>This game has not been computed, or no more.</source>
            <translation>This game has not been computed, or no more.</translation>
        </message>
        <message>
            <source>%1 Perfect plays like Master until it is computed under “Set up a game”.</source>
            <translation>%1 Perfect plays like Master until it is computed under “Set up a game”.</translation>
        </message>
        <message>
            <source>%1 is computed: Perfect can play it now.</source>
            <translation>%1 is computed: Perfect can play it now.</translation>
        </message>
    </context>
</TS>
