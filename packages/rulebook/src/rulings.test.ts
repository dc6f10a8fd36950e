import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const rows = readFileSync(join(root, 'docs/rulings.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\.test\.ts/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ruling, , proof]) => ({ ruling, proof }))

function isThere(proof: string): boolean {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
  if (file === undefined) return false
  const source = readFileSync(join(root, 'packages/boxes/src', file), 'utf8')
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((text) => source.includes(text))
}

describe('The table of rulings', () => {
  test.each(rows)('$ruling', ({ proof }) => {
    expect(isThere(proof)).toBe(true)
  })

  test('has a row for each', () => {
    expect(rows.length).toBeGreaterThan(35)
  })
})
