/** Texts of the server commands in English. */
import { form, plural } from '@heptapolis/boxes/grammar/en'
import type { Config, ConfigFault } from '@heptapolis/server'
import type { VerifyResult } from '@heptapolis/table'
import { problemText } from '@heptapolis/wire'
import { words as problems } from '@heptapolis/wire/words/en'
import type { CommandWords } from '../../command-words.ts'

export interface ReportLine {
  id: string
  at: number
  about: string
  game: string
  name: string
  reason: string
  words: string
}

export interface SuspensionLine {
  account: string
  since: number
  until?: number
  why: string
}

export interface EntryLine {
  at: number
  admin: string
  act: string
  subject: string
  detail: string
}

const commands = {
  serve: {
    summary: 'serve the app and online tables',
    description:
      'Serve the app and online tables from one process with one file. The environment may say the same as the options: ' +
      'HEPTAPOLIS_PORT and so on.',
    options: {
      data: 'the folder of the database, made where there is none (default: data)',
      store:
        'a PostgreSQL instead of a file, which several servers may share: postgres://user@host/database; with a password better as HEPTAPOLIS_STORE',
      hints:
        'a Redis or Valkey over which servers that share a PostgreSQL tell each other of tables: redis://host (default: the PostgreSQL itself)',
      lan: 'let phones and others in the same network come, and print the address with a code to scan',
      port: 'another port than 4700',
      address: 'where people find it from outside, such as https://tables.example, where a proxy stands in front',
      proxies: 'proxies whose word is taken for where somebody comes from, with commas',
      logs: 'write a line of JSON for each request to standard error; without, only what must not happen',
      printConfig: 'say what holds, and end',
    },
    examples: [
      ['serve', 'on this machine'],
      ['serve --lan --data ./tables', 'for a room full of phones'],
      ['serve --address https://tables.example --proxies 127.0.0.1', 'behind a proxy with TLS'],
      ['serve --store postgres://heptapolis@db.example/tables', 'one of several servers on one database'],
    ],
  },
  online: {
    summary: 'let a bot of your own play at an online server',
    description:
      'Let a bot of your own play at an online server: it listens for tables, comes to those it is asked to, and plays ' +
      'several games at once. Make the bot and its token on the page /programs of the server. The environment may give ' +
      'the token as HEPTAPOLIS_TOKEN: a command line is seen by others on the machine.',
    options: {
      server: 'the address of the server',
      token: 'the token of the bot, with the scope bot:play',
      bot: 'who thinks: one of ours, or "cmd:" and a program of your own (docs/protocol.md)',
      timeout: 'milliseconds a program may take for a move',
      atOnce: 'games at once; the bot does not come to more tables',
      games: 'end after so many games',
    },
    examples: [
      ['online --server https://tables.example --token hept_… --bot "cmd:python3 mybot.py"', 'a program of your own'],
      ['online --bot expert', 'one of ours, at the server of this machine'],
    ],
  },
  backup: {
    summary: 'copy the tables of a server, while it runs',
    description:
      'Copy the database of a server, which may be running, into one file; then look through the copy and play every ' +
      'game in it again.',
    argument: 'where the copy goes; an older one of that name is replaced once the new one is whole',
    options: { data: 'the folder of the database' },
    examples: [['backup backups/monday.db --data ./tables', 'one file for each day of the week']],
  },
  restore: {
    summary: 'put a copy of the tables in place',
    description:
      'Look through a copy made by backup, play every game in it again, and put it where the database was. The server ' +
      'must not be running.',
    argument: 'a file made by heptapolis backup',
    options: { data: 'the folder of the database' },
    examples: [['restore backups/monday.db --data ./tables', 'go on from Monday']],
  },
  migrate: {
    summary: 'take all tables from one store to another',
    description:
      'Copy every table, account and setting from a file to a PostgreSQL or back, play every game again on both sides, ' +
      'and prove that they are the same. No server may run on either; what was interrupted goes on when it is begun again.',
    options: {
      from: 'a folder of data, or postgres://user@host/database',
      to: 'the same; there must be nothing in it yet',
    },
    examples: [
      ['migrate --from ./tables --to postgres://heptapolis@db.example/tables', 'to a database for several servers'],
    ],
  },
  admin: {
    summary: 'moderate a server',
    description:
      'Administration on the machine of a server, running or not: read and settle reports, suspend accounts, close ' +
      'tables, and appoint administrators for the page /admin. The audit log records everything.',
    argument:
      'to read: reports, suspensions, audit, admins; to do: settle, suspend, unsuspend, close, appoint, dismiss',
    options: {
      about: 'what it is done to: a report, a table, or an account by its name or number',
      data: 'the folder of the database',
      store: 'the PostgreSQL of the server instead: postgres://user@host/database',
      days: 'how long to suspend; without, for good',
      why: 'the reason, which is written down; of a suspension it is told',
    },
    examples: [
      ['admin appoint Ines --data ./tables', 'Ines has the page /admin from now on'],
      ['admin reports --data ./tables', 'what people have reported'],
      ['admin suspend Rude --days 7 --why "insults"', 'a week without strangers'],
    ],
  },
  verify: {
    summary: 'check that a game was dealt and played as it says',
    description:
      'Reckon a game again, on this machine. Of an online table: that the server was bound to its secret before anybody ' +
      'sat down, that every deal follows from it, that the game leads where the record says, and that the bots chose ' +
      'what they had to. Of a game against bots on a device of one’s own, saved in the browser or by play: that it plays ' +
      'as it is written, and that every bot, in as many imagined worlds as it had, chooses the same again; of each city ' +
      'it is told how many moves were checked, which differ, and which cannot be checked, and why.',
    argument: 'a record saved from a game, as JSON or text; - reads standard input',
    options: { json: 'print JSON instead of sentences' },
    examples: [
      ['verify game.json', 'was all fair?'],
      ['play --bots expert --save game.json && heptapolis verify game.json', 'did the bots play by themselves?'],
    ],
  },
} satisfies Record<string, CommandWords>

