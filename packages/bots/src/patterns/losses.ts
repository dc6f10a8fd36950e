/**
 * Points that a seat lost in a recorded game, by kind. Each detector compares the played move with one kind of
 * alternative by the quick judgement of the bots, or by the rules alone; an analysis of the game adds its verdict.
 */
import { BOXES } from '@heptapolis/boxes'
import { type GameRecord, replay } from '@heptapolis/engine/records'
import {
  BUILD,
  COLOURS,
  controller,
  type Game,
  type Move,
  moveCode,
  moves,
  ok,
  question,
  type Result,
  readMove,
  SELL,
  STAGE,
  sight,
  state,
} from '@heptapolis/engine/search'
import { type CityConflict, type ConflictEvent, conflictsIn } from '@heptapolis/engine/show'
import type { Analysis } from '../analysis/analyse.ts'
import { Instinct } from '../instinct/instinct.ts'

export const LOSS_KINDS = ['overpaid', 'chain', 'fed', 'idle', 'fights', 'late'] as const
export type LossKind = (typeof LOSS_KINDS)[number]

export interface PatternLoss {
  readonly kind: LossKind
  readonly points: number
  /** Points that the move gave up by the analysis; 0 if it was as good as the best. Absent without an analysis. */
  readonly judged?: number
  /** Number of the move in the record. */
  readonly index: number
  readonly age: number
}

/** How often a seat could do something, and did it. */
export interface Chances {
  readonly taken: number
  readonly of: number
}

export interface GameLosses {
  /** In the order of the game. */
  readonly losses: readonly PatternLoss[]
  /** Turns with a build by a chain, and stages that could be built before Age III. */
  readonly chances: { readonly chain: Chances; readonly late: Chances }
}

/** A turn of the seat: the legal moves, what they are worth at first sight, and the played one. */
interface Turn {
  readonly g: Game
  readonly seat: number
  readonly legal: readonly Move[]
  readonly values: readonly number[]
  readonly played: Move
  /** Worth of the played move. */
  readonly value: number
}

/** Points of a coin paid too much. */
const COIN = 0.4
/** The quick judgement is rough: larger differences count as this much. */
const MOST = 5
/** The way of a build that a chain makes free. */
const BY_CHAIN = 1
const RED = COLOURS.indexOf('red')

export function lossesOf(record: GameRecord, seat: number, analysis?: Analysis): Result<GameLosses> {
  const losses: PatternLoss[] = []
  const chain = { taken: 0, of: 0 }
  const stages = { taken: 0, of: 0 }
  const instinct = new Instinct()
  const fights = new Fights(seat)
  const before = (g: Game, index: number): void => {
    fights.atMove(g)
    const [mover, json] = record.moves[index]
    if (mover !== seat || controller(g, mover) !== seat || question(g, mover)?.id !== 'turn') return
    const read = readMove(g, mover, json)
    const turn = read.ok ? turnOf(g, seat, read.value, instinct) : undefined
    if (!turn) return
    fights.atTurn(turn, index)
    note(chain, turn, isByChain)
    if (state.age.get(g) < LAST_AGE) note(stages, turn, isStage)
    const found = worstOf(turn)
    if (found) losses.push({ ...found, index, age: state.age.get(g) })
  }
  const played = replay(record, BOXES, { before, listener: fights.listener })
  if (!played.ok) return played
  fights.atMove(played.value)
  const all = [...losses, ...fights.losses].map((loss) => withVerdict(loss, analysis))
  const late = { taken: stages.taken, of: Math.min(stages.of, stagesOf(played.value, seat)) }
  return ok({ losses: all.sort((a, b) => a.index - b.index), chances: { chain, late } })
}

function note(
  chances: { taken: number; of: number },
  { legal, played }: Turn,
  isOfKind: (move: Move) => boolean,
): void {
  if (legal.some(isOfKind)) chances.of++
  if (isOfKind(played)) chances.taken++
}

const stagesOf = (g: Game, seat: number): number => g.rules.boards[state.board.get(g, seat)].stages.length

/**
 * The loss with the verdict of the analysis on this move. Its points stay those of the quick judgement, as in the reference: an
 * analysis counts a difference within its error as 0, so its points would hide every pattern.
 */
function withVerdict(loss: PatternLoss, analysis: Analysis | undefined): PatternLoss {
  const judged = analysis?.decisions.find(({ index }) => index === loss.index)
  return judged ? { ...loss, judged: judged.gaveUp.points } : loss
}

