/** A table in this browser: the engine in the page, bots in a worker, the record kept after every move. */
import { BOXES } from '@heptapolis/boxes'
import {
  controller,
  cutRecord,
  Game,
  type GameEvent,
  type GameRecord,
  hasAnswered,
  hash,
  isOver,
  type Move,
  type MoveJson,
  moves,
  ok,
  question,
  Recording,
  type Result,
  type Ruleset,
  readMove,
  replay,
  type Seen,
  showMove,
  sight,
  state,
  toAct,
} from '@heptapolis/engine'
import type { Asked, Moment, Sitter, Table } from './table.ts'
import type { Thinker } from './thinker.ts'

export interface Saved {
  id: string
  record: GameRecord
  sitters: readonly Sitter[]
}

type Keep = (saved: Saved, course: Course) => Promise<string | undefined>

/** Sits down at a game: a new one, or one that was kept. The result says what is wrong with a record that cannot be. */
export function openTable(saved: Saved, thinker: Thinker, keep: Keep): Result<LocalTable> {
  const played = playThrough(saved.record)
  return played.ok ? ok(new LocalTable(saved, played.value, thinker, keep)) : played
}

export interface Course {
  rules: Ruleset
  opening: Table['opening']
  moments: Moment[]
}

/** Plays a record move by move and keeps what happened at each. */
export function playThrough(record: GameRecord): Result<Course> {
  const told: GameEvent[][] = [[]]
  const states: Int32Array[] = []
  const made: Pick<Moment, 'seat' | 'move'>[] = []
  const played = replay(record, BOXES, {
    listener: (event) => told[told.length - 1].push(event),
    before(g, i) {
      const [seat, json] = record.moves[i]
      const move = readMove(g, seat, json)
      made.push({ seat, move: move.ok ? showMove(g, move.value) : json })
      states.push(g.cells.slice())
      told.push([])
    },
  })
  if (!played.ok) return played
  states.push(played.value.cells.slice())
  return ok({
    rules: played.value.rules,
    opening: { events: told[0], after: states[0] },
    moments: made.map((move, i) => ({ ...move, events: told[i + 1], after: states[i + 1] })),
  })
}

const copyOf = (record: GameRecord): GameRecord => ({
  ...record,
  moves: [...record.moves],
  ...(record.chance ? { chance: [...record.chance] } : {}),
  ...(record.course ? { course: [...record.course] } : {}),
})

export class LocalTable implements Table {
  readonly id: string
  readonly rules: Ruleset
  readonly sitters: readonly Sitter[]
  readonly opening: Table['opening']
  moments: readonly Moment[]
  version = 0
  trouble: string | undefined = undefined
  private game: Game
  private events: GameEvent[] = []
  /** How many moves had been made when the open question was asked. */
  private asking = 0
  private readonly thinking = new Set<number>()
  private readonly listeners = new Set<() => void>()
  private readonly kept: GameRecord
  private readonly thinker: Thinker
  private readonly keep: Keep
  private closed = false
  private offered: { key: string; asked: Asked | undefined } = { key: '', asked: undefined }

