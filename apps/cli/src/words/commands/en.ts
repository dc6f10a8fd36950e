/** Help texts of the commands in English. */
import type { CommandWords } from '../../command-words.ts'
import { words as queue } from '../queue/en.ts'
import { words as serving } from '../serving/en.ts'

export const words = {
  play: {
    summary: 'play a game against bots',
    description: 'Play a game against bots in the terminal.',
    options: {
      bots: 'the bots you play against, seated in turn',
      players: 'players at the table, you included, 2 to 8',
      seed: 'the same seed deals the same game again',
      wonder: 'your wonder (at random where not given)',
      side: 'side of your wonder: a or b in 1e, day or night in 2e',
      seat: 'your seat, from 0 on; the next seat is your left neighbour',
      name: 'what you are called',
      teams: 'play in teams of two, where a box allows it',
      quick: 'play what you choose at once, without asking whether you are sure',
      plain: 'ask by numbered lines instead of menus',
      save: 'write the record of the game to this file (.txt for the readable form)',
    },
    examples: [
      ['play', 'four players, second edition'],
      ['play --edition 1e --players 3 --wonder gizah --side b', 'your favourite board'],
      ['play --bots greedy,random --seed tuesday', 'the same deal for everybody on Tuesday'],
    ],
  },
  simulate: {
    summary: 'play many games between bots',
    description: 'Play many games between bots and sum them up: scores by category, victories by wonder, seat and bot.',
    options: {
      bots: 'bots in turn around the table, one seat on with every game',
      games: 'how many games',
      players: 'players at the table, 2 to 8',
      seed: 'the same seed gives the same games',
      side: 'side of every wonder: a or b in 1e, day or night in 2e',
      threads: 'processor cores to use (results are the same)',
      teams: 'play in teams of two, where a box allows it',
      json: 'print JSON instead of tables',
    },
    examples: [
      ['simulate --games 1000', 'a thousand games of four greedy bots'],
      ['simulate --bots greedy,random --players 3', 'one against the other, seats balanced'],
      ['simulate --edition 1e --side b --seed x --json', 'figures for another program'],
    ],
  },
  score: {
    summary: 'count the points of a position',
    description: 'Count the points of a position and say where each comes from.',
    argument: 'a position as JSON (see docs/protocol.md); - reads standard input',
    options: {
      json: 'print JSON instead of tables',
      lenient: 'count what cannot come about in a game too: more cards or tokens than there are',
    },
    examples: [
      ['score table.json', 'the score sheet'],
      ['score - --json < table.json', 'for another program'],
    ],
  },
  replay: {
    summary: 'tell a recorded game',
    description: 'Tell a recorded game turn by turn, and count its points.',
    argument: 'a record as JSON or text (see docs/protocol.md); - reads standard input',
    options: {
      upto: 'stop after so many moves',
      json: 'print JSON: moves, events, the position at the end and the scores',
    },
    examples: [
      ['replay game.json', 'the whole game'],
      ['replay game.txt --upto 12', 'the first twelve moves'],
    ],
  },
  cards: {
    summary: 'look up cards, wonders and all else',
    description: 'List every component: cards, guilds, wonders with their stages, and what the boxes bring.',
    argument: 'words that must all occur in the name, id, box, kind, colour or effect',
    options: { json: 'print JSON instead of a table' },
    examples: [
      ['cards', 'everything in the base game'],
      ['cards green compass', 'green cards with a compass'],
      ['cards guild --edition 1e --boxes all', 'the guilds of every box, first edition'],
      ['cards --boxes all --json', 'for another program'],
    ],
  },
  rules: {
    summary: 'read the rules of your mix',
    description:
      'Print the rulebook of an edition and its boxes for so many players: only what applies, with its numbers.',
    options: {
      players: 'players at the table, 2 to 8',
      teams: 'in teams of two',
      search: 'only what speaks of these words',
      html: 'write a page that works without network, to keep or to print',
      pdf: 'print it to a PDF, with the help of Chromium',
      paper: 'the paper of the PDF',
    },
    examples: [
      ['rules --boxes leaders,edifice --players 5', 'the rulebook of that table'],
      ['rules --boxes cities --search debt', 'what it says about debts'],
      ['rules --boxes armada --html rules.html', 'the same as a page'],
      ['rules --boxes armada --pdf rules.pdf --paper Letter', 'the same on paper'],
    ],
  },
  check: {
    summary: 'verify the rules over every mix of boxes',
    description:
      'Play random and greedy games over every mix of boxes, edition, player count and teams, and verify what must hold ' +
      'in any game: cards and coins conserved, views that leak nothing, positions and views that can be taken up again, ' +
      'replay equal to play, score sheets that add up. ' +
      'In some of them a scorer and payer written a second time must agree with the engine.',
    options: {
      games: 'how many games, spread over all mixes',
      mix: 'only mixes of exactly these boxes, with commas; "base" for none',
      seed: 'the same seed gives the same games',
      second: 'in how many of them the second scorer and payer look on (default: a tenth)',
      threads: 'processor cores to use',
      json: 'print JSON instead of text',
    },
    examples: [
      ['check --games 50000', 'ten games of each mix'],
      ['check --mix leaders,armada --games 500', 'one mix of boxes, all player counts'],
      ['check --games 2000 --second 2000', 'every game with a second opinion'],
    ],
  },
  engine: {
    summary: 'let a program play, by JSON lines',
    description: 'Answer JSON requests on standard input, one a line, with one line each. docs/protocol.md tells all.',
    options: { batch: 'step hundreds of games at once, for programs that learn' },
    examples: [],
  },
  bench: {
    summary: 'measure the speed',
    description: 'Measure games and copies per second on one core, and the memory held.',
    options: {
      seconds: 'how long to measure each row',
      games: 'games in a row for the memory figure',
      cost: 'measure what a decision costs: at every table, with each box and with all',
      beside: 'a run kept with --json, perhaps of another commit: print both side by side',
      json: 'print JSON instead of a table',
    },
    examples: [
      ['bench', 'the table'],
      ['bench --seconds 5 --json', 'steadier, for a program'],
      ['bench --cost', 'what each player and each box adds'],
      ['bench --json > before.json', 'keep a run, and later:'],
      ['bench --beside before.json', 'both side by side'],
    ],
  },
  league: {
    summary: 'rate bots against each other',
    description:
      'Play bots against each other with balanced seatings: ratings, shares of wins, mean scores, thinking time.',
    options: {
      bots: 'at least two of these, "expert@FILE" for other weights, or "cmd:PROGRAM"',
      mixes: 'mixes such as 2e:4, 1e:b:3, 2e:leaders+cities:5, 2e:all:4',
      games: 'games in each mix',
      one: 'the first bot alone against tables of each other bot',
      threads: 'processor cores to use',
      seed: 'the same seed gives the same deals',
      file: 'keep the games here, and take the league up again from here',
      timeout: 'how long an outside program may think',
      json: 'print JSON instead of tables',
    },
    examples: [
      ['league --bots easy,medium,hard --games 40', 'everybody against everybody'],
      ['league --bots expert,hard --one --games 400', 'one expert against three hard ones'],
      ['league --bots expert,expert@before.json --file games.jsonl', 'other weights, going on where it stopped'],
      ['league --bots hard,"cmd:python3 mybot.py"', 'a program of your own'],
    ],
  },
  stats: {
    summary: 'how bots fare with each card and wonder',
    description:
      'How often bots build each card and stage, in which turn, and how much more or less than others the cities win that do. ' +
      'Counted beforehand over many games of three to seven players, with no box, each box alone and all of them.',
    argument: 'words to look for: a name, an id, a box, a kind of piece',
    options: {
      level: 'whose games',
      sort: 'what comes first',
      turns: 'turn by turn, too',
      json: 'print JSON instead of tables',
    },
    examples: [
      ['stats --edition 1e', 'what wins in the first edition'],
      ['stats altar', 'one card, turn by turn'],
      ['stats --level hard --boxes leaders leader --sort built', 'the leaders hard bots like'],
    ],
  },
  analyse: {
    summary: 'look over a recorded game',
    description: 'Look over a recorded game: for each decision the best moves, what the one played gave up, and why.',
    argument: 'a record as JSON or text (see docs/protocol.md); - reads standard input',
    options: {
      seat: 'only this seat, from 0 on',
      playouts: 'games played through for each decision',
      best: 'best moves listed',
      all: 'also the decisions at which nothing was given up',
      json: 'print JSON',
    },
    examples: [
      ['analyse game.json --seat 0', 'advice for the first seat'],
      ['analyse game.json --json', 'for programs'],
    ],
  },
  words: {
    summary: 'what a translation still lacks',
    description:
      'List what a language has no words for yet, box by box and key by key, with the words to translate. The language ' +
      'need not exist yet: docs/translating.md tells how to begin one.',
    options: {
      missing: 'list the texts that a language lacks, by its code, such as de',
      stale: 'list its texts whose English text has changed since',
      seal: 'record that its new and changed texts are up to date',
      all: 'with --seal: record it of all its texts',
      json: 'print JSON instead of text',
    },
    examples: [
      ['words --missing fr', 'what French lacks'],
      ['words --missing de', 'everything a German translation needs'],
      ['words --stale de', 'what to translate again'],
      ['words --seal de', 'after translating, so that later changes of the English texts are found'],
    ],
  },
  ...serving.commands,
  ...queue.commands,
} satisfies Record<string, CommandWords>
