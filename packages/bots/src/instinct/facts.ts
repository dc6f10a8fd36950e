/** What a piece gives, read once from its effects, so that it can be judged in a few steps. */
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
} from '@heptapolis/engine'
import { USUAL } from '../outlook/growth.ts'

export interface Counted {
  readonly count: (g: Game, seat: number) => number
  readonly on: readonly Whose[]
  readonly points: number
  readonly coins: number
  /** How many a usual city has at the end. */
  readonly usual: number
}

export interface Facts {
  points: number
  coins: number
  shields: number
  /** 0 to 2, 3 for any, -1 for none. */
  symbol: number
  /** Sets of kinds, one unit of each. */
  readonly goods: number[]
  /** Sides and sorts of cheaper trade, as bits. */
  bargains: number
  readonly counted: Counted[]
  /** Effects that must be asked what they score. */
  readonly scored: BoundEffect[]
  digs: number
  powers: number
  diplomacy: number
  /** What lasts, in points for a whole game, and what comes once. */
  lasting: number
  once: number
  /** Cards that this one makes free. */
  chains: number
}

/** Kinds of effects that are neither counted nor common, in points: what lasts for a whole game, what comes once. */
const LASTING: Readonly<Record<string, number>> = {
  leaderPower: 3,
  cheaperLeaders: 3,
  wharf: 2.2,
  smugglersCache: 2,
  ownedGood: 3,
  lackedGood: 3.5,
  emporium: 1.5,
  seaPower: 2,
  stageToll: 1.5,
  projectBag: 1,
  setBonus: 3,
  discount: 2,
}
const ONCE: Readonly<Record<string, number>> = {
  mask: 5,
  commonSymbol: 5,
  majority: 5,
  swapSymbol: 2,
  copyLeader: 4,
  copyGuild: 5,
  extraRecruit: 2,
  drawLeaders: 1,
  bury: 6,
  amnesty: 4,
  pawn: 2,
  piracy: 1,
  drawIsland: 5,
  boarding: 1.5,
  repeatGuild: 5,
  pardon: 2,
  memorial: 2,
  projectSets: 3,
}

/** The facts of every piece, by its index. */
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
    diplomacy: 0,
    lasting: 0,
    once: 0,
    chains,
  }
  for (const bound of effects) note(rules, facts, bound)
  return facts
}

function note(rules: Ruleset, facts: Facts, bound: BoundEffect): void {
  const { effect } = bound
  if (noteCommon(rules, facts, effect)) return
  facts.lasting += LASTING[effect.kind] ?? 0
  facts.once += ONCE[effect.kind] ?? 0
  if (bound.rule.scored) facts.scored.push(bound)
}

/** The kinds nearly every card has; false for the others. */
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
    default:
      return noteRare(facts, effect)
  }
}

function noteRare(facts: Facts, effect: Effect): boolean {
  switch (effect.kind) {
    case 'dig':
      facts.digs++
      return true
    case 'ability':
      facts.powers++
      return true
    case 'diplomacy':
      facts.diplomacy++
      return true
    case 'victory':
      facts.points += effect.value === 'age' ? 3 : effect.value
      return true
    case 'neighboursTake':
    case 'othersTake':
      facts.once -= 0.3 * effect.coins
      return true
    case 'othersLose':
      facts.once += 0.5 * (effect.coins === 'age' ? 2 : effect.coins) * (effect.per ? 2 : 1)
      return true
    case 'neighboursOwe':
      facts.once += 0.5
      return true
    case 'naval':
      facts.once += 1.3 * effect.strength
      return true
    case 'advance':
      facts.once += 1.5 * effect.fleets
      return true
    case 'reward':
      facts.lasting += effect.coins * 0.4 * (USUAL[effect.for] ?? 3)
      return true
    default:
      return false
  }
}

function noteCounted(rules: Ruleset, facts: Facts, effect: Extract<Effect, { kind: 'each' }>): void {
  const things = typeof effect.of === 'string' ? [effect.of] : effect.of
  const counts = things.map((thing) => rules.counts[thing])
  facts.counted.push({
    count: (g, seat) => counts.reduce((sum, count) => sum + (count ? count(g, seat) : 0), 0),
    on: effect.on,
    points: effect.points ?? 0,
    coins: effect.coins ?? 0,
    usual: things.reduce((sum, thing) => sum + (USUAL[thing] ?? 0), 0),
  })
}
