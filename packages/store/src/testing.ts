/** Test helper: example events and temporary folders for the tests of all databases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Result, sure } from '@heptapolis/engine/kernel'
import { onTestFinished } from 'vitest'
import type { GameListing, LogEvent, LogStep, Store } from './port.ts'

export const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)
export const WAITING: GameListing = { state: 'waiting', visibility: 'private', sittings: [{ seat: 0, account: 'ada' }] }

/** Event `n` of a log, `n` milliseconds after the first one, with any further fields. */
export const event = (kind: string, n: number, body: object = {}): LogEvent => ({ kind, n, at: 1000 + n, ...body })

/** Step that creates a game. */
export const opening = (game: string, listing: Partial<GameListing> = {}, at = 1000): LogStep => ({
  game,
  events: [event('open', 0, { at, mix: ['leaders'] })],
  secret: SECRET,
  listing: { ...WAITING, ...listing },
})

/** Step with one choice, as event `n` of a log. */
export const choice = (game: string, n: number, cid: string, who = 'ada'): LogStep => ({
  game,
  events: [event('choose', n, { who, cid })],
})

export const codeOf = async (answer: Promise<Result<unknown>>): Promise<string> => {
  const result = await answer
  return result.ok ? 'ok' : result.error.code
}

export const kindsOf = async (store: Store, game: string): Promise<string[]> =>
  sure(await store.log.read(game)).map(({ kind }) => kind)

/** Temporary folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
