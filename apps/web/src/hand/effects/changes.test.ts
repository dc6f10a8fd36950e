import { BOXES, type Language } from '@heptapolis/boxes'
import {
  type CityPosition,
  fromPosition,
  type Game,
  type MoveJson,
  moves,
  readMove,
  showMove,
  sight,
  sure,
  toPosition,
} from '@heptapolis/engine'
import { apply, clone } from '@heptapolis/engine/search'
import { controller, isLastTurn, question, state, total } from '@heptapolis/engine/show'
import { afterEach, describe, expect, test } from 'vitest'
import { viewTable } from '../../city/view.ts'
import { loadLanguage, say } from '../../i18n/index.ts'
import { settings } from '../../settings/settings.ts'
import { ALL_BOXES, playAtRandom, rulesOf } from '../../testing.ts'
import { choicesOf, whereIs } from '../choices.ts'
import { goLabel } from '../labels.ts'
import { changesOf } from './changes.ts'
import { effectWords } from './effect-words.ts'
import { otherWays } from './other-ways.ts'

interface Wish {
  age?: number
  boxes?: string[]
  teams?: boolean
  players?: number
  turn?: number
}

function at(
  cities: Partial<CityPosition>[],
  { age = 1, boxes = [], teams = false, players = cities.length, turn = 5 }: Wish = {},
): Game {
  const setup = { edition: '2e' as const, boxes, teams, seats: Array.from({ length: players }, () => ({})), seed: '' }
  const game = fromPosition({ setup, age, turn, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

const build = (g: Game, card: string) =>
  moves(g, 0)
    .map((move) => showMove(g, move))
    .filter((move) => move.action === 'build' && move.card === card)

afterEach(() => settings.setState({ language: 'en' }))

describe('the text of the chosen action', () => {
  test('a stage has its own effect, a sale its coins, and only a built card that of the card', () => {
    const g = at([{ wonder: 'gizah', side: 'day', hand: ['guard-tower'] }, {}, {}])
    const { cities } = viewTable(g)
    const piece = g.rules.byId.get('guard-tower')
    const said = (action: string, stage?: number) =>
      piece && effectWords(g, cities[0], { action, stage, half: undefined }, piece)
    expect(said('build')).toBe('1 shield.')
    expect(said('stage', 1)).toBe('3 points.')
    expect(said('sell')).toBe('3 coins.')
  })

  test('a leader that is kept has no effect yet', () => {
    const g = at([{ hand: ['altar'] }, {}, {}], { boxes: ['leaders'] })
    const { cities } = viewTable(g)
    const said = (action: string) =>
      effectWords(g, cities[0], { action, stage: undefined, half: undefined }, g.rules.piece('croesus'))
    expect(said('pick')).toBe('When recruited: 6 coins at once.')
    expect(said('recruit')).toBe('6 coins at once.')
  })

  test('in French it follows the colon in lower case', async () => {
    await loadLanguage('fr')
    settings.setState({ language: 'fr' })
    const g = at([{ hand: ['altar'] }, {}, {}], { boxes: ['leaders'] })
    const kept = { action: 'pick', stage: undefined, half: undefined }
    expect(effectWords(g, viewTable(g).cities[0], kept, g.rules.piece('tomyris'))).toBe(
      'Une fois en jeu\u00a0: le jeton Défaite de chaque conflit perdu va au vainqueur.',
    )
  })

  test('a sale that moves a ship gives no coins', () => {
    const g = at([{ wonder: 'gizah', side: 'day', coins: 3, hand: ['altar', 'baths'] }, {}, {}], { boxes: ['armada'] })
    const sales = choicesOf(moves(g, 0).map((move) => showMove(g, move)))
      .cards.flatMap(({ card, choices }) => (card === 'altar' ? choices : []))
      .filter(({ action }) => action === 'sell')
      .flatMap(({ along }) => along)
    const piece = g.rules.piece('altar')
    const { cities } = viewTable(g)
    const said = sales.map(({ details, ways: [{ move }] }) => [
      effectWords(g, cities[0], { action: 'sell', stage: undefined, half: undefined }, piece, !('fleet' in details)),
      changesOf(g, 0, move).find(({ is }) => is === 'coins'),
    ])
    expect(said[0]).toEqual(['3 coins.', { is: 'coins', from: 3, to: 6 }])
    expect(said[1]?.[0]).toBe('')
    expect(said[1]?.[1]).not.toEqual({ is: 'coins', from: 3, to: 6 })
    expect(said).toHaveLength(2)
  })
})

/** The game after a choice for the free city, if the other player sells and the Age goes on. */
function playedTogether(g: Game, free: number, json: MoveJson): Game | undefined {
  const other = 1 - controller(g, free)
  const after = clone(g)
  const sale = moves(after, other).find((move) => showMove(after, move).action === 'sell')
  if (!sale || isLastTurn(g)) return undefined
  apply(after, other, sale)
  apply(after, free, sure(readMove(after, free, json)))
  return after
}

describe('the changes by a card', () => {
  test('shields: the fights, own number first, with the token before and after', () => {
    const g = at([
      { wonder: 'gizah', side: 'day', cards: ['clay-pool'], hand: ['guard-tower', 'altar'] },
      { wonder: 'rhodos', side: 'day', cards: ['stockade'] },
      { wonder: 'babylon', side: 'day' },
    ])
    const [move] = build(g, 'guard-tower')
    expect(changesOf(g, 0, move).slice(0, 2)).toMatchObject([
      { is: 'fight', before: { points: -1 }, fight: { foe: 1, mine: 1, theirs: 1, points: 0 } },
      { is: 'fight', before: { points: 0 }, fight: { foe: 2, mine: 1, theirs: 0, points: 1 } },
    ])
  })

  test('shields: no conflict whose result stays the same', () => {
    const g = at([
      { wonder: 'gizah', side: 'day', cards: ['clay-pool', 'barracks'], hand: ['guard-tower', 'altar'] },
      { wonder: 'rhodos', side: 'day', cards: ['stockade'] },
      { wonder: 'babylon', side: 'day' },
    ])
    const [move] = build(g, 'guard-tower')
    const fights = changesOf(g, 0, move).filter(({ is }) => is === 'fight')
    expect(fights).toMatchObject([{ before: { points: 0 }, fight: { foe: 1, mine: 2, theirs: 1, points: 1 } }])
  })

  test('shields: the own number where no conflict changes', () => {
    const g = at([
      { wonder: 'gizah', side: 'day', cards: ['clay-pool', 'barracks'], hand: ['guard-tower', 'altar'] },
      { wonder: 'rhodos', side: 'day' },
      { wonder: 'babylon', side: 'day' },
    ])
    const [move] = build(g, 'guard-tower')
    expect(changesOf(g, 0, move)).toEqual([{ is: 'shields', from: 1, to: 2 }])
  })

  test('science: the symbol, its points, the coins, who gets them, and the chains it opens', () => {
    const g = at([
      { wonder: 'gizah', side: 'day', coins: 3, hand: ['workshop', 'altar'] },
      { wonder: 'alexandria', side: 'day' },
      { wonder: 'babylon', side: 'day' },
    ])
    const [move] = build(g, 'workshop')
    const changes = changesOf(g, 0, move)
    expect(changes.map(({ is }) => is)).toEqual(['points', 'symbol', 'science', 'coins', 'gets', 'chains'])
    expect(changes.slice(0, 5)).toEqual([
      // The point of the symbol equals that of the coins.
      { is: 'points', from: 1, to: 1, hasCoins: true },
      { is: 'symbol', symbol: 'gear', from: 0, to: 1 },
      { is: 'science', from: 0, to: 1 },
      { is: 'coins', from: 3, to: 1 },
      { is: 'gets', city: 1, coins: 2 },
    ])
  })

  test('a resource: what becomes payable or cheaper, and which neighbours lack it', () => {
    const g = at([
      { wonder: 'gizah', side: 'day', coins: 2, cards: ['stone-pit'], hand: ['ore-vein', 'altar'] },
      { wonder: 'rhodos', side: 'day' },
      { wonder: 'babylon', side: 'day' },
    ])
    const [vein] = build(g, 'ore-vein')
    expect(changesOf(g, 0, vein).filter(({ is }) => is === 'buyers')).toEqual([{ is: 'buyers', cities: [2] }])
    const poor = at([
      { wonder: 'gizah', side: 'day', coins: 1, cards: ['timber-yard'], hand: ['lumber-yard', 'altar'] },
      { wonder: 'rhodos', side: 'day' },
      { wonder: 'babylon', side: 'day' },
    ])
    const [yard] = build(poor, 'lumber-yard')
    expect(changesOf(poor, 0, yard).filter(({ is }) => is === 'opens')).toEqual([{ is: 'opens', what: [1] }])
  })

  test('trade: what becomes cheaper, cards only if the hand comes back', () => {
    const cities = [
      { wonder: 'gizah', side: 'day', coins: 4, hand: ['west-trading-post', 'guard-tower'] },
      { wonder: 'rhodos', side: 'day', cards: ['clay-pool'] },
      { wonder: 'babylon', side: 'day' },
    ]
    const rows = (turn: number) => {
      const g = at(cities, { turn })
      const [post] = build(g, 'west-trading-post')
      return changesOf(g, 0, post)
    }
    expect(rows(3)).toMatchObject([{ is: 'chains' }, { is: 'saves', what: { id: 'guard-tower' }, coins: 1 }])
    expect(rows(4).map(({ is }) => is)).toEqual(['chains'])
  })

  test('a resource that is of no use now says so', () => {
    const g = at([
      { wonder: 'gizah', side: 'day', coins: 0, hand: ['clay-pool', 'altar'] },
      { wonder: 'olympia', side: 'day' },
      { wonder: 'babylon', side: 'day', cards: ['clay-pit'] },
    ])
    const [pool] = build(g, 'clay-pool')
    expect(changesOf(g, 0, pool)).toEqual([{ is: 'spare' }])
  })

  test('neighbours need no resource that they make only for themselves', () => {
    const rows = (cards: string[]) => {
      const g = at(
        [
          { wonder: 'gizah', side: 'day', coins: 1, hand: ['foundry', 'aqueduct'] },
          { wonder: 'ephesos', side: 'day', cards: ['caravansery'] },
          { wonder: 'alexandria', side: 'day', cards },
        ],
        { age: 2 },
      )
      const [foundry] = build(g, 'foundry')
      return changesOf(g, 0, foundry).filter(({ is }) => is === 'spare' || is === 'buyers')
    }
    expect(rows(['ore-vein'])).toEqual([{ is: 'spare' }])
    expect(rows([])).toEqual([{ is: 'buyers', cities: [2] }])
  })

  test('an effect without anything to choose from says so', () => {
    const digging = (discard: string[]) => {
      const own = { wonder: 'halikarnassos', side: 'night', cards: ['clay-pool', 'clay-pit'] }
      const cities = [{ ...own, hand: ['walls', 'stables'] }, {}, {}]
      const g = sure(fromPosition({ age: 2, turn: 2, setup: { boxes: [] }, discard, cities }, BOXES))
      const stage = moves(g, 0)
        .map((move) => showMove(g, move))
        .find(({ action }) => action === 'stage')
      return stage && changesOf(g, 0, stage).map(({ is }) => is)
    }
    expect(digging([])).toContain('idle')
    expect(digging(['baths'])).not.toContain('idle')
  })

  test('for the free city: the fights and coins of the player who chooses', () => {
    const rules = rulesOf({ boxes: [], seats: [{}, {}] })
    const seen = new Set<string>()
    playAtRandom(rules, (g, seat) => {
      if (seat < rules.players) return
      for (const json of moves(g, seat).map((move) => showMove(g, move))) {
        const keeper = controller(g, seat)
        const changes = changesOf(sight(g, keeper), seat, json)
        const after = playedTogether(g, seat, json)
        for (const row of changes) if (after && row.is === 'coins') expect(row.to).toBe(state.coins.get(after, keeper))
        for (const row of changes) if (after && row.is === 'points') expect(row.to).toBe(total(after, keeper))
        expect(changes).not.toContainEqual(expect.objectContaining({ is: 'gets', city: keeper }))
        for (const { is } of changes) seen.add(is)
      }
    })
    expect([...seen].toSorted()).toEqual(['coins', 'coinsOf', 'fight', 'forSale', 'gets', 'points'])
  })

  test('for the free city: what was chosen for the own city in the same turn counts', () => {
    const free = { wonder: 'olympia', side: 'day', cards: ['clay-pool'] }
    const own = { wonder: 'rhodos', side: 'day', coins: 3, cards: ['ore-vein'], hand: ['barracks', 'guard-tower'] }
    const g = at([own, { wonder: 'ephesos', side: 'day', hand: ['altar', 'baths'] }, free], { players: 2 })
    const [keeper, seat] = [controller(g, 2), 2]
    apply(g, keeper, sure(readMove(g, keeper, { action: 'build', card: 'barracks' })))
    const changes = changesOf(sight(g, keeper), seat, { action: 'build', card: 'guard-tower' })
    expect(changes).toMatchObject([{ is: 'fight', before: { mine: 1, theirs: 0 }, fight: { mine: 1, theirs: 1 } }])
  })

  test('of a box: a first pawn has no number before it', () => {
    const rules = rulesOf({ boxes: ['edifice'], seats: [{}, {}, {}] })
    const seen = new Set<string>()
    playAtRandom(rules, (g, seat) => {
      for (const move of moves(g, seat).map((one) => showMove(g, one))) {
        if (!move.participate) continue
        const mark = changesOf(sight(g, seat), seat, move).find((row) => row.is === 'mark' && row.field === 'pawns')
        if (mark?.is === 'mark') seen.add(`${mark.from} ${mark.to}`)
      }
    })
    expect(seen).toContain('undefined I')
    expect([...seen].filter((row) => /\d/.test(row))).toEqual([])
  })

  test('of a box: what a failed edifice takes changes shields, conflicts and points', () => {
    const seen = new Set<string>()
    const rules = rulesOf({ boxes: ['edifice'], seats: [{}, {}, {}] })
    playAtRandom(rules, (g, seat) => {
      if (question(g, seat)?.id !== 'penalty') return
      for (const move of moves(g, seat).map((one) => showMove(g, one)))
        for (const { is } of changesOf(sight(g, seat), seat, move)) seen.add(is)
    })
    expect([...seen]).toEqual(['points'])
  })

  test('of a box: its figure', () => {
    const rules = rulesOf({ boxes: ['armada'], seats: [{}, {}, {}] })
    const seen: string[] = []
    playAtRandom(rules, (g, seat) => {
      if (question(g, seat)?.id !== 'turn') return
      const ships = moves(g, seat)
        .map((move) => showMove(g, move))
        .filter(({ fleet }) => fleet === 'red')
      for (const move of ships) for (const change of changesOf(sight(g, seat), seat, move)) seen.push(change.is)
    })
    expect(seen).toContain('mark')
    expect(seen).toContain('rank')
  })
})

test('tells what each answer to a loss of coins does to the own city', () => {
  const answers = new Map<string, string[]>()
  playAtRandom(rulesOf({ boxes: [...ALL_BOXES], seats: [{}, {}, {}, {}] }), (g, seat) => {
    if (question(g, seat)?.id !== 'loss') return
    const before = Number(toPosition(g).cities[seat].coins)
    for (const move of moves(g, seat).map((one) => showMove(g, one))) {
      const changes = changesOf(sight(g, seat), seat, move)
      answers.set(
        move.debt ? 'debt' : 'coins',
        changes.map(({ is }) => is),
      )
      const coins = changes.find(({ is }) => is === 'coins')
      if (move.coins) expect(coins).toEqual({ is: 'coins', from: before, to: before - Number(move.coins) })
      else expect(coins).toBeUndefined()
    }
  })
  expect(answers.get('debt')).toContain('mark')
  expect(answers.get('debt')).toContain('points')
  expect(answers.get('coins')).toContain('coins')
})

test('counts all debts of a city in one number, as beside the city', () => {
  let compared = 0
  playAtRandom(rulesOf({ boxes: [...ALL_BOXES], seats: [{}, {}, {}, {}, {}, {}] }), (g, seat) => {
    const { debt, edificeDebt } = toPosition(g).cities[seat]
    const [own, edifices] = [debt, edificeDebt].map((owed) =>
      [owed].flat().reduce((sum: number, one) => sum + Number(one ?? 0), 0),
    )
    if (question(g, seat)?.id !== 'loss' || edifices === 0) return
    for (const move of moves(g, seat).map((one) => showMove(g, one))) {
      if (!move.debt) continue
      const owed = own + edifices
      const marks = changesOf(sight(g, seat), seat, move).filter(({ is }) => is === 'mark')
      expect(marks).toMatchObject([{ from: `−${owed}`, to: `−${owed + Number(move.debt)}` }])
      compared++
    }
  })
  expect(compared).toBeGreaterThan(0)
})

test('a hint selects action and payment, not only the card', () => {
  const { cards } = choicesOf([
    { action: 'build', card: 'altar' },
    { action: 'stage', card: 'altar', stage: 1, pay: { left: 2, right: 0, bank: 0 } },
    { action: 'stage', card: 'altar', stage: 1, pay: { left: 0, right: 2, bank: 0 } },
  ])
  const [{ choices }] = cards
  const hint = { action: 'stage', card: 'altar', stage: 1, pay: { left: 0, right: 2, bank: 0 } }
  expect(whereIs(choices, hint)).toEqual({ choice: 1, along: 0, way: 1 })
  expect(whereIs(choices, { action: 'sell', card: 'altar' })).toEqual({ choice: 0, along: 0, way: 0 })
  expect(whereIs(choices, undefined)).toEqual({ choice: 0, along: 0, way: 0 })
  expect(goLabel(choices[1], 'turn', 'Altar', '', 2)).toBe('Build stage 1 with Altar for 2 coins')
})

test('no question only says "take" or "decline": the button says what it does', async () => {
  const asked = new Map<string, Set<string>>([
    ['pick', new Set()],
    ['skip', new Set()],
  ])
  for (const boxes of [[...ALL_BOXES], ['leaders'], ['armada', 'edifice'], ['promos', 'leaders', 'wonder-pack']]) {
    playAtRandom(rulesOf({ boxes, seats: [{}, {}, {}, {}] }), (g, seat) => {
      const id = question(g, seat)?.id
      for (const move of moves(g, seat)) if (id !== undefined) asked.get(showMove(g, move).action)?.add(id)
    })
  }
  for (const ids of asked.values()) expect(ids.size).toBeGreaterThan(0)
  for (const language of ['en', 'fr'] satisfies Language[]) {
    await loadLanguage(language)
    settings.setState({ language })
    for (const [action, ids] of asked)
      expect(
        [...ids].filter((id) => say().verb(action, id) === say().verb(action)),
        action,
      ).toEqual([])
  }
})

describe('undercut payments', () => {
  const hand = ['baths', 'altar']

  test('are offered if a partner gets more, and can be played', () => {
    const g = at(
      [
        { wonder: 'ephesos', side: 'day', coins: 6, cards: ['workshop'], hand: ['laboratory', 'statue', 'walls'] },
        { wonder: 'gizah', side: 'day', cards: ['brickyard', 'press-age-1'] },
        { wonder: 'rhodos', side: 'day' },
        { wonder: 'halikarnassos', side: 'day' },
      ],
      { age: 2, boxes: ['cities'], teams: true },
    )
    const offered = choicesOf(build(g, 'laboratory')).cards[0].choices[0].along[0].ways
    expect(offered).toMatchObject([{ by: 'chain', total: 0 }])
    const [dearer] = otherWays(g, 0, offered)
    expect(dearer.pay).toMatchObject({ left: 4, right: 0 })
    expect(readMove(g, 0, dearer.move)).toMatchObject({ ok: true })
  })

  test('are omitted if they help no partner', () => {
    const g = at([
      { wonder: 'ephesos', side: 'day', coins: 6, hand },
      { wonder: 'gizah', side: 'day' },
      { wonder: 'rhodos', side: 'day', cards: ['stone-pit'] },
    ])
    const offered = choicesOf(build(g, 'baths')).cards[0].choices[0].along[0].ways
    expect(otherWays(g, 0, offered)).toEqual([])
  })
})
