import { BOXES } from '@heptapolis/boxes'
import { Recording, replay } from '@heptapolis/engine/records'
import {
  compile,
  controller,
  type Game,
  isOver,
  moves,
  newGame,
  random,
  type Setup,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { weightsDigest } from '../at-table.ts'
import { easy } from '../levels.ts'
import { type AnalysisPart, analyse, analysePart, analysisOf, type Hint, hint } from './analyse.ts'
import { ANALYSIS_VERSION } from './version.ts'

const setup: Setup = { edition: '2e', boxes: ['leaders'], seats: [{}, {}, {}], seed: 'looked at' }

function played() {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const recording = Recording.begin(rules.value, setup.seed)
  const { game: g, record } = recording
  const chance = random('analysed')
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const move = easy.choose(sight(g, controller(g, seat)), seat, chance)
      recording.apply(seat, move)
    }
  }
  return { record, start: newGame(rules.value, setup.seed) }
}

describe('an analysed game', () => {
  const { record, start } = played()
  const analysis = analyse(record, 1, { playouts: 90, listed: 2 })

  test('lists for each decision of the seat the best moves, the loss and the reason', () => {
    if (!analysis.ok) throw new Error(analysis.error.message)
    const { decisions } = analysis.value
    expect(decisions.length).toBeGreaterThan(20)
    for (const { seat, index, played: move, best, gaveUp, reason } of decisions) {
      expect(seat).toBe(1)
      expect(record.moves[index][1]).toMatchObject(move.move)
      expect(best.length).toBeGreaterThan(0)
      expect(['good', 'paid', 'stronger']).toContain(reason.is)
      expect(gaveUp.points === 0 || best[0].move !== move.move).toBe(true)
      expect(best[0].chance).toBeGreaterThanOrEqual(0)
      expect(best[0].chance).toBeLessThanOrEqual(1)
    }
  })

  test('explains a worse move by score lines that add up to the loss', () => {
    if (!analysis.ok) throw new Error(analysis.error.message)
    const lines = start.rules.scoreLines.map(({ id }) => id)
    const told = analysis.value.decisions.filter(({ led }) => led.lines.length > 0)
    expect(told.length).toBeGreaterThan(0)
    for (const { gaveUp, led } of told) {
      expect(gaveUp).not.toEqual({ points: 0, chance: 0 })
      for (const { line, points } of led.lines) {
        expect(lines).toContain(line)
        expect(Math.abs(points)).toBeGreaterThanOrEqual(0.5)
      }
    }
  })

  test('names turning points among the decisions', () => {
    if (!analysis.ok) throw new Error(analysis.error.message)
    const { decisions, turningPoints } = analysis.value
    for (const at of turningPoints) expect(decisions[at].gaveUp.points + decisions[at].gaveUp.chance).not.toBe(0)
  })

  test('lists decisions where the only good move was found', () => {
    const ahead = analyse(record, 0, { playouts: 90, listed: 2 })
    if (!ahead.ok) throw new Error(ahead.error.message)
    const { decisions, risingPoints } = ahead.value
    expect(risingPoints.length).toBeGreaterThan(0)
    for (const at of risingPoints) {
      const { gaveUp, gained, played: move } = decisions[at]
      expect(gaveUp).toEqual({ points: 0, chance: 0 })
      expect(gained?.over.move).not.toMatchObject({ action: move.move.action, card: move.move.card })
      expect(gained?.over.chance).toBeLessThan(move.chance)
    }
  })

  test('rejects a record with an illegal move, with a reason', () => {
    const illegal: typeof record.moves = [[0, { action: 'build', card: 'palace' }]]
    expect(analyse({ ...record, moves: illegal }, 0)).toMatchObject({ ok: false })
  })

  test('reports each decision as soon as it is judged', () => {
    const told: number[] = []
    const progress = (done: number, all: number, decision?: { index: number }): void => {
      expect(done).toBeLessThanOrEqual(all)
      if (decision) told.push(decision.index)
    }
    const whole = analyse(record, 2, { playouts: 10, progress })
    if (!whole.ok) throw new Error(whole.error.message)
    expect(told).toEqual(whole.value.decisions.map(({ index }) => index))
    expect(analysisOf(2, whole.value.decisions)).toEqual(whole.value)
  })

  test('gives a hint even without any time', () => {
    const { best, chanceError } = hint(sight(start, 0), 0, { milliseconds: 0 })
    expect(best.length).toBeGreaterThan(0)
    // The chance in one world is no figure to show.
    expect(chanceError).toBe(Number.POSITIVE_INFINITY)
  })

  test('a hint lists the best moves and explains the first if it clearly leads', () => {
    expect(hint(sight(start, 0), 0, { playouts: 8, listed: 2 }).best).toHaveLength(2)
    const hints: Hint[] = []
    const before = (g: Game, index: number): void => {
      const [seat] = record.moves[index]
      if (seat !== 1 || state.age.get(g) < 3 || moves(g, seat).length < 2) return
      hints.push(hint(sight(g, seat), seat, { playouts: 120 }))
    }
    replay(record, BOXES, { before })
    const gains = hints.flatMap(({ best, gained }) => (gained ? [{ first: best[0], gained }] : []))
    expect(gains.length).toBeGreaterThan(0)
    expect(gains.some(({ gained }) => gained.led.lines.some(({ points }) => points > 0))).toBe(true)
    for (const { first, gained } of gains) expect(gained.over.move).not.toEqual(first.move)
  })
})

test('a part goes on where the last one ended, with the same verdicts', () => {
  const { record } = played()
  const whole = analyse(record, 0, { playouts: 30 })
  const parts: AnalysisPart[] = []
  for (let from: number | undefined = 0; from !== undefined; from = parts.at(-1)?.next) {
    const part = analysePart(record, 0, from, 0, { playouts: 30 })
    if (!part.ok) throw new Error(part.error.message)
    parts.push(part.value)
  }
  if (!whole.ok) throw new Error(whole.error.message)
  expect(parts.every(({ decisions }) => decisions.length === 1)).toBe(true)
  expect(parts.flatMap(({ decisions }) => decisions)).toEqual(whole.value.decisions)
})

test('the version of analyses changes with the bots', () => {
  expect(ANALYSIS_VERSION.split('-')[1]).toBe(weightsDigest())
})
