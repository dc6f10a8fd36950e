/** The words of tables by link, in English. */
import { listed, plural } from '@heptapolis/boxes/grammar/en'
import type { Did } from '@heptapolis/table'

export const words = {
  // The way to a table
  layTable: 'Lay a table',
  layTableHelp: 'One press gives a link. Nobody needs an account.',
  noServer: 'No server answers here. Tables by link need one: npm start.',
  tables: 'Tables by link',
  table: (id: string) => `Table ${id}`,
  tableState: { room: 'not begun', play: 'being played', over: 'over' } as Record<string, string>,
  goOn: 'Go on',
  coming: 'On the way to the table …',
  cannotCome: 'There is no way to this table',
  host: 'Host',

  // The room
  laid: 'Your table is laid',
  laidBy: (name: string) => `${name} has laid a table`,
  youSit: (name: string) => `You sit, ${name}`,
  roomLead: (sitting: number) =>
    `${sitting === 0 ? 'Nobody sits yet' : sitting === 1 ? 'One sits' : `${sitting} sit`}. Send the link, or show the code.`,
  guestLead: (edition: string, boxes: readonly string[], seats: number) =>
    `7 Wonders, ${edition.toLowerCase()} edition${boxes.length > 0 ? `, with ${listed(boxes)}` : ''}. ${plural(seats, 'seat')}.`,
  waitsForHost: (name: string) =>
    `${name} begins when everybody is there. This device keeps your seat, even when it sleeps.`,
  seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  emptySeat: 'empty seat',
  you: 'you',
  youHost: 'you, host',
  hosts: 'host',
  here: 'here',
  isAway: 'away',
  keptFor: 'kept',
  sitABot: 'Sit a bot',
  leaveEmpty: 'leave it empty',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' } as Record<string, string>,
  copyLink: 'Copy the link',
  copied: 'Copied',
  send: 'Send',
  code: 'QR code of the link',
  seats: 'Seats',
  whoSits: 'Who sits where',
  whatIsPlayed: 'What is played',
  rulebook: 'its rulebook',
  edition: 'Edition',
  editions: { '2e': 'Second', '1e': 'First' } as Record<string, string>,
  boxes: 'Boxes',
  clock: 'Clock',
  clocks: {
    none: 'none',
    s45: '45 s',
    s90: '90 s',
    bank: '4 min + 20 s',
    d1: '1 day',
    d3: '3 days',
    d7: '7 days',
  } as Record<string, string>,
  clockHelp: 'When time is out a bot chooses. Three times, and it sits in.',
  noClockHelp: 'Nobody is hurried; the others may vote when somebody is gone.',
  absence: 'Gone',
  absences: { vote: 'we vote', bot: 'a bot sits in', wait: 'we wait' } as Record<string, string>,
  teams: 'Teams',
  teamsOn: 'two and two',
  teamsOff: 'each alone',
  wonders: 'Wonders',
  wonderWays: { drawn: 'drawn', fixed: 'fixed', chosen: 'chosen' } as Record<string, string>,
  anyWonder: 'any wonder',
  wonderOf: (name: string) => `Wonder of ${name}`,
  watching: 'Watching',
  visibilities: { link: 'by link', public: 'anybody' } as Record<string, string>,
  moveOn: (name: string) => `Move ${name} one seat on`,
  remove: (name: string) => `Ask ${name} to leave`,
  levelOf: (name: string) => `Level of ${name}`,
  begin: (names: readonly string[], bots: number) => {
    const who = [...names, ...(bots > 0 ? [plural(bots, 'bot')] : [])]
    return who.length > 0 ? `Begin with ${listed(who)}` : 'Begin'
  },
  laterHelp: 'Whoever comes later takes over from a bot.',
  sealed: 'The deal is sealed already:',
  sealOpen: 'The seal is open:',
  sealHelp:
    'Before anybody sat down the server wrote down a secret and published this digest of it. The deal follows from the secret and a random number of everybody at the table, so nobody could choose it. At the end the secret is shown, and “heptapolis verify” reckons everything again on your own machine. It does not prove that whoever runs the server does not look at hands.',
  howToCheck: 'how to check it',

  // The guest
  yourName: 'Your name at this table',
  sitDown: 'Sit down',
  sitDownFor: (name: string) => `Sit down for ${name}`,
  onlyWatch: 'Only watch',
  standUp: 'Stand up',
  rename: 'Change my name',
  otherDevice: 'Go on on another device',
  otherDeviceHelp: 'Keep this link to yourself: who has it, plays for you.',
  showLink: 'Show the link',

  // Talk
  talk: 'Talk',
  say: 'Say something',
  sayIt: 'Say it',
  nothingSaid: 'Nothing has been said yet.',
  channels: { all: 'to all', team: 'to my partner', watchers: 'to those who watch' } as Record<string, string>,
  phrases: {
    hello: 'Hello!',
    'well-played': 'Well played!',
    'one-moment': 'One moment, please.',
    thanks: 'Thank you!',
    'good-game': 'Good game!',
  } as Record<string, string>,
  /** After the name of who did it. */
  did: {
    opened: 'has opened the table.',
    sat: 'sat down.',
    stood: 'stood up.',
    watched: 'came to watch.',
    left: 'left.',
    removed: 'was asked to leave.',
    began: 'began the game.',
  } as Record<Did, string>,
  watchers: (n: number) => `${plural(n, 'person', 'people')} watching`,

  // The game
  notConnected: 'No connection.',
  keeping: (n: number) =>
    n === 0
      ? 'It is tried again by itself.'
      : n === 1
        ? 'Your choice is kept here and sent by itself.'
        : `${n} things are kept here and sent by themselves.`,
  tryNow: 'Try now',
  ownTime: 'your time',
  sitsIn: (level: string) => `${level} sits in`,
  botPlays: 'A bot plays for you.',
  botPlaysHelp: 'You sit down again from the next turn on.',
  returning: 'You are back from the next turn on.',
  iAmBack: 'I am back',
  resigned: 'You have resigned; a bot plays on.',
  paused: { agreed: 'The table rests.', empty: 'The table rests: nobody was there.' } as Record<string, string>,
  resume: 'Go on',
  motions: {
    bot: (name: string) => `${name} is away. What shall happen?`,
    pause: (name: string) => `${name} asks for a pause.`,
    hands: (name: string) => `${name} would let watchers see hands, one Age late.`,
    talk: (name: string) => `${name} would like to talk in free text.`,
    abort: (name: string) => `${name} would end the game here.`,
  } as Record<string, (name: string) => string>,
  yes: { bot: 'Let a bot play' } as Record<string, string>,
  no: { bot: 'Wait' } as Record<string, string>,
  agree: 'Agree',
  disagree: 'No',
  votes: (names: readonly string[]) => listed(names),
  callBot: (name: string) => `Vote on a bot for ${name}`,
  askPause: 'Ask for a pause',
  askAbort: 'Ask to end the game',
  askHands: 'Let watchers see hands, an Age late',
  goAway: 'Let a bot play for me',
  resign: 'Resign',
  abort: 'Abort the game',
  really: 'Really?',
  atTheTable: 'At the table',
  youWatch: (name: string) => `You watch the table of ${name}`,
  youWatchHelp: 'Hands stay hidden.',
  leave: 'Leave',
  aborted: 'The game was ended before its time.',
  closed: 'The host has put the table away.',
  yourTurn: (title: string) => `Your turn · ${title}`,
  frozen: 'The game stands still until it has been looked into.',

  // The end
  again: 'Again at this table?',
  againHelp: 'Same people, seats turned by one, watchers come along.',
  rematch: 'Play again',
  toRematch: 'To the next table',
  secret: 'Secret',
  commitment: 'Commitment',
}
export type OnlineWords = typeof words
