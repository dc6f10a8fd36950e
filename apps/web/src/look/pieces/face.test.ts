import { shorthand } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { everyMix } from '../../testing.ts'
import { cardLines, faceOf, shortFace, widthOf } from './face.ts'

const { ALL_THREE, each, either, points, shields, trade } = shorthand

describe('the wall of a card', () => {
  test('is never empty for a piece with effects', () => {
    const bare = everyMix().flatMap(({ pieces }) =>
      pieces.filter(({ effects }) => effects.length > 0 && faceOf(effects.map(({ effect }) => effect)).length === 0),
    )
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  test('shows gains, counted things and the counted cities', () => {
    expect(faceOf([each('brown', ALL_THREE, { coins: 1 })])).toEqual([
      [
        { is: 'coins', coins: 1 },
        { is: 'counted', icons: ['c-brown'] },
        { is: 'where', place: 'all' },
      ],
    ])
  })

  test('shows on which side trade is cheaper, with the arrow outside', () => {
    expect(faceOf([trade('raw', 'left')])[0][0]).toEqual({ is: 'where', place: 'left' })
    expect(faceOf([trade('raw', 'right')])[0].at(-1)).toEqual({ is: 'where', place: 'right' })
    expect(faceOf([trade('raw', 'left', 'right')])[0].at(-1)).toEqual({ is: 'where', place: 'both' })
  })

  test('has at most six symbols in a line, on every card', () => {
    const lines = everyMix().flatMap(({ pieces }) =>
      pieces.map(({ id, effects }) => ({ id, lines: cardLines(faceOf(effects.map(({ effect }) => effect))) })),
    )
    expect(lines.filter((card) => widthOf(card.lines) > 6).map(({ id }) => id)).toEqual([])
    const plato = lines.find(({ id }) => id === 'plato')
    expect(plato?.lines.flat().flatMap((word) => (word.is === 'counted' ? word.icons : []))).toHaveLength(7)
  })

  test('is shortened for a floor: folds choices and omits immediate gains', () => {
    const choice = shortFace(faceOf([either('glass', 'cloth', 'papyrus')]), 2)
    expect(choice).toEqual({ words: [{ is: 'any', text: '?' }], more: false })
    expect(shortFace(faceOf([each('yellow', ['self'], { coins: 1, points: 1 })]), 3).words).toEqual([
      { is: 'points', points: 1 },
      { is: 'counted', icons: ['c-yellow'] },
    ])
  })

  test('marks omitted parts on a floor', () => {
    const lines = faceOf([points(3), shields(1)])
    expect(shortFace(lines, 1)).toEqual({ words: [{ is: 'points', points: 3 }], more: true })
    expect(shortFace(lines, 2).more).toBe(false)
  })
})
