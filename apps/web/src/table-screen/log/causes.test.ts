import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import { PUBLIC, sight } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { rulesOf } from '../../testing.ts'
import { causeOf, lossInAll } from './causes.ts'

const rules = rulesOf({ boxes: ['cities'] })
const party = (seat: number) => ({ name: ['Ada', 'Ben', 'Cleo'][seat], isYou: false })
const told = (...events: { what: string; seat: number; [detail: string]: string | number }[]) =>
  [{ events }] as unknown as Parameters<typeof causeOf>[2]
const lair = { what: 'built', seat: 1, card: 'hideout', by: 'pay' }

test('a loss names the city that caused it', () => {
  expect(causeOf('loss', rules, told(lair, { what: 'built', seat: 2, card: 'altar' }), 0, party)).toBe(
    'Because of Hideout (Ben).',
  )
})

test('a loss names its cause also where a question to another city came in between', () => {
  const steps = (...parts: { what: string; seat?: number; card?: string }[][]) =>
    parts.map((events) => ({ events })) as unknown as Parameters<typeof causeOf>[2]
  const sailed = [{ what: 'built', seat: 2, card: 'altar' }]
  const turn = [{ what: 'turn' }]
  expect(causeOf('loss', rules, steps(turn, [lair], sailed), 0, party)).toBe('Because of Hideout (Ben).')
  expect(causeOf('loss', rules, steps([lair], turn, sailed), 0, party)).toBeUndefined()
  const again = [{ what: 'built', seat: 2, card: 'lair' }]
  const paid = [{ what: 'lost', seat: 0 }]
  expect(causeOf('loss', rules, steps(turn, [lair], paid, again), 0, party)).toBe('Because of Lair (Cleo).')
})

test('a loss without a card names its cause: Tax, or the toll of a leader', () => {
  const atSea = rulesOf({ boxes: ['armada', 'cities', 'leaders'] })
  const tax = { what: 'tax', seat: 1, level: 2, lose: 'others' }
  const toll = { what: 'stage-toll', seat: 2, coins: 1, lose: 'others' }
  expect(causeOf('loss', atSea, told(tax, toll), 0, party)).toBe(
    'Ben triggered Tax (each city below commercial level 2 loses 1 coin for each level it lacks). Cleo made every other city lose 1 coin.',
  )
  expect(causeOf('loss', atSea, told(tax), 1, party)).toBeUndefined()
})

test('Piracy is no cause for a city without a commercial level', () => {
  const setup = { edition: '2e' as const, boxes: ['armada', 'cities'], seats: [{}, {}, {}], seed: '' }
  const game = fromPosition({ setup, age: 1, turn: 5, cities: [{ ships: { yellow: 1 } }, {}, {}] }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  const steps = [{ events: [{ what: 'built', seat: 1, card: 'pirate-hideout' }], seen: sight(game.value, PUBLIC) }]
  expect(causeOf('loss', game.value.rules, steps, 0, party)).toBe('Because of Pirate Hideout (Ben).')
  expect(causeOf('loss', game.value.rules, steps, 2, party)).toBeUndefined()
})

test('a loss from several sources says what each takes, and all together', () => {
  const setup = { edition: '2e' as const, boxes: ['cities'], seats: [{}, {}, {}], seed: '' }
  const game = fromPosition({ setup, age: 1, turn: 5, cities: [{}, {}, {}] }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  const events = [lair, { what: 'built', seat: 2, card: 'hideout' }]
  expect(causeOf('loss', rules, [{ events, seen: sight(game.value, PUBLIC) }], 0, party)).toBe(
    'Because of Hideout (Ben, 1 coin) and Hideout (Cleo, 1 coin).',
  )
  const moves = [{ action: 'lose', coins: 1, debt: 1 }]
  expect(lossInAll({ id: 'loss', moves })).toBe('2 coins in all.')
  expect(lossInAll({ id: 'turn', moves: [{ action: 'sell' }] })).toBeUndefined()
})

test('no city loses by its own card, and other questions have no such cause', () => {
  expect(causeOf('loss', rules, told(lair), 1, party)).toBeUndefined()
  expect(causeOf('turn', rules, told(lair), 0, party)).toBeUndefined()
})

test('a stage that takes coins names its city once', () => {
  const stage = { what: 'stage', seat: 1, card: 'petra-night-1' }
  const named = (seat: number) => ({ name: ['Ada', 'Petra', 'Cleo'][seat], isYou: false })
  expect(rules.byId.get(stage.card)?.effects.map(({ effect }) => effect.kind)).toContain('othersLose')
  expect(causeOf('loss', rules, told(stage), 0, named)).toBe('Because of Petra, stage 1.')
  expect(causeOf('loss', rules, told(stage), 0, party)).toBe('Because of Petra, stage 1 (Ben).')
})

test('a penalty names only the failure that asks for it', () => {
  const both = rulesOf({ boxes: ['babel-projects', 'edifice'] })
  const nobody = undefined as unknown as number
  const project = { what: 'project-failed', seat: nobody, card: 'project-double-walls' }
  const edifice = { what: 'edifice-failed', seat: nobody, card: 'artisan-district' }
  const said = (question: string) => causeOf(question, both, told(project, edifice), 0, party)
  expect(said('penalty')).toBe('Because of Artisan District.')
  expect(said('project-victories')).toBe('Because of Double Walls.')
  expect(said('last-card')).toBeUndefined()
})

test('a penalty names the failed project or edifice, until the next Age begins', () => {
  const withProjects = rulesOf({ boxes: ['babel-projects'] })
  const failed = { what: 'project-failed', seat: undefined as unknown as number, card: 'project-factory' }
  expect(causeOf('project-card', withProjects, told(failed), 0, party)).toBe('Because of Factory.')
  const begun = { what: 'age', seat: undefined as unknown as number, card: '' }
  expect(causeOf('turn', withProjects, told(failed, begun), 0, party)).toBeUndefined()
})