const faults: Readonly<Record<ConfigFault['expected'], (setting: string, given: string) => string>> = {
  port: (_, given) => `--port must be a whole number from 0 to 65535, not "${given}".`,
  switch: (setting, given) => `${setting} must be true or false, not "${given}".`,
  hints: () => `--hints must be like redis://host:6379.`,
  store: () => `--store must be like postgres://user@host/database.`,
  address: (_, given) => `--address must be like https://tables.example, without a path, not "${given}".`,
  proxies: (_, given) =>
    `--proxies must be addresses or networks with commas, such as 10.0.0.1,10.1.0.0/16, not "${given}".`,
  token: (setting) => `${setting} must have at least 16 characters, without spaces.`,
  contact: (setting, given) => `${setting} must be like mailto:me@example.org or https://example.org, not "${given}".`,
  admins: (setting, given) =>
    `${setting} must be numbers of accounts with commas, as the page of each account tells its own, not "${given}".`,
  weeks: (setting, given) =>
    `${setting} must be a whole number of weeks, 0 for a season without an end, not "${given}".`,
  factor: (setting, given) =>
    `${setting} must be a number from 0 (no limits per network) to 999, such as 2 or 0.5, not "${given}".`,
  hosts: (setting, given) => `${setting} must be host names with commas, such as tables.example, not "${given}".`,
  'shared-store': () => `--hints is for servers that share a PostgreSQL: say --store too, or leave it out.`,
  'known-name': (setting) => `There is no setting ${setting}; heptapolis serve --help tells which there are.`,
}

const obstacles: Readonly<Record<string, (config: Config, reason: string) => string>> = {
  'bad-folder': ({ data }, reason) => `The folder ${data} cannot be made: ${reason}`,
  'bad-hints': (_, reason) => `The Redis for hints gives no answer, or does not let this server in (${reason}).`,
  'folder-in-use': ({ data }) =>
    `Another server plays on the folder ${data}. Stop it first, or choose another folder: --data`,
  'port-in-use': ({ port }, reason) => `Port ${port} cannot be used (${reason}). Another one: --port ${port + 1}`,
}

/** Problems of the database file. */
const database = {
  busy: 'The database is in use: stop the server first.',
  full: 'The disk is full.',
  'read-only': 'The database may not be written to: give this program the right to write its file and folder.',
  unreachable: 'There is no file here that could be opened, or no right to make one.',
  damaged: 'The file is no database of Heptapolis, or it is damaged: restore the last backup.',
  newer: 'The database was made by a newer version of Heptapolis: start that one.',
  changed: 'The database was made by another version of Heptapolis: start that one.',
  'too-old': 'PostgreSQL 15 or a later one is needed.',
  'not-empty': 'There is something in it already: name an empty one.',
  differs: 'What arrived is not what left. Was a server running there? Begin again with an empty one.',
}

/** Problems of a remote database. */
const elsewhere = {
  unreachable: 'It does not answer, or does not let this server in.',
  'read-only': 'This user may not write there: make it the owner of the database.',
}

const holdings = (games: number, events: number): string => `${plural(games, 'table')} with ${plural(events, 'event')}`

const programFaults = {
  endless: () => 'it wrote a line without end',
  'too-long': () => 'its answer is too long',
  ended: (code: string) => (code === '' ? 'it ended' : `it ended with code ${code}`),
  'not-started': (why: string) => `it could not be started (${why})`,
  late: (ms: string) => `it did not answer within ${ms} ms`,
  'not-json': (said: string) => `its answer is not JSON: ${said}`,
  'not-legal': (said: string) => `its move is not legal: ${said}`,
}

