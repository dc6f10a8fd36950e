/** Why a move is good, as facts that any language can put in words: what it gains, what it keeps from the neighbour. */
import { turnsToCome } from '@heptapolis/boxes/minds'
import {
  BUILD,
  type Colour,
  clone,
  countIn,
  type Game,
  left,
  type Move,
  type MoveJson,
  makesMore,
  moveCode,
  passesLeft,
  preview,
  right,
  SELL,
  type Seen,
  scores,
  showMove,
  state,
  strength,
} from '@heptapolis/engine/search'
import { Judge } from '../instinct/judge.ts'
import { INSTINCT } from '../instinct/weights.ts'

export type Gain =
  | { is: 'points'; points: number; line: string }
  /** `ahead`: how many neighbours are weaker then. */
  | { is: 'shields'; shields: number; ahead: number }
  | { is: 'coins'; coins: number }
  | { is: 'goods'; turns: number }
  | { is: 'trade' }
  | { is: 'power' }
  /** Cards that will be free. */
  | { is: 'chains'; cards: readonly string[] }
  /** A card the wonder that gets the hand next would like, and how many of its colour it has. */
  | { is: 'denied'; card: string; wonder: string; colour: Colour | undefined; has: number }

export type Reason =
  /** What was played is as good as anything. */
  | { is: 'good'; gains: readonly Gain[] }
  /** It was the right card, but paid for otherwise, or without what may go along. */
  | { is: 'paid'; move: MoveJson; left: number; right: number; total: number; along: boolean }
  | { is: 'stronger'; move: MoveJson; gains: readonly Gain[]; played: MoveJson; weakness: Weakness }

export type Weakness = { is: 'dear'; coins: number } | { is: 'sold' } | { is: 'gains'; gains: readonly Gain[] }

/** Why the best move is best, compared with the one played where it was another. */
export function reasonFor(seen: Seen, seat: number, best: Move, played: Move | undefined): Reason {
  const gains = [...gained(seen, seat, best), ...denied(seen, seat, best)].slice(0, MOST)
  if (!played) return { is: 'good', gains }
  if (best.card > 0 && played.action === best.action && played.card === best.card) return sameButPaid(seen, best)
  return {
    is: 'stronger',
    move: showMove(seen, best),
    gains,
    played: showMove(seen, played),
    weakness: weakness(seen, seat, played),
  }
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
const DEAR = 4

function weakness(seen: Seen, seat: number, move: Move): Weakness {
  const coins = moveCode.total(move.pay)
  if (coins >= DEAR) return { is: 'dear', coins }
  return move.action === SELL ? { is: 'sold' } : { is: 'gains', gains: gained(seen, seat, move).slice(0, 2) }
}

/** What the move changes on the score sheet and in the city at once. */
export function gained(seen: Seen, seat: number, move: Move): Gain[] {
  if (seat >= seen.rules.players) return []
  const after = clone(seen)
  preview(seen, seat, move, after)
  const before = scores(seen)[seat].rows
  const points = scores(after)
    [seat].rows.map((row, i): Gain & { is: 'points' } => ({
      is: 'points',
      points: row.points - before[i].points,
      line: row.id,
    }))
    .filter(({ points: more, line }) => more > 0 && line !== 'treasury')
  return [...points, ...growth(seen, after, seat), ...common(seen, seat, move)]
}

function growth(seen: Seen, after: Game, seat: number): Gain[] {
  const gains: Gain[] = []
  const shields = strength(after, seat) - strength(seen, seat)
  if (shields > 0) gains.push({ is: 'shields', shields, ahead: weaker(after, seat) })
  const coins = state.coins.get(after, seat) - state.coins.get(seen, seat)
  if (coins > 0) gains.push({ is: 'coins', coins })
  if (makesMore(seen, after, seat)) gains.push({ is: 'goods', turns: turnsToCome(seen) })
  if (state.bargains.get(after, seat) !== state.bargains.get(seen, seat)) gains.push({ is: 'trade' })
  if (state.abilities.get(after, seat) !== state.abilities.get(seen, seat)) gains.push({ is: 'power' })
  return gains
}

const weaker = (g: Game, seat: number): number =>
  [left(g, seat), right(g, seat)].filter((city) => strength(g, city) < strength(g, seat)).length

/** Chains it opens. */
function common(seen: Seen, seat: number, { action, card }: Move): Gain[] {
  if (action !== BUILD) return []
  const { title } = seen.rules.pieces[card]
  const later = seen.rules.pieces.filter(
    (piece) =>
      piece.chain.includes(title) && piece.age > state.age.get(seen) && !state.titles.has(seen, seat, piece.title),
  )
  return later.length > 0 ? [{ is: 'chains', cards: later.slice(0, 2).map(({ id }) => id) }] : []
}

const TEMPTING = 4

/** A card that leaves the hand cannot be built by whoever gets the hand next. */
function denied(seen: Seen, seat: number, { card }: Move): Gain[] {
  if (card === 0 || seat >= seen.rules.players || state.turn.get(seen) === 0) return []
  const judge = new Judge(seen, INSTINCT)
  judge.look(seen, seat)
  if (judge.temptation(card) < TEMPTING) return []
  const next = passesLeft(seen) ? left(seen, seat) : right(seen, seat)
  const { wonder } = seen.rules.boards[state.board.get(seen, next)].def
  const { id, def } = seen.rules.pieces[card]
  const has = def.colour === undefined ? 0 : countIn(seen, next, def.colour)
  return [{ is: 'denied', card: id, wonder, colour: def.colour, has }]
}
