import { view } from '@heptapolis/engine'
import { type CityPosition, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { coinsOf, legal, playTurn, points, pointsFrom, scenario } from '../testing.ts'
import { raise, stage, table } from './testing.ts'

describe('Stonehenge', () => {
  test.each(['a', 'b'])('side %s makes wood, and builds its stages in order', (side) => {
    const rich = ['quarry', 'foundry', 'ore-vein', 'brickyard', 'clay-pit', 'press-age-1']
    const g = table({ wonder: 'stonehenge', side, cards: rich, hand: ['stockade', 'tavern'] })
    expect(legal(g, 0, { action: 'build', card: 'stockade' })).toEqual([{ action: 'build', card: 'stockade' }])
    expect(legal(g, 0, { action: 'stage', card: 'tavern' }).map((move) => move.stage)).toEqual([1])
  })
})

describe('Stonehenge, side A', () => {
  const henge = { wonder: 'stonehenge', side: 'a' }

  test('first stage: ore and clay for 3 points', () => {
    expect(points(raise(1, { ...henge, cards: ['ore-vein', 'clay-pit'] }), 0, 'wonder')).toBe(3)
  })

  test('second stage: 2 clay and papyrus for 5 points', () => {
    expect(points(raise(2, { ...henge, stages: 1, cards: ['brickyard', 'press-age-1'] }), 0, 'wonder')).toBe(3 + 5)
  })

  test('third stage: 3 wood and cloth for 2 points a stone on the own brown cards', () => {
    const cards = ['sawmill', 'loom-age-1', 'stone-pit', 'quarry']
    expect(pointsFrom(raise(3, { ...henge, stages: 2, cards }), 0, 'stonehenge-a-3')).toBe(2 * 3)
  })

  test('a card that offers stone or another material shows one stone; other colours and the board none (our ruling)', () => {
    const stones = (...cards: string[]) => {
      const g = scenario({ edition: '1e', boxes: ['wonder-pack'], cities: [{ ...henge, stages: 3, cards }, {}, {}] })
      return pointsFrom(g, 0, 'stonehenge-a-3') / 2
    }
    expect(stones('timber-yard', 'mine', 'forest-cave')).toBe(2)
    expect(stones('quarry')).toBe(2)
    expect(stones('caravansery', 'loom-age-1', 'clay-pit')).toBe(0)
  })
})

describe('Stonehenge, side B', () => {
  const henge = { wonder: 'stonehenge', side: 'b' }
  const first = { ...henge, cards: ['foundry', 'ore-vein', 'quarry'], hand: ['tavern', 'stone-pit', 'altar'] }

  test('first stage: 3 ore for a coin at once and a point at the end for each stone', () => {
    const g = raise(1, first, {}, { hand: ['tavern', 'stone-pit', 'altar'] })
    expect([coinsOf(g, 0), points(g, 0, 'wonder')]).toEqual([2, 2])
    playTurn(g, { 0: { action: 'build', card: 'stone-pit' } })
    expect([coinsOf(g, 0), points(g, 0, 'wonder')]).toEqual([2, 3])
  })

  const second = { ...henge, stages: 1, cards: ['brickyard', 'clay-pit', 'press-age-1'], buried: ['tavern'] }
  const greens = { cards: ['apothecary', 'workshop', 'barracks'] }

  test("second stage: 3 clay and papyrus for a point for each card of the marker's colour next door", () => {
    const g = table({ ...second, hand: ['library', 'altar'] }, greens, { cards: ['scriptorium'] })
    playTurn(g, { 0: stage(2, { card: 'library' }) })
    expect(pointsFrom(g, 0, 'stonehenge-b-2')).toBe(3)
  })

  test('second stage: the marker is the card under this stage, wherever it was built', () => {
    const next = {
      wonder: 'stonehenge',
      side: 'b',
      cards: ['apothecary', 'workshop', 'barracks', 'altar', 'theater', 'baths'],
    }
    const worth = (city: CityPosition) => {
      const g = scenario({
        edition: '1e',
        boxes: ['wonder-pack'],
        cities: [city, next, { wonder: 'gizah', side: 'a' }],
      })
      return pointsFrom(g, 0, 'stonehenge-b-2')
    }
    // Neighbours: blue 3, green 2, red 1.
    expect(
      worth({ ...henge, wonder: 'manneken-pis', side: 'a', stages: 3, buried: ['altar', 'stockade', 'library'] }),
    ).toBe(2)
    expect(
      worth({ ...henge, wonder: 'manneken-pis', side: 'a', stages: 3, buried: ['library', 'altar', 'stockade'] }),
    ).toBe(1)
  })

  test('second stage: the marker stays hidden from the others until then', () => {
    const g = table({ ...second, hand: ['library', 'altar'] }, greens, { cards: ['scriptorium'] })
    playTurn(g, { 0: stage(2, { card: 'library' }) })
    expect(view(g, 1).cities[0]).toMatchObject({ buriedSize: 2 })
    expect(view(g, 1).cities[0].buried).toBeUndefined()
    expect(view(g, 0).cities[0].buried).toEqual(['tavern', 'library'])
  })

  const colourful = { cards: ['quarry', 'loom-age-1', 'altar', 'tavern', 'stockade', 'apothecary', 'spies-guild'] }

  test('second stage: nothing where nobody says which card is the marker', () => {
    const cities = [{ ...henge, stages: 2 }, colourful, colourful]
    const g = scenario({ edition: '1e', boxes: ['wonder-pack'], cities })
    expect(pointsFrom(g, 0, 'stonehenge-b-2')).toBe(0)
  })

  test('second stage: worth nothing as long as no card lies under it', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['wonder-pack'],
      cities: [{ ...henge, stages: 1 }, colourful, colourful],
    })
    const stage = g.rules.piece('stonehenge-b-2')
    expect(stage.effects.map(({ effect, rule }) => rule.scored?.(g, 0, effect, stage))).toEqual([0])
  })

  test('second stage: a leader as marker is white, and the leaders of the neighbours count (our ruling)', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['wonder-pack', 'leaders'],
      cities: [
        { ...henge, stages: 2, buried: ['tavern', 'alexander'], leaders: ['amytis'] },
        { leaders: ['caesar', 'cleopatra'] },
        { leaders: ['croesus'] },
      ],
    })
    expect(pointsFrom(g, 0, 'stonehenge-b-2')).toBe(3)
  })

  test('second stage: a marker nobody knows counts nothing', () => {
    const cities = [{ ...henge, stages: 2 }, { cards: ['apothecary'] }, {}]
    const g = scenario({ edition: '1e', boxes: ['wonder-pack'], cities })
    expect(state.buried.items(g, 0)).toEqual([0, 0])
    expect(pointsFrom(g, 0, 'stonehenge-b-2')).toBe(0)
  })
})
