/** Vitest setup file of mutation testing: after each test file it stores which mutants the tests have reached. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { orderFrom } from './order.ts'
import { SEEN } from './probes.ts'

const { mutants, notes = '' } = orderFrom(process.env)
const seen = new Uint8Array(Math.max(...mutants.map(({ id }) => id)) + 1)
Object.assign(globalThis, { [SEEN]: seen })

afterAll(() => {
  const ids = [...seen.keys()].filter((id) => seen[id] === 1)
  const file = expect.getState().testPath ?? ''
  writeFileSync(join(notes, encodeURIComponent(file)), JSON.stringify({ file, ids }))
})
