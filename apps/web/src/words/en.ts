/** General texts of the app in English. A translation is one file beside it with the same shape. */
import type { Party } from '@heptapolis/boxes'
import { form, listed, ordinal, plural, small } from '@heptapolis/boxes/grammar/en'
import { signed } from '@heptapolis/boxes/grammar/signed'

const ORDINALS: Record<number, string> = { 1: '1st', 2: '2nd', 3: '3rd' }

export const words = {
  labelled: (head: string, text: string) => `${head}: ${text}`,
  /** What a stage or an action does, in a sentence. */
  described: (head: string, effect: string) => `${head}: ${effect}`,
  askedAt: (moment: string, question: string) => `${moment}: ${question}`,
  ageCoins: 'A',
  stagesBuilt: (built: number, of: number) => `${built} of ${plural(of, 'stage')} built`,

  // Navigation
  nav: {
    title: 'Main navigation',
    play: 'Play',
    rules: 'Rules',
    cards: 'Cards',
    score: 'Score pad',
    puzzles: 'Puzzles',
    ladder: 'Challenges',
    daily: 'Daily deal',
  },
  settings: 'Settings',
  newGame: 'New game',
  yourGames: 'Your games',
  progress: 'Your progress',
  account: 'Account',
  /** The name shown for a deleted account. */
  deleted: 'deleted',
  home: 'Home',
  close: 'Close',
  cancel: 'Cancel',
  menu: 'Menu',
  cityToLeft: 'City to the left',
  cityToRight: 'City to the right',
  theme: 'Theme',
  themes: { system: 'system', light: 'light', dark: 'dark' },
  look: 'Table style',
  looks: { system: 'system', painted: 'painted', plain: 'plain' },
  speed: 'Animations',
  speeds: { calm: 'normal', quick: 'fast', still: 'off' },
  languageName: 'Language',
  draft: (language: string) => `${language} (draft)`,
  onItsWay: 'Loading…',
  notFound: 'Page not found',
  notFoundHelp: 'There is no page at this address. The link may be incomplete or too old.',
  broken: 'Something went wrong.',
  brokenHelp: 'Your games are saved.',
  loadAgain: 'Reload the page',
  reportProblem: 'Report a problem',
  reportFailed: 'The report form did not load. Reload the page and try again.',

  // New game
  play: 'Play',
  edition: 'Edition',
  boxes: 'Expansions',
  players: 'Players',
  seats: 'Seats',
  playerOfSeat: 'player',
  seat: (n: number) => `Seat ${n}`,
  nameAndCity: (name: string, city: string) => `${name} (${city})`,
  whoSits: { you: 'You', person: 'Local player', bot: 'Bot' },
  levels: {
    random: 'random',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    master: 'master',
    greedy: 'greedy',
  },
  level: 'Level',
  name: 'Name',
  wonder: 'Wonder',
  side: 'Side',
  atRandom: 'at random',
  teams: 'Teams of two',
  seed: 'Seed',
  seedHelp: 'The same seed and settings deal the same cards.',
  newSeed: 'New seed',
  botLevel: 'Bot level',
  playersAtTable: (n: number) => plural(n, 'player'),
  baseGame: 'base game',
  seatsOfTable: 'Seats, clockwise',
  /** How the bots of a level play. */
  characters: {
    random: 'Plays any legal move.',
    easy: 'Likes points and bright colours, forgets the neighbours, and cares little about resources.',
    medium: 'Plays sensible moves, but makes mistakes and does not think ahead.',
    hard: 'Simulates a few games before each move.',
    expert: 'Remembers every hand and simulates hundreds of games before each move.',
    master: 'Thinks for up to a second: more moves, further ahead, thousands of simulated games.',
    greedy: 'Takes the largest gain right away.',
  },
  addExpansion: (expansion: string) => `Add ${expansion}`,
  moreChoices: 'More options: edition, seats, wonders, seed',
  cannotPlay: 'You can’t play with these settings:',
  startOver: 'Reset',
  sameDeal: 'Same deal, many tables',
  copyLink: 'Copy link to these settings',
  copied: 'Copied',

  // Around the game
  season: 'Season',
  shelf: {
    learn: 'Learn to play',
    rules: 'Rulebook',
    cards: 'Card library',
    score: 'Score pad',
  },
  itsRule: 'Show the rule',

  // The table
  table: 'Table',
  city: (city: string, where: string, status: string) => [city, where, status].filter(Boolean).join(', '),
  conflictTokens: 'conflict tokens',
  place: { left: 'left', right: 'right', across: 'across', you: 'you' },
  partner: 'partner',
  partnerAt: (where: string) => `partner, ${where}`,
  team: 'team',
  neverFights: (city: string) => `${city} never fights you`,
  openHand: (name: string) => `${name}’s hand`,
  ready: 'ready',
  choosing: 'choosing',
  lineLost: 'disconnected',
  sitsIn: 'bot playing',
  beforeAges: 'before Age I',
  turnOf: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
  passLeft: (to: string) => `hands pass left, to ${to}`,
  passRight: (to: string) => `hands pass right, to ${to}`,
  waiting: (people: readonly Party[]) =>
    `${parties(people, true)} ${people.length > 1 || people[0].isYou ? 'are' : 'is'} choosing`,
  nth: (rank: number) => ORDINALS[rank] ?? `${rank}th`,
  start: (city: string, side: string, left: string, right: string, others: readonly string[], partner?: string) =>
    `You play ${city} (${side}), between ${left} on your left and ${right} on your right${
      others.length > 0 ? `; also playing: ${listed(others)}` : ''
    }${partner ? `; your partner: ${partner}` : ''}`,
  undone: 'undone',
  othersPlayed: (cities: number) => form(cities, 'another city played', `${cities} other cities played`),
  waitingFor: (people: number) => `${people} players are choosing`,
  youChoose: 'your turn',
  youChooseFor: (city: string) => `you choose for ${city}, the free city`,
  coinsLabel: (coins: number) => form(coins, 'coin', 'coins'),
  coinsEach: (coins: number) => form(coins, 'coin each', 'coins each'),
  skipToContent: 'Skip to content',
  shieldsLabel: 'shields',
  sellsYou: 'sells you',
  raw: 'brown',
  made: 'grey',
  makes: 'produces',
  youMake: 'you produce',
  nothingYet: 'no resources yet',
  discarded: (n: number) => `${n} discarded`,
  ifAgeEnded: 'if the Age ended now',
  noFights: 'peace: no conflicts',
  fight: (foe: string, mine: number, theirs: number, points: number) =>
    `${foe} ${theirs}, you ${mine}: ${
      points > 0 ? `you win ${plural(points, 'point')}` : points < 0 ? `you lose ${plural(-points, 'point')}` : 'tie'
    }`,
  /** Why a city is fought besides both neighbours. */
  foughtBy: { boarding: 'boarding', peace: 'the city between is at peace' },
  showCity: (city: string) => `Show ${city}`,
  stageState: { built: 'built', next: 'next', later: 'later' },
  handOf: (n: number) => plural(n, 'card in hand', 'cards in hand'),
  buried: 'Cards under the wonder',
  log: 'Game log',
  logEmpty: 'No moves yet.',
  logFilter: 'Show the log of',
  allCities: 'all players',
  everyCity: 'all cities',
  citiesCount: (n: number) => plural(n, 'city', 'cities'),
  citiesMore: (n: number) => `${n} more ${form(n, 'city', 'cities')}`,
  withOthers: (name: string, n: number) => `${name}, ${plural(n, 'other', 'others')}`,
  undo: 'Undo',
  replay: 'Replay',
  skip: 'Skip',
  animated: 'Showing the turn; Enter skips to your next choice',
  free: 'free',
  ownGoods: 'own resources',

  // Choosing
  prompt: {
    choose: (kept: string | undefined) => (kept ? `Choose one card for ${kept}, the free city` : 'Choose one card'),
    restGoes: (side: string, to: string) => `you pass the rest to ${to}, on your ${side}`,
    /** On a phone, where an arrow says which side. */
    restTo: (to: string) => `the rest goes to ${to}`,
    thenFree: (city: string) => `then you choose one for ${city}, the free city`,
    otherKeeps: (keeper: string, city: string) => `${keeper} also chooses one for ${city}, the free city`,
    otherDiscarded: 'the other card is discarded',
    joins: (card: string, kept: string | undefined) => `You build ${card}${kept ? ` for ${kept}` : ''}`,
    lifts: (card: string, stage: string, kept: string | undefined) =>
      `You build ${stage.toLowerCase()}${kept ? ` for ${kept}` : ''} with ${card}, face down`,
    sold: (card: string, kept: string | undefined) =>
      kept ? `${kept} sells ${card} for 3 coins` : `You sell ${card} for 3 coins`,
    soldAlong: (card: string, along: string) => `You sell ${card}: ${along} instead of coins`,
    /** `deed`: the label of an action of an expansion. */
    acts: (deed: string, kept: string | undefined) => `You ${small(deed)}${kept ? ` for ${kept}` : ''}`,
    rest: (count: number, side: string, to: string) =>
      `you pass the other ${form(count, 'card', `${count} cards`)} to ${to}, on your ${side}`,
    restDiscarded: 'the other card is discarded',
    /** A card is open, not played yet. */
    ifConfirmed: (what: string) => `If you confirm, ${what.replace(/^You\b/, 'you')}`,
    played: (what: string) => `Chosen. ${what}`,
  },
  /** Predicate of a city after a conflict, with its points and, if asked for, those of the other city. */
  fought: (_who: Party, foe: Party, mine: number, theirs: number, points: number, theirPoints?: number) => {
    const name = foe.isYou ? 'you' : foe.name
    if (mine === theirs) return `tied with ${name}, ${plural(mine, 'shield')} each`
    const result = mine > theirs ? 'won against' : 'lost to'
    const both = theirPoints === undefined ? '' : `, ${name} ${signed(theirPoints)}`
    return `${result} ${name} with ${plural(mine, 'shield')} to ${theirs} (${signed(points)} ${form(points, 'point', 'points')}${both})`
  },
  /** All conflicts of a city on one line: each with its city, shields and points. */
  fights: (who: string, fights: readonly string[]) => `${who}, conflicts: ${listed(fights)}`,
  because: (causes: readonly string[]) => `Because of ${listed(causes)}.`,
  /** Before the causes of a loss. */
  lostInAll: (coins: number) => `${plural(coins, 'coin')} in all.`,
  help: 'Keys and legend',
  yourHand: 'Your hand',
  textMode: 'Table as text',
  /** After a rider, "for" would name the price of the rider alone. */
  actFor: (action: string, coins: number) => {
    if (coins === 0) return action
    return `${action} for ${plural(coins, 'coin')}${action.includes(', ') ? ' in all' : ''}`
  },
  actPaidBy: (action: string, coins: number, city: string) => `${action}; ${city} pays ${plural(coins, 'coin')}`,
  layDown: 'Play face down',
  /** Effect of a leader that is only kept now. */
  onceRecruited: (effect: string) => `When recruited: ${small(effect)}`,
  pay: 'pay',
  forPrice: 'for',
  doWith: (action: string, card: string) => `${action} ${card}`,
  doneWith: (deed: string, card: string) => `${deed} with ${card}`,
  stageWith: (stage: string, card: string) => `Build ${small(stage)} with ${card}`,
  otherWays: 'other ways to pay',
  howToPay: 'How to pay',
  alongLabel: 'Options',
  nothingAlong: 'no option',
  boughtFrom: (goods: string, seller: string, coins: number) => `${goods} from ${seller}: ${plural(coins, 'coin')}`,
  freeFrom: (sellers: readonly string[]) => `free resources from ${listed(sellers)}`,
  /** Pieces that waive the whole cost. */
  freeBy: (pieces: readonly string[]) => `free because of ${listed(pieces)}`,
  /** They waive a part. */
  ownAnd: (pieces: readonly string[]) => `own resources and ${listed(pieces)}`,
  cannotDo: (action: string): string => (action === 'recruit' ? 'Cannot be recruited:' : 'Cannot be built:'),
  builtAlready: 'already built',
  coinsTo: (coins: number, to: string) => `${coins} to ${to}`,
  /** After the price of something that costs too much. */
  coinsHeld: (held: number) => `you have ${held || 'none'}`,
  notNow: 'not possible',
  /** A second card of the same name can never be built. */
  notDone: (card: string, action: string | undefined, { is }: { is: string }) =>
    `${card} cannot be ${action === 'recruit' ? 'recruited' : 'built'} ${is === 'twice' ? 'again' : 'this turn'}:`,
  /** What prevents an action, after the sentence that it is not possible. */
  obstacle: (_action: string | undefined, why: string) => `it ${why}`,
  /** After the reason that coins are missing. */
  nextTurnOn: 'Coins you earn now can be spent from the next turn on.',
  cannotStage: (n: number) => `Stage ${n} cannot be built:`,
  brings: (parts: readonly string[]) => `Now worth ${listed(parts)}.`,
  gets: (city: string) => `${city} gets`,
  freeLater: (cards: readonly string[]) => `free later: ${listed(cards)}`,
  costs: (cost: string) => `cost: ${cost}`,
  orFreeWith: (cards: readonly string[]) => `or free with ${listed(cards, 'or')}`,
  /** On a card, which has little room: "East or West Trading Post" share their last words. */
  oneOfCards: (names: readonly string[]) => {
    const [, ...noun] = names[names.length - 1].split(' ')
    const shared = ` ${noun.join(' ')}`
    return names.map((name, i) => (i < names.length - 1 ? name.replace(shared, '') : name)).join(' or ')
  },
  freesLater: 'free later:',
  /** One copy from each of these numbers of players on. */
  inPlayFrom: ([first, ...more]: readonly number[]) =>
    [`with ${first} players or more`, ...more.map((n) => `another copy from ${n}`)].join('; '),
  hint: 'Hint',
  lawNamed: (name: string) => `the law “${name}”`,
  lawAdds: (name: string, coins: number) => `The law “${name}” adds ${plural(coins, 'coin')}`,
  lawAllows: (name: string) => `allowed by the law “${name}”`,
  suggested: 'Suggested by the hint.',
  taught: 'Suggested by the coach.',
  changeMind: 'Change choice',
  answerFor: (city: string) => `for ${city}`,
  cardsOffered: 'Cards',
  answersOffered: 'Answers',
  confirmed: (answer: string) => `Confirm: ${small(answer)}`,
  whatToDo: (card: string) => `What to do with ${card}`,

  // Expansions
  onTheTable: 'On the table',
  left: (left: number) => `${left} left`,
  leftOf: (left: number, of: number) => `${left} of ${of} left`,

  /** After a penalty. */
  /** `isOfMany`: of several coins or tokens. */
  insteadDebt: (points: string, _isOfMany: boolean) => `With too little to lose, you take a debt instead: ${points}.`,
  insteadToken: (points: string, _isOfMany: boolean) =>
    `With too little to lose, you take a penalty token instead: ${points}.`,
  /** Of a card that is lost. */
  cardEffect: (effect: string) => `Effect of the card: ${small(effect)}`,

  // Several people on one screen
  passTo: (name: string) => `Pass the device to ${name}`,
  passHelp: 'Everyone else, please look away. Tap to show the hand.',
  choosesAgain: (name: string) => `${name} chooses again`,
  showHand: (name: string) => `I am ${name}: show my hand`,

  // Finished games
  total: 'Total',
  scoreSheet: 'Score sheet',
  saveRecord: 'Export game',
  recordTells: 'An exported game shows all hands.',
  analyseGame: 'Analyse this game',

  // Between turns
  ageStakes: (points: number) => `At the end of this Age each won conflict gives ${plural(points, 'point')}`,
  pointsSoFar: 'Points so far',
  duel: {
    won: (points: number) => `You win: +${plural(points, 'point')}`,
    lost: (points: number) => `You lose: −${plural(-points, 'point')}`,
    draw: 'Nobody wins',
    sum: (parts: readonly string[], sum: string) =>
      `Your conflicts in this Age: ${parts.join(' and ')}, together ${sum}`,
  },

  // Replay
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  playOn: 'Play',
  pause: 'Pause',
  seenBy: 'View',
  allOpen: 'all hands',
  onlyPublic: 'no hands',
  first: 'To the start',
  previous: 'One turn back',
  next: 'One turn forward',

  // Games
  noGames: 'No games yet.',
  resume: 'Continue',
  remove: 'Delete',
  removed: 'Deleted.',
  sound: 'Sound',
  sounds: { off: 'off', on: 'on' },
  captions: 'Captions for sounds',
  captionChoices: { off: 'hide', on: 'show' },
  soundCaptions: {
    paper: 'cards rustle',
    coin: 'coins clink',
    stone: 'stone on stone',
    drum: 'drumbeat',
    horn: 'horn',
    fanfare: 'trumpets',
  },
  standing: 'Points between Ages',
  standings: { off: 'hide', on: 'show' },
  textModes: { off: 'off', on: 'on, with typed commands' },
  shortcuts: 'Single-key shortcuts',
  shortcutChoices: { off: 'off', on: 'on' },
  bringBack: 'Undo',
  importRecord: 'Import game',
  over: 'finished',
  inAge: (age: number, turn?: number) => `in Age ${'I'.repeat(age)}${turn ? `, turn ${turn}` : ''}`,
  /** The own city in a finished game. */
  placed: (city: string, rank: number, points: number) => `${city}, ${ordinal(rank)} with ${plural(points, 'point')}`,
  corrupt: 'This game can’t be read',
  asItWas: 'The rules have changed since this game. It is shown as it was played, without hands.',
  asWritten: 'The cards have changed since this game. The deal is shown as it was recorded.',
  gone: 'This game is not on this device.',
  goneHelp:
    'Games against bots stay on the device they were started on. There, choose “Export game” in the menu, then “Import game” under “Your games” here. Games with friends open on any device by their link.',
  refused: (why: string) => `Your choice was not accepted: ${why}`,
  tooLate: 'everyone had already chosen.',
  badRecord: 'This file can’t be imported:',
  openElsewhere: 'This game is open in another tab',
  openElsewhereHelp: 'You can play it in one tab at a time. All moves are saved.',
  continueHere: 'Continue here',
  newVersion: 'A new version is available.',
  crowded: 'Too many connections from your network. Trying again automatically…',
  loadIt: 'Update',
  install: 'Install the app',
  storageOff: 'This browser blocks storage: this game is lost when you close the page.',
  wonBy: (winners: readonly Party[]) => `won by ${parties(winners)}`,
}

/** A list of people; the reader is "you", capitalised at the start of a sentence. */
export function parties(people: readonly Party[], first = false): string {
  return listed(people.map(({ name, isYou }, i) => (isYou ? (first && i === 0 ? 'You' : 'you') : name)))
}

export type AppWords = typeof words
