/** Scenarios and their lines in the log: every gain, loss and price stands with its cause. */
import type { MoveJson } from '@heptapolis/engine'
import { type Told, toldInFull } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { deedsIn, speechIn } from '../index.ts'
import { choose, playTurn, type Scenario, scenario } from '../testing.ts'

const [en, fr] = await Promise.all((['en', 'fr'] as const).map(speechIn))
const NAMES = ['Ada', 'Ben', 'Cleo']

/**
 * Lines of a city, after a turn in which all others sell. Each further answer of the city begins a new step, whose lines
 * follow.
 */
function linesOf(
  position: Scenario,
  answer: Parameters<typeof playTurn>[1],
  seat = 0,
  say = en,
  ...answers: MoveJson[]
): string[] {
  const g = scenario(position)
  const steps: Told[][] = [[]]
  g.listener = (event) => steps.at(-1)?.push(toldInFull(event))
  playTurn(g, answer)
  for (const one of answers) {
    steps.push([])
    choose(g, seat, one)
  }
  const party = (at: number) => ({ name: NAMES[at], isYou: false })
  return steps
    .flatMap((events, i) => deedsIn(events, g.rules, steps.slice(0, i).flat()))
    .filter(({ event }) => event.seat === seat && !['conflict', 'victory', 'defeat'].includes(event.what))
    .map(({ event, ...coins }) => say.event(event, { rules: g.rules, party }, coins))
}

const GIZAH = { wonder: 'gizah', side: 'day', coins: 9 } as const
/** Ben produces papyrus, Cleo glass. */
const NEIGHBOURS = [
  { wonder: 'ephesos', side: 'day' },
  { wonder: 'alexandria', side: 'day' },
] as const
const LABORATORY = { ...GIZAH, cards: ['brickyard'], hand: ['laboratory', 'altar'] }

test('the price of a project stands apart from that of the card', () => {
  const position: Scenario = {
    boxes: ['babel-projects'],
    age: 2,
    project: { id: 'project-sewer-network' },
    cities: [LABORATORY, ...NEIGHBOURS],
  }
  const answer = { 0: { action: 'build', card: 'laboratory', participate: true } }
  expect(linesOf(position, answer)).toEqual([
    'built Laboratory, paying 2 coins to Ben',
    'took part in the project Sewer Network for 2 coins',
  ])
  expect(linesOf(position, answer, 0, fr)).toEqual([
    'a construit le Laboratoire en payant 2 pièces à Ben',
    'a participé au projet «\u00a0Égouts\u00a0» pour 2 pièces',
  ])
})

test('a question between a payment and a project leaves the price with the project', () => {
  const position: Scenario = {
    boxes: ['armada', 'babel-projects'],
    age: 3,
    project: { id: 'project-triumphal-arches' },
    cities: [
      {
        wonder: 'gizah',
        side: 'day',
        coins: 20,
        cards: ['timber-yard', 'stone-pit', 'ore-vein', 'mine', 'loom-age-1', 'foundry', 'sawmill'],
        hand: ['harbor-masters-office', 'altar'],
      },
      ...NEIGHBOURS,
    ],
  }
  const answer = { 0: { action: 'build', card: 'harbor-masters-office', participate: true } }
  const ship = { action: 'advance', fleet: 'green' }
  expect(linesOf(position, answer, 0, en, ship)).toEqual([
    "built Harbor Master's Office",
    'sailed the green ship to space 1',
    'took part in the project Triumphal Arches for 5 coins',
  ])
})

test('resources for a card and for a project are one payment in all', () => {
  const position: Scenario = {
    boxes: ['babel-projects'],
    age: 2,
    project: { id: 'project-war-mirror' },
    cities: [
      { ...GIZAH, cards: ['foundry'], hand: ['archery-range', 'altar'] },
      { ...NEIGHBOURS[1], cards: ['sawmill'] },
      {},
    ],
  }
  expect(
    linesOf(position, {
      0: { action: 'build', card: 'archery-range', participate: true, pay: { left: 6, right: 0, bank: 2 } },
    }),
  ).toEqual(['built Archery Range', 'took part in the project War Mirror for 8 coins in all (6 to Ben, 2 to the bank)'])
})

test('the price of an edifice stands apart from that of the stage', () => {
  const position: Scenario = {
    boxes: ['edifice'],
    age: 1,
    edifices: [{ id: 'outpost' }],
    cities: [
      { wonder: 'ephesos', side: 'day', coins: 9, cards: ['brickyard'], hand: ['tavern', 'altar'] },
      { cards: ['clay-pool', 'lumber-yard'] },
      {},
    ],
  }
  const lines = linesOf(position, { 0: { action: 'stage', card: 'tavern', participate: true } })
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^built stage 1 with Tavern/),
    'took part in the edifice Outpost for 1 coin',
  ])
})

