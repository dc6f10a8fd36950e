/** In which tier tests run. */
import { describe, expect, test } from 'vitest'
import { Imports } from '../scripts/testing/imports.ts'
import { testFiles } from '../scripts/testing/tiers.ts'

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
})
