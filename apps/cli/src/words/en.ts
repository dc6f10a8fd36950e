/** Texts of the command line in English. */

import type { Party } from '@heptapolis/boxes'
import { form, listed, plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'
import type { Measurement } from '../bench/measured.ts'
import { words as analysis } from './analysis/en.ts'
import { words as commands } from './commands/en.ts'
import { words as help } from './help/en.ts'
import { words as queue } from './queue/en.ts'
import { words as rethinking } from './rethinking/en.ts'
import { words as serving } from './serving/en.ts'

/** Machine and version of a benchmark run. */
const runOf = ({ commit, node, processor, cores }: Measurement): string =>
  [...(commit ? [commit] : []), `Node ${node}`, processor, plural(cores, 'core')].join(', ')

/** Seat in the middle of a sentence. */
const named = ({ name, isYou }: Party): string => (isYou ? 'you' : name)

/** Duration in words. */
const duration = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`

export const words = {
  analysis,
  commands,
  help,
  serving,
  queue,
  rethinking,
  /** Errors of the command line, by error code. */
  usage: byKey<(name: string, value: string, why: string) => string>({
    'commander.unknownCommand': (name: string) => `unknown command '${name}'`,
    'commander.unknownOption': (name: string) => `unknown option '${name}'`,
    'commander.missingArgument': (name: string) => `missing required argument '${name}'`,
    'commander.optionMissingArgument': (name: string) => `option '${name}' argument missing`,
    'commander.excessArguments': () => 'too many arguments',
    'commander.invalidArgument': (name: string, value: string, why: string) =>
      `option '${name}' argument '${value}' is invalid. ${why}`,
  }),
  expected: {
    wholeNumber: (least: number, most: number) => `Expected a whole number from ${least} to ${most}.`,
    nameAndValue: 'Expected name=value.',
    choices: (choices: readonly string[]) => `Allowed choices are ${choices.join(', ')}.`,
  },
  errors: {
    /** A message with the name of the program. */
    said: (message: string) => `heptapolis: ${message}`,
    bug: 'this is a bug in the program. Please report it with the following text.',
    newerNode: (version: string) => `This needs a newer version of Node (24 is best); this is ${version}.`,
    about: (file: string, why: string) => `${file}: ${why}`,
    cannotRead: (file: string, why: string) => `Cannot read ${file}: ${why}.`,
    cannotWrite: (file: string, why: string) => `Cannot write ${file}: ${why}.`,
    stdin: 'standard input',
    notJson: (file: string, expected: string, why: string) => `${file} is not JSON (expected ${expected}): ${why}`,
    files: byKey({
      ENOENT: 'the file does not exist',
      EISDIR: 'it is a folder',
      EACCES: 'access is denied',
    }),
    noBots: (known: string) => `--bots needs at least one of ${known}.`,
    noSuchBot: (name: string, known: string) => `There is no bot "${name}"; the bots are ${known}.`,
    noExperience: (name: string) =>
      `"${name}" cannot play: the file is damaged or contains no experience (create one with tools/learning/learn-experience.ts).`,
    noSuchBox: (name: string) => `There is no expansion "${name}".`,
    noSuchMix: 'This mix does not exist.',
    noSuchLanguage: (code: string, known: string) => `There is no language "${code}"; the languages are ${known}.`,
    seatTooHigh: (players: number) => `--seat must be below the number of players, ${players}.`,
    isRecord: (file: string) => `${file} is the record of a game; use "heptapolis replay ${file}".`,
    noMatch: (query: string) => `Nothing in this edition and these expansions matches "${query}".`,
    noChromium:
      'Printing to PDF needs Chromium or Chrome: install it (on Debian: apt-get install chromium), or set its path in CHROMIUM.',
    saysNothing: (query: string) => `The rules of this mix say nothing about "${query}".`,
    twoBots: 'A league needs at least two different bots.',
    otherLeague: (file: string, first: string) =>
      `${file} contains another league (${first}). Use a new file, or the same bots, mixes and seed.`,
    boxNotInPlay: (option: string, box: string) => `${option} needs the expansion ${box}.`,
    badBoards: (file: string) => `${file} cannot be used:`,
    more: (count: number) => `and ${count} more`,
    failed: (count: number) => `${plural(count, 'game')} failed.`,
    badMix: (mix: string, why: string) => `The mix "${mix}" cannot be played: ${why}`,
  },
  positionFile: 'a position',
  experienceFile: 'the experience of a bot',
  boardsFile: (box: string) => `boards of ${box}`,

  // A game at the terminal
  players: (count: number) => plural(count, 'player'),
  games: (count: number) => plural(count, 'game'),
  seed: (seed: string) => `seed ${seed}`,
  youAre: (city: string) => `You are ${city}.`,
  around: (others: string) => `Around the table, starting on your left: ${others}.`,
  you: 'you',
  seat: (seat: number) => `seat ${seat}`,
  freeCity: 'free city',
  houseRule: (reading: string) => `House rule: ${reading}`,
  leftNeighbour: (who: string) => `${who}, left neighbour`,
  rightNeighbour: (who: string) => `${who}, right neighbour`,
  chooseFor: (city: string) => `You choose for ${city} now.`,
  beforeFirstAge: 'Before the first Age',
  beforeAge: (age: string) => `Before ${age}`,
  turnOf: (age: string, turn: number, turns: number) => `${age} · turn ${turn} of ${turns}`,
  turn: (age: string, turn: number) => `${age} · turn ${turn}`,
  passLeft: 'hands pass left',
  passRight: 'hands pass right',
  lastTurn: 'last turn, hands are not passed',
  everyCity: 'Every city',
  whatHappened: 'Log',
  conflicts: 'Conflicts',
  even: 'tie',
  left: 'You left the game.',
  leftWithSeed: (seed: string) => `You left the game. Its seed was ${seed}.`,
  youShare: 'You share the victory!',
  youWon: 'You win!',
  won: (cities: readonly string[]) => `${listed(cities)} ${form(cities.length, 'wins', 'win')}.`,
  keepRecord: 'Save this game? You can replay and analyse it later.',
  keepIt: 'Save',
  noThanks: 'No, thanks',
  file: 'File',
  kept: (file: string) => `Saved as ${file}. Replay it with: heptapolis replay ${file}`,

  // Asking
  lookAround: 'show all cities',
  leave: 'leave the game',
  whatWith: (card: string) => `${card}: what do you want to do?`,
  otherWays: 'other ways to pay',
  anotherCard: 'choose another card',
  playIt: 'Play',
  changeMind: 'Change choice',
  type: (most: number, keys: readonly string[]) =>
    `Type ${[most === 1 ? 'the number 1' : `a number from 1 to ${most}`, ...keys].join(' or ')}.`,
  notNow: 'not possible',
  /** Why a card cannot be played. */
  obstacle: (why: string) => `It ${why}.`,
  orElse: (price: string) => `${price}, or else`,
  or: ', or ',

  // A city
  rows: { makes: 'produces', sells: 'sells', science: 'science', wonder: 'wonder', cards: 'cards', hand: 'hand' },
  tokens: (all: string) => `tokens ${all}`,
  sellsAt: (goods: string, price: string) => `${goods} at ${price}`,
  nothing: 'nothing',
  none: 'none',
  madeGoodsAt: (raw: string, price: number) => `${raw}, manufactured goods at ${price}`,
  stageFor: (stage: string, cost: string, effect: string) => `${stage} for ${cost} (${effect})`,
  next: (stages: string) => `next: ${stages}`,
  complete: 'complete',
  /** Field of the table or of a city, and its value. */
  fieldIs: (name: string, text: string) => `${name} ${text}`,
  faceDown: (count: string) => `${count} face down`,
  ofChoice: (count: number) => `${count} of any kind`,

  // Moves
  /** Names of bots at the table. */
  levels: byKey({
    random: 'random',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    master: 'master',
    greedy: 'greedy',
    'expert-1': 'expert without experience',
  }),

  sellFor: (card: string, coins: string) => `Sell ${card} for ${coins}`,
  soldAlong: (sale: string, along: string) => `${sale}, ${along} instead of coins`,
  buildStage: (stage: number, effect: string, card: string) => `Build stage ${stage} (${effect}) with ${card}`,
  act: (verb: string, card: string) => `${verb} ${card}`,
  actWith: (verb: string, card: string) => `${verb} with ${card}`,
  acts: (verb: string, how: string) => `${verb}: ${how}`,
  doesIt: (deed: string, effect: string) => `${deed} (${effect})`,
  priced: (move: string, price: string) => `${move}: ${price}`,
  payTo: (coins: number, to: Party) => `${coins} to ${named(to)}`,
  freeBy: (cards: readonly string[]) => `free because of ${listed(cards)}`,
  byPower: 'free by an effect',
  ownGoods: 'own resources',
  ownAnd: (cards: readonly string[]) => `own resources and ${listed(cards)}`,
  free: 'free',

  // The score sheet
  total: 'Total',
  coinsBreakTies: 'Coins (break ties)',
  coins: 'Coins',
  team: 'Team',
  place: 'Place',

  // Records
  rulesChanged: (engine: string, why: string) =>
    `The rules have changed since this game was played (engine ${engine}): ${why}`,
  asWritten: (engine: string) =>
    `It was played with other data (engine ${engine}): the deal is shown as recorded, not computed from the seed.`,
  pointsMayDiffer: 'The record contains no final points: they are counted by today’s rules.',
  asPlayed: 'It is shown as it was played, without recomputing.',
  gameOver: 'The game is over.',
  gameGoesOn: (seats: readonly number[]) =>
    `The game is not over: ${form(seats.length, 'seat', 'seats')} ${listed(seats.map(String))} to move.`,

  // Components
  noEffect: 'no effect of its own',
  freeWith: (cards: readonly string[]) => `· free with ${cards.join(', ')}`,
  leadsTo: (cards: readonly string[]) => `· leads to ${cards.join(', ')}`,
  saved: (title: string, file: string) => `${title}: ${file}`,
  pages: (all: number, rules: number) => `${plural(all, 'page')}, ${rules} of them rules and examples`,

  // Many games
  gamesUnit: 'games',
  movesUnit: (seat: number) => `moves, seat ${seat}`,
  progress: (done: number, total: number, unit: string, perSecond: string, left: number | undefined) =>
    `${done} of ${total} ${unit} · ${perSecond} per second${left === undefined ? '' : ` · ${duration(left)} left`}`,
  meanScore: 'Mean score by category',
  wonders: {
    asks: {
      keep: 'Keep one of these wonders:',
      pick: 'Pick a wonder:',
      ban: 'Ban a wonder:',
      redraw: 'You have',
      side: 'Choose the side of your wonder:',
    },
    keep: 'Keep it',
    redraw: 'Return it for another one',
    wish: (place: number) => `Wish ${place}:`,
    done: 'no more wishes',
    bid: (board: string, most: number) => `Points for ${board}, 0 to ${most}`,
    gets: (name: string, board: string, price: number) =>
      `${name}: ${board}${price > 0 ? `, for ${plural(price, 'point')}` : ''}`,
  },
  report: {
    bot: 'Bot',
    seat: 'Seat',
    wonder: 'Wonder',
    head: ['seats', 'score', '± sd', 'wins'],
    spread: (deviation: string, low: string, high: string) =>
      `Win rates of wonders differ by ${deviation} (standard deviation without chance; 95%: ${low} to ${high}).`,
  },
  speed: (seconds: string, perSecond: string) => `${seconds} s, ${perSecond} games per second`,
  standIns: (bot: string, instead: number, asked: number) =>
    `${bot} did not answer correctly: ${instead} of its ${plural(asked, 'move')} ${form(instead, 'was', 'were')} chosen by another bot.`,
  percent: (share: string) => `${share}%`,
  league: {
    head: ['bot', 'rating', '95%', 'games', 'wins', '±', 'fair', 'mean', 'ms per move', '95% below'],
    allMixes: 'all mixes',
    range: (low: string, high: string) => `${low} to ${high}`,
  },
  stats: {
    title: (edition: string, level: string, games: string) => `${edition} · bots: ${level} · ${games} games`,
    head: ['component', 'id', 'built or recruited when dealt', '× average win rate', '±', 'cities'],
    turnHead: ['built in this turn', '× average win rate', '±', 'cities'],
  },
  bench: {
    kinds: byKey({
      'games, every move listed': 'games, every move listed',
      'games, moves sampled': 'games, moves sampled',
      copies: 'copies',
      'copies into a kept game': 'copies into a kept game',
      'inputs of a seat': 'inputs of a seat',
      'steps of many at once': 'steps of many at once',
    }),
    baseGame: 'base game',
    perSecond: (count: string) => `${count} /s`,
    file: 'a run saved with "bench --json"',
    noRun: (file: string) => `${file} is not a run saved with "bench --json": it has no rows.`,
    decision: (microseconds: number) => `${microseconds.toFixed(2)} µs per decision`,
    before: (count: string, times: number, isInDoubt: boolean) =>
      `before ${count} /s, × ${times.toFixed(2)}${isInDoubt ? ' (in doubt)' : ''}`,
    spread: (share: number) => `±${Math.round(100 * share)}%`,
    rows: 'rows',
    ofRun: (of: Measurement) => `Measured: ${runOf(of)}`,
    ofRunBefore: (of: Measurement) => `Before:   ${runOf(of)}`,
    busy: (load: number, cores: number) =>
      `The machine is busy: ${load} processes on ${plural(cores, 'core')}. Results are too low and comparisons unreliable.`,
    noBox: 'no expansion',
    allBoxes: 'all expansions',
    withPlayers: (mix: string, [few, many, times]: readonly [number, number, number]) =>
      `  ${mix}, from ${few} to ${many} players: a decision costs × ${times.toFixed(2)}`,
    withBoxes: (players: number, times: number) =>
      `  ${players} players, from no expansion to all: a decision costs × ${times.toFixed(2)}`,
    adds: (box: string, microseconds: number) => `  ${box} alone adds ${microseconds.toFixed(2)} µs to a decision`,
    memory: (games: number, megabytes: number) => `${games} games in a row: ${megabytes} MB in use`,
  },
  check: {
    summary: (games: number, mixes: number, refused: number) =>
      `${games} games over ${mixes} mixes; ${refused} further mixes are refused:`,
    allReached: 'Every line of the script was reached.',
    unreached: (lines: string) => `Lines never reached: ${lines}.`,
    withoutSecond: (boxes: readonly string[]) =>
      `The second scorer does not know ${listed(boxes)}: it did not check games with it.`,
    mix: (boxes: string, players: number, teams: boolean) =>
      `${boxes || 'base game'} · ${plural(players, 'player')}${teams ? ' in teams' : ''}`,
    failed: (mix: string, seed: string) => `FAILED ${mix} · seed "${seed}"`,
    outcome: (sound: number, failed: number) => `${plural(sound, 'game')} passed, ${failed} failed`,
  },

  missing: {
    none: (language: string) => `${language} is complete.`,
    count: (count: number, language: string) => `${plural(count, 'text')} to translate for ${language}:`,
    noneStale: (language: string) => `No translated text of ${language} is out of date.`,
    stale: (count: number, language: string) => `${plural(count, 'text')} of ${language} to translate again:`,
    unsealed: (count: number, language: string) =>
      `${plural(count, 'text')} of ${language} not recorded yet: run words --seal once they are right.`,
    sealed: (count: number, language: string) => `${plural(count, 'text')} of ${language} recorded.`,
    oneOfThem: 'Give one of --missing, --stale and --seal.',
  },
}

export type CliWords = typeof words