function turnOf(g: Game, seat: number, played: Move, instinct: Instinct): Turn | undefined {
  const legal = moves(g, seat)
  const ways = legal.flatMap((one, i) => (isSameThing(one, played) ? [i] : []))
  if (legal.length < 2 || ways.length === 0) return undefined
  // A payment that another undercuts is legal, though not listed.
  const at = ways.find((i) => legal[i].pay === played.pay && legal[i].by === played.by) ?? ways[0]
  const values = instinct.values(sight(g, seat), seat, legal)
  return { g, seat, legal, values, played, value: values[at] }
}

const isSameThing = (a: Move, b: Move): boolean =>
  a.action === b.action && a.card === b.card && a.rider === b.rider && a.option === b.option

const paid = ({ pay }: Move): number => moveCode.total(pay)
const toNeighbours = ({ pay }: Move): number => moveCode.share(pay, moveCode.LEFT) + moveCode.share(pay, moveCode.RIGHT)

type Detector = (turn: Turn) => number

/** The largest loss of a turn, so that none counts twice. */
function worstOf(turn: Turn): Pick<PatternLoss, 'kind' | 'points'> | undefined {
  let worst: Pick<PatternLoss, 'kind' | 'points'> | undefined
  for (const [kind, detect] of DETECTORS) {
    const points = Math.min(MOST, detect(turn))
    if (points > 0 && points > (worst?.points ?? 0)) worst = { kind, points }
  }
  return worst
}

/** How much the best move of some kind is better than the played one. */
function behind({ legal, values, value }: Turn, isOfKind: (move: Move) => boolean): number {
  let best = value
  for (const [i, move] of legal.entries()) if (values[i] > best && isOfKind(move)) best = values[i]
  return best - value
}

const overpaid: Detector = ({ legal, played }) => {
  const least = Math.min(...legal.filter((one) => isSameThing(one, played)).map(paid))
  return COIN * (paid(played) - least)
}

const isByChain = ({ action, by }: Move): boolean => action === BUILD && by === BY_CHAIN

const missedChain: Detector = (turn) => (isByChain(turn.played) ? 0 : behind(turn, isByChain))

/** Coins for a neighbour, though something free was better. */
const fedNeighbour: Detector = (turn) =>
  toNeighbours(turn.played) === 0 ? 0 : behind(turn, (move) => move.action !== SELL && paid(move) === 0)

/** Coins kept, though something for sale was better. */
const idleCoins: Detector = (turn) => (paid(turn.played) > 0 ? 0 : behind(turn, (move) => paid(move) > 0))

const LAST_AGE = 3

const isStage = ({ action }: Move): boolean => action === STAGE

const lateStage: Detector = (turn) =>
  state.age.get(turn.g) === LAST_AGE || isStage(turn.played) ? 0 : behind(turn, isStage)

const DETECTORS: readonly (readonly [LossKind, Detector])[] = [
  ['overpaid', overpaid],
  ['chain', missedChain],
  ['fed', fedNeighbour],
  ['idle', idleCoins],
  ['late', lateStage],
]

/** Lost conflicts: the defeat, and the token that the opponent got. The turn is the last one with a red card to build. */
class Fights {
  readonly losses: PatternLoss[] = []
  readonly #seat: number
  readonly #events: ConflictEvent[] = []
  #last = 0
  #age = 1
  #turns = 0

  constructor(seat: number) {
    this.#seat = seat
  }

  readonly listener = (event: ConflictEvent): void => {
    if (event.what === 'conflict' || event.what === 'victory' || event.what === 'defeat') this.#events.push(event)
  }

  atTurn({ g, legal, played }: Turn, index: number): void {
    const isRed = ({ action, card }: Move): boolean => action === BUILD && g.rules.pieces[card].colour === RED
    if (this.#turns === 0 || (!isRed(played) && legal.some(isRed))) this.#last = index
    this.#turns++
  }

  atMove(g: Game): void {
    if (this.#events.length > 0) {
      const victory = g.rules.figures.victories[this.#age - 1]
      for (const { points } of conflictsIn(this.#events.splice(0), this.#seat).filter(isLost)) {
        this.losses.push({ kind: 'fights', points: victory - points, index: this.#last, age: this.#age })
      }
      this.#turns = 0
    }
    this.#age = Math.max(1, state.age.get(g))
  }
}

const isLost = ({ mine, theirs }: CityConflict): boolean => mine < theirs
