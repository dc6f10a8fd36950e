import { readFileSync } from 'node:fs'
import { type Cost, compile, type Effect, RESOURCES, type Ruleset, type Setup, vector } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { sideIn } from '../board.ts'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor } from '../testing.ts'
import { ARMADA } from './data.ts'
import { FLEETS } from './pieces/define.ts'
import type { Space } from './pieces/tracks.ts'
import type { ShipyardDef } from './rules/shipyard.ts'

/** One line per piece from the fact sheet: id, name, numbers, confidence. Omissions have a reason. */
interface Facts {
  cards: string[]
  islands: string[]
  boards: string[]
  tracks: string[]
  shipyards: string[]
  rules: string[]
  leftOut: Record<string, string>
}
const facts: Facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

function rulesOf(edition: Setup['edition']): Ruleset {
  const rules = compile(setupFor(4, { edition, boxes: ['armada'] }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const words = (entries: [string, unknown][]): string =>
  entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, much]) => (much === true ? what : `${what} ${much}`))
    .join(' ')
const costText = (cost: Cost = {}): string => words(Object.entries(cost))
const spaceText = (space: Space): string => words(Object.entries(space))
const seat = (where: string): string => (where === 'farLeft' ? 'left2' : 'right2')

function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'produce':
      return `any:${(effect.any ?? []).toSorted().join(',')}`
    case 'science':
      return `science:${effect.symbol ?? 'any'}`
    case 'points':
      return `points:${effect.points}`
    case 'coins':
      return `coins:${effect.coins}`
    case 'shields':
      return `shields:${effect.shields}`
    case 'each':
      return `each:${effect.of}:${effect.points}`
    case 'naval':
      return `naval:${effect.strength}`
    case 'advance':
      return `advance:${effect.fleets}${effect.of ? `:${effect.of.join(',')}` : ''}`
    case 'drawIsland':
      return `island:${effect.level}`
    case 'boarding':
      return `boarding:${seat(effect.against)}`
    case 'emporium':
      return `emporium:${seat(effect.at)}:${effect.perTurn}:${effect.price}`
    case 'bestColour':
      return `best-colour:${effect.points}`
    case 'seaPower':
      return `${effect.power}:${effect.amount}`
    default:
      return effect.kind
  }
}
const effectsText = (effects: readonly Effect[] = []): string => effects.map(effectText).sort().join(' ')

const lines = (...fields: (string | number | undefined)[]): string => fields.join(' | ')
const numbersOf = (need: number): [string, unknown][] =>
  RESOURCES.map((resource, r): [string, unknown] => [resource, vector.count(need, r)]).filter(([, much]) => much !== 0)

