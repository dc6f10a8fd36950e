/**
 * Game that runs in this browser, as a `GameTable`: the engine in the page, bots in a Web Worker, the moves stored
 * after each one.
 */
import type { BotSeat, EarlierChoice } from '@heptapolis/bots'
import { askedOf, asking, earlierOf, type OpenQuestion } from '@heptapolis/bots/questions'
import { fail, ok } from '@heptapolis/engine/kernel'
import { type BotThought, cutRecord, gameOf, Recording, readMove, showMove } from '@heptapolis/engine/records'
import { moves } from '@heptapolis/engine/search'
import {
  controller,
  type Game,
  type GameRecord,
  hasAnswered,
  isFresh,
  isOver,
  type Move,
  type MoveJson,
  PUBLIC,
  question,
  type Result,
  type Ruleset,
  type Seat,
  type Seen,
  sight,
  toAct,
} from '@heptapolis/engine/show'
import type { Thinker, WorkerThought } from './bots/thinker.ts'
import { standingOf } from './records/course.ts'
import { copyOf, marksOf, type ReplayedGame, replaySaved, type SavedGame, type StoreGame } from './saved/saved-game.ts'
import type { StepRecorder } from './step-recorder.ts'
import { type GameTable, type PlayerInfo, seatsHere, type TableQuestion, type TableStep } from './table.ts'

/** Opens a new or stored game. Fails with a reason for an invalid record. */
export function openTable(saved: SavedGame, thinker: Thinker, keep: StoreGame): Result<LocalTable> {
  const now = replaySaved(saved)
  return now.ok ? ok(new LocalTable(saved, now.value, thinker, keep)) : now
}

export class LocalTable implements GameTable {
  readonly id: string
  readonly rules: Ruleset
  readonly sitters: readonly PlayerInfo[]
  version = 0
  trouble: string | undefined = undefined
  #game: Game
  #questions: readonly OpenQuestion[]
  #recording: Recording
  readonly #here: readonly Seat[]
  #witness: StepRecorder
  #takenBack: number
  /** Counts repeated questions: a late answer of a bot to an earlier one is ignored. */
  #era = 0
  readonly #kept: GameRecord
  readonly #lesson: SavedGame['lesson']
  readonly #fixed: number
  readonly #aside: SavedGame['aside']
  readonly #agreed: SavedGame['agreed']
  readonly #thinker: Thinker
  /** How the bot of each city chose in the open question. */
  readonly #considered = new Map<Seat, BotThought>()
  readonly #keep: StoreGame
  readonly #thinking = new Set<Seat>()
  readonly #listeners = new Set<() => void>()
  /** Cached per viewer until something changes, so that React sees the same object. */
  readonly #sights = new Map<Seat, Seen>()
  #left = false
  #offered: { key: string; asked: TableQuestion | undefined } = { key: '', asked: undefined }

  constructor(saved: SavedGame, { game, questions, witness }: ReplayedGame, thinker: Thinker, keep: StoreGame) {
    this.id = saved.id
    this.rules = game.rules
    this.sitters = saved.sitters
    this.#lesson = saved.lesson
    this.#fixed = saved.fixed ?? 0
    this.#aside = saved.aside
    this.#agreed = saved.agreed
    this.#here = seatsHere(saved.sitters)
    this.#kept = copyOf(saved.record)
    this.#questions = questions
    this.#witness = witness
    this.#takenBack = saved.takenBack ?? 0
    this.#thinker = thinker
    this.#keep = keep
    this.#game = this.#takeUp(game.cells)
    this.#recording = Recording.resume(this.#game, this.#kept)
    this.#askBots()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  steps(viewer: Seat): readonly TableStep[] {
    return this.#witness.steps(viewer)
  }

