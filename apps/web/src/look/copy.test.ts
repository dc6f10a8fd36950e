import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** Files with a fallback of their own for insecure contexts. */
const HAVE_A_WAY = ['look/copy.ts']

test('no code uses an API that insecure contexts lack', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !/test/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const needy = files.filter((file) =>
    /randomUUID\(|crypto\.subtle|\.clipboard\b/.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  expect(needy).toEqual(HAVE_A_WAY)
})