/** Texts for connecting an own bot to a server. */
const online = {
  noToken: 'The bot needs its token: --token, or HEPTAPOLIS_TOKEN. It is made on the page /programs of the server.',
  badServer: (given: string) => `--server must be like https://tables.example, not "${given}".`,
  listening: (name: string, server: string) => `${name} listens at ${server}. Ctrl-C ends it.`,
  noServer: (server: string) => `No server answers at ${server}; it is tried again and again.`,
  refused: (server: string, why: string) => `The server at ${server} refuses the bot. ${why}`,
  comes: (table: string, host: string) => `Table ${table}: asked by ${host}, and comes.`,
  declines: (table: string) => `Table ${table}: plays enough already, and does not come.`,
  plays: (table: string) => `Table ${table}: plays.`,
  ended: (table: string, rank: number, players: number, points: number) =>
    `Table ${table}: over, place ${rank} of ${players} with ${plural(points, 'point')}.`,
  standIns: (table: string, instead: number, asked: number) =>
    `Table ${table}: ${instead} of its ${plural(asked, 'move')} ${form(instead, 'was', 'were')} chosen by another bot.`,
  gone: (table: string) => `Table ${table}: over without a result.`,
  fault: (table: string, code: keyof typeof programFaults, detail: string, isLast: boolean) =>
    `Table ${table}: the program broke the protocol: ${programFaults[code](detail)}; ` +
    `${isLast ? 'it is not asked again in this game' : 'another move was played for it'}.`,
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const admin = {
  none: 'There is nothing.',
  done: 'Done, and written down.',
  aboutWhat: (act: string) => `Say what to ${act}: a report, a table, or an account.`,
  report: ({ id, at, about, game, name, reason, words: told }: ReportLine) =>
    [`${id}  ${day(at)}  ${reason}: ${name} (${about}) at table ${game}`, ...(told === '' ? [] : [`  ${told}`])].join(
      '\n',
    ),
  suspension: ({ account, since, until, why }: SuspensionLine, name: string) =>
    `${account}  ${name}  ${day(since)} ${until === undefined ? 'for good' : `until ${day(until)}`}: ${why}`,
  entry: ({ at, admin: by, act, subject, detail }: EntryLine) =>
    `${day(at)}  ${by}  ${act} ${subject}  ${detail}`.trimEnd(),
}

export const words = {
  commands,
  admin,
  faults,
  obstacles,
  database,
  badDatabase: (place: string, reason: string) => `The database at ${place} cannot be used. ${reason}`,
  elsewhere,
  online,
  detailed: (sentence: string, detail: string) => `${sentence} (${detail})`,
  noApp: 'The app is not built yet: npm start builds and serves it, or node apps/web/build.ts builds it.',
  isAt: (address: string) => `Heptapolis is at ${address}`,
  withoutLan: 'Phones in the same network can come along with --lan.',
  forPhones: (address: string) => `For phones in the same network: ${address}`,
  backedUp: (file: string, games: number, events: number) =>
    `${file} holds ${holdings(games, events)}; every game was played again and is whole.`,
  restoredUnder:
    'The database was restored while this server ran. It stops, as it remembers tables that are no longer there. Start it again; next time stop all servers first.',
  restored: (games: number, events: number) =>
    `In place: ${holdings(games, events)}; every game was played again and is whole.`,
  moved: (games: number, events: number, rows: number, hash: string) =>
    `Moved: ${holdings(games, events)}, and ${plural(rows, 'other entry', 'other entries')}. Both sides have the hash ${hash}.`,
  stages: { games: 'tables copied', rows: 'kinds of entries copied', proof: 'tables compared' },
  aside: (file: string) => `What was there before is now ${file}; remove it when it is no longer needed.`,
  holds: ({ rounds, dealt, given, bots, unchecked, people }: VerifyResult): string[] => [
    'The record holds.',
    'The server was bound to its secret before anybody sat down, and did not change it.',
    `${plural(rounds, 'round')} ${form(rounds, 'follows', 'follow')} from it and from what was chosen; ${plural(dealt, 'deal')} reckoned again.`,
    ...(given > 0
      ? [`${plural(given, 'deal')} could only be read, not reckoned: the pieces have changed since this was played.`]
      : []),
    ...(bots > 0 ? [`${plural(bots, 'choice')} of bots came out the same.`] : []),
    ...(unchecked > 0
      ? [`${plural(unchecked, 'choice')} of bots could not be reckoned again: the bots have changed since.`]
      : []),
    ...(people > 0 ? [`${plural(people, 'choice')} of people: each at a seat where a person sat.`] : []),
  ],
  problem: (code: string) => problemText(code, problems),
  isFalse: (code: string) => `The record is false. ${problemText(code, problems)}`,
}

export type ServingWords = typeof words