test('a law that makes a chain cost coins is named', () => {
  const position: Scenario = {
    boxes: ['babel-tower'],
    age: 2,
    tower: { placed: ['babel-tile-13-chain-tax'] },
    cities: [{ ...GIZAH, cards: ['scriptorium'], hand: ['library', 'altar'] }, {}, {}],
  }
  const answer = { 0: { action: 'build', card: 'library', by: 'chain' } }
  expect(linesOf(position, answer)).toEqual([
    'paid 2 coins because of the law Levy on heirs',
    'built Library, free because of Scriptorium',
  ])
  expect(linesOf(position, answer, 0, fr)[0]).toBe(
    'a payé 2 pièces à cause de la loi «\u00a0Impôt des héritiers\u00a0»',
  )
})

test('a power that makes a card free is named, and a sale has its price', () => {
  const olympia = { wonder: 'olympia', side: 'day', stages: 2, hand: ['baths', 'altar'] }
  const position: Scenario = { age: 1, cities: [olympia, { hand: ['tavern', 'altar'] }, {}] }
  expect(linesOf(position, { 0: { action: 'build', card: 'baths' } })).toEqual(['built Baths, free because of stage 2'])
  expect(linesOf(position, { 1: { action: 'sell', card: 'tavern' } }, 1)).toEqual(['sold Tavern for 3 coins'])
  expect(linesOf(position, { 1: { action: 'build', card: 'tavern' } }, 1, fr)).toEqual([
    'a construit la Taverne (+5 pièces)',
  ])
})

test('a debt names the card of another city', () => {
  const lair = { cards: ['glassworks-age-1', 'lumber-yard'], hand: ['lair', 'altar'] }
  const poor = { coins: 0, hand: ['altar', 'baths'] }
  const altar = { action: 'build', card: 'altar' }
  const position: Scenario = { boxes: ['cities'], age: 2, cities: [lair, poor, poor] }
  const answer = { 0: { action: 'build', card: 'lair' }, 1: altar, 2: altar }
  expect(linesOf(position, answer, 1)).toEqual(['built Altar', 'took a debt of 2 points because of Ada’s Lair'])
  expect(linesOf(position, answer, 1, fr)[1]).toBe('a pris une dette de 2 points à cause du Repaire d’Ada')
})

/** Cards of the last turn of an Age. */
const LAST = { hand: ['altar', 'tavern'] }
const SOLD = 'sold Tavern for 3 coins'

test('the losses of a failed project name it, also after a question', () => {
  const position: Scenario = {
    boxes: ['babel-projects'],
    age: 1,
    turn: 6,
    project: { id: 'project-belvedere', tokens: 1 },
    cities: [{ ...LAST, cards: ['stockade', 'barracks'] }, { ...LAST, cards: ['stockade'] }, LAST],
  }
  const pick = { action: 'pick', card: 'barracks' }
  const sell = { 0: { action: 'sell', card: 'tavern' } }
  expect(linesOf(position, sell, 0, en, pick)).toEqual([SOLD, 'lost Barracks because of the project Belvedere'])
  expect(linesOf(position, sell, 0, fr, pick)[1]).toBe('a perdu la Caserne à cause du projet «\u00a0Belvédère\u00a0»')
  expect(linesOf(position, {}, 1)[1]).toBe('lost Stockade because of the project Belvedere')
  expect(linesOf(position, {}, 2)[1]).toMatch(/^took a penalty .* because of the project Belvedere$/)
})

test('victory tokens lost with a failed project name it', () => {
  const position: Scenario = {
    boxes: ['babel-projects'],
    age: 3,
    turn: 6,
    project: { id: 'project-triumphal-arches', tokens: 1 },
    cities: [{ ...LAST, victory: [3, 3] }, LAST, LAST],
  }
  expect(linesOf(position, {})).toContain('lost two victory tokens worth 3 because of the project Triumphal Arches')
})

test('the debts and losses of a failed edifice name it', () => {
  const position: Scenario = {
    boxes: ['edifice'],
    age: 1,
    turn: 6,
    edifices: [{ id: 'outpost' }],
    cities: [LAST, { ...LAST, cards: ['stockade'] }, LAST],
  }
  expect(linesOf(position, {})[1]).toMatch(/^took an edifice debt .* because of the edifice Outpost$/)
  expect(linesOf(position, {}, 1)[1]).toBe('lost Stockade because of the edifice Outpost')
  expect(linesOf(position, {}, 1, fr)[1]).toMatch(/^a perdu la Palissade à cause de l’édifice «\u00a0.*»$/)
})

test('a city with a diplomacy token stays out of the conflicts', () => {
  const position: Scenario = { boxes: ['cities'], age: 1, turn: 7, cities: [{ ...LAST, diplomacy: 1 }, LAST, LAST] }
  expect(linesOf(position, {})[1]).toBe('stayed out of the conflicts (diplomacy)')
  expect(linesOf(position, {}, 0, fr)[1]).toBe('est restée à l’écart des conflits (diplomatie)')
  expect(linesOf(position, {}, 1)).toHaveLength(1)
})
