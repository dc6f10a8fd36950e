import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { type GameRecord, hash, Recording, recordText, type Setup } from '@heptapolis/engine/records'
import { compile, isOver, moves, random, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { heptapolis, heptapolisOn, PATIENT, ROOT, scratch, spawned } from '../../testing.ts'

const setup: Setup = { edition: '2e', boxes: [], seats: [{ name: 'Ada' }, {}, {}], seed: 'replay' }

function randomGame(): { record: GameRecord; hash: string } {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const recording = Recording.begin(rules.value, setup.seed, { course: true })
  const { game: g, record } = recording
  const chance = random('replay')
  while (!isOver(g)) {
    const [seat] = toAct(g)
    const legal = moves(g, seat)
    const move = legal[chance.below(legal.length)]
    recording.apply(seat, move)
  }
  return { record, hash: hash(g) }
}

const { record, hash: end } = randomGame()

describe('replay', PATIENT, () => {
  test.each(['v1/1e-8-boxes-3.txt', 'v2/2e-8-boxes-3.txt'])(
    'prints an archived game with its score sheet: %s',
    async (game) => {
      const { code, out } = await heptapolis(['replay', join(ROOT, 'packages', 'boxes', 'archive', game)])
      expect(code).toBe(0)
      expect(out).toContain('The game is over.')
    },
  )

  test('prints a record turn by turn, with the score sheet', async () => {
    const file = join(scratch(), 'game.txt')
    writeFileSync(file, recordText(record))
    const { code, out } = await heptapolis(['replay', file])
    expect(code).toBe(0)
    for (const age of ['I', 'II', 'III']) {
      for (const turn of [1, 6]) expect(out).toContain(`Age ${age} · turn ${turn} `)
    }
    expect(out).toMatch(/^3 players · Second edition · Base game$/m)
    expect(out.match(/^ {2}Conflicts$/gm)).toHaveLength(3)
    expect(out).toContain('(Ada)')
    expect(out).toContain('The game is over.')
    expect(out).toMatch(/^Total( +\d+){3}$/m)
  })

  test('prints moves, events, position and scores as JSON from standard input', async () => {
    const { code, out } = await spawned(['replay', '-', '--json'], JSON.stringify(record))
    expect(code).toBe(0)
    const told = JSON.parse(out)
    expect(told.over).toBe(true)
    expect(told.hash).toBe(end)
    expect(told.moves).toEqual(record.moves)
    expect(told.events.filter(({ what }: { what: string }) => what === 'turn')).toHaveLength(18)
    expect(told.scores).toHaveLength(3)
    expect(told.position.cities).toHaveLength(3)
  })

  test('stops after the requested number of moves', async () => {
    const { out } = await heptapolisOn(JSON.stringify(record), 'replay', '--upto', '5')
    expect(out).toContain('Age I · turn 1 ')
    expect(out).not.toContain('Age I · turn 2 ')
    expect(out).toContain('The game is not over: seat 2 to move.')
  })

  test('reports in one line that a game with other data is shown as recorded', async () => {
    const other = { ...record, data: '0'.repeat(32) }
    const { code, out } = await heptapolisOn(JSON.stringify(other), 'replay')
    expect(code).toBe(0)
    expect(out).toMatch(/^It was played with other data \(engine \S+\): the deal is shown as recorded.*$/m)
    const json = await heptapolisOn(JSON.stringify(other), 'replay', '--json')
    expect(JSON.parse(json.out).asWritten).toBe(true)
    const own = await heptapolisOn(JSON.stringify(record), 'replay')
    expect(own.out).not.toContain('other data')
    const { course: _, end: __, ...bare } = { ...record, engine: '2.0.0' }
    const unsure = await heptapolisOn(JSON.stringify(bare), 'replay')
    expect(unsure.out).toContain('The record contains no final points')
  })

  test('shows a game from before a rule change as it was played', async () => {
    const old = structuredClone(record)
    old.engine = '1.9.0'
    const [, patch] = old.course?.[3] ?? []
    Object.assign(patch ?? {}, { age: 2 })
    const { code, out } = await heptapolisOn(JSON.stringify(old), 'replay')
    expect(code).toBe(0)
    expect(out).toContain('The rules have changed since this game was played (engine 1.9.0)')
    expect(out).toContain('Age III · turn 6')
    expect(out).toMatch(/^Total( +\d+){3}$/m)
    const first = await heptapolisOn(JSON.stringify(old), 'replay', '--upto', '10')
    expect(first.out).toContain('Age I · turn 3')
    expect(first.out).not.toMatch(/Age I · turn 4|Total/)
    const json = await heptapolisOn(JSON.stringify(old), 'replay', '--json')
    expect(JSON.parse(json.out)).toMatchObject({ changed: { code: 'rules-changed' }, scores: record.end })
  })

  test.each([
    ['words', 'hello', 'A record must start with "heptapolis 2"'],
    ['an empty set-up', '{"version":1,"setup":{"seed":""},"moves":[]}', 'edition must be one of 1e, 2e'],
    [
      'an illegal move',
      JSON.stringify({ ...record, moves: [[0, { action: 'sell', card: 'palace' }]] }),
      'Move 1 of the record: Palace cannot be chosen now.',
    ],
    ['a move without a seat', JSON.stringify({ ...record, moves: ['sell'] }), 'Move 1 must be [seat, move]'],
  ])('reports the problem of %s', async (_what, text, message) => {
    const { code, out, err } = await heptapolisOn(text, 'replay')
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toContain(message)
  })
})
