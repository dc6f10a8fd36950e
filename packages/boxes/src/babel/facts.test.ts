import { readFileSync } from 'node:fs'
import { COLOURS, compile, type Effect, type Piece, type Ruleset } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor } from '../testing.ts'
import type { Penalty } from './projects/great-projects.ts'
import type { Law, Occasion } from './tower/laws.ts'

/** One line per piece: id, number and law of a tile; id, name, Age, colour, cost, reward and penalty of a project. */
interface Facts {
  tiles: string[]
  projects: string[]
  /** Tokens that are pieces with the same id. */
  tokens: string[]
  /** Facts without a piece here, and the reason. */
  leftOut: Record<string, string>
}
const facts: Facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

const NAMES: Record<string, string> = {
  'east-trading-post': 'East Trading Post',
  'west-trading-post': 'West Trading Post',
  marketplace: 'Marketplace',
  caravansery: 'Caravansery',
  forum: 'Forum',
}

function rulesOf(edition: '1e' | '2e'): Ruleset {
  const rules = compile(setupFor(4, { edition, boxes: ['babel-tower', 'babel-projects'] }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const occasion = (on: Occasion): string => {
  if (on === 'chain') return 'chain'
  return on === 'stage' ? 'wonderStage' : `build:${on}`
}

function lawText(law: Law): string {
  switch (law.op) {
    case 'tax':
    case 'bonus':
      return `${law.op}:${occasion(law.on)}:${law.coins}`
    case 'noResources':
      return `waiveResources:${occasion(law.on)}`
    case 'coinsForResources':
      return `resourcesToCoins:${occasion(law.on)}:1:false`
    case 'price':
      return `tradePrice:${law.goods === 'raw' ? 'brown' : 'grey'}:${law.by}`
    case 'good':
      return `produceChoice:${law.any.join(',')}`
    case 'muteBrown':
      return 'disableProduction:brown:double,choice'
    case 'muteCards':
      return `disableCards:${law.cards.map((id) => NAMES[id]).join(',')}`
    case 'endlessBrown':
      return 'infiniteProduction:brown:single'
    case 'neighbourChains':
      return 'chainsFromNeighbours:left,right'
    case 'victories':
      return `victoryTokenMap:${Object.entries(law.become)
        .map(([from, to]) => `${from}>${to}`)
        .join(',')}`
    case 'defeats':
      return `defeatTokenCount:${law.tokens}`
  }
}

function penaltyText(penalty: Penalty): string {
  if (penalty.lose === 'card') return `discardBuiltCard:${penalty.colour}:1`
  if (penalty.lose === 'victories') return `discardVictoryTokens:${penalty.count}`
  return penalty.lose === 'coins' ? 'loseAllCoins' : 'token:wonder-block'
}

/** Reward in the notation of the fact sheet: lasting tokens by their effect, spent ones by name. */
function rewardText(rules: Ruleset, effect: Effect): string {
  switch (effect.kind) {
    case 'coins':
      return `coins:${effect.coins}`
    case 'victory':
      return `victoryToken:${effect.value}`
    case 'projectToken':
      return tokenText(rules.piece(effect.token))
    default:
      return effect.kind
  }
}

function tokenText({ id, effects: [{ effect }] }: Piece): string {
  if (effect.kind === 'shields') return `shields:${effect.shields}`
  if (effect.kind === 'projectSets') return `vpPerScienceSet:${effect.points}`
  if (effect.kind !== 'each') return `token:${id.replace('project-token-', '')}`
  if (effect.of === 'stage') return `vpPerOwnWonderStage:${effect.points}`
  return `vpPerCard:${String(effect.of)}:${effect.on.join(',')}:${effect.points}`
}

function tileLine({ id, effects: [{ effect }] }: Piece): string {
  return effect.kind === 'law' ? `${id} | ${effect.number} | ${lawText(effect.law)}` : id
}

function projectLine(rules: Ruleset, piece: Piece): string {
  const { id, age, colour, def, effects } = piece
  const name = firstSpeech.piece(piece)
  const cost = Object.entries(def.cost ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const costText = cost.map(([what, count]) => `${what} ${count}`).join(' ')
  const [reward, penalty] = effects.map((bound) => bound.effect)
  const fine = penalty.kind === 'projectPenalty' ? penaltyText(penalty.penalty) : penalty.kind
  return `${id} | ${name} | ${age} ${COLOURS[colour]} | ${costText} | ${rewardText(rules, reward)} | ${fine}`
}

test.each(['1e', '2e'] as const)('the 24 laws are those of the facts, in %s', (edition) => {
  const tiles = rulesOf(edition).pieces.filter((piece) => piece.sort === 'tile')
  expect(tiles.map(tileLine)).toEqual(facts.tiles)
})

test.each(['1e', '2e'] as const)('the 15 projects are those of the facts, in %s', (edition) => {
  const rules = rulesOf(edition)
  const projects = rules.pieces.filter((piece) => piece.sort === 'project')
  expect(projects.map((piece) => projectLine(rules, piece))).toEqual(facts.projects)
  expect([1, 2, 3].map((age) => projects.filter((piece) => piece.age === age).length)).toEqual([5, 5, 5])
})

test('tokens to be spent have the ids of the facts, and what is left out is no piece', () => {
  const { byId } = rulesOf('2e')
  expect(facts.tokens.map((id) => byId.get(id)?.sort)).toEqual(facts.tokens.map(() => 'project-token'))
  expect(Object.keys(facts.leftOut).filter((id) => byId.has(id))).toEqual([])
})

test('every piece of Babel says what it does', () => {
  const pieces = rulesOf('2e').pieces.filter((piece) => piece.box.startsWith('babel-'))
  expect(pieces).toHaveLength(24 + 15 + 11)
  for (const { id, effects } of pieces) {
    for (const { effect } of effects) expect(firstSpeech.effect(effect), id).toMatch(/^[A-Za-z0-9−-].*[^.]$/)
  }
})
