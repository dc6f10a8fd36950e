import { type Analysis, analysePart, analysisOf } from '@heptapolis/bots'
import { type GameRecord, parseRecord, Recording } from '@heptapolis/engine/records'
import { isOver, moves, random, sure, toAct } from '@heptapolis/engine/search'
import { beforeAll, expect, test } from 'vitest'
import { rulesOf } from '../testing.ts'
import { analysesIn, exportedText } from './exported-game.ts'

const SEAT = 1
let record: GameRecord
let analysis: Analysis

/** Some decisions of each part of the game: those of a whole game would take long. */
beforeAll(() => {
  const recording = Recording.begin(rulesOf({ boxes: ['leaders', 'cities'] }), 'exported')
  const chance = random('exported')
  while (!isOver(recording.game)) {
    const [seat] = toAct(recording.game)
    const legal = moves(recording.game, seat)
    recording.apply(seat, legal[chance.below(legal.length)])
  }
  record = recording.record
  const parts = [0, 0.5, 0.9].map((part) =>
    sure(analysePart(record, SEAT, Math.floor(part * record.moves.length), 1, { playouts: 4 })),
  )
  analysis = analysisOf(
    SEAT,
    parts.flatMap(({ decisions }) => decisions),
  )
})

const written = (value: unknown): Analysis => JSON.parse(JSON.stringify(value))

test('an exported game contains its analyses, and stays a record', () => {
  const text = exportedText(record, [analysis])
  expect(analysis.decisions.length).toBe(3)
  expect(analysesIn(text, record)).toEqual([written(analysis)])
  expect(sure(parseRecord(text)).moves).toEqual(sure(parseRecord(exportedText(record, []))).moves)
})

test('analyses of another version are left out', () => {
  const text = exportedText(record, [analysis]).replace(/"version":"[^"]+","seats"/, '"version":"0","seats"')
  expect(text).toContain('"version":"0"')
  expect(analysesIn(text, record)).toEqual([])
  expect(analysesIn(exportedText(record, []), record)).toEqual([])
  expect(analysesIn(`${exportedText(record, [])}\nanalysis {`, record)).toEqual([])
})

test.each<[string, (analysis: Analysis) => object]>([
  ['a seat that the game does not have', (one) => ({ ...one, seat: 9 })],
  ['a decision after the last move', (one) => ({ ...one, decisions: [{ ...one.decisions[0], index: 10_000 }] })],
  ['a decision without moves', (one) => ({ ...one, decisions: [{ ...one.decisions[0], best: [] }] })],
  ['a figure that is none', (one) => ({ ...one, decisions: [{ ...one.decisions[0], gaveUp: { points: 'many' } }] })],
  ['an unknown reason', (one) => ({ ...one, decisions: [{ ...one.decisions[0], reason: { is: 'magic' } }] })],
  ['a turning point that is no decision', (one) => ({ ...one, turningPoints: [10_000] })],
])('an analysis with %s is left out', (_, spoilt) => {
  const other = { ...analysis, ...spoilt(written(analysis)) }
  expect(analysesIn(exportedText(record, [other]), record)).toEqual([])
})
