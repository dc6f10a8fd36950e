/** Texts of online tables in English. */

import { listed, plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'
import type { ChatNotice, VerifyResult } from '@heptapolis/table'
import type { RowLabels } from '@heptapolis/table/options'

export const words = {
  // The way to a table
  layTable: 'Play with friends',
  layTableHelp: 'Creates a link to share. No account needed.',
  noServer: 'No connection to the game server. Games against bots, lessons and rules work without it.',
  tables: 'Online tables',
  table: (id: string) => `Table ${id}`,
  tableState: byKey({ room: 'not started', play: 'in progress', over: 'finished' }),
  isYourTurn: 'your turn',
  waitsFor: (names: readonly string[]) => `waiting for ${listed(names)}`,
  untilWhen: (when: string) => `until ${when}`,
  goOn: 'Continue',
  coming: 'Connecting to the table…',
  cannotCome: 'This table can’t be opened',
  guest: 'Guest',
  askName: 'What’s your name?',
  askNameHelp: 'Other players see it. This device remembers it.',

  // The room
  laid: 'Your table is ready',
  laidBy: (name: string | undefined) =>
    name === undefined ? 'You are invited to play' : `${name} invites you to play`,
  youSit: (name: string) => `You’re in, ${name}`,
  roomLead: (sitting: number) => (sitting === 0 ? 'No players yet.' : `${plural(sitting, 'player')} here.`),
  reservedFor: (names: readonly string[]) =>
    `Waiting for ${listed(names)}. If you start now, bots take the reserved seats.`,
  sendLink: 'Send the link or show the code.',
  guestLead: (edition: string, boxes: readonly string[], seats: number) =>
    `7 Wonders, ${edition.toLowerCase()} edition${boxes.length > 0 ? `, with ${listed(boxes)}` : ''}. ${plural(seats, 'seat')}.`,
  waitsForHost: (name: string | undefined) =>
    `${name ?? 'The host'} starts the game when everyone is here. Your seat is kept, even if this device goes to sleep.`,
  /** The server waits a minute. */
  hostIsAway: (name: string) =>
    `${name} is away. After a minute another player who is here becomes the host and can start the game.`,
  seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  emptySeat: 'empty seat',
  you: 'you',
  youHost: 'you, host',
  hosts: 'host',
  here: 'here',
  isAway: 'away',
  keptFor: 'reserved',
  withPartner: (name: string) => `with ${name}`,
  sitABot: 'Add bot',
  bot: 'Bot',
  leaveEmpty: 'leave empty',
  levels: byKey({ easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', master: 'Master' }),
  copyLink: 'Copy link',
  copied: 'Copied',
  send: 'Send',
  code: 'QR code of the link',
  seats: 'Seats',
  whoSits: 'Seats and players',
  whatIsPlayed: 'Game settings',
  moreSettings: 'More settings',
  /** One sentence per setting. */
  settingHelp: {
    seats: 'Bots fill seats that stay empty.',
    edition: 'The printed edition whose cards and wonders you play with.',
    teams: 'Partners sit side by side and add up their points.',
    absence: 'What happens when someone stays away or is late three times.',
    sides: 'Which side of the wonder boards you play.',
    resources: 'Whether more than two cities may start with the same resource.',
    talk: 'What people can write in the chat.',
    seating: 'Who can take a free seat.',
    watching: 'Who can watch the game. Hands stay hidden.',
  },
  onlyHere: 'Only this computer can open the link.',
  onlyHereHelp: 'To let other devices in, stop the server and start it with',
  rulebook: 'rulebook',
  edition: 'Edition',
  noBoxes: 'none',
  editions: byKey({ '2e': 'Second', '1e': 'First' }),
  boxes: 'Expansions',
  clock: 'Clock',
  clocks: byKey({
    none: 'none',
    s45: '45 s',
    s90: '90 s',
    bank: '4 min + 20 s',
    d1: '1 day',
    d3: '3 days',
    d7: '7 days',
  }),
  /** By pace, and by what happens when a player leaves. */
  clockHelp: {
    none: {
      vote: 'No time limit. If someone leaves, the others can vote for a bot.',
      bot: 'No time limit. After 1 minute offline, a bot takes over.',
      wait: 'No time limit. Nobody is replaced.',
    },
    live: {
      vote: 'When time runs out, a bot chooses. The third time, the others can vote for a bot.',
      bot: 'When time runs out, a bot chooses. The third time, or after 1 minute offline, it takes over.',
      wait: 'When time runs out, a bot chooses. Nobody is replaced.',
    },
    days: {
      vote: 'When time runs out, a bot chooses.',
      bot: 'When time runs out, a bot chooses. The third time, it takes over.',
      wait: 'When time runs out, a bot chooses.',
    },
  },
  weekends: 'Weekends',
  weekendWays: byKey({ count: 'count', off: 'don’t count' }),
  absence: 'If someone leaves',
  teams: 'Teams',
  teamsOn: 'teams of two',
  teamsOff: 'no teams',
  wonders: 'Wonders',
  sides: 'Sides',
  resources: 'Resources of cities',
  anyWonder: 'any wonder',
  watching: 'Spectators',
  visibilities: byKey({ link: 'with link', public: 'anyone' }),
  seating: 'Who can join',
  seatings: byKey({ link: 'with link', anybody: 'anyone', accounts: 'with account', peers: 'similar rating' }),
  peersOnly: (from: number, to: number) => `Rated ${from} to ${to}.`,
  openHelp: 'Listed under open tables. Chat has preset messages only, until all players agree to free text.',
  counting: 'Ratings',
  countings: byKey({ on: 'rated', off: 'casual' }),
  ratedHelp: 'No bots; leavers rank last. A table that becomes casual stays casual.',
  waitsForPeople: (n: number) =>
    `${n === 1 ? '1 seat is' : `${n} seats are`} free. Rated games need a person in every seat.`,
  moveOn: (name: string) => `${name}: swap with the next seat`,
  remove: (name: string) => `Remove ${name}`,
  begin: (names: readonly string[], bots: number) => {
    const who = [...names, ...(bots > 0 ? [plural(bots, 'bot')] : [])]
    return who.length > 0 ? `Start with ${listed(who)}` : 'Start'
  },
  laterHelp: 'Latecomers can replace a bot if the players agree.',
  sealed: 'The deal is fixed. Commitment:',
  sealOpen: 'The secret of the deal is public:',
  sealHelp:
    'Before anyone joined, the server chose a secret and published its hash. The deal is computed from the secret and a random number from each player, so nobody could choose it. The secret is published at the end, and “heptapolis verify” recomputes everything on your own computer. It does not prove that the server’s operator does not look at hands.',
  howToCheck: 'How it works',
  checkDeal: 'check the deal',
  checkTitle: 'Fairness check',
  checkTable: (id: string) => `Fairness check of table ${id}`,
  checking: 'Checking on this device…',
  itHolds: 'Everything is correct',
  isFalse: 'The check failed:',
  whatHolds: ({ rounds, dealt, given, bots, unchecked, people }: VerifyResult): string[] => [
    'The server fixed its secret before anyone joined and did not change it.',
    `Deals, views and points of ${plural(rounds, 'round')} follow from the secret and the choices; ${plural(dealt, 'deal')} recomputed.`,
    ...(given > 0 ? [`${plural(given, 'deal')} could not be recomputed: the cards have changed since.`] : []),
    ...(bots > 0 ? [`${plural(bots, 'bot choice')} recomputed with the same result.`] : []),
    ...(unchecked > 0
      ? [`${plural(unchecked, 'bot choice')} could not be recomputed: the bots have changed since.`]
      : []),
    ...(people > 0 ? [`${plural(people, 'choice')} made by people, each at a person’s seat.`] : []),
  ],

  // The player's own bots
  programs: 'Programs and bots',
  ownBots: 'Your own bots',
  askBot: (name: string) => `Invite ${name}`,
  botAsked: (name: string) => `${name} is invited and joins if its program accepts.`,
  program: (name: string) => `${name} (bot)`,

  // The guest
  yourName: 'Your name',
  sitDown: 'Join',
  askSeat: (bot: string) => `Ask to replace ${bot}`,
  seatAsked: (name: string, bot: string) => `${name} asks to replace ${bot}. The players decide.`,
  seatAskedByYou: (bot: string) => `You have asked to replace ${bot}. The players decide.`,
  allTaken: 'All seats are taken.',
  onlyWatch: 'Spectate',
  spectator: 'Spectator',
  standUp: 'Leave seat',
  rename: 'Change my name',
  otherDevice: 'Continue on another device',
  otherDeviceHelp:
    'Don’t share this link: anyone who opens it plays your seat, here and in rematches. A new link replaces the old one. Your account page lists the devices that use it.',
  onlyThisTable: 'This link gives access to this seat, here and in rematches, and to nothing else.',
  showLink: 'Show link',
  beside: 'Two players on this device?',
  besideHelp: 'You take turns on this device. Hands stay hidden until their owner taps.',
  besideName: 'Name of the second player',
  besideSit: 'Add player',

  // Chat
  talk: 'Chat',
  say: 'Write a message',
  sayIt: 'Send',
  tabs: { everything: 'All', talk: 'Chat', moves: 'Moves' },
  nothingSaid: 'No messages yet.',
  channels: byKey({ all: 'everyone', team: 'my partner', watchers: 'spectators' }),
  /** After the name of the author. */
  heardBy: byKey({ team: '(team)', watchers: '(spectators)' }),
  phrases: byKey({
    hello: 'Hello!',
    'well-played': 'Well played!',
    'one-moment': 'One moment, please.',
    thanks: 'Thank you!',
    'good-game': 'Good game!',
  }),
  /** After the name of the person. */
  did: {
    opened: 'created the table.',
    sat: 'joined.',
    stood: 'left the seat.',
    watched: 'is spectating.',
    left: 'left.',
    removed: 'was removed.',
    began: 'started the game.',
  } satisfies Record<ChatNotice, string>,
  watchers: (n: number) => plural(n, 'spectator'),

  // The game
  notConnected: 'No connection.',
  keeping: (n: number) =>
    n === 0
      ? 'Reconnecting…'
      : n === 1
        ? 'Your choice is saved and will be sent automatically.'
        : `${n} actions are saved and will be sent automatically.`,
  tryNow: 'Retry now',
  /** `did`: the move as a sentence. */
  wasLate: (times: number, did: string) => {
    const late = times === 1 ? 'Your time ran out' : `Your time ran out ${times} times in a row`
    return `${late}: a bot chose for you. ${did}`.trim()
  },
  ownTime: 'your time',
  sitsIn: (level: string) => `bot playing (${level.toLowerCase()})`,
  botPlays: 'A bot is playing for you.',
  botPlaysHelp: 'You can come back at any time. If the bot has already chosen, you play from the next turn.',
  waitsForYou: 'The game is paused until a player is back.',
  returning: 'You play again from the next turn.',
  iAmBack: 'I am back',
  resigned: 'You resigned. A bot plays on for you.',
  paused: byKey({
    agreed: 'The game is paused.',
    empty: 'The game is paused because everyone was away. It continues when a player is back.',
  }),
  resume: 'Continue',
  motions: byKey({
    bot: (name: string) => `${name} is not responding. Let a bot play, or wait?`,
    pause: (name: string) => `${name} wants to pause the game.`,
    hands: (name: string) => `${name} wants to show hands to spectators, one Age later.`,
    talk: (name: string) => `${name} wants free text in the chat.`,
    abort: (name: string) => `${name} wants to end the game now.`,
  }),
  claim: (name: string, bot: string) => `${name} wants to replace ${bot} from the next turn.`,
  yes: byKey({ bot: 'Let a bot play' }),
  no: byKey({ bot: 'Wait' }),
  agree: 'Agree',
  disagree: 'Disagree',
  votes: (names: readonly string[]) => `(${listed(names)})`,
  callBot: (name: string) => `Vote: bot for ${name}`,
  askPause: 'Vote: pause the game',
  askAbort: 'Vote: end the game',
  askHands: 'Vote: show hands to spectators, one Age later',
  goAway: 'Let a bot play for me',
  resign: 'Resign',
  abort: 'Abort game',
  really: 'Are you sure?',
  tellMe: 'Notify me when it’s my turn',
  tellMeHelp: 'One notification per game, none during quiet hours.',
  tellMeNot: 'Turn off',
  allow: 'Allow',
  noticesDenied: 'Notifications are blocked in this browser. Allow them in its settings.',
  otherWays: 'Quiet hours, webhook',
  webhook: 'Webhook',
  webhookHelp: 'URL (Discord, ntfy or your own) that is called when it’s your turn.',
  tableWebhook: 'Webhook for this table',
  tableWebhookHelp: 'URL that is called at the start of every round.',
  quietHours: 'Quiet hours',
  quietFrom: 'from',
  quietTo: 'to',
  keep: 'Save',
  kept: 'saved.',
  notices: byKey({
    turn: 'It’s your turn.',
    waiting: 'A new round has started.',
    over: 'The game is over.',
  }),
  vacation: 'Vacation',
  days: (n: number) => plural(n, 'day'),
  takeVacation: 'Start vacation',
  onVacation: (when: string) => `You are on vacation until ${when}. Your clock is stopped.`,
  handsThen: 'Hands of the previous Age',
  choices: {
    absence: { vote: 'vote', bot: 'bot takes over', wait: 'wait' },
    wonders: {
      drawn: 'random',
      fixed: 'set by host',
      chosen: 'players choose',
      pair: 'keep one of two',
      draft: 'draft',
      ban: 'ban, then random',
      redraw: 'one redraw',
      wishes: 'ranked wishes',
      bids: 'bids in points',
    },
    sides: { dealt: 'random', free: 'players choose', first: 'all day (A)', second: 'all night (B)' },
    resources: { any: 'any', spread: 'no three alike' },
    talk: { text: 'free text', phrases: 'preset messages', none: 'off' },
  } satisfies RowLabels,
  noTalk: 'Chat is off at this table.',
  askTalk: 'Vote: free text in the chat',
  atTheTable: 'At the table',
  youWatch: (name: string | undefined) =>
    name === undefined ? 'You are spectating' : `You are spectating ${name}’s table`,
  youWatchHelp: 'Hands are hidden.',
  leave: 'Leave',
  aborted: 'The game was aborted.',
  closed: 'The host closed the table.',
  yourTurn: (title: string) => `Your turn · ${title}`,
  frozen: 'This game has stopped because of a server error. An administrator must look into it.',

  // Around one tablet
  aroundTablet: 'Around one tablet',
  aroundTabletHelp: 'This screen shows the table; phones show the hands.',
  theTable: 'Table',
  whoIsAround: 'Who is playing?',
  whoIsAroundHelp: 'Seats without a name are bots. Players without a phone play on this screen, with the hand hidden.',
  aBot: 'bot',
  hasNoPhone: 'no phone',
  takeYourHands: 'Connect your phones',
  takeYourHandsHelp: 'Each player scans the code of their seat. The phone then shows their hand.',
  handHere: 'Show this hand here',
  showCodes: 'Codes for phones',
  lostHand: 'Phone disconnected? Scan its code again.',
  allOneWay: 'all cities face one way',
  middle: 'Middle of the table',
  myHand: 'show my hand',
  handsPass: { left: 'hands pass left', right: 'hands pass right' },
  handsGo: { left: 'clockwise around the screen', right: 'counter-clockwise around the screen' },
  faceDown: 'face down',
  cityOnTable: 'the city is on the table',
  coverHand: 'Hide hand',
  uncoverHand: 'Show hand',
  covered: 'Your hand is hidden',
  cardLies: 'Your card is on the table',
  cardTurns: (names: readonly string[]) =>
    names.length > 0
      ? `All cards are revealed as soon as ${listed(names)} ${names.length > 1 ? 'have' : 'has'} chosen.`
      : 'All cards are revealed together.',
  takeItBack: 'Undo',
  nothingAsked: 'Look at the table',
  waitsToBegin: 'Your hand appears when the game starts.',
  turnOver: 'Turn the phone over to hide the hand.',

  // The end
  ofTheDay: 'Daily deal',
  ofTheDayHelp: 'Everyone plays these cards today, from this seat.',
  ofThatDayHelp: 'Everyone played these cards that day, from this seat.',
  toRanking: 'Show ranking',
  again: 'Play again?',
  againHelp: 'Same players, everyone moves on one seat. Spectators come along.',
  rematch: 'Rematch',
  toRematch: 'Join the rematch',
  openTables: 'Open tables',
  profile: 'Profile',
  leftLast: (names: readonly string[]) =>
    `${listed(names)} left the game and ${names.length > 1 ? 'rank' : 'ranks'} last.`,
  wantRematch: (names: readonly string[], you = false) =>
    you
      ? `${listed(['You', ...names])} want a rematch.`
      : `${listed(names)} ${names.length > 1 ? 'want' : 'wants'} a rematch.`,
  rematchWaits: (names: readonly string[], you: boolean) =>
    `Waiting for ${listed([...(you ? ['you'] : []), ...names])}.`,
  rematchTitle: (title: string) => `Rematch? · ${title}`,
  series: {
    title: (games: number) => `Standings after ${plural(games, 'game')}`,
    head: { player: 'Player', games: 'Games', wins: 'Wins', points: 'Total points' },
  },
  secret: 'Secret',
  commitment: 'Commitment',

  // Ratings
  pools: byKey({
    'base-live': 'Base game, live',
    'boxes-live': 'Expansions, live',
    'teams-live': 'Teams, live',
    'base-days': 'Base game, over days',
    'boxes-days': 'Expansions, over days',
    'teams-days': 'Teams, over days',
  }),
  ratedIn: (pool: string) => `rated: ${pool.toLowerCase()}`,
  notCounted: 'unrated: no rating has changed',
  gameOf: (games: number, enough: number) => `game ${games} of ${enough}`,
  sharedDeal: 'Shared deal',
  sharedDealHelp:
    'Other groups play the same cards, so players, expansions and wonders are fixed. The game is not rated.',
  compareDeal: 'Compare your result with the other tables, seat by seat.',
  toDeal: 'The deal and its results',
  knowsDeal: 'knows this deal',
}
export type OnlineWords = typeof words
