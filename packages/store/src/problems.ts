/** Error codes of a store, with a sentence each. Programs read the code; the sentence is for administrators. */
import type { Problem } from '@heptapolis/engine/kernel'

export const PROBLEMS = {
  conflict: 'The log has gone on since this was decided: read it again and decide again.',
  sealed: 'The game is over: its log takes no more choices.',
  unknown: 'There is no such game: a log begins with event 0, its listing and its secret.',
  busy: 'The database is locked by another program. Nothing was kept; the same step may be sent again.',
  full: 'The disk is full. Nothing was kept; once there is room the same step may be sent again.',
  'read-only':
    'The database may not be written to. Nothing was kept; give this program the right to write its file and folder.',
  unreachable: 'The database gave no answer. The same step may be sent again: its command tells whether it was kept.',
  damaged: 'The file is no database of Heptapolis, or it is damaged: restore the last backup.',
  newer: 'The database was made by a newer version of Heptapolis: start that one.',
  changed: 'A migration that ran on this database reads otherwise today: start the version that made it.',
  'not-empty': 'There are tables already where these were to go: name an empty database.',
  differs: 'What was copied is not what it was copied from: was a server running there?',
  'too-old': 'The database server is too old: PostgreSQL 15 or a later one is needed.',
  refused: 'The store rejected an invalid step. This is a bug in the server.',
  closed: 'The store is closed.',
} as const

export type StoreCode = keyof typeof PROBLEMS

export const problem = (code: StoreCode, detail?: string): Problem => ({
  code,
  message: detail === undefined ? PROBLEMS[code] : `${PROBLEMS[code]} (${detail})`,
  ...(detail !== undefined && { values: { detail } }),
})

export const refuse = (code: StoreCode, detail?: string): { ok: false; error: Problem } => ({
  ok: false,
  error: problem(code, detail),
})
