/**
 * Migration from one database to another, with verification: every log is replayed on both sides, every other row is
 * compared. An interrupted migration resumes when it is started again.
 */
import { createHash } from 'node:crypto'
import type { Problem, Result } from '@heptapolis/engine/kernel'
import { first } from './first.ts'
import { type LogEvent, type LogStep, ok, refuse } from './port.ts'
import type { LastingStore, TableShape } from './raw.ts'
import type { Rows, Statement, StoreRow } from './rows.ts'

export type MoveStage = 'games' | 'rows' | 'proof'

export interface MigrationResult {
  readonly games: number
  readonly events: number
  /** Accounts, settings and all other rows outside the logs. */
  readonly rows: number
  /** Hash over all replayed logs and all rows; equal on both sides. */
  readonly hash: string
}

export interface MigrationOptions {
  /** Hash of the state after a log. */
  readonly hashOf: (events: readonly LogEvent[], secret: Uint8Array) => Result<string>
  readonly onProgress?: (stage: MoveStage, done: number, of: number) => void
}

/** Setting of the target until the move is complete. */
const MARK = 'moving'
const AT_ONCE = 200

/** Thrown internally, so that not each of many results needs a check; caught at the entry point. */
class MigrationStopped extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

async function got<T>(answer: Promise<Result<T>> | Result<T>): Promise<T> {
  const result = await answer
  if (result.ok) return result.value
  throw new MigrationStopped(result.error)
}

export async function move(
  from: LastingStore,
  to: LastingStore,
  moving: MigrationOptions,
): Promise<Result<MigrationResult>> {
  try {
    for (const store of [from, to]) await nobodyPlays(store)
    await begin(to)
    const shapes = await sharedShapes(from, to)
    const games = await gamesIn(from.raw.rows)
    for (const [i, game] of games.entries()) {
      await moveGame(from, to, game)
      moving.onProgress?.('games', i + 1, games.length)
    }
    for (const [i, shape] of shapes.entries()) {
      await moveRows(from.raw.rows, to.raw.rows, shape)
      moving.onProgress?.('rows', i + 1, shapes.length)
    }
    const moved = await prove(from, to, { games, shapes, moving })
    await got(to.raw.rows.write(['delete from setting where key = ?', MARK]))
    return ok(moved)
  } catch (stopped) {
    if (stopped instanceof MigrationStopped) return { ok: false, error: stopped.problem }
    throw stopped
  }
}

/** Milliseconds in which a running server sends at least one more heartbeat. */
const A_BEAT = 2500

async function nobodyPlays({ nodes }: LastingStore): Promise<void> {
  const before = await got(nodes.all())
  if (before.length === 0) return
  await new Promise((resolve) => setTimeout(resolve, A_BEAT))
  const after = await got(nodes.all())
  const hasBeaten = after.some(({ id, seen }) => before.every((node) => node.id !== id || node.seen !== seen))
  if (hasBeaten) throw new MigrationStopped(refuse('busy').error)
}

/** A target with data is only accepted if an earlier move was interrupted. */
async function begin(to: LastingStore): Promise<void> {
  if ((await got(to.settings.get(MARK))) !== undefined) return
  for (const table of ['game', 'account', 'setting']) {
    if ((await countIn(to.raw.rows, table)) > 0) throw new MigrationStopped(refuse('not-empty', table).error)
  }
  await got(to.settings.set(MARK, 'yes'))
}

/** Tables in dependency order: referenced tables first. */
async function sharedShapes(from: LastingStore, to: LastingStore): Promise<TableShape[]> {
  const [here, there] = [await got(from.raw.shapes()), await got(to.raw.shapes())]
  const names = (shapes: readonly TableShape[]): string => shapes.map(({ name }) => name).join()
  if (names(here) !== names(there)) throw new MigrationStopped(refuse('differs', 'tables').error)
  // Columns that either side numbers automatically get new numbers.
  const shared = there.map((shape, i) => ({
    ...shape,
    columns: shape.columns.filter((column) => here[i]?.columns.includes(column)),
  }))
  const ordered: TableShape[] = []
  while (ordered.length < shared.length) {
    const placed = ordered.map(({ name }) => name)
    const next = shared.filter(
      ({ name, refersTo }) => !placed.includes(name) && refersTo.every((other) => placed.includes(other)),
    )
    ordered.push(...next)
  }
  return ordered
}

async function gamesIn(rows: Rows): Promise<string[]> {
  const games: string[] = []
  let page: StoreRow[]
  do {
    const after = games.at(-1) ?? ''
    page = await got(rows.read('select id from game where id > ? order by id limit ?', after, AT_ONCE))
    games.push(...page.map(({ id }) => String(id)))
  } while (page.length === AT_ONCE)
  return games
}

