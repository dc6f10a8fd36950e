/**
 * Error codes of the database port, with a sentence each. Programs read the code; the sentence is for administrators.
 */
import type { Problem } from '@heptapolis/engine/kernel'

export const PROBLEMS = {
  conflict: 'The log has changed since this decision. Read it again and decide again.',
  sealed: 'The game is over. Its log accepts no more choices.',
  unknown: 'This game does not exist. A log starts with event 0, its listing and its secret.',
  busy: 'The database is locked by another program. Nothing was saved; send the same step again.',
  full: 'The disk is full. Nothing was saved; free some space and send the same step again.',
  'read-only': 'The database is read-only. Nothing was saved; give this program write access to its file and folder.',
  unreachable: 'The database did not answer. Send the same step again: its command shows whether it was saved.',
  damaged: 'The file is not a Heptapolis database, or it is damaged. Restore the last backup.',
  newer: 'The database was written by a newer version of Heptapolis. Start that version.',
  changed:
    'A migration of this database differs from the one in this version. Start the version that created the database.',
  'not-empty': 'The target database already contains tables. Choose an empty database.',
  differs: 'The copy differs from the original. Was a server running on it?',
  'too-old': 'The database server is too old. PostgreSQL 15 or newer is needed.',
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
