/**
 * Digests of the printed values of every piece, by edition and box, from the time it was added. With all corrections
 * undone, each piece must still match.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Box } from '@heptapolis/engine'
import { compile, EDITIONS, type Edition, type Setup } from '@heptapolis/engine/search'
import { BOXES } from '../src/index.ts'
import { sure, withEveryBox } from '../src/testing.ts'

/** `2e base tavern` → digest. */
export type PrintedValues = Readonly<Record<string, string>>

const FILE = new URL('printed-values.json', import.meta.url)
/** Version before every correction. */
const BEFORE_ALL = '2.0.0'

export const recordedValues = (): PrintedValues => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

/** The confidence in a value is not part of it. */
const UNPRINTED = ['confidence', 'reconstructed']

export const firstValues = (library: readonly Box[] = BOXES): PrintedValues =>
  Object.fromEntries(EDITIONS.flatMap((edition) => valuesOf(edition, library)))

function valuesOf(edition: Edition, library: readonly Box[]): [string, string][] {
  const setup: Setup = { ...withEveryBox(edition, 4), dataVersion: BEFORE_ALL }
  return sure(compile(setup, library))
    .pieces.slice(1)
    .map(({ box, id, def }) => [`${edition} ${box} ${id}`, digestOf(def)])
}

const digestOf = (def: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(def, (key, value) => (UNPRINTED.includes(key) ? undefined : value)))
    .digest('hex')
    .slice(0, 8)

/** Pieces that differ from their recorded digest, and pieces that are missing. */
export function changedValues(library: readonly Box[] = BOXES): string[] {
  const values = firstValues(library)
  return Object.entries(recordedValues()).flatMap(([piece, digest]) => (values[piece] === digest ? [] : piece))
}

/** Records new pieces; existing entries stay. */
export function addPrintedValues(): void {
  const all = { ...firstValues(), ...recordedValues() }
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`)
}
