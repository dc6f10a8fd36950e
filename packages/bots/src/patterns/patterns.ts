/** Patterns over several games: kinds of losses that are clearly larger than in games of a sound player. */
import { type GameLosses, LOSS_KINDS, type LossKind, type PatternLoss } from './losses.ts'
import reference from './reference.json' with { type: 'json' }

export interface LostGame extends GameLosses {
  readonly boxes: readonly string[]
}

export interface Pattern {
  readonly kind: LossKind
  /** Points lost per game, and those of a sound player. */
  readonly points: number
  readonly usual: number
}

/** With fewer games nothing is said. */
export const FEWEST_GAMES = 5
/** Standard errors above the usual that make a pattern, and the least difference in points per game. */
const CLEARLY: Readonly<Record<LossKind, number>> = {
  overpaid: 3.6,
  chain: 3.2,
  fed: 3.4,
  idle: 5,
  fights: 3.6,
  late: 3.2,
}
const LEAST: Readonly<Record<LossKind, number>> = { overpaid: 0.5, chain: 0.3, fed: 1, idle: 2, fights: 2, late: 0.2 }

export const lostBy = (losses: readonly PatternLoss[], kind: LossKind): number =>
  losses.reduce((sum, one) => (one.kind === kind ? sum + one.points : sum), 0)

/** Clear patterns, the surest first; none in the games of a sound player. */
export function patternsOf(games: readonly LostGame[]): Pattern[] {
  if (games.length < FEWEST_GAMES) return []
  return LOSS_KINDS.map((kind) => patternOf(games, kind))

    .filter(({ kind, sure, points, usual }) => sure > CLEARLY[kind] && points - usual > LEAST[kind])
    .sort((a, b) => b.sure - a.sure)
    .map(({ kind, points, usual }) => ({ kind, points, usual }))
}

function patternOf(games: readonly LostGame[], kind: LossKind): Pattern & { sure: number } {
  const n = games.length
  const usualOf = (game: LostGame) => referenceOf(game)[kind]
  const points = games.reduce((sum, { losses }) => sum + lostBy(losses, kind), 0) / n
  const usual = games.reduce((sum, game) => sum + usualOf(game).mean, 0) / n
  const error = Math.sqrt(games.reduce((sum, game) => sum + usualOf(game).sd ** 2, 0)) / n
  const sure = kind === 'chain' || kind === 'late' ? refused(games, kind) : (points - usual) / Math.max(error, SMALLEST)
  return { kind, points, usual, sure }
}

/** Reference: points that `hard` loses per game by kind, and its shares of chances taken: `npm run patterns -- --reference`. */
const referenceOf = ({ boxes }: LostGame) => (boxes.length === 0 ? reference.base : reference.boxes)

/** Chances are few and their points scatter, so the share that was taken decides: standard errors below the usual one. */
function refused(games: readonly LostGame[], kind: 'chain' | 'late'): number {
  const of = games.reduce((sum, { chances }) => sum + chances[kind].of, 0)
  const taken = games.reduce((sum, { chances }) => sum + chances[kind].taken, 0)
  const expected = games.reduce((sum, game) => sum + referenceOf(game).taken[kind] * game.chances[kind].of, 0)
  const usual = expected / of
  return of === 0 ? 0 : (expected - taken) / (SCATTER * Math.sqrt(of * usual * (1 - usual)))
}

/** Chances of one game depend on each other, so they scatter more than independent ones. */
const SCATTER = 1.2

const SMALLEST = 0.05
