/** Points that pieces give for things counted at the end: those the city is still going to have. */
import { type Effect, eachPiece, type Game, type Piece } from '@heptapolis/engine'
import { timeLeft } from './time.ts'

/** How many of each thing a city has at the end of a usual game, found by self-play. */
export const USUAL: Readonly<Record<string, number>> = {
  brown: 3.5,
  grey: 1.8,
  blue: 3.6,
  yellow: 2.4,
  red: 2.4,
  green: 3.2,
  purple: 1.3,
  black: 1.8,
  stage: 2.2,
  victory: 2.7,
  'victory-1': 0.9,
  'victory-3': 0.9,
  'victory-5': 0.9,
  defeat: 2.5,
  'three-coins': 1.6,
  leader: 2.5,
  white: 2.5,
}

/** What the pieces of a city may still gain in points until the end. */
export function growth(g: Game, seat: number): number {
  const rest = timeLeft(g)
  if (rest === 0) return 0
  let sum = 0
  eachPiece(g, seat, (piece) => {
    sum += usualPoints(piece)
  })
  return sum * rest
}

const known = new WeakMap<Piece, number>()

/** What the piece brings a usual city for things it counts. */
function usualPoints(piece: Piece): number {
  const before = known.get(piece)
  if (before !== undefined) return before
  const points = piece.effects.reduce((sum, { effect }) => sum + usualShare(effect), 0)
  known.set(piece, points)
  return points
}

const usual = (thing: string): number => USUAL[thing] ?? 0

function usualShare(effect: Effect): number {
  if (effect.kind === 'set') return effect.points * Math.min(...effect.of.map(usual))
  if (effect.kind !== 'each' || !effect.points) return 0
  const things = typeof effect.of === 'string' ? [effect.of] : effect.of
  return effect.points * effect.on.length * things.reduce((sum, thing) => sum + usual(thing), 0)
}
