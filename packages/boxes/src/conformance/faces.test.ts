import { describe, expect, test } from 'vitest'
import type { Face } from '../entries/faces.ts'
import type { Kit } from '../kit.ts'
import { SHELF } from '../shelf.ts'
import { faceFaults } from './faces.ts'
import { madeUp } from './made-up.ts'
import { padFaults } from './pads.ts'

const kitOf = (id: string): Kit => SHELF.find(({ rules }) => rules.id === id) ?? expect.fail(`no box ${id}`)
const [base] = SHELF
const storms = madeUp(base, 'armada')

/** The box with a changed face, beside the base game. */
async function withFace(kit: Kit, more: Partial<Face>): Promise<Kit[]> {
  const face = await kit.face()
  return [base, { ...kit, face: async () => ({ ...face, ...more }) }]
}

describe('The face of a box', () => {
  test('shows every effect, wonder, score line and field of every box, in colours that can be read', async () => {
    expect(await faceFaults(SHELF)).toEqual([])
  })

  test('of a box that does not exist does so too', async () => {
    expect(await faceFaults([base, storms])).toEqual([])
  })

  test('is missed where there is none', async () => {
    const { face: _, ...bare } = kitOf('edifice')
    expect(await faceFaults([base, bare as Kit])).toEqual(['edifice: face: there is none'])
  })

  test.each<[string, Partial<Face>, string]>([
    ['cities', { effects: {} }, 'cities: face: the effect "wharf" has no sentence'],
    ['cities', { abilities: {} }, 'cities: face: the ability "architects" has no symbols'],
    ['cities', { wonders: {} }, 'cities: face: the wonder "petra" has no look'],
    ['cities', { lines: {} }, 'cities: face: the line of the score sheet "cities" has no look'],
    ['cities', { mark: 'onion' }, 'cities: face: the symbol "onion" is not drawn'],
    ['armada', { counts: {} }, 'armada: face: what is counted as "commercial-level" has no symbol'],
    ['armada', { sorts: {} }, 'armada: face: the sort of pieces "shipyard" has no look'],
    ['armada', { symbols: {} }, 'armada: face: the symbol "island" is not drawn'],
    ['babel-tower', { tiles: [] }, 'babel-tower: face: nobody is shown the field "tower": its column says no mark'],
  ])('of %s with %j is told what it lacks', async (id, more, fault) => {
    expect(await faceFaults(await withFace(kitOf(id), more))).toContain(fault)
  })

  test('is told colours that cannot be read, and symbols that another box draws otherwise', async () => {
    const pale = { ink: '#999999', tint: '#eeeeee' }
    const colours = { light: pale, dark: { ink: '#f0f0f0', tint: '#202020' } }
    const faults = await faceFaults(
      await withFace(storms, { colours, symbols: { storm: '', wood: '<path d="M0 0"/>' } }),
    )
    expect(faults).toContain('storms: face: #999999 on #eeeeee cannot be read (light): 2.5 of 4.5')
    expect(faults).toContain('base: face: the symbol "wood" is drawn otherwise by another box')
  })

  test('is no help to a column of which nothing is said', async () => {
    const [shown, hidden] = storms.rules.columns ?? []
    const silent = Object.create(shown, { mark: { value: undefined } })
    const faults = await faceFaults([base, { ...storms, rules: { ...storms.rules, columns: [silent, hidden] } }])
    expect(faults).toEqual(['storms: face: nobody is shown the field "storms": its column says no mark'])
  })
})

describe('A score-pad', () => {
  test('asks for all that the score of every box needs', async () => {
    expect(await padFaults([...SHELF, storms])).toEqual([])
  })

  test('that asks for less is told which line comes out wrong', async () => {
    expect(await padFaults(await withFace(kitOf('edifice'), { pad: [] }))).toEqual([
      'edifice: pad: the line "edifice" needs more than the columns ask for',
    ])
    const [asked, other] = storms.rules.columns ?? []
    const silent = Object.create(asked, { pad: { value: undefined } })
    expect(await padFaults([base, { ...storms, rules: { ...storms.rules, columns: [silent, other] } }])).toEqual([
      'storms: pad: the line "storms" needs more than the columns ask for',
    ])
  })
})
