import { apply, moves, newGame, random, showMove } from '@heptapolis/engine/search'
import { isOver, type Told, toAct, toldInFull } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { ALL_BOXES, rulesOf } from '../../testing.ts'
import {
  citiesIn,
  cityLines,
  lastTurn,
  linesAbout,
  linesOf,
  logBook,
  mainLine,
  readableLines,
  turnRows,
} from './log.ts'

const rules = rulesOf({ seats: [{}, {}, {}] })
const party = (seat: number) => ({ name: ['Ada', 'Ben', 'Cleo'][seat], isYou: false })
const linesFor = (...events: Parameters<typeof linesOf>[1]) => linesOf(rules, events, party, 'a')

test('coins stand with the deed that brings them, and are summed only for one cause', () => {
  const lines = linesFor(
    { what: 'coins', seat: 0, coins: 3, source: 'market' },
    { what: 'sold', seat: 0 },
    { what: 'coins', seat: 0, coins: 3, source: 'sale' },
    { what: 'built', seat: 1, card: 'tavern', by: 'pay' },
    { what: 'coins', seat: 1, coins: 5, source: 'tavern' },
    { what: 'coins', seat: 0, coins: 2, source: 'market' },
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada sold a card for 3 coins',
    'Ada took 5 coins thanks to market',
    'Ben built Tavern (+5 coins)',
  ])
})

test('each coin of a turn names its cause: a ship, a leader, a law, an edifice', () => {
  const all = rulesOf({ seats: [{}, {}, {}], boxes: [...ALL_BOXES] })
  const lines = linesOf(
    all,
    [
      { what: 'coins', seat: 0, coins: 1, source: 'hatshepsut' },
      { what: 'paid', seat: 0, coins: 2, left: 2, right: 0, bank: 0 },
      { what: 'paid', seat: 0, coins: 3, left: 0, right: 0, bank: 3, source: 'babel-tile-06-blue-tax' },
      { what: 'sailed', seat: 0, fleet: 'blue', space: 1, along: true },
      { what: 'coins', seat: 0, coins: 2 },
      { what: 'built', seat: 0, card: 'altar', by: 'pay' },
      { what: 'coins', seat: 0, coins: 2, source: 'babel-tile-05-blue-bonus' },
      { what: 'edifice-built', card: 'amphitheater' },
      { what: 'coins', seat: 0, coins: 4, source: 'amphitheater' },
    ],
    party,
    'a',
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada built Altar, paying 2 coins to Ben',
    'Ada took 1 coin thanks to Hatshepsut',
    'Ada paid 3 coins because of the law Levy on monuments',
    'Ada sailed the blue ship to space 1 (+2 coins)',
    'Ada took 2 coins thanks to the law Patronage',
    'The edifice Amphitheater is finished',
    'Ada took 4 coins thanks to the edifice Amphitheater',
  ])
})

test('a loss names its causes, also those of an earlier step of the turn', () => {
  const withCities = rulesOf({ seats: [{}, {}, {}], boxes: ['cities', 'armada'] })
  const before = [
    { what: 'built', seat: 1, card: 'lair', by: 'pay' },
    { what: 'owes', seat: 0, coins: 2, other: 1 },
    { what: 'owes', seat: 0, coins: 1, source: 'tax', other: 2 },
    { what: 'owes', seat: 2, coins: 2, other: 1 },
  ]
  const lost = [
    { what: 'lost', seat: 0, coins: 3 },
    { what: 'lost', seat: 2, coins: 1 },
    { what: 'debt', seat: 2, points: 1 },
    { what: 'debt', seat: 2, points: 1, source: 'lair', other: 1 },
  ]
  expect(linesOf(withCities, lost, party, 'a', before).map(({ text }) => text)).toEqual([
    'Ada lost 3 coins: 2 because of Ben’s Lair and 1 because of Cleo’s Tax',
    'Cleo lost 1 coin and took a debt of 1 point because of Ben’s Lair',
    'Cleo took a debt of 1 point because of Ben’s Lair',
  ])
})

