/** Game that runs on a server, as a `GameTable`: snapshots arrive over a WebSocket, choices leave over it. */
import { BOXES } from '@heptapolis/boxes'
import { fail, ok } from '@heptapolis/engine/kernel'
import { readMove, showMove } from '@heptapolis/engine/records'
import {
  compile,
  controller,
  type GameRecord,
  isOver,
  type MoveJson,
  PUBLIC,
  type Result,
  type Ruleset,
  type Seat,
  type Seen,
  sight,
} from '@heptapolis/engine/show'
import type { Perspective, ShownGame } from '@heptapolis/table'
import type { CommandMessage } from '@heptapolis/wire'
import type { GameTable, PlayerInfo, SharedAnalysis, TableQuestion, TableStep } from '../../game-model/table.ts'
import { playerAt } from '../seats/seats.ts'
import type { ServerClient } from '../server/client.ts'
import { untilAnswered } from '../server/retry.ts'
import { troubleText } from '../words.ts'
import type { TableSubscription } from './subscription.ts'
import { until } from './until.ts'
import { areSimultaneous, isPlaying, perspectiveOf, StepDecoder, type Viewer } from './viewers.ts'

/** Opens the table of a subscription. Fails before the game has begun. */
export async function openRemoteTable(
  subscription: TableSubscription,
  server: ServerClient,
): Promise<Result<RemoteTable>> {
  const snapshots = subscription.people.map((as) => subscription.snapshot(as))
  if (!snapshots.every(isPlaying)) return fail('not-now', 'Nothing is played at this table.')
  const rules = compile({ ...snapshots[0].terms, seed: '' }, BOXES)
  if (!rules.ok) return rules
  const table = new RemoteTable(subscription, server, rules.value)
  const caughtUp = await table.catchUp()
  return caughtUp.ok ? ok(table) : caughtUp
}

const LEFT = fail('left', 'This table has been left.')
const TOO_LATE = fail('round-over', 'Everybody has answered this question.')

export class RemoteTable implements GameTable {
  readonly id: string
  readonly rules: Ruleset
  version = 0
  trouble: string | undefined = undefined
  readonly #subscription: TableSubscription
  readonly #server: ServerClient
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void
  #viewers: readonly Viewer[] = []
  #sitters: readonly PlayerInfo[] = []
  /** The time of each step, by the server's clock. */
  #times: readonly number[] = []
  /** Choices that no snapshot contains yet, by city. */
  readonly #pending = new Map<Seat, { round: number; move: MoveJson }>()
  readonly #sights = new Map<Seat, Seen>()
  readonly #questions = new Map<Seat, { key: string; question: TableQuestion }>()
  readonly #decoder: StepDecoder
  #isCatchingUp = false
  #left = false

  constructor(subscription: TableSubscription, server: ServerClient, rules: Ruleset) {
    this.id = subscription.id
    this.rules = rules
    this.#decoder = new StepDecoder(rules)
    this.#subscription = subscription
    this.#server = server
    for (const { command } of subscription.pendingCommands()) this.#restore(command)
    this.#stop = subscription.subscribe(() => this.#takeSnapshots())
  }

