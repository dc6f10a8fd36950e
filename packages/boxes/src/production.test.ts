/** Production has one implementation, so laws and lost benefits apply everywhere. */
import {
  type CityPosition,
  derive,
  type Edition,
  type Game,
  Goods,
  type Random,
  RESOURCES,
  type Resource,
  shuffle,
  state,
  vector,
} from '@heptapolis/engine/box'
import { clone, random } from '@heptapolis/engine/search'
import { goodsMade, goodsSold } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { lawId } from './babel/testing.ts'
import { openLaws, placeTile } from './babel/tower/board.ts'
import { TILES } from './babel/tower/laws.ts'
import { begin, finish, legal, pointsFrom, type Scenario, scenario, setupFor } from './testing.ts'

const ALL = ['cities', 'armada', 'wonder-pack', 'promos', 'babel-tower', 'babel-projects']

/** Gizah (stone) without coins between cities that sell glass and papyrus, under these laws. */
function table(laws: number[], city: CityPosition, left: CityPosition = {}, more: Partial<Scenario> = {}): Game {
  const cities = [
    { wonder: 'gizah', side: 'a', coins: 0, ...city },
    { wonder: 'alexandria', side: 'a', ...left },
    { wonder: 'ephesos', side: 'a' },
  ]
  return scenario({ edition: '1e', boxes: ALL, age: 2, ...more, tower: { placed: laws.map(lawId) }, cities })
}

/** Whether the first city can build the card from its own production. */
const canBuild = (laws: number[], card: string, city: CityPosition): boolean =>
  legal(table(laws, { ...city, hand: [card, 'altar'] }), 0, { action: 'build', card }).length > 0

const ANNIVERSARY = { options: { leadersAnniversary: true, citiesAnniversary: true } }
const [FALLOW, CLOSED_MARKETS, COMMON_HILLS, ENDLESS] = [3, 4, 17, 20]

describe('A good of a kind the city makes (Secret Warehouse)', () => {
  const WALLS = 'walls' // 3 stone
  const cards = ['secret-warehouse', 'stone-pit', 'sawmill']

  test('is not of the kind a law silences', () => {
    const city = { cards: ['secret-warehouse', 'sawmill'] }
    expect([canBuild([], 'stockade', city), canBuild([FALLOW], 'stockade', city)]).toEqual([true, false])
    expect(canBuild([FALLOW], WALLS, { cards })).toBe(true)
  })

  test('is not of the kind of a board that has lost its benefit', () => {
    const city = { wonder: 'rhodos', cards: ['secret-warehouse'] }
    expect(canBuild([], 'barracks', city)).toBe(true)
    expect(canBuild([], 'barracks', { ...city, boardBlocked: true })).toBe(false)
  })

  test('is not of a kind that only a law or a yellow card gives', () => {
    expect(canBuild([COMMON_HILLS], 'caravansery', { cards: ['secret-warehouse'] })).toBe(false)
    expect(canBuild([COMMON_HILLS], 'caravansery', { cards: ['secret-warehouse', 'lumber-yard'] })).toBe(true)
  })
})

describe.each([
  ['Black Market', { cards: ['black-market'] }],
  ['Great Wall, fourth stage', { wonder: 'great-wall', side: 'b', stages: ['great-wall-b-4'] }],
])('A good of a kind the city does not make (%s)', (_source, source: CityPosition) => {
  const city = (cards: string[], more: CityPosition = {}) => ({
    ...source,
    ...more,
    cards: [...(source.cards ?? []), ...cards],
  })

  test('may be of the kind a law silences', () => {
    for (const silenced of ['sawmill', 'timber-yard']) {
      expect(canBuild([FALLOW], 'stockade', city([silenced]))).toBe(true)
      expect(canBuild([FALLOW], 'caravansery', city([silenced]))).toBe(false)
    }
    expect(canBuild([FALLOW], 'caravansery', city(['lumber-yard']))).toBe(false)
  })

  test('may be of the kind of a board that has lost its benefit', () => {
    const own = source.wonder ? 'cloth' : 'stone'
    expect(lackedBy(city([]))).not.toContain(own)
    expect(lackedBy({ ...city([]), boardBlocked: true })).toContain(own)
  })

  test('may be of a kind that a law gives to everybody: no card of the city makes it', () => {
    expect(canBuild([COMMON_HILLS], 'caravansery', city([]))).toBe(true)
  })

  function lackedBy(first: CityPosition): string {
    const goods = new Goods()
    goodsMade(table([], first), 0, goods)
    return said(goods).at(-1) ?? ''
  }
})