  sight(viewer: Seat): Seen {
    if (viewer !== PUBLIC && !this.#here.includes(viewer))
      throw new Error(`Seat ${viewer} does not sit at this screen.`)
    const seen = this.#sights.get(viewer) ?? sight(this.#game, viewer)
    this.#sights.set(viewer, seen)
    return seen
  }

  waiting(): readonly Seat[] {
    return toAct(this.#game)
  }

  asked(city: Seat): TableQuestion | undefined {
    const open = this.#isHere(city) ? question(this.#game, city) : undefined
    if (!open) return undefined
    // The choices of the free city depend on its keeper's choice; all others stay until the question is answered.
    const depends = city < this.rules.players ? '' : JSON.stringify(this.chosen(controller(this.#game, city)))
    const key = `${city} ${this.#round} ${depends}`
    if (this.#offered.key !== key) this.#offered = { key, asked: this.#offer(city, open) }
    return this.#offered.asked
  }

  chosen(city: Seat): MoveJson | undefined {
    if (!this.#isHere(city) || !hasAnswered(this.#game, city)) return undefined
    return this.#answers().findLast(([seat]) => seat === city)?.[1]
  }

  async answer(city: Seat, json: MoveJson, round: number): Promise<Result<MoveJson>> {
    const refusal = this.#refuses(round)
    if (refusal) return refusal
    if (!this.#isHere(city)) return fail('not-here', `Nobody at this screen answers for city ${city}.`)
    const move = readMove(this.#game, city, json)
    if (!move.ok) return move
    const understood = showMove(this.#game, move.value)
    this.#play(city, move.value)
    this.#askBots()
    return ok(understood)
  }

  canTakeBack(viewer: Seat): boolean {
    return (
      !this.#left && this.#here.includes(viewer) && this.#answers().some(([city]) => this.#answersFor(viewer, city))
    )
  }

  async takeBack(viewer: Seat, round: number): Promise<Result<undefined>> {
    const refusal = this.#refuses(round)
    if (refusal) return refusal
    if (!this.canTakeBack(viewer)) return fail('nothing-chosen', `Seat ${viewer} has chosen nothing to take back.`)
    const others = this.#answers().filter(([city]) => !this.#answersFor(viewer, city))
    cutRecord(this.#kept, this.#open.after)
    this.#game = this.#takeUp(this.#open.cells)
    this.#recording = Recording.resume(this.#game, this.#kept)
    for (const [city, json] of others) {
      const again = readMove(this.#game, city, json)
      if (again.ok) this.#play(city, again.value)
    }
    this.#changed()
    return ok(undefined)
  }

  canGoBack(viewer: Seat): boolean {
    const alone = this.#here.length === 1 && this.#here[0] === viewer
    return !this.#left && alone && !isOver(this.#game) && this.#lastChosen(viewer) >= this.#fixed
  }

  /** Undoes everything since the viewer's last answer; bots choose again. */
  async goBack(viewer: Seat): Promise<Result<undefined>> {
    if (!this.canGoBack(viewer)) return fail('nothing-chosen', `Seat ${viewer} has chosen nothing to take back.`)
    cutRecord(this.#kept, this.#lastChosen(viewer))
    const now = replaySaved({ id: this.id, record: this.#kept, sitters: this.sitters })
    if (!now.ok) return now
    this.#questions = now.value.questions
    this.#witness = now.value.witness
    this.#game = this.#takeUp(now.value.game.cells)
    this.#recording = Recording.resume(this.#game, this.#kept)
    this.#takenBack += 1
    this.#era += 1
    this.#thinking.clear()
    this.#changed()
    this.#askBots()
    return ok(undefined)
  }

  async record(): Promise<GameRecord | undefined> {
    return isOver(this.#game) ? copyOf(this.#kept) : undefined
  }

  leave(): void {
    this.#left = true
    this.#listeners.clear()
    this.#thinker.stop()
  }

  get #round(): number {
    return this.#witness.round
  }

  get #open(): OpenQuestion {
    return this.#questions[this.#questions.length - 1]
  }

  #refuses(round: number): ReturnType<typeof fail> | undefined {
    if (this.#left) return fail('left', 'This table has been left.')
    return round === this.#round ? undefined : fail('round-over', 'Everybody has answered this question.')
  }

  /** The answers to the open question. */
  #answers(): GameRecord['moves'] {
    return this.#kept.moves.slice(this.#open.after)
  }

  /** The index of the viewer's last answer to a closed question. */
  #lastChosen(viewer: Seat): number {
    return this.#kept.moves.slice(0, this.#open.after).findLastIndex(([city]) => this.#answersFor(viewer, city))
  }

  #isHere = (city: Seat): boolean => this.#here.includes(controller(this.#game, city))
  #answersFor = (viewer: Seat, city: Seat): boolean => controller(this.#game, city) === viewer

  #offer(city: Seat, { id }: { id: string }): TableQuestion {
    return { id, round: this.#round, moves: moves(this.#game, city).map((move) => showMove(this.#game, move)) }
  }

  /** Continues from these cells. */
  #takeUp(cells: Int32Array): Game {
    const g = gameOf(this.rules, cells.slice())
    g.listener = this.#witness.listener
    return g
  }

  #play(city: Seat, move: Move): void {
    const considered = this.#considered.get(city)
    const { thoughts = [], moves } = this.#kept
    if (considered) this.#kept.thoughts = [...thoughts, [moves.length, considered]]
    this.#recording.apply(city, move)
    if (isFresh(this.#game)) {
      this.#considered.clear()
      this.#questions = asking(this.#questions, this.#game, this.#kept.moves.length)
      this.#witness.note(this.#game)
    }
    this.#changed()
  }

  #changed(): void {
    this.version += 1
    this.#sights.clear()
    const { id, sitters } = this
    const marks = marksOf({
      takenBack: this.#takenBack,
      lesson: this.#lesson,
      fixed: this.#fixed,
      aside: this.#aside,
      agreed: this.#agreed,
    })
    const saved = { id, record: copyOf(this.#kept), sitters, ...marks }
    this.#keep(saved, standingOf(this.#game)).then((trouble) => {
      if (trouble === this.trouble) return
      this.trouble = trouble
      this.version += 1
      this.#tell()
    })
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #askBots(): void {
    if (this.#left || isOver(this.#game)) return
    for (const city of this.waiting()) {
      const player = this.sitters[controller(this.#game, city)]
      if (player?.kind === 'bot' && !this.#thinking.has(city)) void this.#askBot(city, player.level ?? 'random')
    }
  }

  async #askBot(city: Seat, level: string): Promise<void> {
    const round = this.#round
    const era = this.#era
    this.#thinking.add(city)
    const thought = await this.#thought(askedOf(city, this.rules, this.#questions, this.#kept.moves), level)
    if (this.#left || this.#era !== era) return
    this.#thinking.delete(city)
    if (this.#round === round && this.waiting().includes(city)) {
      if (thought?.how) this.#considered.set(city, thought.how)
      else this.#considered.delete(city)
      this.#play(city, this.#legal(city, thought?.move))
    }
    this.#askBots()
  }

  earlier(city: Seat): readonly EarlierChoice[] {
    return earlierOf(city, this.rules, this.#questions, this.#kept.moves)
  }

  /** True if only bots are awaited. */
  #allHaveChosen = (): boolean => !this.waiting().some(this.#isHere)

  /** The move of a bot; undefined if it failed. */
  async #thought(asked: BotSeat, level: string): Promise<WorkerThought | undefined> {
    try {
      return await this.#thinker.think(asked, level, this.#allHaveChosen)
    } catch {
      return undefined
    }
  }

  /** The bot's move, or the first legal one after a failure, so that the game continues. */
  #legal(city: Seat, wish: Move | undefined): Move {
    const all = moves(this.#game, city)
    const same = wish && all.find((move) => JSON.stringify(move) === JSON.stringify(wish))
    return same ?? all[0]
  }
}
