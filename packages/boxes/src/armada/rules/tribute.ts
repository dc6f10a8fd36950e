/** Tax and Piracy: coins lost at the end of the turn. */
import type { EffectOf, EffectRule, Game, Line } from '@heptapolis/engine/box'
import { owe } from '../../parts/losses.ts'
import { IMMUNE, pirating, seaPowers, taxing } from '../columns.ts'
import { YELLOW } from '../define.ts'
import type { NavalNumbers } from '../numbers.ts'
import { commercialLevel, yardOf } from '../shipyard.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Every other city loses coins by its own commercial level. */
    piracy: Record<never, never>
  }
}

export const piracyEffect: EffectRule<EffectOf<'piracy'>> = {
  now: (g, seat) => pirating.add(g, seat, 1),
}

// Looked up once a turn, since every city is compared with all others.
const [levels, taxes, raids] = Array.from({ length: 3 }, (): number[] => [0, 0, 0, 0, 0, 0, 0, 0])

export const tribute = ({ taxPerLevel, piracyPerLevel }: NavalNumbers): Line => {
  const taxOn = (victim: number, cause: number): number =>
    taxPerLevel.value * Math.max(0, levels[cause] - levels[victim])
  const piracyOn = (victim: number): number => piracyPerLevel.value * levels[victim]
  return {
    id: 'tribute',
    run(g) {
      const isTaxed = lookUp(g, taxing, taxes)
      const isRaided = lookUp(g, pirating, raids)
      if (!isTaxed && !isRaided) return
      for (let seat = 0; seat < g.rules.cities; seat++) levels[seat] = commercialLevel(g, seat)
      if (isTaxed) tellTaxes(g)
      for (let seat = 0; seat < g.rules.cities; seat++) {
        if (!yardOf(g, seat) || seaPowers.get(g, seat, IMMUNE) > 0) continue
        if (isTaxed) owe(g, seat, toll(g, seat, taxes, taxOn))
        if (isRaided) owe(g, seat, toll(g, seat, raids, piracyOn))
      }
    },
  }
}

/** How often each city has set it off this turn, which is then done with; false where nobody has. */
function lookUp(g: Game, kind: typeof taxing, times: number[]): boolean {
  let isAny = false
  for (let seat = 0; seat < g.rules.cities; seat++) {
    times[seat] = kind.get(g, seat)
    if (times[seat] === 0) continue
    kind.set(g, seat, 0)
    isAny = true
  }
  return isAny
}

/** A card that sets off Piracy is told when it is built; a ship that sets off Tax has no card. */
function tellTaxes(g: Game): void {
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (taxes[seat] > 0) g.listener?.({ what: 'tax', seat, level: levels[seat], lose: 'others' })
  }
}

/**
 * What a city loses to one kind: to each time another city set it off. Who has set off the same kind pays once for what
 * all others have, and then the dearest.
 */
function toll(
  g: Game,
  victim: number,
  times: readonly number[],
  loss: (victim: number, cause: number) => number,
): number {
  const joins = times[victim] > 0
  let sum = 0
  for (let cause = 0; cause < g.rules.cities; cause++) {
    if (times[cause] === 0 || cause === victim) continue
    const coins = loss(victim, cause)
    sum = joins ? Math.max(sum, coins) : sum + times[cause] * coins
  }
  return sum
}

/** What a city loses at most in a whole game: to every space of others that sets off Tax, and to every Piracy there is. */
export const mostTribute =
  ({ taxPerLevel, piracyPerLevel }: NavalNumbers) =>
  (g: Game): number => {
    const yards = Array.from({ length: g.rules.players }, (_, seat) => yardOf(g, seat)?.tracks[YELLOW].spaces ?? [])
    const taxed = yards.flat().filter(({ tax }) => tax).length
    const raids = g.rules.pieces
      .flatMap(({ effects }) => effects)
      .filter(({ effect }) => effect.kind === 'piracy').length
    const highest = Math.max(0, ...yards.flat().map(({ level = 0 }) => level))
    return highest * (taxed * taxPerLevel.value + raids * piracyPerLevel.value)
  }
