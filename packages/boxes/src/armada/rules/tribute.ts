/** Tax and Piracy: coins lost at the end of the turn. */
import type { EffectOf, EffectRule, Game, Line } from '@heptapolis/engine/box'
import { owe } from '../../parts/losses.ts'
import { IMMUNE, pirating, seaPowers, taxing } from '../columns.ts'
import { YELLOW } from '../pieces/define.ts'
import type { NavalNumbers } from '../pieces/numbers.ts'
import { commercialLevel, yardOf } from './shipyard.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Every other city loses coins according to its commercial level. */
    piracy: Record<never, never>
  }
}

export const piracyEffect: EffectRule<EffectOf<'piracy'>> = {
  harms: true,
  now: (g, seat) => pirating.add(g, seat, 1),
}

// Looked up once per turn, because every city is compared with all others.
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
      const [taxer, raider] = [only(taxes), only(raids)]
      for (let seat = 0; seat < g.rules.cities; seat++) {
        if (!yardOf(g, seat) || seaPowers.get(g, seat, IMMUNE) > 0) continue
        if (isTaxed) owe(g, seat, toll(g, seat, taxes, taxOn), 'tax', taxer)
        if (isRaided) owe(g, seat, toll(g, seat, raids, piracyOn), raider === undefined ? 'piracy' : undefined, raider)
      }
    },
  }
}

/** Reads and resets how often each city triggered it in this turn; false if none did. */
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

/** The city that triggered it, if it is only one. */
function only(times: readonly number[]): number | undefined {
  const cause = times.findIndex((one) => one > 0)
  return times.some((one, seat) => one > 0 && seat !== cause) ? undefined : cause
}

/** Tax has no card, so its event is sent here; Piracy is reported with its card. */
function tellTaxes(g: Game): void {
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (taxes[seat] > 0) g.listener?.({ what: 'tax', seat, level: levels[seat], lose: 'others' })
  }
}

/**
 * Loss of a city to one kind: the sum over all triggers of others. A city that triggered the same kind pays only once,
 * for the most expensive one.
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

/** Maximum loss of a city in a game: every Tax space of others, and every Piracy. */
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
