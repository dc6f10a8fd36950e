/** Stored results stay valid beside the tutorial box: games of bots, programs on pages, lists. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import kept from '../../packages/bots/src/golden.json' with { type: 'json' }
import { golden } from '../../packages/bots/tools/golden.ts'
import { remade } from '../../scripts/docs.ts'
import { pages, printed, programsShown, read } from '../pages.ts'

test('Bots play golden games unchanged, and one with the box', () => {
  const played = golden()
  const before = Object.keys(kept).filter((table) => table in played)
  expect(before).toHaveLength(Object.keys(kept).length - 1)
  expect(played).toMatchObject(Object.fromEntries(before.map((table) => [table, kept[table as keyof typeof kept]])))
  expect(Object.keys(played).filter((table) => table.includes('beacons'))).toHaveLength(2)
})

test.each(programsShown())('The program of $page prints the shown output', ({ code, output }) => {
  expect(printed(code, '--import', join(import.meta.dirname, 'shelf-hook.ts'))).toBe(output)
})

test('Every generated list can be made, and includes the box where it belongs', () => {
  const grown = pages.filter((page) => read(page).includes('<!-- made:') && remade(read(page)) !== read(page))
  expect(grown).toEqual([
    'docs/columns.md',
    'docs/learning.md',
    'docs/protocol.md',
    'docs/rulings.md',
    'docs/script.md',
  ])
})