test('a loss of a later step names the card of its turn, not one of the turn before', () => {
  const withCities = rulesOf({ seats: [{}, {}, {}], boxes: ['cities'] })
  const steps = [
    {
      events: [
        { what: 'built', seat: 1, card: 'hideout', by: 'pay' },
        { what: 'turn', age: 2, turn: 2 },
      ],
    },
    {
      events: [
        { what: 'built', seat: 1, card: 'lair', by: 'pay' },
        { what: 'owes', seat: 0, coins: 2, other: 1 },
      ],
    },
    { events: [{ what: 'lost', seat: 0, coins: 2 }] },
  ]
  expect(logBook(withCities, party)(steps).at(-1)?.text).toBe('Ada lost 2 coins because of Ben’s Lair')
})

test('coins that another city brings are told apart, with its name, after the card of the same city', () => {
  const lines = linesFor(
    { what: 'sold', seat: 0 },
    { what: 'coins', seat: 0, coins: 3, source: 'sale' },
    { what: 'built', seat: 1, card: 'altar', by: 'pay' },
    { what: 'coins', seat: 0, coins: 2, other: 1 },
    { what: 'coins', seat: 2, coins: 2, other: 1 },
    { what: 'built', seat: 2, card: 'baths', by: 'pay' },
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada sold a card for 3 coins',
    'Ben built Altar',
    'Ada took 2 coins thanks to Ben',
    'Cleo built Baths',
    'Cleo took 2 coins thanks to Ben',
  ])
  expect(linesAbout(lines, 1)).toHaveLength(3)
})

test('a debt that a card of another city brings follows the card of the same city', () => {
  const lines = linesFor(
    { what: 'built', seat: 0, card: 'altar', by: 'pay' },
    { what: 'debt', seat: 1, points: 1 },
    { what: 'built', seat: 1, card: 'baths', by: 'pay' },
  )
  expect(lines.map(({ text }) => text)).toEqual(['Ada built Altar', 'Ben built Baths', 'Ben took a debt of 1 point'])
})

test('a conflict has a line for each of its cities, with the points of its tokens', () => {
  const lines = linesFor(
    { what: 'conflict', seat: 0, other: 1, strength: 2, against: 1 },
    { what: 'victory', seat: 0, value: 3 },
    { what: 'coins', seat: 0, coins: 2, source: 'nero' },
    { what: 'defeat', seat: 1, value: -1 },
    { what: 'conflict', seat: 2, other: 0, strength: 0, against: 2 },
    { what: 'victory', seat: 0, value: 3 },
    { what: 'defeat', seat: 0, value: -1 },
    { what: 'victory', seat: 0, value: 1 },
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada won against Ben with 2 shields to 1 (+3 points)',
    'Ben lost to Ada with 1 shield to 2 (−1 point)',
    'Ada took 2 coins thanks to nero',
    'Cleo lost to Ada with 0 shields to 2 (0 points)',
    'Ada won against Cleo with 2 shields to 0 (+2 points)',
    'Ada took a victory token worth 1',
  ])
})

test('a double fight of teams has one line per city with its results', () => {
  const fight = [
    { what: 'conflict', seat: 0, other: 1, strength: 0, against: 1 },
    { what: 'victory', seat: 1, value: 1 },
    { what: 'defeat', seat: 0, value: -1 },
  ]
  const other = { what: 'conflict', seat: 2, other: 0, strength: 2, against: 2 }
  const lines = linesFor(...fight, ...fight, other, { what: 'coins', seat: 1, coins: 2, source: 'nero' })
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada lost to Ben with 0 shields to 1 (−1 point), twice',
    'Ben won against Ada with 1 shield to 0 (+1 point), twice',
    'Ada tied with Cleo, 2 shields each',
    'Ben took 2 coins thanks to nero',
  ])
})

test('a tie has one line, from the side of the reader', () => {
  const tie = { what: 'conflict', seat: 0, other: 2, strength: 1, against: 1 }
  const [line, ...more] = linesOf(rules, [tie], (seat) => ({ ...party(seat), isYou: seat === 2 }), 'a')
  expect(more).toEqual([])
  expect(line).toMatchObject({ text: 'Cleo tied with Ada, 1 shield each', seat: 2, other: 0 })
  expect(linesAbout([line], 0)).toEqual([line])
})

