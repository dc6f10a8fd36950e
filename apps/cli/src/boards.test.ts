import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { heptapolis, PATIENT, ROOT, scratch } from './testing.ts'

const folder = scratch()
function fileWith(name: string, value: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

const boards = fileWith('boards.json', {
  columns: { blue: { 6: { points: 13 } } },
  shipyards: { 'shipyard-a': { costs: { red: { 1: { coins: 2 } } } } },
})
const table = {
  setup: { boxes: ['armada'] },
  cities: [{ shipyard: 'shipyard-a', ships: { blue: 6 } }, { ships: { blue: 5 } }, {}],
}

describe('--armada-boards', PATIENT, () => {
  test('lists the corrected numbers and the remaining defaults', async () => {
    const { out } = await heptapolis(['cards', 'shipyard-a', '--boxes', 'armada', '--json', '--armada-boards', boards])
    const [{ board }] = JSON.parse(out)
    expect(board.columns.red[0]).toEqual({ cost: { coins: 2 }, naval: 1 })
    expect(board.columns.blue[5]).toMatchObject({ points: 13 })
    expect(board.reconstructed).toMatchObject({
      wonder: true,
      costs: { red: [2, 3, 4, 5, 6], green: [1, 2, 3, 4, 5, 6] },
      gains: { red: [1, 2, 3, 4, 5, 6], blue: [] },
    })
    const text = await heptapolis(['cards', 'shipyard-a', '--boxes', 'armada'])
    expect(text.out).toContain('reconstructed by us')
  })

  test('scores a position with them', async () => {
    const position = fileWith('table.json', table)
    const fleets = async (...args: string[]): Promise<number[]> => {
      const { out } = await heptapolis(['score', position, '--json', ...args])
      const { scores }: { scores: { rows: { id: string; points: number }[] }[] } = JSON.parse(out)
      return scores.map(({ rows }) => rows.find(({ id }) => id === 'fleet')?.points ?? 0)
    }
    expect(await fleets()).toEqual([10, 8, 0])
    expect(await fleets('--armada-boards', boards)).toEqual([13, 8, 0])
  })

  test('stores only differences in the set-up', async () => {
    const { out } = await heptapolis([
      'simulate',
      '--boxes',
      'armada',
      '--games',
      '1',
      '--bots',
      'random',
      '--json',
      '--armada-boards',
      boards,
    ])
    expect(JSON.parse(out).setup.options).toEqual({
      armadaBoards: {
        columns: { blue: { 6: { points: 13 } } },
        shipyards: { 'shipyard-a': { costs: { red: { 1: { coins: 2 } } } } },
      },
    })
  })

  test('the template is complete and contains our values', async () => {
    const file = join(ROOT, 'examples', 'armada-boards.json')
    const { out, code } = await heptapolis([
      'simulate',
      '--boxes',
      'armada',
      '--games',
      '1',
      '--bots',
      'random',
      '--json',
      '--armada-boards',
      file,
    ])
    expect(code).toBe(0)
    expect(JSON.parse(out).setup.options).toBeUndefined()
  })

  test.each<[string, unknown, string[]]>([
    [
      'every fault',
      { colums: {}, shipyards: { 'shipyard-q': {} } },
      ['Did you mean "columns"?', '"shipyard-q" is unknown'],
    ],
    ['a list instead of boards', [], ['must be an object']],
  ])('tells %s in the file', async (_what, value, sentences) => {
    const { code, out, err } = await heptapolis([
      'cards',
      '--boxes',
      'armada',
      '--armada-boards',
      fileWith('bad.json', value),
    ])
    expect([code, out]).toEqual([1, ''])
    for (const sentence of sentences) expect(err).toContain(sentence)
  })

  test('is rejected without the box', async () => {
    const { code, err } = await heptapolis(['cards', '--armada-boards', boards])
    expect([code, err]).toEqual([1, expect.stringContaining('needs the expansion armada')])
    const position = fileWith('plain.json', { cities: [{}, {}, {}] })
    const scored = await heptapolis(['score', position, '--armada-boards', boards])
    expect([scored.code, scored.err]).toEqual([1, expect.stringContaining('needs the expansion armada')])
  })
})
