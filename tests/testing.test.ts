/** Rules for all tests: their tier, and neither sleeps nor clock comparisons. */
import { describe, expect, test } from 'vitest'
import { Imports } from '../scripts/testing/imports.ts'
import { LONG_E2E, LONGEST, LONGEST_E2E, testFiles } from '../scripts/testing/tiers.ts'
import { isTest } from './architecture/sources.ts'
import { hurried } from './architecture/steady.ts'

const imports = new Imports()
/** Modules that start programs or threads, open sockets or drive a browser. */
const OUTSIDE = /^(node:(child_process|cluster|dgram|http2?|https|net|sqlite|tls|worker_threads)|ws|playwright-core)$/
const outsideOf = (file: string): string[] =>
  [...imports.reached(file)].flatMap((path) =>
    imports
      .specifiers(path)
      .filter((specifier) => OUTSIDE.test(specifier))
      .map((specifier) => `${path} imports ${specifier}`),
  )

describe('the tiers', () => {
  test('have every test file once', () => {
    const all = [...testFiles('unit'), ...testFiles('services')]
    expect(new Set(all).size).toBe(all.length)
  })

  test('keep programs, sockets and browsers out of unit tests', () => {
    const faults = testFiles('unit').flatMap((file) => outsideOf(file).map((fault) => `${file}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('have no file among the services that could be a unit test of its package', () => {
    const units = testFiles('services').filter((file) => !/^(packages\/(store|server)|apps\/cli)\//.test(file))
    expect(units.filter((file) => outsideOf(file).length === 0)).toEqual([])
  })

  test('name the browser test files that only the complete set runs, because an empty file fails', () => {
    const isComplete = (source: string): boolean =>
      /\bcompleteTest\(/.test(source) && !/\b(test|describe)(\.\w+)?\(/.test(source)
    const files = Object.entries(imports.sources).filter(([file]) => file.startsWith('e2e/') && isTest(file))
    const unnamed = files.filter(([file, source]) => isComplete(source) && !LONG_E2E.includes(file))
    expect(unnamed.map(([file]) => file)).toEqual([])
    expect(LONG_E2E.filter((file) => !(file in imports.sources))).toEqual([])
  })

  test('start the slowest files first, each of which there is', () => {
    const files = Object.keys(imports.sources).filter(isTest)
    const found = (name: string) => files.filter((file) => `/${file}`.endsWith(`/${name}.test.ts`))
    const names = [...LONGEST, ...LONGEST_E2E]
    expect(names.filter((name) => found(name).length !== 1)).toEqual([])
  })
})

describe('all tests', () => {
  test('neither sleep nor retry nor look at the clock', () => {
    const isHeld = (file: string): boolean =>
      (isTest(file) && file !== 'tests/testing.test.ts') || file.startsWith('e2e/')
    const tests = Object.entries(imports.sources).filter(([file]) => isHeld(file))
    expect(tests.flatMap(([file, source]) => hurried(file, source))).toEqual([])
  })

  test('share no module that registers hooks when it is imported', () => {
    const isHelper = (file: string): boolean => /^(packages|apps|tests)\//.test(file) && !isTest(file)
    const faults = Object.entries(imports.sources).filter(
      ([file, source]) => isHelper(file) && /^(before|after)(Each|All)\(/m.test(source),
    )
    // A worker imports a module once for all its files, so the hooks would only serve the first file.
    expect(faults.map(([file]) => file)).toEqual([])
  })

  test.each([
    'await new Promise((resolve) => setTimeout(resolve, 300))',
    'await new Promise<void>((done) => { setTimeout(done, 10) })',
    "import { setTimeout } from 'node:timers/promises'",
    'Atomics.wait(cell, 0, 0, 50)',
    'await page.waitForTimeout(100)',
    'expect(until).toBeGreaterThan(Date.now())',
    'const began = performance.now()',
    'const today = new Date()',
    "test('may fail', { retry: 2 }, () => {})",
  ])('are told apart from: %s', (line) => {
    expect(hurried('a.test.ts', line)).toHaveLength(1)
  })

  test.each([
    "expect(body).toEqual({ code: 'slow-down', retry: 60 })",
    'clearTimeout(alarm)',
    'const day = new Date(0)',
  ])('may say: %s', (line) => {
    expect(hurried('a.test.ts', line)).toEqual([])
  })
})
