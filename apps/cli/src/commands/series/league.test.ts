import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { heptapolis, PATIENT, spawned } from '../../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'league-'))
afterAll(() => rmSync(folder, { recursive: true }))

const asked = (args: readonly string[]) => ['league', '--threads', '1', ...args]
const league = (...args: string[]) => heptapolis(asked(args))

describe('league', PATIENT, () => {
  test('rates the bots, best first, and prints JSON for programs', async () => {
    const { code, out } = await league('--bots', 'random,medium', '--games', '4', '--mixes', '2e:3', '--json')
    expect(code).toBe(0)
    const { games, overall, mixes } = JSON.parse(out)
    expect(games).toBe(4)
    expect(overall.map(({ bot }: { bot: string }) => bot)).toEqual(['medium', 'random'])
    expect(mixes).toHaveLength(1)
  })

  test('resumes a league from its file, even with a truncated line', async () => {
    const file = join(folder, 'games.jsonl')
    const args = ['--bots', 'random,easy', '--mixes', '2e:3', '--file', file, '--json']
    const first = await league(...args, '--games', '2')
    expect(first.code).toBe(0)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n{"game":1,"mi\n`)
    const second = await league(...args, '--games', '4')
    expect(JSON.parse(second.out).games).toBe(4)
    const other = await league('--bots', 'random,medium', '--file', file)
    expect(other.code).toBe(1)
    expect(other.err).toContain('another league')
  })

  test('continues with a program that violates the protocol, and reports it', async () => {
    const file = join(folder, 'nonsense.jsonl')
    const args = ['--bots', 'easy,cmd:echo nonsense', '--games', '1', '--mixes', '2e:3', '--file', file]
    const { code, out, err } = await spawned(asked([...args, '--json']))
    expect(code).toBe(0)
    expect(err).toContain('cmd:echo nonsense broke the protocol')
    const { games, overall } = JSON.parse(out)
    expect(games).toBe(1)
    const { standIns } = overall.find(({ bot }: { bot: string }) => bot.startsWith('cmd:'))
    expect(standIns.asked).toBeGreaterThan(0)
    expect(standIns.instead).toBe(standIns.asked)
    expect(overall.find(({ bot }: { bot: string }) => bot === 'easy')).not.toHaveProperty('standIns')

    // For people, from the same games.
    expect((await league(...args)).out).toMatch(
      /cmd:echo nonsense did not answer correctly: (\d+) of its \1 moves were chosen by another bot\./,
    )
  })

  test.each([
    [['--bots', 'easy'], 'at least two different bots'],
    [['--bots', 'easy,genius'], 'There is no bot "genius"'],
    [['--bots', 'easy,expert@nowhere.json'], 'nowhere.json'],
    [['--bots', 'easy,expert@package.json'], '"expert@package.json" cannot play'],
    [['--bots', 'easy,medium', '--mixes', '2e:atlantis'], 'cannot be played'],
  ])('rejects %j with a sentence', async (args, message) => {
    const { code, err } = await league(...args)
    expect(code).toBe(1)
    expect(err).toContain(message)
  })
})