  constructor({ id, record, sitters }: Saved, { rules, opening, moments: made }: Course, thinker: Thinker, keep: Keep) {
    this.id = id
    this.rules = rules
    this.sitters = sitters
    this.opening = opening
    this.moments = made
    this.kept = copyOf(record)
    this.thinker = thinker
    this.keep = keep
    this.game = this.at(made.length)
    this.asking = this.lastFresh()
    this.askBots()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  sight(viewer: number, after = this.moments.length): Seen {
    return sight(this.at(after), viewer)
  }

  sightFor(city: number): Seen {
    return sight(this.game, controller(this.game, city))
  }

  waiting(): readonly number[] {
    return toAct(this.game)
  }

  asked(city: number): Asked | undefined {
    const open = question(this.game, city)
    if (!open) return undefined
    // The free city's choices depend on what its keeper has chosen; all others stand until the question is answered.
    const key = `${city} ${city < this.rules.players ? this.asking : `after ${this.moments.length}`}`
    if (this.offered.key !== key) this.offered = { key, asked: this.offer(city, open) }
    return this.offered.asked
  }

  private offer(city: number, open: { id: string; text: string }): Asked {
    const legal = moves(this.game, city)
    return { id: open.id, text: open.text, number: this.asking, moves: legal.map((move) => showMove(this.game, move)) }
  }

  chosen(city: number): MoveJson | undefined {
    if (!hasAnswered(this.game, city)) return undefined
    return this.moments.slice(this.asking).findLast((moment) => moment.seat === city)?.move
  }

  answer(city: number, json: MoveJson): Result<unknown> {
    const move = readMove(this.game, city, json)
    if (!move.ok) return move
    this.play(city, move.value)
    this.askBots()
    return move
  }

  canTakeBack(viewer: number): boolean {
    return this.moments.slice(this.asking).some((moment) => controller(this.game, moment.seat) === viewer)
  }

  /** The open question is asked anew; what the others have answered stands. */
  takeBack(viewer: number): void {
    if (!this.canTakeBack(viewer)) return
    const others = this.moments.slice(this.asking).filter((moment) => controller(this.game, moment.seat) !== viewer)
    this.moments = this.moments.slice(0, this.asking)
    cutRecord(this.kept, this.asking)
    this.game = this.at(this.asking)
    for (const { seat, move } of others) {
      const again = readMove(this.game, seat, move)
      if (again.ok) this.play(seat, again.value)
    }
    this.changed()
  }

  record(): GameRecord {
    return copyOf(this.kept)
  }

  leave(): void {
    this.closed = true
    this.thinker.stop()
  }

  /** A copy of the game after so many moves. */
  private at(after: number): Game {
    const cells = after === 0 ? this.opening.after : this.moments[after - 1].after
    const g = new Game(this.rules, cells.slice())
    g.listener = (event) => this.events.push(event)
    return g
  }

  private play(seat: number, move: Move): void {
    const json = showMove(this.game, move)
    this.events = []
    Recording.resume(this.game, this.kept).apply(seat, move)
    this.moments = [...this.moments, { seat, move: json, events: this.events, after: this.game.cells.slice() }]
    this.asking = this.lastFresh()
    this.changed()
  }

  /** Whether nobody had answered the question that was open after so many moves. */
  private isFresh(after: number): boolean {
    const g = this.at(after)
    return state.answered.get(g) === 0
  }

  private lastFresh(): number {
    let after = this.moments.length
    while (after > 0 && !this.isFresh(after)) after -= 1
    return after
  }

  private changed(): void {
    this.version += 1
    const saved = { id: this.id, record: this.record(), sitters: this.sitters }
    const course = { rules: this.rules, opening: this.opening, moments: [...this.moments] }
    this.keep(saved, course).then((trouble) => {
      if (trouble === this.trouble) return
      this.trouble = trouble
      this.version += 1
      this.tell()
    })
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private askBots(): void {
    if (this.closed || isOver(this.game)) return
    for (const city of this.waiting()) {
      const sitter = this.sitters[controller(this.game, city)]
      if (sitter?.kind === 'bot' && !this.thinking.has(city)) void this.askBot(city, sitter.level ?? 'random')
    }
  }

  private async askBot(city: number, level: string): Promise<void> {
    const before = this.asking
    this.thinking.add(city)
    const seen = this.sightFor(city)
    const move = await this.thinker.think(seen, city, level, `${hash(seen)} ${city}`)
    this.thinking.delete(city)
    if (this.closed) return
    if (this.asking === before && this.waiting().includes(city)) this.play(city, this.legal(city, move))
    this.askBots()
  }

  /** The bot's move, or the first legal one where a bot has failed: the game goes on. */
  private legal(city: number, wish: Move | undefined): Move {
    const all = moves(this.game, city)
    const same = wish && all.find((move) => JSON.stringify(move) === JSON.stringify(wish))
    return same ?? all[0]
  }
}
