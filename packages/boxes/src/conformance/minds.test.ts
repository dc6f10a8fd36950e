import { apply, compile, type Game, isOver, newGame, random, sampleMove, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { mindOf } from '../entries/minds.ts'
import { BOXES } from '../index.ts'
import type { Kit } from '../kit.ts'
import type { Mind } from '../mind/contract.ts'
import { SHELF } from '../shelf.ts'
import { mindFaults } from './minds.ts'

const kitWith = (id: string, mind: Mind): Kit => {
  const kit = SHELF.find(({ rules }) => rules.id === id) ?? expect.fail(`no box ${id}`)
  return { ...kit, mind: async () => mind }
}

describe('What bots should know of a box', () => {
  test('every box says', async () => {
    expect(await mindFaults(SHELF)).toEqual([])
  })

  test('every part that boxes share says', async () => {
    const parts = [...new Set(BOXES.flatMap((box) => box.parts ?? []))].filter(({ effects }) => effects)
    const kits = parts.map((part) => ({ ...SHELF[0], rules: part, mind: async () => mindOf(part) }))
    expect(parts.length).toBeGreaterThan(0)
    expect(await mindFaults(kits)).toEqual([])
  })

  test('is missed by name where it is left out', async () => {
    const { mind: _, ...bare } = SHELF[0]
    expect(await mindFaults([bare as Kit])).toEqual(['base: mind: there is none'])
    expect(await mindFaults([kitWith('cities', {})])).toContain(
      'cities: mind: the effect kind "wharf" is not said, if only {}',
    )
    expect(await mindFaults([kitWith('armada', {})])).toContain(
      'armada: mind: what goes along with a move is not judged (rider)',
    )
  })

  test('names nothing the box does not have', async () => {
    const mind: Mind = {
      effects: { wharf: {} },
      usual: { sheep: 2 },
      actions: { graze: () => 1 },
      losses: ['wolf'],
      rider: () => 0,
      weights: { wool: [1, Number.NaN] },
      features: { weights: { sheep: [1] }, read: () => {} },
    }
    expect(await mindFaults([kitWith('base', mind)])).toEqual([
      'base: mind: the effect kind "wharf" is none of the box',
      'base: mind: the action "graze" is none of the box',
      'base: mind: the question "wolf" is none of the box',
      'base: mind: the count "sheep" is none of the box',
      'base: mind: a rider is judged that the box does not have',
      'base: mind: the weight "wool" is not a number',
      'base: mind: the feature "sheep" needs a number for Age II and one for Age III',
    ])
  })
})

/** Positions of random games with every box. */
function* positions(): Generator<Game> {
  const boxes = BOXES.slice(1).map(({ id }) => id)
  const rules = compile({ edition: '2e', boxes, seats: [{}, {}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const chance = random('features')
  for (const seed of ['one', 'two', 'three', 'four']) {
    const g = newGame(rules.value, seed)
    while (!isOver(g)) {
      yield g
      for (const seat of toAct(g)) apply(g, seat, sampleMove(g, seat, chance))
    }
  }
}

test('The features of a mind fill their own cells and no others', () => {
  const silent = new Set<string>()
  const telling = new Set<string>()
  for (const g of positions()) {
    for (const box of g.rules.boxes) {
      const { features } = mindOf(box)
      if (!features) continue
      const size = Object.keys(features.weights).length
      for (let seat = 0; seat < g.rules.players; seat++) {
        const cells = new Float64Array(size + 2)
        features.read(g, seat, cells, 1)
        expect([cells[0], cells[size + 1]], box.id).toEqual([0, 0])
        expect(cells.every(Number.isFinite), box.id).toBe(true)
        const found = cells.some((cell) => cell !== 0) ? telling : silent
        found.add(box.id)
      }
    }
  }
  expect([...silent].filter((id) => !telling.has(id))).toEqual([])
})