  get sitters(): readonly PlayerInfo[] {
    return this.#sitters
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  steps(viewer: Seat): readonly TableStep[] {
    if (viewer === PUBLIC) return this.#first.publicSteps
    return this.#at(viewer).steps
  }

  /** The time of a step, by the server's clock. */
  timeOf(step: number): number {
    return this.#times[step] ?? 0
  }

  /** The start of the open round, by the server's clock. */
  get openedAt(): number {
    return this.timeOf(this.steps(PUBLIC).length - 1)
  }

  sight(viewer: Seat): Seen {
    const from = viewer === PUBLIC ? this.#first : this.#at(viewer)
    const seen = this.#sights.get(viewer) ?? sight(this.#decoder.seen(from.snapshot.game.view, from.seat), viewer)
    this.#sights.set(viewer, seen)
    return seen
  }

  waiting(): readonly Seat[] {
    return this.#first.snapshot.game.awaited.filter((city) => !this.#pendingAt(city))
  }

  asked(city: Seat): TableQuestion | undefined {
    const { round } = this.#first.snapshot.game
    const open = this.#openQuestion(city)
    if (!open) return undefined
    const key = `${round} ${JSON.stringify(open.legal)}`
    const last = this.#questions.get(city)
    if (last?.key === key) return last.question
    const question = { id: open.question, round, moves: open.legal }
    this.#questions.set(city, { key, question })
    return question
  }

  chosen(city: Seat): MoveJson | undefined {
    return this.#isHere(city) ? (this.#pendingAt(city) ?? this.#openQuestion(city)?.chosen) : undefined
  }

  async answer(city: Seat, json: MoveJson, round: number): Promise<Result<MoveJson>> {
    const rejection = this.#rejects(round)
    if (rejection) return rejection
    const viewer = this.#viewerFor(city)
    if (!viewer) return fail('not-here', `Nobody at this screen answers for city ${city}.`)
    const seen = this.#decoder.seen(viewer.snapshot.game.view, viewer.seat)
    const move = readMove(seen, city, json)
    if (!move.ok) return move
    const understood = showMove(seen, move.value)
    // Without a connection the answer takes a while; until then the choice is shown as chosen.
    this.#pending.set(city, { round, move: understood })
    this.#changed()
    const isShown = () => JSON.stringify(this.#openQuestion(city)?.chosen) === JSON.stringify(understood)
    const done = await this.#send(viewer, { do: 'choose', round, city, move: understood }, isShown)
    if (this.#subscription.state.isConnected && this.#pending.get(city)?.move === understood) this.#drop(city)
    return done.ok ? ok(understood) : done
  }

  canTakeBack(viewer: Seat): boolean {
    const at = this.#viewers.find(({ seat }) => seat === viewer)
    if (!at || this.#left || viewer === PUBLIC) return false
    return at.snapshot.game.asked.some(({ city, chosen }) => chosen !== undefined || this.#pendingAt(city))
  }

  async takeBack(viewer: Seat, round: number): Promise<Result<undefined>> {
    const rejection = this.#rejects(round)
    if (rejection) return rejection
    const at = this.#viewers.find(({ seat }) => seat === viewer)
    if (!at || !this.canTakeBack(viewer)) return fail('nothing-chosen', `Seat ${viewer} has chosen nothing.`)
    for (const { city } of at.snapshot.game.asked) this.#pending.delete(city)
    const isShown = () => at.snapshot.game.asked.every(({ chosen }) => chosen === undefined)
    const done = await this.#send(at, { do: 'undo', round }, isShown)
    return done.ok ? ok(undefined) : done
  }

  async record(): Promise<GameRecord | undefined> {
    if (!isOver(this.sight(PUBLIC))) return undefined
    const record = await this.#server.record(this.id, this.#first.as)
    return record.ok ? record.value : undefined
  }

  async analysis(seat: number): Promise<SharedAnalysis | undefined> {
    const shared = await this.#server.analysis(this.id, seat, this.#first.as)
    return shared.ok ? shared.value : undefined
  }

  leave(): void {
    this.#left = true
    this.#stop()
    this.#listeners.clear()
  }

  /** Loads the steps from before this page was opened. */
  async catchUp(): Promise<Result<undefined>> {
    const { people } = this.#subscription
    const pasts: (Perspective | undefined)[] = []
    for (const as of people) {
      const past = await perspectiveOf(this.#server, this.#subscription, as)
      if (!past.ok && past.error.code !== 'not-invited') return past
      // A finished game has a record instead of a perspective.
      pasts.push(past.ok && 'steps' in past.value ? past.value : undefined)
    }
    const snapshots = people.map((as) => this.#subscription.snapshot(as))
    if (!snapshots.every(isPlaying)) return fail('not-now', 'Nothing is played at this table.')
    this.#viewers = people.map((as, i) => this.#decoder.viewer(as, snapshots[i], pasts[i]))
    this.#times = pasts[0]?.steps.map(({ at }) => at) ?? this.#first.steps.map(() => this.#now)
    this.#takeSnapshots()
    this.#changed()
    return ok(undefined)
  }

  get #now(): number {
    return Date.now() + this.#subscription.clockOffset
  }

  get #first(): Viewer {
    return this.#viewers[0]
  }

  #at(viewer: Seat): Viewer {
    const at = this.#viewers.find(({ seat }) => seat === viewer)
    if (!at) throw new Error(`Seat ${viewer} does not sit at this screen.`)
    return at
  }

  /** Takes over new snapshots, as soon as those of all viewers belong to the same moment. */
  #takeSnapshots(): void {
    const snapshots = this.#viewers.map(({ as }) => this.#subscription.snapshot(as))
    if (this.#viewers.length === 0 || !snapshots.every(isPlaying) || !areSimultaneous(snapshots)) return
    const { round } = snapshots[0].game
    const known = this.#first.steps.length
    if (round > known + 1 || round < known) return void this.#catchUpOnce()
    const isNews = snapshots.some((one, i) => one !== this.#viewers[i].snapshot)
    for (const [i, viewer] of this.#viewers.entries()) this.#decoder.update(viewer, snapshots[i], round > known)
    if (round > known) this.#times = [...this.#times, this.#now]
    if (isNews || round > known) this.#changed()
  }

  async #catchUpOnce(): Promise<void> {
    if (this.#isCatchingUp) return
    this.#isCatchingUp = true
    await untilAnswered(async () => (this.#left ? LEFT : this.catchUp()))
    this.#isCatchingUp = false
  }

  #changed(): void {
    this.version += 1
    this.#sights.clear()
    for (const [city, { round }] of this.#pending)
      if (round !== this.#first.snapshot.game.round) this.#pending.delete(city)
    this.#sitters = this.#first.snapshot.seats.map((_, seat) =>
      playerAt(this.#first.snapshot, seat, this.#viewers, this.#subscription.clockOffset),
    )
    for (const listener of [...this.#listeners]) listener()
  }

  #rejects(round: number): ReturnType<typeof fail> | undefined {
    if (this.#left) return LEFT
    return round === this.#first.snapshot.game.round ? undefined : TOO_LATE
  }

  /** Sends a command and waits for its effect. Without a connection it returns at once; the outbox sends the command later. */
  async #send(viewer: Viewer, command: CommandMessage, isShown: () => boolean): Promise<Result<unknown>> {
    const { round } = viewer.snapshot.game
    let isOffline = false
    const settled = this.#subscription.do(command, viewer.as).then(async (result) => {
      if (result.ok) await until(this.subscribe, () => isShown() || viewer.snapshot.game.round > round)
      if (isOffline) this.#reportSent(command, result)
      return result.ok ? result : fail(result.error.code, troubleText(result.error.code))
    })
    const offline = until(this.#subscription.subscribe, () => !this.#subscription.state.isConnected).then(() => {
      isOffline = true
      return ok(undefined)
    })
    return Promise.race([settled, offline])
  }

  /** Reports whether a command from the outbox was still accepted. */
  #reportSent(command: CommandMessage, result: Result<unknown>): void {
    if (command.do !== 'choose' || command.city === undefined) return
    this.trouble = result.ok ? undefined : troubleText(result.error.code)
    this.#drop(command.city)
  }

  #drop(city: Seat): void {
    this.#pending.delete(city)
    this.#changed()
  }

  #pendingAt(city: Seat): MoveJson | undefined {
    return this.#pending.get(city)?.move
  }

  #isHere = (city: Seat): boolean => this.#viewerFor(city) !== undefined

  #viewerFor(city: Seat): Viewer | undefined {
    const keeper = controller(this.sight(PUBLIC), city)
    return this.#viewers.find(({ seat }) => seat === keeper)
  }

  #openQuestion(city: Seat): ShownGame['asked'][number] | undefined {
    return this.#viewerFor(city)?.snapshot.game.asked.find((one) => one.city === city)
  }

  /** Restores a choice that an earlier page stored but could not send. */
  #restore(command: CommandMessage): void {
    if (command.do === 'undo') this.#pending.clear()
    if (command.do !== 'choose' || command.city === undefined) return
    this.#pending.set(command.city, { round: command.round, move: command.move })
  }
}