describe('Smuggler’s Cache', () => {
  const pays = (left: CityPosition) => {
    const city = { coins: 9, cards: ['smugglers-cache'], hand: ['workshop', 'altar'] }
    const built = legal(table([], city, left, ANNIVERSARY), 0, { action: 'build', card: 'workshop', fleet: undefined })
    return built.map(({ pay }) => pay?.left)
  }

  test('takes nothing off where the board has lost its benefit, even if a card makes the same good', () => {
    expect([pays({}), pays({ cards: ['glassworks-age-1'] })]).toEqual([[1], [1]])
    expect(pays({ boardBlocked: true })).toEqual([])
    expect(pays({ boardBlocked: true, cards: ['glassworks-age-1'] })).toEqual([2])
  })
})

describe('What is for sale', () => {
  const RHODOS = { wonder: 'rhodos', side: 'a', cards: ['sawmill'] }
  const OLYMPIA = { wonder: 'olympia', side: 'a' }
  const LOST = { ...OLYMPIA, boardBlocked: true }
  const gizah = { wonder: 'gizah', side: 'a', coins: 9, hand: ['stockade', 'altar'] }
  const glass = { wonder: 'alexandria', side: 'a' }
  const papyrus = { wonder: 'ephesos', side: 'a' }
  /** Whether Gizah can buy wood. */
  const sells = (laws: number[], cities: CityPosition[]) => {
    const g = scenario({ edition: '1e', boxes: ALL, age: 2, tower: { placed: laws.map(lawId) }, cities })
    return legal(g, 0, { action: 'build', card: 'stockade' }).length > 0
  }

  test('is neither what a law silences nor what a lost board made', () => {
    const beside = (laws: number[], seller: CityPosition) => sells(laws, [gizah, seller, glass])
    expect([beside([], RHODOS), beside([FALLOW], RHODOS)]).toEqual([true, false])
    expect([beside([], OLYMPIA), beside([], LOST)]).toEqual([true, false])
  })

  test('nor at an emporium, in a city two seats away', () => {
    const buyer = { ...gizah, cards: ['eastern-emporium'] }
    const beyond = (laws: number[], seller: CityPosition) => sells(laws, [buyer, glass, seller, papyrus])
    expect([beyond([], RHODOS), beyond([FALLOW], RHODOS)]).toEqual([true, false])
    expect([beyond([], OLYMPIA), beyond([], LOST)]).toEqual([true, false])
  })
})

describe('Catan', () => {
  const catan = { wonder: 'catan', side: 'a' }

  test('exchanges what laws leave and what they give', () => {
    expect(canBuild([], 'workshop', { ...catan, cards: ['sawmill'] })).toBe(true)
    expect(canBuild([FALLOW], 'workshop', { ...catan, cards: ['sawmill'] })).toBe(false)
    expect(canBuild([COMMON_HILLS], 'workshop', { ...catan, cards: ['lumber-yard'] })).toBe(true)
    expect(canBuild([ENDLESS], 'workshop', { ...catan, cards: ['lumber-yard'] })).toBe(true)
    expect(canBuild([CLOSED_MARKETS], 'workshop', { ...catan, cards: ['lumber-yard', 'caravansery'] })).toBe(false)
  })

  test('exchanges nothing where its board has lost its benefit', () => {
    expect(canBuild([], 'workshop', { ...catan, cards: ['sawmill'], boardBlocked: true })).toBe(false)
  })
})

test('a law takes nothing away from goods that another law makes without end', () => {
  const goods = new Goods()
  goodsMade(table([FALLOW, ENDLESS], { cards: ['stone-pit', 'quarry'] }), 0, goods)
  expect(said(goods)).toContain(`${vector.PLENTY} stone`)
})

test('Stonehenge counts the stones printed on brown cards, silenced or not (our ruling)', () => {
  const city = { wonder: 'stonehenge', side: 'a', stages: 3, cards: ['quarry', 'stone-pit'] }
  const stones = (laws: number[]) => pointsFrom(table(laws, city), 0, 'stonehenge-a-3')
  expect([stones([]), stones([FALLOW])]).toEqual([6, 6])
})

/** Source of one of these resources; for sale to neighbours or not. */
interface Source {
  any: readonly Resource[]
  sold: boolean
}

const COLOURS_SOLD = ['brown', 'grey']
const SILENT_MARKETS = ['east-trading-post', 'west-trading-post', 'marketplace', 'caravansery', 'forum']

