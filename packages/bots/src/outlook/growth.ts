/** Points that a city may still gain by pieces that count something at the end, such as guilds. */
import { timeLeft, USUAL } from '@heptapolis/boxes/minds'
import { type Effect, eachPiece, type Game, oncePerRuleset } from '@heptapolis/engine/search'
import { mindsOf } from '../minds.ts'

type Usual = Readonly<Record<string, number>>

/** Number of each thing in a typical city at the end. */
export const usualOf = oncePerRuleset(
  (rules): Usual => Object.assign({}, USUAL, ...mindsOf(rules).map(({ mind }) => mind.usual ?? {})),
)

/** Points that the pieces of a city may still gain. */
export function growth(g: Game, seat: number): number {
  const rest = timeLeft(g)
  if (rest === 0) return 0
  const points = usualPoints(g.rules)
  let sum = 0
  eachPiece(g, seat, ({ index }) => {
    sum += points[index]
  })
  return sum * rest
}

/** By piece: its points for counted things in a typical city. */
const usualPoints = oncePerRuleset((rules): readonly number[] => {
  const usual = usualOf(rules)
  return rules.pieces.map(({ effects }) => effects.reduce((sum, { effect }) => sum + usualShare(effect, usual), 0))
})

function usualShare(effect: Effect, usual: Usual): number {
  const of = (thing: string): number => usual[thing] ?? 0
  if (effect.kind === 'set') return effect.points * Math.min(...effect.of.map(of))
  if (effect.kind !== 'each' || !effect.points) return 0
  const things = typeof effect.of === 'string' ? [effect.of] : effect.of
  return effect.points * effect.on.length * things.reduce((sum, thing) => sum + of(thing), 0)
}
