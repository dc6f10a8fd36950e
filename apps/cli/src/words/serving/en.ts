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
      'Serve the app and online tables from one process with one database file. Environment variables can replace the ' +
      'options: HEPTAPOLIS_PORT and so on.',
    options: {
      data: 'folder of the database, created if it does not exist (default: data)',
      store:
        'a PostgreSQL database instead of a file; several servers can share it: postgres://user@host/database. With a password, use HEPTAPOLIS_STORE',
      hints:
        'a Redis or Valkey that servers on one PostgreSQL database use to announce changed tables: redis://host (default: PostgreSQL itself)',
      lan: 'allow devices in the same network, and print the address with a QR code',
      port: 'port (default: 4700)',
      address: 'public address behind a proxy, such as https://tables.example',
      proxies: 'trusted proxies that report the address of a client, separated by commas',
      logs: 'write a line of JSON for each request to standard error; without it, only errors',
      printConfig: 'print the settings and exit',
    },
    examples: [
      ['serve', 'on this machine'],
      ['serve --lan --data ./tables', 'for phones in the same network'],
      ['serve --address https://tables.example --proxies 127.0.0.1', 'behind a proxy with TLS'],
      ['serve --store postgres://heptapolis@db.example/tables', 'one of several servers on one database'],
    ],
  },
  online: {
    summary: 'let your own bot play on a server',
    description:
      'Let your own bot play on a server: it waits for invitations, joins the tables it is invited to, and plays ' +
      'several games at once. Create the bot and its token on the page /programs of the server. Set the token in ' +
      'HEPTAPOLIS_TOKEN if others use this machine: they can see the command line.',
    options: {
      server: 'address of the server',
      token: 'token of the bot, with the scope bot:play',
      bot: 'a built-in bot, or "cmd:" and your own program (docs/protocol.md)',
      timeout: 'time limit of a program for a move, in milliseconds',
      atOnce: 'games at once; the bot declines further tables',
      games: 'exit after this many games',
    },
    examples: [
      ['online --server https://tables.example --token hept_… --bot "cmd:python3 mybot.py"', 'your own program'],
      ['online --bot expert', 'a built-in bot, on the server of this machine'],
    ],
  },
  backup: {
    summary: 'back up the database of a server, while it runs',
    description:
      'Copy the database of a server, which may be running, into one file; then check the copy by replaying every ' +
      'game in it.',
    argument: 'file of the copy; an older file of that name is replaced when the new one is complete',
    options: { data: 'folder of the database' },
    examples: [['backup backups/monday.db --data ./tables', 'one file for each day of the week']],
  },
  restore: {
    summary: 'restore a backup',
    description:
      'Check a backup by replaying every game in it, and replace the database by it. The server must not be running.',
    argument: 'a file created by heptapolis backup',
    options: { data: 'folder of the database' },
    examples: [['restore backups/monday.db --data ./tables', 'continue from Monday']],
  },
  migrate: {
    summary: 'copy all tables to another database',
    description:
      'Copy every table, account and setting from a file to PostgreSQL or back, replay every game on both sides, ' +
      'and check that they are equal. No server may run on either; an interrupted run continues when it is started again.',
    options: {
      from: 'a data folder, or postgres://user@host/database',
      to: 'the same; it must be empty',
    },
    examples: [
      ['migrate --from ./tables --to postgres://heptapolis@db.example/tables', 'to a database for several servers'],
    ],
  },
  admin: {
    summary: 'moderate a server',
    description:
      'Moderate a server on its machine, running or not: read and close reports, suspend accounts, close ' +
      'tables, and appoint administrators for the page /admin. The audit log records every action.',
    argument:
      'lists: reports, suspensions, audit, admins; actions: settle, suspend, unsuspend, close, appoint, dismiss',
    options: {
      about: 'a report, a table, or an account by its name or number',
      data: 'folder of the database',
      store: 'the PostgreSQL database of the server instead: postgres://user@host/database',
      days: 'duration of the suspension; without it, permanent',
      why: 'the reason, for the audit log; a suspended person can read it',
    },
    examples: [
      ['admin appoint Ines --data ./tables', 'Ines can use the page /admin'],
      ['admin reports --data ./tables', 'open reports'],
      ['admin suspend Rude --days 7 --why "insults"', 'a week without open tables'],
    ],
  },
  verify: {
    summary: 'check that a game was dealt and played as recorded',
    description:
      'Recompute a game on this machine. For an online table it checks that the server fixed its secret before anyone ' +
      'joined, that every deal follows from the secret, that the moves lead to the recorded result, and that the bots ' +
      'made their own choices. For a game against bots, exported from the browser or saved by play, it checks that the ' +
      'moves can be replayed and that every bot makes the same choices again. For each city it prints how many moves ' +
      'were checked, which differ, and which cannot be checked, with the reason.',
    argument: 'a saved or exported game, as JSON or text; - reads standard input',
    options: { json: 'print JSON instead of text' },
    examples: [
      ['verify game.json', 'a game from a server'],
      ['play --bots expert --save game.json && heptapolis verify game.json', 'a game against bots'],
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
    `--proxies must be addresses or networks separated by commas, such as 10.0.0.1,10.1.0.0/16, not "${given}".`,
  token: (setting) => `${setting} must have at least 16 characters, without spaces.`,
  contact: (setting, given) => `${setting} must be like mailto:me@example.org or https://example.org, not "${given}".`,
  admins: (setting, given) =>
    `${setting} must be account numbers separated by commas (each account page shows its number), not "${given}".`,
  weeks: (setting, given) => `${setting} must be a whole number of weeks, 0 for an endless season, not "${given}".`,
  factor: (setting, given) =>
    `${setting} must be a number from 0 (no limits per network) to 999, such as 2 or 0.5, not "${given}".`,
  hosts: (setting, given) =>
    `${setting} must be host names separated by commas, such as tables.example, not "${given}".`,
  'shared-store': () => `--hints is for servers that share a PostgreSQL database: add --store, or remove --hints.`,
  'known-name': (setting) => `There is no setting ${setting}; heptapolis serve --help lists all settings.`,
}

const obstacles: Readonly<Record<string, (config: Config, reason: string) => string>> = {
  'bad-folder': ({ data }, reason) => `Cannot create the folder ${data}: ${reason}`,
  'bad-hints': (_, reason) => `The Redis of --hints does not answer or refuses the connection (${reason}).`,
  'folder-in-use': ({ data }) =>
    `Another server uses the folder ${data}. Stop it first, or choose another folder with --data.`,
  'port-in-use': ({ port }, reason) => `Port ${port} cannot be used (${reason}). Try another one: --port ${port + 1}`,
}

/** Problems of the database file. */
const database = {
  busy: 'The database is in use. Stop the server first.',
  full: 'The disk is full.',
  'read-only': 'The database is read-only. Give this program write access to its file and folder.',
  unreachable: 'The database file cannot be opened or created.',
  damaged: 'The file is not a Heptapolis database, or it is damaged. Restore the last backup.',
  newer: 'The database was written by a newer version of Heptapolis. Start that version.',
  changed: 'The database was written by another version of Heptapolis. Start that version.',
  'too-old': 'PostgreSQL 15 or newer is needed.',
  'not-empty': 'It is not empty. Choose an empty database.',
  differs: 'The copy differs from the original. Was a server running? Start again with an empty database.',
}

/** Problems of a remote database. */
const elsewhere = {
  unreachable: 'It does not answer or refuses the connection.',
  'read-only': 'This user has no write access. Make it the owner of the database.',
}

const holdings = (games: number, events: number): string => `${plural(games, 'table')} with ${plural(events, 'event')}`

const programFaults = {
  endless: () => 'its line does not end',
  'too-long': () => 'its answer is too long',
  ended: (code: string) => (code === '' ? 'it ended' : `it ended with code ${code}`),
  'not-started': (why: string) => `it could not be started (${why})`,
  late: (ms: string) => `it did not answer within ${ms} ms`,
  'not-json': (said: string) => `its answer is not JSON: ${said}`,
  'not-legal': (said: string) => `its move is not legal: ${said}`,
}

/** Texts for connecting an own bot to a server. */
const online = {
  noToken: 'The bot needs a token: --token or HEPTAPOLIS_TOKEN. Create it on the page /programs of the server.',
  badServer: (given: string) => `--server must be like https://tables.example, not "${given}".`,
  listening: (name: string, server: string) => `${name} is waiting for games at ${server}. Press Ctrl-C to stop.`,
  noServer: (server: string) => `No server answers at ${server}. Retrying…`,
  refused: (server: string, why: string) => `The server at ${server} refuses the bot. ${why}`,
  comes: (table: string, host: string) => `Table ${table}: invited by ${host}, joining.`,
  declines: (table: string) => `Table ${table}: declined, too many games already.`,
  plays: (table: string) => `Table ${table}: the game has started.`,
  ended: (table: string, rank: number, players: number, points: number) =>
    `Table ${table}: finished, place ${rank} of ${players} with ${plural(points, 'point')}.`,
  standIns: (table: string, instead: number, asked: number) =>
    `Table ${table}: ${instead} of its ${plural(asked, 'move')} ${form(instead, 'was', 'were')} chosen by another bot.`,
  gone: (table: string) => `Table ${table}: finished without a result.`,
  fault: (table: string, code: keyof typeof programFaults, detail: string, isLast: boolean) =>
    `Table ${table}: the program broke the protocol: ${programFaults[code](detail)}; ` +
    `${isLast ? 'it is not asked again in this game' : 'another move was played instead'}.`,
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const admin = {
  none: 'Nothing found.',
  done: 'Done and recorded in the audit log.',
  aboutWhat: (act: string) => `Add what to ${act}: a report, a table, or an account.`,
  report: ({ id, at, about, game, name, reason, words: told }: ReportLine) =>
    [`${id}  ${day(at)}  ${reason}: ${name} (${about}) at table ${game}`, ...(told === '' ? [] : [`  ${told}`])].join(
      '\n',
    ),
  suspension: ({ account, since, until, why }: SuspensionLine, name: string) =>
    `${account}  ${name}  ${day(since)} ${until === undefined ? 'permanently' : `until ${day(until)}`}: ${why}`,
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
  isAt: (address: string) => `Heptapolis is running at ${address}`,
  withoutLan: 'Add --lan to let phones in the same network join.',
  forPhones: (address: string) => `For phones in the same network: ${address}`,
  backedUp: (file: string, games: number, events: number) =>
    `${file} contains ${holdings(games, events)}. Every game was replayed and is intact.`,
  restoredUnder:
    'The database was restored while this server was running. The server stops, because its tables are out of date. Start it again; next time stop all servers first.',
  restored: (games: number, events: number) =>
    `Restored: ${holdings(games, events)}. Every game was replayed and is intact.`,
  moved: (games: number, events: number, rows: number, hash: string) =>
    `Copied: ${holdings(games, events)}, and ${plural(rows, 'other entry', 'other entries')}. Both sides have the hash ${hash}.`,
  stages: { games: 'tables copied', rows: 'kinds of entries copied', proof: 'tables compared' },
  aside: (file: string) => `The previous database is now ${file}; delete it when you no longer need it.`,
  holds: ({ rounds, dealt, given, bots, unchecked, people }: VerifyResult): string[] => [
    'The record is correct.',
    'The server fixed its secret before anyone joined and did not change it.',
    `${plural(rounds, 'round')} ${form(rounds, 'follows', 'follow')} from the secret and the choices; ${plural(dealt, 'deal')} recomputed.`,
    ...(given > 0 ? [`${plural(given, 'deal')} could not be recomputed: the cards have changed since.`] : []),
    ...(bots > 0 ? [`${plural(bots, 'bot choice')} recomputed with the same result.`] : []),
    ...(unchecked > 0
      ? [`${plural(unchecked, 'bot choice')} could not be recomputed: the bots have changed since.`]
      : []),
    ...(people > 0 ? [`${plural(people, 'choice')} made by people, each at a person’s seat.`] : []),
  ],
  problem: (code: string) => problemText(code, problems),
  isFalse: (code: string) => `The check failed. ${problemText(code, problems)}`,
}

export type ServingWords = typeof words
