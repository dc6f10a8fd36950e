import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES, firstSpeech } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { describe, expect, test } from 'vitest'
import { isMarked } from './testing.ts'

const root = join(import.meta.dirname, '../../..')
const rows = readFileSync(join(root, 'docs/rulings.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\.test\.ts/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ruling, source, proof]) => ({ ruling, source, proof }))
const ours = rows.filter(({ source }) => source.includes('U'))

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

  test.each(ours)('and the book say, marked as ours: $ruling', ({ proof }) => {
    const title = proof.replaceAll('`', '')
    const said = RULES.flatMap(({ atoms }) => atoms.filter(({ proof: proofs }) => proofs?.includes(title)))
    expect(said.some(isMarked)).toBe(true)
  })

  test('has a row for each', () => {
    expect(rows.length).toBeGreaterThan(35)
  })

  test('has a test of every pair of boxes', () => {
    const names = BOXES.slice(1).map(({ id }) => firstSpeech.boxName(id))
    const pairs = names.flatMap((name, i) => names.slice(i + 1).map((other) => `${name} with ${other}`))
    const titles = rows.map(({ ruling }) => ruling)
    expect(pairs.filter((pair) => !titles.includes(pair))).toEqual([])
  })
})