describe('The pieces of the box', () => {
  test('are the 24 cards, with their costs, effects and how sure they are', () => {
    const cards = ARMADA.cards.map(({ id, age, colour, cost, effects, confidence }) =>
      lines(id, firstSpeech.pieceById(id), `${age} ${colour}`, costText(cost), effectsText(effects), confidence),
    )
    expect(cards).toEqual(facts.cards)
  })

  const kindsOf = (colour: string) =>
    ARMADA.cards
      .filter((card) => card.colour === colour)
      .map(({ age, effects = [] }) => `${age}: ${effects.map(({ kind }) => kind).join(' ')}`)

  test('blue cards move a ship, in Ages II and III with points besides', () => {
    expect(new Set(kindsOf('blue'))).toEqual(new Set(['1: advance', '2: advance points', '3: advance points']))
  })

  test('yellow cards open an emporium, or bring coins and Piracy; in Age III they give points and no coins', () => {
    expect(kindsOf('yellow')).toEqual([
      '1: emporium',
      '1: coins piracy',
      '2: coins piracy',
      '2: emporium',
      '3: each',
      '3: points piracy',
    ])
  })

  test('red cards give naval strength, or shields and a Boarding', () => {
    const sorts = kindsOf('red').map((text) => text.slice('1: '.length))
    expect(new Set(sorts)).toEqual(new Set(['naval', 'shields boarding']))
  })

  test('green cards bring an island, or a symbol of the kind the city has most of', () => {
    const sorts = kindsOf('green').map((text) => text.slice('1: '.length))
    expect(new Set(sorts)).toEqual(new Set(['majority', 'drawIsland']))
  })

  test('are the 27 islands, nine a level', () => {
    const islands = ARMADA.islands.map(({ id, level, effects, confidence }) =>
      lines(id, firstSpeech.pieceById(id), level, effectsText(effects), confidence),
    )
    expect(islands).toEqual(facts.islands)
    for (const level of [1, 2, 3]) expect(ARMADA.islands.filter((island) => island.level === level)).toHaveLength(9)
  })

  test('are both sides of Siracusa', () => {
    const sure = new Map(ARMADA.siracusa.map(({ side, confidence }) => [sideIn('2e', side), confidence]))
    const boards = rulesOf('2e').boards.filter(({ def }) => def.wonder === 'siracusa')
    const texts = boards.flatMap(({ def, stages }) => [
      lines(
        def.id,
        def.start.map((effect) => (effect.kind === 'produce' ? effect.all?.join(' ') : '')).join(),
        def.anyOrder ? 'any order' : '',
        sure.get(def.side),
      ),
      ...stages.map(([stage]) =>
        lines(stage.id, costText(stage.def.cost), effectsText(stage.def.effects), sure.get(def.side)),
      ),
    ])
    expect(texts).toEqual(facts.boards)
  })

  test('are the four columns, with what each space gives', () => {
    const tracks = FLEETS.map((fleet) =>
      lines(
        `shipyard-track-${fleet}`,
        ARMADA.tracks[fleet].spaces.map(spaceText).join(', '),
        ARMADA.tracks[fleet].confidence,
      ),
    )
    expect(tracks).toEqual(facts.tracks)
  })

  test('are the shipyards, with the cost of every space as it is reckoned with', () => {
    const rules = { '1e': rulesOf('1e'), '2e': rulesOf('2e') }
    const yards = ARMADA.shipyards.map(({ id, confidence }) => {
      const editions = (['1e', '2e'] as const).filter((edition) => rules[edition].byId.has(id))
      const { yard } = rules['1e'].piece(id).def as ShipyardDef
      const costs = yard.tracks.map(({ prices }) =>
        prices.map(({ need, coins }) => words([...numbersOf(need), ...coinsOf(coins)])).join(', '),
      )
      return lines(id, firstSpeech.pieceById(id), editions.join(' '), FLEETS[yard.wonder], ...costs, confidence)
    })
    expect(yards).toEqual(facts.shipyards)
  })

  test('are the values of the naval conflict and the cap on guilds', () => {
    const { navalTokens, numbers } = ARMADA
    const values = Object.entries(navalTokens.ages).map(([age, { weakest, ranks }]) =>
      lines('naval-conflict-values', age, weakest, ranks.join(' '), navalTokens.confidence),
    )
    expect([...values, lines('guild-cap', numbers.guildCap.value, numbers.guildCap.confidence)]).toEqual(facts.rules)
  })

  test('are all there, but for what is left out with a reason', () => {
    const written = [facts.cards, facts.islands, facts.boards, facts.tracks, facts.shipyards, facts.rules].flat()
    const ids = new Set([...written.map((line) => line.split(' | ')[0]), ...Object.keys(facts.leftOut)])
    expect(ids.size).toBe(87)
    for (const reason of Object.values(facts.leftOut)) expect(reason.length).toBeGreaterThan(20)
  })

  test.each(['1e', '2e'] as const)('say in words what they do (%s)', (edition) => {
    const pieces = rulesOf(edition).pieces.filter((piece) => piece.box === 'armada')
    const effects = pieces.flatMap((piece) => piece.effects)
    expect(effects.length).toBeGreaterThan(50)
    for (const { effect } of effects) expect(firstSpeech.effect(effect)).toMatch(/^[^.]{4,120}$/)
  })
})

describe('The stand-in shipyards are even', () => {
  test.each(ARMADA.shipyards.map((yard): [string, (typeof ARMADA.shipyards)[number]] => [yard.id, yard]))(
    '%s asks for 7 resources and 3 coins a column, 5 of each raw material and 8 manufactured goods',
    (_id, { costs }) => {
      const sum = (fleets: readonly Cost[], ...goods: (keyof Cost)[]) =>
        fleets.reduce((all, cost) => all + goods.reduce((n, good) => n + Number(cost[good] ?? 0), 0), 0)
      for (const fleet of FLEETS) {
        expect(sum(costs[fleet], ...RESOURCES)).toBe(7)
        expect(sum(costs[fleet], 'coins')).toBe(3)
      }
      const board = FLEETS.flatMap((fleet) => costs[fleet])
      for (const raw of RESOURCES.slice(0, 4)) expect(sum(board, raw)).toBe(5)
      expect(sum(board, 'glass', 'cloth', 'papyrus')).toBe(8)
    },
  )

  test('no two share a column of one colour', () => {
    for (const fleet of FLEETS) {
      const columns = ARMADA.shipyards.map(({ costs }) => JSON.stringify(costs[fleet]))
      expect(new Set(columns).size).toBe(columns.length)
    }
  })
})

function coinsOf(coins: number): [string, unknown][] {
  return coins === 0 ? [] : [['coins', coins]]
}