/** Production of a city, recomputed from the printed pieces and the text of the laws. */
function sourcesOf(g: Game, seat: number): { sources: Source[]; endless: Set<Resource> } {
  const inForce = (number: number) => (openLaws(g) & (1 << (number - 1))) !== 0
  const endless = new Set<Resource>()
  const pieces = g.rules.holdings.flatMap((list) => list.items(g, seat).map((index) => g.rules.pieces[index]))
  const board = g.rules.boards[state.board.get(g, seat)].piece
  const sources = [...(state.boardBlocked.get(g, seat) ? [] : [board]), ...pieces].flatMap(({ def }): Source[] => {
    const sold = def.sort === 'board' || COLOURS_SOLD.includes(def.colour ?? '')
    const own = (def.effects ?? []).flatMap((effect): Source[] => {
      if (effect.kind !== 'produce') return []
      return [
        ...(effect.all ?? []).map((good) => ({ any: [good], sold })),
        ...(effect.any ? [{ any: effect.any, sold }] : []),
      ]
    })
    const isSingle = own.length === 1 && own[0].any.length === 1
    if (def.colour === 'brown' && !isSingle && inForce(FALLOW)) return []
    if (def.colour === 'brown' && isSingle && inForce(ENDLESS)) endless.add(own[0].any[0])
    return SILENT_MARKETS.includes(def.id) && inForce(CLOSED_MARKETS) ? [] : own
  })
  const makes = new Set(sources.filter(({ sold }) => sold).flatMap(({ any }) => any))
  const spare = [board, ...pieces].flatMap(({ def }) => (def.effects ?? []).map(({ kind }) => kind))
  const lacks = RESOURCES.filter((good) => !makes.has(good))
  for (const kind of spare) {
    if (kind === 'ownedGood' && makes.size > 0) sources.push({ any: [...makes], sold: false })
    if (kind === 'lackedGood' && lacks.length > 0) sources.push({ any: lacks, sold: false })
  }
  for (const { effects = [] } of TILES) {
    for (const effect of effects) {
      if (effect.kind === 'law' && effect.law.op === 'good' && inForce(effect.number))
        sources.push({ any: effect.law.any, sold: false })
    }
  }
  return { sources, endless }
}

/** Order-independent list: the number of each resource, and each choice. */
function listed(sources: Source[], endless: Set<Resource>): string[] {
  const single = RESOURCES.map((good) => {
    const count = sources.filter(({ any }) => any.length === 1 && any[0] === good).length
    return `${endless.has(good) ? vector.PLENTY : count} ${good}`
  })
  const choices = sources.filter(({ any }) => any.length > 1)
  return [...single, ...choices.map(({ any }) => RESOURCES.filter((good) => any.includes(good)).join('/')).sort()]
}

function said(goods: Goods): string[] {
  const sets = [...goods.choices.subarray(0, goods.size)].map((set) => RESOURCES.filter((_, r) => vector.count(set, r)))
  const single = sets.filter(({ length }) => length === 1).map(([good]) => good)
  const counts = RESOURCES.map((good, r) => {
    const sure = vector.count(goods.sure, r)
    const more = sure === vector.PLENTY ? 0 : single.filter((one) => one === good).length
    return `${sure + more} ${good}`
  })
  return [
    ...counts,
    ...sets
      .filter(({ length }) => length > 1)
      .map((set) => set.join('/'))
      .sort(),
  ]
}

const ON_GOODS = [FALLOW, CLOSED_MARKETS, COMMON_HILLS, 18, ENDLESS, 21]

/** The game with other laws, some lost benefits and both spare resources, for more varied positions. */
function bent(g: Game, chance: Random): Game {
  const other = clone(g)
  for (const law of shuffle([...ON_GOODS], chance).slice(0, 3)) placeTile(other, g.rules.piece(lawId(law)).index)
  for (let seat = 0; seat < g.rules.cities; seat++) {
    state.boardBlocked.set(other, seat, chance.below(2))
    for (const id of ['secret-warehouse', 'black-market']) state.cards.push(other, seat, g.rules.piece(id).index)
    derive(other, seat)
  }
  return other
}

test.each<[Edition, number]>([
  ['1e', 4],
  ['2e', 5],
  ['1e', 7],
])('in random games of every box (%s, %i players) goods are what the pieces and the laws say', (edition, players) => {
  const seed = `goods ${edition} ${players}`
  const chance = random(seed)
  const options = { leadersAnniversary: true, citiesAnniversary: true }
  const setup = setupFor(players, { edition, options, boxes: [...ALL, 'leaders', 'edifice'], seed })
  const [made, sold] = [new Goods(), new Goods()]
  let checked = 0
  finish(begin(setup), chance, (position) => {
    if (chance.below(5) > 0) return
    const g = bent(position, chance)
    for (let seat = 0; seat < players; seat++) {
      const { sources, endless } = sourcesOf(g, seat)
      goodsMade(g, seat, made)
      goodsSold(g, seat, sold)
      expect(said(made)).toEqual(listed(sources, endless))
      const bought = sources.filter((source) => source.sold)
      expect(said(sold)).toEqual(listed(bought, endless))
      checked++
    }
  })
  expect(checked).toBeGreaterThan(100)
})
