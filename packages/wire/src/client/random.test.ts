import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newCid, newNonce } from './random.ts'

describe('random numbers', () => {
  test('have the format of the server, and never repeat', () => {
    const cids = Array.from({ length: 100 }, newCid)
    expect(new Set(cids).size).toBe(100)
    expect(cids.filter((cid) => !/^[0-9a-f]{16}$/.test(cid))).toEqual([])
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/)
  })
  test('and the whole client work over plain http', () => {
    const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..') }).filter((file) => !file.includes('test'))
    const sources = files.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((source) => /randomUUID|\.subtle|clipboard|serviceWorker/.test(source))).toEqual([])
  })
})
