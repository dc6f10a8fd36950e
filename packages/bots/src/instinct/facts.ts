/** Facts about a card, stage or other piece, extracted once from its effects so that the quick judgement is fast. */
import type { Gain, Mind } from '@heptapolis/boxes/minds'
import {
  type BoundEffect,
  type Effect,
  type Game,
  oncePerRuleset,
  type Piece,
  type Ruleset,
  SYMBOLS,
  vector,
  type Whose,
} from '@heptapolis/engine/search'
import { mindsOf } from '../minds.ts'
import { usualOf } from '../outlook/growth.ts'

export interface CountedEffect {
  readonly count: (g: Game, seat: number) => number
  readonly on: readonly Whose[]
  readonly points: number
  readonly coins: number
  /** Number that a typical city has at the end. */
  readonly usual: number
}

export interface Facts {
  points: number
  coins: number
  shields: number
  /** 0 to 2, 3 for any, -1 for none. */
  symbol: number
  /** Sets of resource kinds, one unit of each. */
  readonly goods: number[]
  /** Neighbours and resource sorts with cheaper trade, as bits. */
  bargains: number
  readonly counted: CountedEffect[]
  /** Effects whose score must be computed. */
  readonly scored: BoundEffect[]
  digs: number
  powers: number
  /** Number of conflicts that the city skips. */
  peace: number
  /** Lasting value in points per whole game, and one-time value. */
  lasting: number
  once: number
  /** Number of cards that this one makes free. */
  chains: number
}

/** Values of engine effects that are neither counted nor common. */
const OWN_KINDS: Mind['effects'] = { copyGuild: { once: 5 } }

type Gains = Readonly<Record<string, Gain | ((effect: Effect) => Gain)>>

/** Values of uncommon effects, by kind. */
const gainsOf = oncePerRuleset(
  (rules): Gains => Object.assign({}, OWN_KINDS, ...mindsOf(rules).map(({ mind }) => mind.effects ?? {})),
)

/** Facts by piece index. */
export const factsOf = oncePerRuleset((rules): readonly Facts[] => {
  const chains = new Map<number, number>()
  for (const { chain } of rules.pieces) for (const title of chain) chains.set(title, (chains.get(title) ?? 0) + 1)
  return rules.pieces.map((piece) => read(rules, piece, chains.get(piece.title) ?? 0))
})

function read(rules: Ruleset, { effects }: Piece, chains: number): Facts {
  const facts: Facts = {
    points: 0,
    coins: 0,
    shields: 0,
    symbol: -1,
    goods: [],
    bargains: 0,
    counted: [],
    scored: [],
    digs: 0,
    powers: 0,
    peace: 0,
    lasting: 0,
    once: 0,
    chains,
  }
  for (const bound of effects) note(rules, facts, bound)
  return facts
}

function note(rules: Ruleset, facts: Facts, bound: BoundEffect): void {
  if (noteCommon(rules, facts, bound.effect)) return
  noteGain(rules, facts, bound.effect)
  if (bound.rule.scored) facts.scored.push(bound)
}

function noteGain(rules: Ruleset, facts: Facts, effect: Effect): void {
  const known = gainsOf(rules)[effect.kind]
  if (known === undefined) return
  const { once = 0, lasting = 0, peace = 0 } = typeof known === 'function' ? known(effect) : known
  facts.once += once
  facts.lasting += lasting
  facts.peace += peace
}

/** Handles the effects that nearly every card has; false for others. */
function noteCommon(rules: Ruleset, facts: Facts, effect: Effect): boolean {
  switch (effect.kind) {
    case 'points':
      facts.points += effect.points
      return true
    case 'coins':
      facts.coins += effect.coins
      return true
    case 'shields':
      facts.shields += effect.shields
      return true
    case 'science':
      facts.symbol = effect.symbol ? SYMBOLS.indexOf(effect.symbol) : SYMBOLS.length
      return true
    case 'produce':
      for (const good of effect.all ?? []) facts.goods.push(vector.unitOf(good))
      if (effect.any) facts.goods.push(vector.setOf(effect.any))
      return true
    case 'trade':
      for (const side of effect.from) {
        facts.bargains |= (side === 'left' ? 1 : 2) << (effect.goods === 'raw' ? 0 : 2)
      }
      return true
    case 'each':
      noteCounted(rules, facts, effect)
      return true
    case 'dig':
      facts.digs++
      return true
    case 'ability':
      facts.powers++
      return true
    case 'victory':
      facts.points += effect.value === 'age' ? 3 : effect.value
      return true
    default:
      return false
  }
}

function noteCounted(rules: Ruleset, facts: Facts, effect: Extract<Effect, { kind: 'each' }>): void {
  const things = typeof effect.of === 'string' ? [effect.of] : effect.of
  const usual = usualOf(rules)
  const counts = things.map((thing) => rules.counts[thing])
  facts.counted.push({
    count: (g, seat) => counts.reduce((sum, count) => sum + (count ? count(g, seat) : 0), 0),
    on: effect.on,
    points: effect.points ?? 0,
    coins: effect.coins ?? 0,
    usual: things.reduce((sum, thing) => sum + (usual[thing] ?? 0), 0),
  })
}
