/** Help texts of the commands in English. */
import type { CommandWords } from '../../command-words.ts'
import { words as queue } from '../queue/en.ts'
import { words as serving } from '../serving/en.ts'

export const words = {
  play: {
    summary: 'play a game against bots',
    description: 'Play a game against bots in the terminal.',
    options: {
      bots: 'your opponents, in order around the table',
      players: 'number of players including you, 2 to 8',
      seed: 'the same seed deals the same cards',
      wonder: 'your wonder (default: random)',
      side: 'side of your wonder: a or b in 1e, day or night in 2e',
      wonders: 'how wonders are assigned: you and the bots answer before the game',
      seat: 'your seat, starting at 0; the next seat is your left neighbour',
      name: 'your name',
      teams: 'play in teams of two, if an expansion allows it',
      quick: 'play your choice at once, without confirmation',
      plain: 'use numbered lists instead of menus',
      save: 'save the game to this file (.txt for readable text)',
    },
    examples: [
      ['play', 'four players, second edition'],
      ['play --edition 1e --players 3 --wonder gizah --side b', 'your favourite board'],
      ['play --bots greedy,random --seed tuesday', 'the same deal for everybody on Tuesday'],
    ],
  },
  simulate: {
    summary: 'play many games between bots',
    description: 'Play many games between bots and print statistics: scores by category, wins by wonder, seat and bot.',
    options: {
      bots: 'bots in order around the table; they move one seat after each game',
      games: 'number of games',
      players: 'number of players, 2 to 8',
      seed: 'the same seed gives the same games',
      side: 'side of every wonder: a or b in 1e, day or night in 2e',
      wonders: 'how wonders are assigned to the bots',
      threads: 'processor cores to use (results are the same)',
      teams: 'play in teams of two, if an expansion allows it',
      json: 'print JSON instead of tables',
    },
    examples: [
      ['simulate --games 1000', 'a thousand games of four greedy bots'],
      ['simulate --bots greedy,random --players 3', 'two bots against each other, with balanced seats'],
      ['simulate --edition 1e --side b --seed x --json', 'figures for another program'],
      ['simulate --bots medium --games 20000 --wonders bids', 'how much bids even out the wonders'],
    ],
  },
  score: {
    summary: 'count the points of a position',
    description: 'Count the points of a position and show where they come from.',
    argument: 'a position as JSON (see docs/protocol.md); - reads standard input',
    options: {
      json: 'print JSON instead of tables',
      lenient: 'also accept impossible positions, with more cards or tokens than there are',
    },
    examples: [
      ['score table.json', 'the score sheet'],
      ['score - --json < table.json', 'for another program'],
    ],
  },
  replay: {
    summary: 'print a recorded game',
    description: 'Print a recorded game turn by turn, and count its points.',
    argument: 'a record as JSON or text (see docs/protocol.md); - reads standard input',
    options: {
      upto: 'stop after this many moves',
      json: 'print JSON: moves, events, final position and scores',
    },
    examples: [
      ['replay game.json', 'the whole game'],
      ['replay game.txt --upto 12', 'the first twelve moves'],
    ],
  },
  cards: {
    summary: 'look up cards, wonders and other components',
    description: 'List every component: cards, guilds, wonders with their stages, and the components of expansions.',
    argument: 'words that must all occur in the name, id, expansion, kind, colour or effect',
    options: { json: 'print JSON instead of a table' },
    examples: [
      ['cards', 'everything in the base game'],
      ['cards green compass', 'green cards with a compass'],
      ['cards guild --edition 1e --boxes all', 'the guilds of all expansions, first edition'],
      ['cards --boxes all --json', 'for another program'],
    ],
  },
  rules: {
    summary: 'print the rules of your game',
    description:
      'Print the rulebook for an edition, expansions and a number of players: only the rules that apply, with their numbers.',
    options: {
      players: 'number of players, 2 to 8',
      teams: 'in teams of two',
      search: 'only rules with these words',
      html: 'write an HTML page that works offline',
      pdf: 'write a PDF (needs Chromium)',
      paper: 'paper size of the PDF',
    },
    examples: [
      ['rules --boxes leaders,edifice --players 5', 'the rules of this game'],
      ['rules --boxes cities --search debt', 'rules about debt'],
      ['rules --boxes armada --html rules.html', 'the same as a web page'],
      ['rules --boxes armada --pdf rules.pdf --paper Letter', 'the same on paper'],
    ],
  },
  check: {
    summary: 'verify the rules over every mix of expansions',
    description:
      'Play random and greedy games over every mix of expansions, editions, player counts and teams, and verify the ' +
      'invariants of every game: cards and coins are conserved, views leak nothing, positions and views can be loaded ' +
      'again, replays equal the game, score sheets add up. In some games a second, independent scorer must agree with ' +
      'the engine.',
    options: {
      games: 'number of games, spread over all mixes',
      mix: 'only mixes of exactly these expansions, separated by commas; "base" for none',
      seed: 'the same seed gives the same games',
      second: 'number of games that the second scorer checks (default: a tenth)',
      threads: 'processor cores to use',
      json: 'print JSON instead of text',
    },
    examples: [
      ['check --games 50000', 'ten games of each mix'],
      ['check --mix leaders,armada --games 500', 'one mix of expansions, all player counts'],
      ['check --games 2000 --second 2000', 'the second scorer checks every game'],
    ],
  },
  engine: {
    summary: 'let a program play, with JSON lines',
    description: 'Answer JSON requests on standard input, one per line, with one line each. See docs/protocol.md.',
    options: { batch: 'run hundreds of games at once, for machine learning' },
    examples: [],
  },
  bench: {
    summary: 'measure the speed',
    description: 'Measure games and copies per second on one core, and the memory in use.',
    options: {
      seconds: 'duration of each measurement',
      games: 'games in a row for the memory figure',
      cost: 'measure the cost of a decision: with every number of players, each expansion and all expansions',
      beside: 'a run saved with --json, such as of another commit: print both side by side',
      json: 'print JSON instead of a table',
    },
    examples: [
      ['bench', 'print the table'],
      ['bench --seconds 5 --json', 'steadier, for a program'],
      ['bench --cost', 'the cost of each player and each expansion'],
      ['bench --json > before.json', 'save a run, and later:'],
      ['bench --beside before.json', 'both side by side'],
    ],
  },
  league: {
    summary: 'rate bots against each other',
    description: 'Play bots against each other with balanced seats: ratings, win rates, mean scores, thinking time.',
    options: {
      bots: 'at least two; "expert@FILE" for other weights, "cmd:PROGRAM" for your own program',
      mixes: 'mixes such as 2e:4, 1e:b:3, 2e:leaders+cities:5, 2e:all:4',
      games: 'games per mix',
      one: 'the first bot alone against a table of each other bot',
      threads: 'processor cores to use',
      seed: 'the same seed gives the same deals',
      file: 'save the games to this file, and continue the league from it',
      timeout: 'time limit of an outside program for a move',
      json: 'print JSON instead of tables',
    },
    examples: [
      ['league --bots easy,medium,hard --games 40', 'all against all'],
      ['league --bots expert,hard --one --games 400', 'one expert against three hard ones'],
      ['league --bots expert,expert@before.json --file games.jsonl', 'other weights, continuing where it stopped'],
      ['league --bots hard,"cmd:python3 mybot.py"', 'your own program'],
    ],
  },
  stats: {
    summary: 'statistics of each card and wonder in bot games',
    description:
      'Show how often bots build each card and stage, in which turn, and the win rate of cities that do, compared with ' +
      'the average. The numbers come from many games of three to seven players, without expansions, with each one and with all.',
    argument: 'words to search for: a name, an id, an expansion, a kind of component',
    options: {
      level: 'level of the bots',
      sort: 'sort order',
      turns: 'also turn by turn',
      json: 'print JSON instead of tables',
    },
    examples: [
      ['stats --edition 1e', 'the best cards of the first edition'],
      ['stats altar', 'one card, turn by turn'],
      ['stats --level hard --boxes leaders leader --sort built', 'the leaders that hard bots choose most'],
    ],
  },
  analyse: {
    summary: 'analyse a recorded game',
    description: 'Analyse a recorded game: the best moves of each decision, how much the played move lost, and why.',
    argument: 'a record as JSON or text (see docs/protocol.md); - reads standard input',
    options: {
      seat: 'only this seat, starting at 0',
      playouts: 'simulated games for each decision',
      best: 'number of best moves to list',
      all: 'also list decisions that lost nothing',
      json: 'print JSON',
    },
    examples: [
      ['analyse game.json --seat 0', 'advice for the first seat'],
      ['analyse game.json --json', 'for programs'],
    ],
  },
  words: {
    summary: 'list texts that a translation lacks',
    description:
      'List the texts that a language lacks, file by file, with the English text. The language need not exist yet: ' +
      'docs/translating.md explains how to start one.',
    options: {
      missing: 'list the texts that a language lacks, by its code, such as de',
      stale: 'list its texts whose English text has changed since',
      seal: 'record that its new and changed texts are up to date',
      all: 'with --seal: record all its texts',
      json: 'print JSON instead of text',
    },
    examples: [
      ['words --missing fr', 'texts missing in French'],
      ['words --missing de', 'everything a German translation needs'],
      ['words --stale de', 'texts to translate again'],
      ['words --seal de', 'after translating, so that later changes of the English texts are found'],
    ],
  },
  ...serving.commands,
  ...queue.commands,
} satisfies Record<string, CommandWords>