test('the last turn begins with the nearest city', () => {
  const lines = linesFor(
    { what: 'sold', seat: 0 },
    { what: 'turn', age: 1, turn: 2 },
    { what: 'sold', seat: 2 },
    { what: 'sold', seat: 1 },
    { what: 'turn', age: 1, turn: 3 },
  )
  expect(lastTurn(lines, [1, 2, 0]).map(({ text }) => text)).toEqual(['Ben sold a card', 'Cleo sold a card'])
})

test('each purchase has its own payment, and none if it was free', () => {
  const bought = (coins: number, card: string) => [
    { what: 'paid', seat: 0, coins, left: 0, right: 0, bank: coins },
    { what: 'built', seat: 0, card, by: 'pay' },
  ]
  const free = { what: 'built', seat: 0, card: 'altar', by: 'pay' }
  expect(linesFor(...bought(4, 'baths'), free, ...bought(1, 'theater')).map(({ text }) => text)).toEqual([
    'Ada built Baths for 4 coins',
    'Ada built Altar',
    'Ada built Theater for 1 coin',
  ])
})

test('a payment names all recipients, also beyond the neighbours', () => {
  const built = { what: 'stage', seat: 0, stage: 1, card: 'x', by: 'pay' }
  const paid = { what: 'paid', seat: 0, coins: 6, left: 0, right: 3, bank: 1, farLeft: 2 }
  const five = linesOf(
    rulesOf({ seats: [{}, {}, {}, {}, {}] }),
    [paid, built],
    (seat) => ({ name: `seat ${seat}`, isYou: seat === 2 }),
    'a',
  )
  expect(five.map(({ text }) => text)).toEqual([
    'seat 0 built stage 1 for 6 coins (3 to seat 4, 2 to you, 1 to the bank)',
  ])
})

test('the log to read has one line per conflict, with the points of both cities, which both find', () => {
  const lines = linesFor(
    { what: 'turn', age: 1, turn: 6 },
    { what: 'sold', seat: 2 },
    { what: 'age-end', age: 1 },
    { what: 'conflict', seat: 0, other: 1, strength: 1, against: 2 },
    { what: 'victory', seat: 1, value: 3 },
    { what: 'defeat', seat: 0, value: -1 },
  )
  const fight = 'Ben won against Ada with 2 shields to 1 (+3 points, Ada −1)'
  expect(readableLines(lines).map(({ text }) => text)).toEqual([
    'Age I, turn 6',
    'Cleo sold a card',
    'End of Age I',
    fight,
  ])
  for (const city of [0, 1])
    expect(linesAbout(lines, city).map(({ text }) => text)).toEqual(['Age I, turn 6', 'End of Age I', fight])
  expect(linesAbout(lines, 2).map(({ text }) => text)).toEqual(['Age I, turn 6', 'Cleo sold a card'])
})

test('filters by city: its own events and its conflicts, under the heads of their turns', () => {
  const lines = linesFor(
    { what: 'turn', age: 1, turn: 1 },
    { what: 'sold', seat: 0 },
    { what: 'turn', age: 1, turn: 2 },
    { what: 'sold', seat: 2 },
    { what: 'conflict', seat: 1, other: 2, strength: 1, against: 0 },
  )
  expect(linesAbout(lines, 2).map(({ key }) => key)).toEqual(['a/2', 'a/3', 'a/4'])
  expect(linesAbout(lines, 0).map(({ key }) => key)).toEqual(['a/0', 'a/1'])
  expect(citiesIn(lines)).toEqual([
    [0, 'Ada'],
    [1, 'Ben'],
    [2, 'Cleo'],
  ])
})

test('tells the last turn in one line per city', () => {
  const lines = linesFor({ what: 'sold', seat: 0 }, { what: 'sold', seat: 1 }, { what: 'diplomacy', seat: 0 })
  expect(cityLines(lines).map(({ text }) => text)).toEqual([
    'Ada sold a card and took a diplomacy token',
    'Ben sold a card',
  ])
})

