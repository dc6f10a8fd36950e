import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { heptapolis, PATIENT } from '../../testing.ts'

interface Component {
  id: string
  kind: string
  age?: number
  copies: number[]
  chainFrom: string[]
  chainTo: string[]
  effect: string
  [field: string]: unknown
}

const ALWAYS = ['id', 'name', 'box', 'kind', 'cost', 'copies', 'chainFrom', 'chainTo', 'effect', 'effects']
const NEEDED: Record<string, readonly string[]> = {
  card: ['age', 'colour'],
  guild: ['age', 'colour'],
  wonder: ['wonder', 'side', 'stages'],
  'wonder-stage': ['wonder', 'side', 'stage'],
  leader: ['colour'],
  island: ['level'],
  shipyard: ['board'],
  tile: ['number'],
  project: ['age', 'colour', 'tokens', 'penalty'],
  'project-token': [],
  edifice: ['age', 'penalty', 'debt', 'pawns'],
}

/** Kinds that have a field, from the table of pieces in the protocol. */
const NAMED = new Map<string, string[]>(ALWAYS.map((field) => [field, Object.keys(NEEDED)]))
for (const [, fields, kinds] of protocol().matchAll(/^\| ((?:`\w+`(?:, )?)+) \| (all|(?:`[\w-]+`(?:, )?)+) \|/gm)) {
  for (const [, field] of fields.matchAll(/`(\w+)`/g)) {
    const of = kinds === 'all' ? Object.keys(NEEDED) : [...kinds.matchAll(/`([\w-]+)`/g)].map(([, kind]) => kind)
    NAMED.set(field, [...(NAMED.get(field) ?? []), ...of])
  }
}

function protocol(): string {
  const whole = readFileSync(join(import.meta.dirname, '../../../../../docs/protocol.md'), 'utf8')
  return whole.slice(whole.indexOf('### Pieces'), whole.indexOf('### Set-up'))
}

async function components(...args: string[]): Promise<Component[]> {
  const { code, out, err } = await heptapolis(['cards', '--json', ...args])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

let everything: Promise<Component[]> | undefined

describe('cards', PATIENT, () => {
  test.each(['1e', '2e'])('lists every component of the base game, edition %s', async (edition) => {
    const all = await components('--edition', edition)
    const count = (kind: string) => all.filter((one) => one.kind === kind).length
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(count('guild')).toBe(10)
    expect(count('wonder')).toBe(14)
    expect(count('wonder-stage')).toBeGreaterThan(28)
    expect(all.flatMap(({ kind, copies }) => (kind === 'card' ? copies : []))).toHaveLength(138)
    expect(all.filter(({ effect }) => effect === '')).toEqual([])
  })

  test.each([
    ['rome-a-stage-1', 'rome-day-1'],
    ["Builders' Guild", 'builders-guild'],
  ])('finds %s, whatever it is called', async (name, id) => {
    const { code, out } = await heptapolis(['cards', name, '--boxes', 'all', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out).map((one: Component) => one.id)).toEqual([id])
  })

  test('prints all facts about a card', async () => {
    const [school] = await components('school')
    expect(school).toEqual({
      id: 'school',
      name: 'School',
      box: 'base',
      kind: 'card',
      age: 2,
      colour: 'green',
      cost: { wood: 1, papyrus: 1 },
      copies: [3, 7],
      chainFrom: [],
      chainTo: ['academy', 'study'],
      effect: '1 tablet',
      effects: [{ kind: 'science', symbol: 'tablet' }],
    })
  })

  test.each(EDITIONS)('has for every kind the fields that the protocol names, and no others (%s)', async (edition) => {
    const all = await components('--edition', edition, '--boxes', 'all')
    expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(Object.keys(NEEDED).sort())
    const missing = all.flatMap((one) =>
      [...ALWAYS, ...NEEDED[one.kind]].filter((field) => one[field] === undefined).map((field) => `${one.id} ${field}`),
    )
    const unnamed = all.flatMap((one) =>
      Object.keys(one)
        .filter((field) => !NAMED.get(field)?.includes(one.kind))
        .map((field) => `${one.id} ${field}`),
    )
    expect([missing, unnamed]).toEqual([[], []])
  })

  test.each([
    ['money-changer', { age: 1, cost: { coins: 1 }, penalty: { coins: 2 }, debt: -2, pawns: { 2: 1, 3: 2, 7: 5 } }],
    ['concentric-castle', { age: 3, penalty: { victories: 2 }, debt: -5 }],
    ['project-obelisk', { age: 2, colour: 'blue', tokens: { 3: 2 }, reward: 'project-token-shields-1' }],
    ['project-triumphal-arches', { penalty: { lose: 'victories', count: 2 } }],
    ['babel-tile-07-neighbour-chains', { number: 7 }],
    ['royal-archipelago', { level: 3, effects: [{ kind: 'points', points: 7 }] }],
    [
      'shipyard-a',
      { board: { wonder: 'red', columns: { blue: [{ cost: { ore: 1 }, points: 1 }, {}, {}, {}, {}, {}] } } },
    ],
    ['phryne', { cost: { coins: 'age' }, effects: [{ kind: 'most', of: 'blue', points: 5 }] }],
    ['siracusa-day', { wonder: 'siracusa', side: 'day', anyOrder: true, effects: [{ kind: 'produce' }] }],
    ['carthage-night', { stages: [expect.any(Array), expect.any(Array)] }],
    ['loom-age-2', { title: 'loom' }],
  ])('tells all of %s', async (id, told) => {
    everything ??= components('--boxes', 'all')
    expect((await everything).find((one) => one.id === id)).toMatchObject(told)
  })

  test('prints the Age of edifices and projects', async () => {
    const { out } = await heptapolis(['cards', 'money-changer', '--boxes', 'edifice'])
    expect(out).toContain('edifice · Age I ')
    const projects = await heptapolis(['cards', 'project-obelisk', '--boxes', 'babel-projects'])
    expect(projects.out).toContain('Age II · blue')
  })

  test('finds entries with all words, and reports an empty result', async () => {
    const { out } = await heptapolis(['cards', 'green', 'Compass'])
    expect(out).toMatch(
      /^Apothecary +apothecary +Age I · green +1 cloth +3\+ 5\+\n {4}1 compass · leads to Stables, Dispensary$/m,
    )
    expect(out).not.toContain('Scriptorium')
    const nothing = await heptapolis(['cards', 'atlantis'])
    expect(nothing.code).toBe(1)
    expect(nothing.err).toContain('matches "atlantis"')
  })
})
