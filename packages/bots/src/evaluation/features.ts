/**
 * Numeric features of a city, the input of the learned evaluation. Expansions add features through their bot knowledge
 * (minds).
 */
import { bits, type Features } from '@heptapolis/boxes/minds'
import {
  COLOURS,
  type Game,
  left,
  oncePerRuleset,
  type Ruleset,
  right,
  state,
  strength,
  total,
  vector,
} from '@heptapolis/engine/search'
import { mindsOf } from '../minds.ts'
import { growth } from '../outlook/growth.ts'

/** Features of every game. */
export const FEATURES = [
  'one',
  'points',
  'growth',
  'coins',
  'poor',
  'raw',
  'manufactured',
  'kinds',
  'choices',
  'boughtKinds',
  'bargains',
  'shields',
  'leadLeft',
  'leadRight',
  'winsLeft',
  'winsRight',
  'symbols',
  'mostSymbols',
  'sets',
  'wilds',
  'stages',
  'stagesLeft',
  'chains',
  'abilities',
  'players',
  'secondEdition',
  ...COLOURS,
] as const
export type Feature = (typeof FEATURES)[number]

const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>
const COLOUR_AT = at.brown

/** Features of a box in play, and their offset after the common ones. */
export interface FeatureSlot {
  readonly box: string
  readonly features: Features
  readonly at: number
}

export interface FeatureLayout {
  readonly length: number
  readonly placed: readonly FeatureSlot[]
}

export const layoutOf = oncePerRuleset((rules: Ruleset): FeatureLayout => {
  let length: number = FEATURES.length
  const placed: FeatureSlot[] = []
  for (const { id, mind } of mindsOf(rules)) {
    if (!mind.features) continue
    placed.push({ box: id, features: mind.features, at: length })
    length += Object.keys(mind.features.weights).length
  }
  return { length, placed }
})

/** Writes the features of a city into `into`, which must have room for those of the boxes in play. */
export function readFeatures(g: Game, seat: number, into: Float64Array): void {
  into.fill(0)
  into[at.one] = 1
  into[at.points] = total(g, seat)
  into[at.growth] = growth(g, seat)
  into[at.players] = g.rules.players
  into[at.secondEdition] = g.rules.setup.edition === '2e' ? 1 : 0
  readGoods(g, seat, into)
  readConflicts(g, seat, into)
  readCity(g, seat, into)
  const { placed } = layoutOf(g.rules)
  for (let i = 0; i < placed.length; i++) placed[i].features.read(g, seat, into, placed[i].at)
}

function readGoods(g: Game, seat: number, into: Float64Array): void {
  const coins = state.coins.get(g, seat)
  into[at.coins] = Math.min(coins, 15)
  into[at.poor] = Math.max(0, 3 - coins)
  const made = state.made.get(g, seat)
  into[at.raw] = vector.units(made & (vector.FIRST_MANUFACTURED - 1))
  into[at.manufactured] = vector.units(made & ~(vector.FIRST_MANUFACTURED - 1))
  let kinds = vector.kinds(made)
  const choices = state.madeChoices.size(g, seat)
  for (let i = 0; i < choices; i++) kinds |= state.madeChoices.item(g, seat, i)
  into[at.kinds] = bits(kinds)
  into[at.choices] = choices
  let bought = vector.kinds(state.sold.get(g, left(g, seat))) | vector.kinds(state.sold.get(g, right(g, seat)))
  for (const city of [left(g, seat), right(g, seat)]) {
    for (let i = 0; i < state.soldChoices.size(g, city); i++) bought |= state.soldChoices.item(g, city, i)
  }
  into[at.boughtKinds] = bits(bought & ~kinds)
  into[at.bargains] = bits(state.bargains.get(g, seat))
}

const MOST_LEAD = 4

function readConflicts(g: Game, seat: number, into: Float64Array): void {
  const own = strength(g, seat)
  const leadLeft = own - strength(g, left(g, seat))
  const leadRight = own - strength(g, right(g, seat))
  into[at.shields] = own
  into[at.leadLeft] = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, leadLeft))
  into[at.leadRight] = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, leadRight))
  into[at.winsLeft] = Math.sign(leadLeft)
  into[at.winsRight] = Math.sign(leadRight)
}

function readCity(g: Game, seat: number, into: Float64Array): void {
  const [a, b, c] = [state.symbols.get(g, seat, 0), state.symbols.get(g, seat, 1), state.symbols.get(g, seat, 2)]
  into[at.symbols] = a + b + c
  into[at.mostSymbols] = Math.max(a, b, c) ** 2
  into[at.sets] = Math.min(a, b, c)
  into[at.wilds] = state.symbols.get(g, seat, 3)
  into[at.stages] = state.stages.size(g, seat)
  into[at.stagesLeft] = g.rules.boards[state.board.get(g, seat)].stages.length - state.stages.size(g, seat)
  into[at.abilities] = bits(state.abilities.get(g, seat))
  for (let colour = 0; colour < COLOURS.length; colour++) into[COLOUR_AT + colour] = state.colours.get(g, seat, colour)
  into[at.chains] = chainsAhead(g, seat)
}

/** Cards of later Ages that chains make free for the city. */
function chainsAhead(g: Game, seat: number): number {
  const age = Math.max(1, state.age.get(g))
  let count = 0
  for (const { chain, title } of chainedFrom(g.rules)[age] ?? []) {
    if (state.titles.has(g, seat, title)) continue
    for (let i = 0; i < chain.length; i++) {
      if (!state.titles.has(g, seat, chain[i])) continue
      count++
      break
    }
  }
  return count
}

/** By Age: cards of this and later Ages that a chain makes free. */
const chainedFrom = oncePerRuleset(({ pieces }) =>
  [0, 1, 2, 3].map((age) => pieces.filter((piece) => piece.chain.length > 0 && piece.age >= age)),
)
