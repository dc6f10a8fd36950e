import { describe, expect, test } from 'vitest'
import { BIN, heptapolis, PATIENT, spawned, spawnedBy } from './testing.ts'
import { words } from './words/en.ts'

const COMMANDS = [
  'play',
  'simulate',
  'score',
  'replay',
  'cards',
  'engine',
  'bench',
  'serve',
  'verify',
  'backup',
  'restore',
  'migrate',
  'admin',
]

describe('the command line', PATIENT, () => {
  test('without arguments shows its commands and examples', async () => {
    const { code, out } = await heptapolis([])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'))
    expect(out).toContain('Examples:')
  })

  test('returns an exit code', async () => {
    expect(await spawned(['nonsense'])).toMatchObject({ code: 2, out: '' })
    expect((await spawned([])).code).toBe(0)
  })

  test('explains that Node is too old, for everything or for a server', async () => {
    const older = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.9.0"}})'
    const [all, server] = await Promise.all([
      spawnedBy(process.execPath, ['--import', older, BIN, '--version']),
      spawnedBy(process.execPath, ['--no-experimental-sqlite', BIN, 'serve', '--print-config']),
    ])
    expect(all).toEqual({
      code: 1,
      out: '',
      err: 'heptapolis: Node 22.12 or newer is needed, 24 for a server, and this is 20.9.0.\n',
    })
    expect(server).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^heptapolis: This needs a newer version of Node .*\n$/),
    })
  })

  test.each(COMMANDS)('explains %s with an example', async (command) => {
    const { code, out, err } = await heptapolis([command, '--help'])
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain(`Usage: heptapolis ${command}`)
    expect(out).toMatch(/Examples?:\n {2}\$ heptapolis/)
  })

  test.each(Object.keys(words.commands))('translates every placeholder of %s', async (command) => {
    const { out } = await heptapolis([command, '--help'])
    const named = [...out.matchAll(/[<[]([a-z=]+)(?:\.\.\.)?[>\]]/g)].map(([, name]) => name)
    expect(named).toContain('code')
    expect(named.filter((name) => !(name in words.help.placeholders))).toEqual([])
  })

  test('shows them in other languages', async () => {
    expect((await heptapolis(['replay', '--help', '--lang', 'fr'])).out).toContain('replay [options] <fichier>')
    expect((await heptapolis(['replay', '--lang', 'fr'])).err).toMatch(/il manque l’argument «\sfichier\s»/)
  })

  test.each([
    [['nonsense'], "unknown command 'nonsense'"],
    [['play', '--colour', 'blue'], "unknown option '--colour'"],
    [['play', '--players', '9'], 'Expected a whole number from 2 to 8'],
    [['cards', '--edition', '3e'], 'Allowed choices are 1e, 2e'],
    [['cards', '--option', 'nothing'], 'Expected name=value'],
    [['score'], "missing required argument 'file'"],
  ])('answers %j with exit code 2 and what was expected', async (args, message) => {
    const { code, out, err } = await heptapolis(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
    expect(err).toContain('--help')
  })

  test.each([
    [['play', '--wonder', 'atlantis'], 'There is no wonder "atlantis"'],
    [['play', '--players', '3', '--seat', '3'], '--seat must be below the number of players, 3'],
    [['play', '--bots', 'deep-blue'], 'There is no bot "deep-blue"; the bots are random, easy'],
    [['simulate', '--bots', ','], '--bots needs at least one of'],
    [['serve', '--port', '99999'], '--port must be a whole number from 0 to 65535, not "99999"'],
    [['serve', '--proxies', 'mine', '--lang', 'fr'], '--proxies doit être des adresses'],
    [['score', 'no-such-file.json'], 'Cannot read no-such-file.json: the file does not exist'],
  ])('answers %j with exit code 1 and what is wrong', async (args, message) => {
    const { code, out, err } = await heptapolis(args)
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toContain(message)
  })
})
