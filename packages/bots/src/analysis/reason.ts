/** Reasons for a move as language-independent facts: its gains, and the cards it denies to the neighbour. */
import { turnsToCome } from '@heptapolis/boxes/minds'
import {
  arePartners,
  BUILD,
  type Colour,
  clone,
  countIn,
  type Game,
  Goods,
  goodsMade,
  left,
  type Move,
  type MoveJson,
  makesMore,
  moveCode,
  passesLeft,
  preview,
  RESOURCES,
  type Resource,
  right,
  type Seen,
  scores,
  showMove,
  state,
  strength,
  vector,
} from '@heptapolis/engine/search'
import { Judge } from '../instinct/judge.ts'
import { INSTINCT } from '../instinct/weights.ts'

export type ReasonGain =
  | { is: 'points'; points: number; line: string }
  /** `ahead`: neighbours weaker after it; `behind`: neighbours stronger. */
  | { is: 'shields'; shields: number; ahead: number; behind: number }
  | { is: 'coins'; coins: number }
  | { is: 'goods'; goods: readonly Resource[]; turns: number }
  | { is: 'trade' }
  | { is: 'power' }
  /** Cards that become free. */
  | { is: 'chains'; cards: readonly string[] }
  /** Card that the next player would want, and the number of cards of its colour that player has. */
  | { is: 'denied'; card: string; wonder: string; colour: Colour | undefined; has: number }

export type Reason =
  /** The played move is as good as the best. */
  | { is: 'good'; gains: readonly ReasonGain[] }
  /** Right card, but with another payment or without its rider. */
  | { is: 'paid'; move: MoveJson; left: number; right: number; total: number; along: boolean }
  /** Gains of the better move only, gains of the played move only, and the extra cost. */
  | {
      is: 'stronger'
      move: MoveJson
      gains: readonly ReasonGain[]
      played: MoveJson
      instead: readonly ReasonGain[]
      dearer: number
    }

/** Reason why the best move is best, compared with the played one if it differs. */
export function reasonFor(seen: Seen, seat: number, best: Move, played: Move | undefined): Reason {
  const brings = (move: Move): ReasonGain[] => [...gained(seen, seat, move), ...denied(seen, seat, move)]
  if (!played) return { is: 'good', gains: brings(best).slice(0, MOST) }
  if (best.card > 0 && played.action === best.action && played.card === best.card) return sameButPaid(seen, best)
  const [mine, theirs] = [brings(best), brings(played)]
  return {
    is: 'stronger',
    move: showMove(seen, best),
    gains: without(mine, theirs).slice(0, MOST),
    played: showMove(seen, played),
    instead: without(theirs, mine).slice(0, FEW),
    dearer: Math.max(0, moveCode.total(played.pay) - moveCode.total(best.pay)),
  }
}

/** Gains of both moves explain nothing. */
function without(gains: readonly ReasonGain[], others: readonly ReasonGain[]): ReasonGain[] {
  const said = others.map((gain) => JSON.stringify(gain))
  return gains.filter((gain) => !said.includes(JSON.stringify(gain)))
}

const sameButPaid = (seen: Seen, best: Move): Reason => ({
  is: 'paid',
  move: showMove(seen, best),
  left: moveCode.share(best.pay, moveCode.LEFT),
  right: moveCode.share(best.pay, moveCode.RIGHT),
  total: moveCode.total(best.pay),
  along: best.rider !== 0,
})

const MOST = 3
const FEW = 2

/** Immediate changes of the score sheet and the city. */
export function gained(seen: Seen, seat: number, move: Move): ReasonGain[] {
  if (seat >= seen.rules.players) return []
  const after = clone(seen)
  preview(seen, seat, move, after)
  const before = scores(seen)[seat].rows
  const points = scores(after)
    [seat].rows.map((row, i): ReasonGain & { is: 'points' } => ({
      is: 'points',
      points: row.points - before[i].points,
      line: row.id,
    }))
    .filter(({ points: more, line }) => more > 0 && line !== 'treasury')
  return [...points, ...growth(seen, after, seat), ...common(seen, seat, move)]
}

function growth(seen: Seen, after: Game, seat: number): ReasonGain[] {
  const gains: ReasonGain[] = []
  const shields = strength(after, seat) - strength(seen, seat)
  if (shields > 0) gains.push({ is: 'shields', shields, ...standing(after, seat) })
  const coins = state.coins.get(after, seat) - state.coins.get(seen, seat)
  if (coins > 0) gains.push({ is: 'coins', coins })
  if (makesMore(seen, after, seat))
    gains.push({ is: 'goods', goods: newGoods(seen, after, seat), turns: turnsToCome(seen) })
  if (state.bargains.get(after, seat) !== state.bargains.get(seen, seat)) gains.push({ is: 'trade' })
  if (state.abilities.get(after, seat) !== state.abilities.get(seen, seat)) gains.push({ is: 'power' })
  return gains
}

function standing(g: Game, seat: number): { ahead: number; behind: number } {
  const own = strength(g, seat)
  const theirs = [left(g, seat), right(g, seat)].map((city) => strength(g, city))
  return { ahead: theirs.filter((one) => one < own).length, behind: theirs.filter((one) => one > own).length }
}

/** Resources with more sources than before. */
function newGoods(before: Game, after: Game, seat: number): Resource[] {
  const [had, has] = [before, after].map((g) => sourcesOf(g, seat))
  return RESOURCES.filter((_, r) => has[r] > had[r])
}

function sourcesOf(g: Game, seat: number): number[] {
  const made = new Goods()
  goodsMade(g, seat, made)
  const choices = [...made.choices.subarray(0, made.size)]
  return RESOURCES.map((_, r) => vector.count(made.sure, r) + choices.filter((set) => vector.count(set, r) > 0).length)
}

/** Chains that the card opens. */
function common(seen: Seen, seat: number, { action, card }: Move): ReasonGain[] {
  if (action !== BUILD) return []
  const { title } = seen.rules.pieces[card]
  const later = seen.rules.pieces.filter(
    (piece) =>
      piece.chain.includes(title) && piece.age > state.age.get(seen) && !state.titles.has(seen, seat, piece.title),
  )
  return later.length > 0 ? [{ is: 'chains', cards: later.slice(0, 2).map(({ id }) => id) }] : []
}

const TEMPTING = 4

/** A card that leaves the hand cannot be built by the rival who gets the hand next. */
function denied(seen: Seen, seat: number, { card }: Move): ReasonGain[] {
  const next = nextToChoose(seen, seat)
  if (next === undefined || !state.hand.has(seen, seat, card)) return []
  const judge = new Judge(seen, INSTINCT)
  judge.look(seen, seat)
  if (judge.temptation(card) < TEMPTING) return []
  const { wonder } = seen.rules.boards[state.board.get(seen, next)].def
  const { id, def } = seen.rules.pieces[card]
  const has = def.colour === undefined ? 0 : countIn(seen, next, def.colour)
  return [{ is: 'denied', card: id, wonder, colour: def.colour, has }]
}

/** Undefined before the first and after the last turn of an Age, and if the next player is the partner. */
function nextToChoose(seen: Seen, seat: number): number | undefined {
  const { players, setup } = seen.rules
  const turn = state.turn.get(seen)
  if (seat >= players || turn === 0 || turn === state.turns.get(seen)) return undefined
  const next = (seat + (passesLeft(seen) ? 1 : players - 1)) % players
  return setup.teams && arePartners(seat, next) ? undefined : next
}