test('counts equal actions of a city instead of repeating them', () => {
  const token = { what: 'token', seat: 0, card: 'project-token-any-color' }
  const victory = { what: 'victory-lost', seat: 1, value: 3 }
  const projects = rulesOf({ seats: [{}, {}, {}], boxes: ['babel-projects'] })
  const lines = linesOf(projects, [token, token, victory, token, victory], party, 'a')
  expect(lines.map(({ text }) => text)).toEqual(['Ada took three bag tokens', 'Ben lost two victory tokens worth 3'])
})

const FIRST = { armada: 'sailed', edifice: 'pawn' }

/** A random game in which a city takes a ship or a pawn along with a card: the events of that turn. */
function turnWithRider(box: keyof typeof FIRST): Told[] {
  const chance = random(box)
  let events: Told[] = []
  const g = newGame(rulesOf({ boxes: [box] }), box, (event) => events.push(toldInFull(event)))
  while (!isOver(g)) {
    events = []
    for (const seat of toAct(g)) {
      const legal = moves(g, seat)
      const along = legal.findIndex((move) => ['fleet', 'participate'].some((field) => field in showMove(g, move)))
      apply(g, seat, legal[along >= 0 ? along : chance.below(legal.length)])
    }
    if (events.some(({ along }) => along)) return events
  }
  throw new Error('Nothing was taken along with a card.')
}

test.each(['armada', 'edifice'] as const)('a line about a card precedes what is taken along with it in %s', (box) => {
  const events = turnWithRider(box)
  const { seat } = events.find(({ along }) => along) ?? {}
  const kinds = events.filter((event) => event.seat === seat).map(({ what }) => what)
  expect(kinds.indexOf(FIRST[box])).toBeLessThan(kinds.findIndex((what) => ['built', 'stage', 'sold'].includes(what)))
  const lines = linesOf(rulesOf({ boxes: [box] }), events, party, 'a').filter((line) => line.seat === seat)
  expect(lines[0].text).toMatch(/ built | sold /)
  expect(lines[1].text).toMatch(/ sailed the | took part in the edifice /)
})

test('lists a turn in little room without payments, with the results of conflicts as tokens', () => {
  const rows = turnRows(
    linesFor(
      { what: 'paid', seat: 0, coins: 4, left: 0, right: 0, bank: 4 },
      { what: 'built', seat: 0, card: 'baths', by: 'pay' },
      { what: 'built', seat: 1, card: 'altar', by: 'chain', from: 'theater' },
      { what: 'conflict', seat: 0, other: 1, strength: 2, against: 1 },
      { what: 'victory', seat: 0, value: 3 },
      { what: 'defeat', seat: 1, value: -1 },
      { what: 'conflict', seat: 1, other: 2, strength: 1, against: 1 },
      { what: 'coins', seat: 0, coins: 2, source: 'nero' },
    ),
  )
  expect(rows.map(({ brief, tokens }) => [brief, tokens])).toEqual([
    ['Ada built Baths', [3]],
    ['Ben built Altar', [-1]],
  ])
  expect(rows.map(({ text }) => text)[0]).toBe('Ada built Baths for 4 coins and took 2 coins thanks to nero')
  expect(rows[1].full).toBe(
    'Ben built Altar, free because of Theater, lost to Ada with 1 shield to 2 (−1 point), and tied with Cleo, 1 shield each',
  )
})

test('a row has the change of coins and the debts of its city: prices, payments to it and losses', () => {
  const rows = turnRows(
    linesFor(
      { what: 'paid', seat: 0, coins: 3, left: 2, right: 0, bank: 1 },
      { what: 'built', seat: 0, card: 'baths', by: 'pay' },
      { what: 'built', seat: 1, card: 'tavern', by: 'pay' },
      { what: 'coins', seat: 1, coins: 5, source: 'tavern' },
      { what: 'built', seat: 2, card: 'altar', by: 'pay' },
      { what: 'lost', seat: 2, coins: 1 },
      { what: 'debt', seat: 2, points: 1 },
    ),
  )
  expect(rows.map(({ who, coins, debt }) => [who, coins, debt])).toEqual([
    ['Ada', -3, 0],
    ['Ben', 7, 0],
    ['Cleo', -1, 1],
  ])
})

