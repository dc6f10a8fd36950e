/** Tax and Piracy: coins lost at the end of the turn. */
import type { EffectOf, EffectRule, Game, Line } from '@heptapolis/engine'
import { owe } from '../parts/losses.ts'
import { IMMUNE, pirating, seaPowers, taxing } from './columns.ts'
import type { Numbers } from './numbers.ts'
import { commercialLevel, yardOf } from './shipyard.ts'

declare module '@heptapolis/engine' {
  interface EffectKinds {
    /** Every other city loses coins by its own commercial level. */
    piracy: Record<never, never>
  }
}

export const piracyEffect: EffectRule<EffectOf<'piracy'>> = {
  now: (g, seat) => pirating.add(g, seat, 1),
}

/** The commercial level of every city, looked up once a turn: each is compared with all others. */
const levels: number[] = [0, 0, 0, 0, 0, 0, 0, 0]

export const tribute = ({ taxPerLevel, piracyPerLevel }: Numbers): Line => {
  const taxOn = (victim: number, cause: number): number =>
    taxPerLevel.value * Math.max(0, levels[cause] - levels[victim])
  const piracyOn = (victim: number): number => piracyPerLevel.value * levels[victim]
  return {
    id: 'tribute',
    run(g) {
      const [taxers, pirates] = [causes(g, taxing), causes(g, pirating)]
      if (taxers.length + pirates.length === 0) return
      for (let seat = 0; seat < g.rules.cities; seat++) levels[seat] = commercialLevel(g, seat)
      for (let seat = 0; seat < g.rules.cities; seat++) {
        if (!yardOf(g, seat) || seaPowers.get(g, seat, IMMUNE) > 0) continue
        owe(g, seat, toll(g, seat, taxers, taxing, taxOn) + toll(g, seat, pirates, pirating, piracyOn))
      }
      for (const seat of taxers) taxing.set(g, seat, 0)
      for (const seat of pirates) pirating.set(g, seat, 0)
    },
  }
}

const NOBODY: readonly number[] = []

/** The cities that have set it off this turn. */
function causes(g: Game, kind: typeof taxing): readonly number[] {
  let found: number[] | undefined
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (kind.get(g, seat) === 0) continue
    found ??= []
    found.push(seat)
  }
  return found ?? NOBODY
}

/**
 * What a city loses to one kind: to each time another city set it off. Who has set off the same kind pays once for what
 * all others have, and then the dearest.
 */
function toll(
  g: Game,
  victim: number,
  from: readonly number[],
  kind: typeof taxing,
  loss: (victim: number, cause: number) => number,
): number {
  if (from.length === 0) return 0
  const joins = kind.get(g, victim) > 0
  let sum = 0
  for (let i = 0; i < from.length; i++) {
    if (from[i] === victim) continue
    const coins = loss(victim, from[i])
    sum = joins ? Math.max(sum, coins) : sum + kind.get(g, from[i]) * coins
  }
  return sum
}