async function moveGame(from: LastingStore, to: LastingStore, game: string): Promise<void> {
  const [events, secret] = [await got(from.log.read(game)), await got(from.log.secret(game))]
  const listed = await got(from.games.find(game))
  if (!listed || !secret) throw new MigrationStopped(refuse('damaged', game).error)
  const there = (await got(to.log.read(game))).length
  const { state, visibility, deadline, sittings } = listed
  const listing = { state, visibility, ...(deadline === undefined ? {} : { deadline }), sittings }
  const steps = stepsOf(game, events.slice(there)).map((step) =>
    first(step.events).n === 0 ? { ...step, secret, listing } : step,
  )
  for (const kept of await Promise.all(steps.map((step) => to.log.append(step)))) await got(kept)
}

/** A step begins at each command, so that the target knows every command id too. */
function stepsOf(game: string, events: readonly LogEvent[]): LogStep[] {
  const steps: { game: string; events: LogEvent[] }[] = []
  for (const event of events) {
    const last = steps.at(-1)
    if (!last || event.cid !== undefined) steps.push({ game, events: [event] })
    else last.events.push(event)
  }
  return steps
}

async function moveRows(from: Rows, to: Rows, shape: TableShape): Promise<void> {
  const { name, columns } = shape
  const places = columns.map(() => '?').join(', ')
  const insert = `insert into ${name} (${columns.join(', ')}) values (${places}) on conflict do nothing`
  for await (const page of pagesOf(from, shape, await alreadyThere(to, shape))) {
    const statements = page.map((row): Statement => [insert, ...columns.map((column) => row[column] ?? null)])
    await got(to.write(...statements))
  }
}

/** Rows of tables without a key are append-only: those already copied are the first ones. */
async function alreadyThere(to: Rows, { name, columns, key }: TableShape): Promise<number> {
  if (key.every((column) => columns.includes(column))) return 0
  return countIn(to, name)
}

const countIn = async (rows: Rows, table: string): Promise<number> =>
  Number(first(await got(rows.read(`select count(*) as count from ${table}`))).count)

async function* pagesOf(rows: Rows, { name, key, within }: TableShape, begin = 0): AsyncGenerator<StoreRow[]> {
  const order = [...within.map((column) => `${column} is not null`), ...key].join(', ')
  const question = `select * from ${name} order by ${order} limit ? offset ?`
  let page: StoreRow[]
  for (let offset = begin; ; offset += AT_ONCE) {
    page = await got(rows.read(question, AT_ONCE, offset))
    if (page.length > 0) yield page.filter((row) => name !== 'setting' || row.key !== MARK)
    if (page.length < AT_ONCE) return
  }
}

interface ToProve {
  readonly games: readonly string[]
  readonly shapes: readonly TableShape[]
  readonly moving: MigrationOptions
}

async function prove(from: LastingStore, to: LastingStore, toProve: ToProve): Promise<MigrationResult> {
  const { games, shapes, moving } = toProve
  if (String(await gamesIn(to.raw.rows)) !== String(games)) throw new MigrationStopped(refuse('differs', 'games').error)
  const all = createHash('sha256')
  let [events, rows] = [0, 0]
  for (const [i, game] of games.entries()) {
    const [here, there] = [await folded(from, game, moving), await folded(to, game, moving)]
    if (here.hash !== there.hash) throw new MigrationStopped(refuse('differs', game).error)
    all.update(here.hash)
    events += here.events
    moving.onProgress?.('proof', i + 1, games.length)
  }
  for (const shape of shapes) {
    const [here, there] = [await digest(from.raw.rows, shape), await digest(to.raw.rows, shape)]
    if (here.hash !== there.hash) throw new MigrationStopped(refuse('differs', shape.name).error)
    all.update(here.hash)
    rows += here.count
  }
  return { games: games.length, events, rows, hash: all.digest('hex') }
}

/** Log, replayed state and listing of a game. */
async function folded({ log, games }: LastingStore, game: string, { hashOf }: MigrationOptions) {
  const [events, secret] = [await got(log.read(game)), await got(log.secret(game))]
  const state = await got(hashOf(events, secret ?? new Uint8Array()))
  const listed = await got(games.find(game))
  return { hash: hashed(sorted([events, state, listed])), events: events.length }
}

/** Independent of the row order of the database. */
async function digest(rows: Rows, shape: TableShape): Promise<{ hash: string; count: number }> {
  const all: string[] = []
  for await (const page of pagesOf(rows, shape)) {
    for (const row of page) all.push(hashed(shape.columns.map((column) => row[column] ?? null)))
  }
  return { hash: hashed(all.sort()), count: all.length }
}

const hashed = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Sorts fields by name. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inside]) => [field, sorted(inside)]),
  )
}
