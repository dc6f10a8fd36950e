/** Printed values change only through a correction that names its editions. */
import type { Box, Edition, Setup } from '@heptapolis/engine'
import { ENGINE } from '@heptapolis/engine/records'
import { compile, type Piece, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { CORRECTED, type CorrectedValue, correctionsOf } from '../src/corrections.ts'
import { BOXES } from '../src/index.ts'
import { setupFor } from '../src/testing.ts'
import { changedValues, firstValues, recordedValues } from './printed-values.ts'

test('Every piece has the values it was recorded with, once all corrections are undone', () => {
  expect(changedValues(), 'see docs/correcting-a-card.md').toEqual([])
})

test('Every piece is recorded: `npm run archive` adds new ones', () => {
  const recorded = recordedValues()
  expect(Object.keys(firstValues()).filter((piece) => !(piece in recorded))).toEqual([])
  expect(Object.keys(recorded).length).toBeGreaterThan(700)
})

const [major = 0, minor = 0] = ENGINE.split('.').map(Number)
const NEXT = `${major}.${minor + 1}.0`

const correctsOther = (piece: string) => (one: CorrectedValue) => !('piece' in one) || one.piece !== piece

/** Library with a changed piece in these editions. Corrections of other pieces stay. */
const changed = (piece: string, editions: readonly Edition[], corrected: readonly CorrectedValue[] = []): Box[] =>
  BOXES.map((box) => ({
    ...box,
    corrections: correctionsOf(box.id, [...CORRECTED.filter(correctsOther(piece)), ...corrected]),
    pieces: (setup) =>
      (box.pieces?.(setup) ?? []).map((def) =>
        def.id === piece && editions.includes(setup.edition) ? { ...def, effects: [{ kind: 'coins', coins: 6 }] } : def,
      ),
    boards: (setup) =>
      (box.boards?.(setup) ?? []).map((board) => ({
        ...board,
        stages: board.stages.map((stage) => (stage.id === piece ? { ...stage, cost: { wood: 4 } } : stage)),
      })),
  }))

const tavern = (editions: readonly Edition[]): CorrectedValue => ({
  since: NEXT,
  editions,
  box: 'base',
  piece: 'tavern',
  was: { effects: [{ kind: 'coins', coins: 5 }] },
})

const effectsOf = (piece: string, library: readonly Box[], wish: Partial<Setup>): Piece['def']['effects'] =>
  sure(compile(setupFor(4, wish), library)).piece(piece).def.effects

describe('A changed value', () => {
  test('is named, with its edition, where no correction tells the former one', () => {
    expect(changedValues(changed('tavern', ['2e']))).toEqual(['2e base tavern'])
    expect(changedValues(changed('tavern', ['1e', '2e']))).toEqual(['1e base tavern', '2e base tavern'])
    expect(changedValues(changed('gizah-day-1', ['2e']))).toEqual(['2e base gizah-day-1'])
  })

  test('of one edition that reaches the other by accident is named', () => {
    expect(changedValues(changed('tavern', ['1e', '2e'], [tavern(['2e'])]))).toEqual(['1e base tavern'])
    expect(changedValues(changed('tavern', ['2e'], [tavern(['1e', '2e'])]))).toEqual([])
  })

  test('is in force today, and was not before its version', () => {
    const library = changed('tavern', ['2e'], [tavern(['2e'])])
    expect(changedValues(library)).toEqual([])
    expect(effectsOf('tavern', library, {})).toEqual([{ kind: 'coins', coins: 6 }])
    expect(effectsOf('tavern', library, { dataVersion: NEXT })).toEqual([{ kind: 'coins', coins: 6 }])
    expect(effectsOf('tavern', library, { dataVersion: ENGINE })).toEqual([{ kind: 'coins', coins: 5 }])
    expect(effectsOf('tavern', library, { edition: '1e' })).toEqual([{ kind: 'coins', coins: 5 }])
  })

  test('of a stage is undone like one of a card', () => {
    const was = { cost: { wood: 2 } }
    const stage: CorrectedValue = { since: NEXT, editions: ['2e'], box: 'base', piece: 'gizah-day-1', was }
    expect(changedValues(changed('gizah-day-1', ['2e'], [stage]))).toEqual([])
  })
})

test('A set-up names a data version only where a box in play had other values then', () => {
  const library = changed('tavern', ['2e'], [tavern(['2e'])])
  const setupOf = (dataVersion: string) => sure(compile(setupFor(4, { dataVersion }), library)).setup
  expect(setupOf(ENGINE).dataVersion).toBe(ENGINE)
  expect(setupOf(NEXT)).not.toHaveProperty('dataVersion')
  const uncorrected = BOXES.map((box) => ({ ...box, corrections: [] }))
  expect(sure(compile(setupFor(4, { dataVersion: ENGINE }), uncorrected)).setup).not.toHaveProperty('dataVersion')
})

test('Former default boards stand below the corrections of their owner', () => {
  const was = { shipyards: { 'shipyard-a': { costs: { red: { '1': { ore: 4 }, '2': { ore: 3 } } } } } }
  const former: CorrectedValue = { since: NEXT, editions: ['2e'], box: 'armada', option: 'armadaBoards', was }
  const library = BOXES.map((box) => ({ ...box, corrections: correctionsOf(box.id, [former]) }))
  const costs = (dataVersion: string, own: Setup['options']) =>
    JSON.parse(
      JSON.stringify(
        sure(compile(setupFor(4, { boxes: ['armada'], dataVersion, options: own }), library)).piece('shipyard-a').def,
      ),
    ).board.columns.red.map(({ cost }: { cost: unknown }) => cost)
  const owner = { armadaBoards: { shipyards: { 'shipyard-a': { costs: { red: { '2': { coins: 9 } } } } } } }
  const today = costs(NEXT, {}).slice(0, 3)
  expect(costs(ENGINE, {}).slice(0, 3)).toEqual([{ ore: 4 }, { ore: 3 }, today[2]])
  expect(costs(ENGINE, owner).slice(0, 3)).toEqual([{ ore: 4 }, { coins: 9 }, today[2]])
  expect(today).not.toContainEqual({ ore: 4 })
})
