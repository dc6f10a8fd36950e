/** Operations on the games stored in this browser: create, store after every move, find, import. */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Result, type Setup } from '@heptapolis/engine'
import { cutRecord, type GameRecord, parseRecord, Recording } from '@heptapolis/engine/records'
import { words } from '../../i18n/index.ts'
import { type Course, courseOf, type GameProgress, gameAt, standingOf } from '../records/course.ts'
import type { PlayerInfo } from '../table.ts'
import { freshId } from './fresh-id.ts'
import type { SavedGame, StoreGame } from './saved-game.ts'
import { games, type StoredGame } from './store.ts'
import { announceTakeOver, reportTakeOver, TAB } from './tabs.ts'

export async function beginGame(
  setup: Setup,
  sitters: readonly PlayerInfo[],
  marks: Pick<SavedGame, 'agreed'> = {},
): Promise<string> {
  const rules = compile(setup, BOXES)
  const record: GameRecord = rules.ok
    ? Recording.begin(rules.value, setup.seed, { course: true }).record
    : { version: 2, setup, moves: [] }
  return addGame({ record, sitters, ...marks })
}

export async function addGame(begun: Omit<SavedGame, 'id'>): Promise<string> {
  const saved: SavedGame = { ...begun, id: freshId() }
  const now = Date.now()
  const kept: StoredGame = { ...saved, begun: now, played: now, ...standingIn(courseOf(saved.record)) }
  await keep(kept)
  return saved.id
}

/** Imports a record as a finished game of bots. */
export async function importGame(text: string): Promise<Result<string>> {
  const record = parseRecord(text)
  if (!record.ok) return record
  const course = courseOf(record.value)
  if (!course.ok) return course
  const sitters = record.value.setup.seats.map(
    ({ name }, i): PlayerInfo => ({
      kind: i === 0 ? 'you' : 'bot',
      // Texts call the nameless player of this screen "you", and bots by their cities.
      name: name ?? (i === 0 ? '' : words().whoSits.bot),
      ...(i === 0 ? {} : { level: 'medium' }),
    }),
  )
  return { ok: true, value: await addGame({ record: record.value, sitters, aside: true }) }
}

/** Starts a new game from the middle of another: a person takes one seat, bots the others. */
export async function branchGame(past: Omit<SavedGame, 'id'>, after: number, seat: number): Promise<string> {
  const record = structuredClone(past.record)
  cutRecord(record, after)
  const sitters = past.sitters.map(
    ({ name, level = 'medium' }, i): PlayerInfo =>
      i === seat ? { kind: 'you', name: '' } : { kind: 'bot', name, level },
  )
  return addGame({ record, sitters, aside: true })
}

export const findGame = (id: string): Promise<StoredGame | undefined> => games.find(id)

/** Opens a game for playing. Other tabs stop writing it. */
export async function resumeGame(id: string): Promise<StoredGame | undefined> {
  // A finished game is only viewed, so several tabs may open it.
  const taken = await games.change(id, (old) => (old && !old.over ? { ...old, tab: TAB } : undefined))
  if (taken === 'stays') return findGame(id)
  announceTakeOver(id)
  return games.cached(id)
}

/** Stores a game after a move, unless another tab has opened it since. */
export const storeGame: StoreGame = async (saved, standing) => {
  const { id } = saved
  const played = Date.now()
  const done = await games.change(id, (old) => {
    if (old && old.tab !== TAB) return undefined
    return { ...saved, ...standing, begun: old?.begun ?? played, played, tab: TAB }
  })
  if (done === 'stays') reportTakeOver(id)
  return done === 'not kept' ? words().storageOff : undefined
}

const keep = async (kept: StoredGame): Promise<string | undefined> =>
  (await games.put(kept)) ? undefined : words().storageOff

const standingIn = (course: Result<Course>): GameProgress =>
  course.ok ? standingOf(gameAt(course.value)) : { age: 1, over: false, winners: [] }
