/** Games as the app handles them: begun, kept after every move, found again. */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Result, type Setup } from '@heptapolis/engine'
import { cutRecord, type GameRecord, parseRecord, Recording } from '@heptapolis/engine/records'
import { words } from '../i18n/index.ts'
import { type Course, courseOf, gameAt, type Standing, standingOf } from './course.ts'
import { freshId } from './fresh-id.ts'
import type { Keep, Saved } from './local.ts'
import { games, type Kept } from './store.ts'
import type { Sitter } from './table.ts'

export async function beginGame(setup: Setup, sitters: readonly Sitter[]): Promise<string> {
  const rules = compile(setup, BOXES)
  const record: GameRecord = rules.ok
    ? Recording.begin(rules.value, setup.seed, { course: true }).record
    : { version: 2, setup, moves: [] }
  return addGame({ record, sitters })
}

export async function addGame(begun: Omit<Saved, 'id'>): Promise<string> {
  const saved: Saved = { ...begun, id: freshId() }
  const now = Date.now()
  const kept: Kept = { ...saved, begun: now, played: now, ...standingIn(courseOf(saved.record)) }
  await keep(kept)
  return saved.id
}

/** A record from a file becomes a game of the list; everybody in it is a bot that has already played. */
export async function importGame(text: string): Promise<Result<string>> {
  const record = parseRecord(text)
  if (!record.ok) return record
  const course = courseOf(record.value)
  if (!course.ok) return course
  const sitters = record.value.setup.seats.map(
    ({ name }, i): Sitter => ({
      kind: i === 0 ? 'you' : 'bot',
      name: name ?? words().seat(i + 1),
      ...(i === 0 ? {} : { level: 'medium' }),
    }),
  )
  return { ok: true, value: await addGame({ record: record.value, sitters, aside: true }) }
}

/** A new game that begins in the middle of another: somebody here takes the seat, bots the others. */
export async function branchGame(past: Omit<Saved, 'id'>, after: number, seat: number): Promise<string> {
  const record = structuredClone(past.record)
  cutRecord(record, after)
  const sitters = past.sitters.map(
    ({ name, level = 'medium' }, i): Sitter => (i === seat ? { kind: 'you', name: '' } : { kind: 'bot', name, level }),
  )
  return addGame({ record, sitters, aside: true })
}

/** When each game was last taken up or kept by this tab. */
const lastHere = new Map<string, number>()

export const findGame = (id: string): Promise<Kept | undefined> => games.find(id)

/** To go on with it: from now on this tab writes it. */
export async function takeUpGame(id: string): Promise<Kept | undefined> {
  const kept = await findGame(id)
  if (kept) lastHere.set(id, kept.played)
  return kept
}

/** A game that has gone on in another tab since is not written over. */
export const keepOn: Keep = async (saved, standing) => {
  const { id } = saved
  const before = lastHere.get(id)
  const now = Math.max(Date.now(), (before ?? 0) + 1)
  lastHere.set(id, now)
  const kept: Kept = { ...saved, begun: games.here(id)?.begun ?? now, played: now, ...standing }
  const done = await games.replace(kept, (old) => old === undefined || before === undefined || old.played === before)
  if (done === 'stays') lastHere.set(id, Number.NaN)
  return { kept: undefined, stays: words().elsewhere, 'not kept': words().storageOff }[done]
}

const keep = async (kept: Kept): Promise<string | undefined> =>
  (await games.put(kept)) ? undefined : words().storageOff

const standingIn = (course: Result<Course>): Standing =>
  course.ok ? standingOf(gameAt(course.value)) : { age: 1, over: false, winners: [] }
