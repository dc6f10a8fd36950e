/** What the app itself says in English, around what the game says. A translation is one file beside it with the same shape. */
import type { Party } from '@heptapolis/boxes'
import { form, listed, ordinal, plural } from '@heptapolis/boxes/grammar/en'

const ORDINALS: Record<number, string> = { 1: '1st', 2: '2nd', 3: '3rd' }

export const words = {
  labelled: (head: string, text: string) => `${head}: ${text}`,
  ageCoins: 'A',
  stagesBuilt: (built: number, of: number) => `${built} of ${of} stages built`,

  // Getting about
  newGame: 'New game',
  yourGames: 'Your games',
  account: 'Account',
  /** Stands in the seat of whoever has left the house. */
  deleted: 'deleted',
  home: 'Home',
  close: 'Close',
  cancel: 'Cancel',
  menu: 'Menu',
  cityToLeft: 'The city to the left',
  cityToRight: 'The city to the right',
  theme: 'Look',
  themes: { system: 'as the system', light: 'light', dark: 'dark' },
  look: 'Table style',
  looks: { system: 'as the system', painted: 'painted', plain: 'plain' },
  speed: 'Pace',
  speeds: { calm: 'calm', quick: 'quick', still: 'no motion' },
  languageName: 'Language',
  onItsWay: 'One moment…',
  notFound: 'There is nothing at this address.',
  broken: 'Something went wrong.',
  brokenHelp: 'The games you have played are kept.',
  loadAgain: 'Load the page again',

  // New game
  tagline: 'Seven wonders, any mix of boxes, at one table.',
  play: 'Play',
  edition: 'Edition',
  boxes: 'Boxes',
  players: 'Players',
  seats: 'Seats',
  seat: (n: number) => `Seat ${n}`,
  whoSits: { you: 'You', person: 'Person here', bot: 'Bot' },
  levels: {
    random: 'random',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    master: 'master',
    greedy: 'steady',
  },
  level: 'Level',
  name: 'Name',
  wonder: 'Wonder',
  side: 'Side',
  atRandom: 'at random',
  teams: 'Teams of two',
  seed: 'Seed',
  seedHelp: 'The same seed and set-up deal the same cards.',
  newSeed: 'Another seed',
  moreChoices: 'People, bots, wonders and seed',
  cannotPlay: 'This set-up cannot be played:',
  startOver: 'Start over',
  copyLink: 'Copy a link to this set-up',
  copied: 'Copied',

  // What stands beside the game
  openTables: 'Open tables',
  season: 'The season',
  dealOfTheDay: 'Deal of the day',
  shelf: {
    title: 'For any table',
    learn: 'Learn to play',
    puzzles: 'Puzzles',
    rules: 'Rulebook',
    cards: 'Card library',
    score: 'Score-pad',
  },
  neverPlayed: 'Never played? The first game teaches it, turn by turn.',
  itsRule: 'Its rule',

  // The table
  table: 'The table',
  city: (city: string, where: string, status: string) => [city, where, status].filter(Boolean).join(', '),
  conflictTokens: 'conflict tokens',
  place: { left: 'left', right: 'right', across: 'across', you: 'you' },
  partner: 'partner',
  partnerAt: (where: string) => `partner, ${where}`,
  team: 'team',
  neverFights: (city: string) => `${city} never fights you`,
  openHand: (name: string) => `${name}’s hand, open to you`,
  ready: 'ready',
  choosing: 'choosing',
  lineLost: 'line lost',
  sitsIn: 'a bot sits in',
  beforeAges: 'before Age I',
  turnOf: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
  passLeft: (to: string) => `hands pass left, to ${to}`,
  passRight: (to: string) => `hands pass right, to ${to}`,
  waiting: (people: readonly Party[]) =>
    `${parties(people, true)} ${people.length > 1 || people[0].isYou ? 'are' : 'is'} choosing`,
  nth: (rank: number) => ORDINALS[rank] ?? `${rank}th`,
  waitingFor: (people: number) => `${people} are choosing`,
  youChoose: 'your choice',
  coinsLabel: 'coins',
  shieldsLabel: 'shields',
  lead: (n: number) => (n > 0 ? `you lead by ${n}` : n < 0 ? `you trail by ${-n}` : 'you are even'),
  sellsYou: 'sells you',
  raw: 'raw',
  made: 'made',
  makes: 'makes',
  youMake: 'you make',
  nothingYet: 'nothing yet',
  discarded: (n: number) => `${n} discarded`,
  ifAgeEnded: 'if the Age ended now',
  noFights: 'peace: no fights',
  fight: (foe: string, mine: number, theirs: number, points: number) =>
    `${foe} ${theirs}, you ${mine}: ${
      points > 0
        ? `you win ${plural(points, 'point')}`
        : points < 0
          ? `you lose ${plural(-points, 'point')}`
          : 'nobody wins'
    }`,
  showCity: (city: string) => `Show all of ${city}`,
  stageState: { built: 'built', next: 'next', later: 'later' },
  handOf: (n: number) => plural(n, 'card in hand', 'cards in hand'),
  buried: 'Cards under the wonder',
  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  undo: 'Take back',
  replay: 'Replay',
  skip: 'Skip the motion',
  free: 'free',
  ownGoods: 'own goods',

  // Choosing
  prompt: {
    choose: (kept: string | undefined) => (kept ? `Choose one card for ${kept}, the free city` : 'Choose one card'),
    restGoes: (side: string, to: string) => `the rest goes ${side} to ${to}`,
    otherDiscarded: 'the other is discarded',
    joins: (card: string, kept: string | undefined) => `${card} joins ${kept ?? 'your city'}`,
    lifts: (card: string, stage: string) => `${card}, face down, builds ${stage.toLowerCase()}`,
    sold: (card: string) => `${card} is sold for 3 coins`,
    rest: (count: number, side: string, to: string) =>
      `the other ${form(count, 'one goes', `${count} go`)} ${side} to ${to}`,
    restDiscarded: 'the other one is discarded',
  },
  twice: (did: string) => `${did}, twice`,
  because: (causes: readonly string[]) => `The loss comes from ${listed(causes)}.`,
  ownPiece: (name: string, piece: string) => `${name}’s ${piece}`,
  help: 'Keys and legend',
  yourHand: 'Your hand',
  actFor: (action: string, coins: number) => (coins > 0 ? `${action}, pay ${coins}` : action),
  layDown: 'Lay it face down',
  pay: 'pay',
  take: 'take',
  doWith: (action: string, card: string) => `${action} ${card}`,
  doneWith: (deed: string, card: string) => `${deed} with ${card}`,
  otherWays: 'other ways to pay',
  fromFor: (sellers: readonly string[]) => `from ${listed(sellers)}, for nothing`,
  howToPay: 'How to pay',
  alongLabel: 'What goes along',
  nothingAlong: 'nothing more',
  byChainShort: 'free by chain',
  byPower: 'free by a power',
  cannotBuild: 'Cannot be built:',
  builtAlready: 'built already',
  coinsOf: (needed: number, held: number) => `${plural(needed, 'coin')}, you have ${held}`,
  notNow: 'not this turn',
  notBuilt: (card: string) => `${card} cannot be built this turn:`,
  cannotStage: (n: number) => `Stage ${n} cannot be built:`,
  brings: (parts: readonly string[]) => `Brings ${listed(parts)} now.`,
  whatChanges: 'what changes',
  becomes: 'becomes',
  against: (mine: number, theirs: number, foe: string) => `you ${mine} : ${theirs} ${foe}`,
  pointsNow: 'points now',
  sciencePoints: 'points for science',
  yourCoins: 'your coins',
  gets: (city: string) => `${city} gets`,
  freeLater: (cards: readonly string[]) => `free later: ${listed(cards)}`,
  toGo: (left: number) => (left > 0 ? `${left} more to join` : 'complete with you'),
  ifItFails: (coins: number) =>
    coins > 0
      ? `if it fails, the ${plural(coins, 'coin')} for it ${form(coins, 'is', 'are')} gone`
      : 'if it fails, nothing comes of it',
  needs: 'needs',
  orFreeWith: 'or free with',
  freesLater: 'later free:',
  inPlayFrom: (players: string) => `in play from ${players} players`,
  hint: 'Hint',
  law: (name: string) => `law: ${name}`,
  lawAllows: (name: string) => `only by the law ${name}`,
  suggested: 'Suggested by the hint.',
  taught: 'The coach speaks of it.',
  changeMind: 'Choose again',
  answerFor: (city: string) => `for ${city}`,

  // The boxes
  onTheTable: 'On the table',
  leftOf: (left: number, of: number) => `${left} of ${of} left`,

  // Several people on one screen
  passTo: (name: string) => `Hand the screen to ${name}`,
  passHelp: 'The others look away. The hand is shown when you tap.',
  choosesAgain: (name: string) => `${name} chooses again`,
  showHand: (name: string) => `I am ${name}: show my hand`,

  // The end
  stand: (cities: readonly string[]) => `${listed(cities)} ${form(cities.length, 'stands', 'stand')} tallest`,
  win: (cities: readonly string[]) => `${listed(cities)} ${form(cities.length, 'wins', 'win')}`,
  tied: (cities: readonly string[]) => `${listed(cities)} stand equally tall`,
  wins: (first: readonly Party[], points: number) => `${winning(first, points)}.`,
  winsBy: (first: readonly Party[], points: number, margin: number, second: readonly Party[]) =>
    `${winning(first, points)}, ${margin > 0 ? `${margin} ahead of` : 'with more coins than'} ${parties(second)}.`,
  youAre: (rank: number, points: number, inTeam: boolean) =>
    `${inTeam ? 'Your team is' : 'You are'} ${ordinal(rank)} with ${points}.`,
  shareWin: (points: number) => `They share the victory with ${plural(points, 'point')}.`,
  total: 'Total',
  each: 'Each',
  teamTotal: 'Team',
  scoreSheet: 'Score sheet',
  chart: 'Points by source, one tower a city',
  towersHelp: 'What stands above the ground is the total; points lost sink the tower. A tie goes to the richer city.',
  teamsHelp: 'Partners stand on one ground; their points are one total. Outer fights were fought twice.',
  whereFrom: 'Where the points came from',
  playAgain: 'Play again',
  lookAtCities: 'Look at the cities',
  saveRecord: 'Save the record',
  recordTells: 'It tells everybody’s hand: open it after the end.',
  analyseGame: 'Analyse this game',
  gameStory: 'Story of the game',

  // Replay
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  playOn: 'Play',
  pause: 'Pause',
  seenBy: 'Seen by',
  allOpen: 'everybody, open',
  onlyPublic: 'what all may see',
  first: 'To the start',
  previous: 'One turn back',
  next: 'One turn on',

  // Games
  noGames: 'No games yet. The first one is two clicks away.',
  resume: 'Resume',
  remove: 'Delete',
  removed: 'Deleted.',
  sound: 'Sound',
  sounds: { off: 'off', on: 'on' },
  bringBack: 'Bring it back',
  importRecord: 'Open a record',
  over: 'finished',
  inAge: (age: number) => `in Age ${'I'.repeat(age)}`,
  corrupt: 'This game cannot be read',
  asItWas: 'The rules have changed since this game was played: it is shown as it was, the hands of then face down.',
  asWritten: 'This game was played with other data: what chance gave is shown as it is written.',
  gone: 'This game is not kept here.',
  goneHelp:
    'A game against bots stays on the device it is played on. There, “Save the record” in its menu writes a file; open that under “Your games” to see it or to play on here. A table laid for friends opens on any device by its link.',
  refused: (why: string) => `That answer did not count: ${why}`,
  tooLate: 'everybody had answered already.',
  badRecord: 'This record cannot be opened:',
  openElsewhere: 'This game is open in another tab',
  openElsewhereHelp: 'It can be played in one tab at a time. All moves are saved.',
  continueHere: 'Continue here',
  newVersion: 'A new version is there.',
  crowded: 'Many people of your network have come to this server at once. This page tries again by itself.',
  loadIt: 'Load it',
  storageOff: 'This browser does not let the app keep games; this one is lost when the page is closed.',
  wonBy: (winners: readonly Party[]) => `won by ${parties(winners)}`,
}

const winning = (people: readonly Party[], points: number): string =>
  `${parties(people, true)} ${people.length > 1 || people[0].isYou ? 'win' : 'wins'} with ${plural(points, 'point')}`

/** People one after another; whoever listens is "you", with a capital where it begins the sentence. */
function parties(people: readonly Party[], first = false): string {
  return listed(people.map(({ name, isYou }, i) => (isYou ? (first && i === 0 ? 'You' : 'you') : name)))
}

export type AppWords = typeof words