test('finds the line of a turn that matters most to a city', () => {
  const free = (seat: number, card: string) => ({ what: 'built', seat, card, by: 'pay' })
  const main = (...events: Parameters<typeof linesOf>[1]) => mainLine(linesFor(...events), [1, 0, 2])?.text
  expect(main(free(2, 'altar'), free(1, 'baths'))).toBe('Cleo built Altar')
  expect(main(free(0, 'theater'), free(2, 'altar'), free(1, 'baths'))).toBe('Ada built Theater')
  expect(main(free(2, 'altar'), { what: 'sold', seat: 1 }, { what: 'coins', seat: 1, coins: 3 })).toBe(
    'Cleo built Altar',
  )
  expect(main(free(0, 'theater'), { what: 'coins', seat: 1, coins: 2, other: 2 }, free(1, 'baths'))).toBe(
    'Ben took 2 coins thanks to Cleo',
  )
  const fight = { what: 'conflict', seat: 1, other: 2, strength: 2, against: 1 }
  expect(main(free(0, 'theater'), fight, { what: 'victory', seat: 1, value: 3 })).toBe(
    'Ben won against Cleo with 2 shields to 1 (+3 points)',
  )
  const other = { what: 'conflict', seat: 0, other: 1, strength: 4, against: 2 }
  expect(main(fight, { what: 'victory', seat: 1, value: 3 }, other, { what: 'defeat', seat: 1, value: -1 })).toBe(
    'Ben, conflicts: Cleo 2:1 (+3) and Ada 2:4 (−1)',
  )
})

test('a city reads of the payments that it gets', () => {
  const lines = linesFor(
    { what: 'paid', seat: 0, coins: 2, left: 2, right: 0, bank: 0 },
    { what: 'built', seat: 0, card: 'altar', by: 'pay' },
    { what: 'built', seat: 2, card: 'baths', by: 'pay' },
  )
  expect(linesAbout(lines, 1).map(({ text }) => text)).toEqual(['Ada built Altar, paying 2 coins to Ben'])
})

test('a law that a later step of the turn reveals is told once', () => {
  const withTower = rulesOf({ seats: [{}, {}, {}], boxes: ['babel-tower'] })
  const law = 'babel-tile-06-blue-tax'
  const steps = [
    { events: [{ what: 'tile-laid', seat: 0 }] },
    { events: [{ what: 'tile', seat: 0, card: law, space: 1, reveals: 'tile-laid' }] },
  ]
  const log = logBook(withTower, party)
  expect(log(steps, 1).map(({ text }) => text)).toEqual(['Ada placed a tile on the tower'])
  expect(log(steps).map(({ text }) => text)).toEqual(['Ada placed the law Levy on monuments on the tower'])
})

test('a conflict by boarding says so', () => {
  const fight = { what: 'conflict', seat: 0, other: 2, strength: 3, against: 1, by: 'boarding' }
  const [line] = linesFor(fight, { what: 'victory', seat: 0, value: 3 }, { what: 'defeat', seat: 2, value: -1 })
  expect(line.text).toBe('Ada won against Cleo with 3 shields to 1 (+3 points) (boarding)')
})

test('the last turn of an Age stays until a city plays, although the next Age brings a project', () => {
  const withProjects = rulesOf({ seats: [{}, {}, {}], boxes: ['babel-projects'] })
  const lines = linesOf(
    withProjects,
    [
      { what: 'turn', age: 1, turn: 6 },
      { what: 'sold', seat: 0 },
      { what: 'age-end', age: 1 },
      { what: 'age', age: 2 },
      { what: 'project', card: 'project-war-mirror', colour: 'red' },
      { what: 'turn', age: 2, turn: 1 },
    ],
    party,
    'a',
  )
  expect(lastTurn(lines, [0, 1, 2]).map(({ text }) => text)).toEqual([
    'The project of the Age: War Mirror',
    'Ada sold a card',
  ])
})

test('a card from the discard pile follows what its city did before, only where that is told', () => {
  const dug = { what: 'built', seat: 0, card: 'altar', by: 'discard' }
  expect(linesFor(dug)[0].text).toBe('Ada built Altar from the discard pile')
  expect(linesFor({ what: 'sold', seat: 0 }, dug)[1].text).toBe('Ada then built Altar from the discard pile')
})
