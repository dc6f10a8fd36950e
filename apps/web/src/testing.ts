/** Test helpers: rulesets without, with each and with all expansions, and random games. */
import { BOXES } from '@heptapolis/boxes'
import { apply, moves, newGame, random } from '@heptapolis/engine/search'
import {
  compile,
  EDITIONS,
  type Game,
  isOver,
  type Ruleset,
  type Setup,
  type Told,
  toAct,
  toldInFull,
} from '@heptapolis/engine/show'

export const ALL_BOXES: readonly string[] = BOXES.slice(1).map(({ id }) => id)

export function rulesOf(wish: Partial<Setup> = {}): Ruleset {
  const rules = compile({ edition: '2e', boxes: [], seats: [{}, {}, {}], ...wish }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

/** No box, all boxes, each box alone. */
export const MIXES: readonly string[][] = [[], [...ALL_BOXES], ...ALL_BOXES.map((box) => [box])]

/** These mixes in both editions, if the rules allow them. */
export function everyMix(): Ruleset[] {
  return EDITIONS.flatMap((edition) =>
    MIXES.flatMap((boxes) => {
      const rules = compile({ edition, boxes, seats: [{}, {}, {}, {}] }, BOXES)
      return rules.ok ? [rules.value] : []
    }),
  )
}

/** Plays random moves and returns all events. `visit` is called before each answer. */
export function playAtRandom(rules: Ruleset, visit: (g: Game, seat: number) => void = () => {}): Told[] {
  const events: Told[] = []
  const g = newGame(rules, 'test', (event) => events.push(toldInFull(event)))
  const chance = random('test')
  while (!isOver(g)) {
    const [seat] = toAct(g)
    visit(g, seat)
    const legal = moves(g, seat)
    apply(g, seat, legal[chance.below(legal.length)])
  }
  return events
}
