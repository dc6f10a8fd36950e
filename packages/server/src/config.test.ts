import { describe, expect, test } from 'vitest'
import { readConfig, shownConfig } from './config.ts'

const AT_HOME = { port: 4700, lan: false, data: 'data', proxies: [], logs: false, privateHooks: false }

describe('the configuration', () => {
  test('defaults to a machine at home', () => {
    expect(readConfig({}, { PATH: '/bin', HEPTAPOLIS_TEST_POSTGRES: 'x', HEPTAPOLIS_ADDRESS: '' })).toEqual({
      ok: true,
      value: AT_HOME,
    })
  })

  test('reads the environment, which the command line overrides', () => {
    const env = { HEPTAPOLIS_PORT: '80', HEPTAPOLIS_LAN: 'true', HEPTAPOLIS_PROXIES: '10.0.0.1, fd00::/8, loopback' }
    expect(readConfig({ port: '81' }, env)).toEqual({
      ok: true,
      value: { ...AT_HOME, port: 81, lan: true, proxies: ['10.0.0.1', 'fd00::/8', 'loopback'] },
    })
  })

  test('names administrators by account id', () => {
    const [one, other] = ['a'.repeat(24), '0'.repeat(24)]
    const read = readConfig({}, { HEPTAPOLIS_ADMINS: `${one}, ${other}` })
    expect(read).toEqual({ ok: true, value: { ...AT_HOME, admins: [one, other] } })
  })

  test('accepts hints only with a shared store', () => {
    const faults = [{ setting: 'hints', given: '…', expected: 'shared-store' }]
    expect(readConfig({ hints: 'redis://:hush@cache:6379' }, {})).toEqual({ ok: false, faults })
  })

  test.each([
    ['port', '65536'],
    ['port', '4700x'],
    ['port', ''],
    ['address', 'tables.example'],
    ['address', 'https://tables.example/here'],
    ['proxies', 'my-proxy'],
    ['proxies', '10.0.0.1/33'],
    ['proxies', '10.0.0.1,,10.0.0.2'],
    ['contact', 'me'],
    ['admins', 'ada'],
    ['hosts', 'http://tables.example'],
    ['hosts', 'tables.example,'],
  ])('rejects %s %j', (setting, given) => {
    const faults = [{ setting, given, expected: setting }]
    expect(readConfig({ [setting]: given }, {})).toEqual({ ok: false, faults })
  })

  test('reports all faults at once, misspelled names included', () => {
    const read = readConfig({ port: 'x' }, { HEPTAPOLIS_LAN: 'yes', HEPTAPOLIS_PROXY: '10.0.0.1' })
    expect(read).toEqual({
      ok: false,
      faults: [
        { setting: 'port', given: 'x', expected: 'port' },
        { setting: 'lan', given: 'yes', expected: 'switch' },
        { setting: 'HEPTAPOLIS_PROXY', given: '', expected: 'known-name' },
      ],
    })
  })

  test('never shows secrets', () => {
    const short = readConfig({}, { HEPTAPOLIS_METRICS_TOKEN: 'too short' })
    expect(JSON.stringify(short)).not.toContain('too short')
    const elsewhere = readConfig({}, { HEPTAPOLIS_STORE: 'mysql://me:hush@db/tables' })
    expect(elsewhere).toEqual({ ok: false, faults: [{ setting: 'store', given: '…', expected: 'store' }] })
    const there = readConfig({ store: 'postgres://me:hush@db:5432/tables' }, {})
    expect(there.ok && shownConfig(there.value)).toEqual({ ...AT_HOME, store: 'postgres://db:5432/tables' })
    const hinted = readConfig({ store: 'postgres://host/tables', hints: 'redis://:hush@cache:6379' }, {})
    expect(hinted.ok && shownConfig(hinted.value)).toMatchObject({ hints: 'redis://cache:6379' })
    expect(JSON.stringify(readConfig({ hints: 'http://hush' }, {}))).not.toContain('hush')
    const read = readConfig({}, { HEPTAPOLIS_METRICS_TOKEN: 'a'.repeat(32) })
    expect(read.ok && shownConfig(read.value)).toEqual({ ...AT_HOME, metricsToken: '…' })
  })
})
