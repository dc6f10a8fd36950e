/** Performs the exercise of docs/correcting-a-card.md: the Tavern pays 6 coins, in the second edition only. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CORRECTION, NEXT_ENGINE, VALUE, VERSION } from './steps.ts'

const ROOT = join(import.meta.dirname, '..', '..')

function replayed(edits: readonly object[], beginning = '') {
  const hook = join(import.meta.dirname, 'edited-sources.ts')
  const program = join(import.meta.dirname, 'replay-archive.ts')
  const env = { ...process.env, SOURCE_EDITS: JSON.stringify(edits) }
  return JSON.parse(
    execFileSync(process.execPath, ['--import', hook, program, beginning], { env, cwd: ROOT, encoding: 'utf8' }),
  )
}

test('A corrected Tavern pays 6 in 2e and 5 in 1e, and every archived game replays as it was played', () => {
  const { games, ...outcome } = replayed([VALUE, VERSION, CORRECTION])
  expect(outcome).toEqual({
    engine: NEXT_ENGINE,
    tavern: { '1e': [{ kind: 'coins', coins: 5 }], '2e': [{ kind: 'coins', coins: 6 }] },
    different: [],
    changed: [],
    stored: true,
    newRecord: { engine: NEXT_ENGINE, replays: true },
  })
  expect(games).toBeGreaterThan(270)
})

test('Without the line in corrections.ts the piece is named, and games with it no longer replay', () => {
  const { changed, different, tavern } = replayed([VALUE, VERSION], '2e-base')
  expect(changed).toEqual(['2e base tavern'])
  expect(different).toContain('v2.1/2e-base-5.txt')
  expect(tavern['1e']).toEqual([{ kind: 'coins', coins: 5 }])
})

test('The page shows the lines that the exercise writes', () => {
  const page = readFileSync(join(ROOT, 'docs/correcting-a-card.md'), 'utf8')
  for (const { file, to } of [VALUE, CORRECTION]) {
    expect(page).toContain(file.split('/').at(-1))
    const value = to.slice(to.indexOf('{ since') + 1)
    expect(page.replace(/\s+/g, ' ')).toContain(file === VALUE.file ? to : value.slice(value.indexOf('editions'), -3))
  }
})
