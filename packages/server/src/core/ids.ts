/** Random ids of tables, and the random secret that determines the shuffled cards of a game. */
import { randomBytes } from 'node:crypto'
import { randomHex } from '@heptapolis/wire'

/** Letters and digits that nobody confuses. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'
const ID_LENGTH = 6
export const newTableId = (bytes: Uint8Array = randomBytes(4 * ID_LENGTH)): string =>
  Array.from({ length: ID_LENGTH }, (_, i) => LETTERS[Buffer.from(bytes).readUInt32LE(4 * i) % LETTERS.length]).join('')
export const newSecret = (): string => randomHex(32)

/** Stands for the table in reports that come from a profile. */
export const NO_TABLE = ''
