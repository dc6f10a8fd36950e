import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { hash, parseRecord, replay } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { LONGEST_LINE } from '../../protocol/lines.ts'
import { answered, PATIENT, ROOT, spawnedBy, Talk } from '../../testing.ts'

const setup = { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'protocol' }

describe('engine over standard input and output', PATIENT, () => {
  test('plays a whole game from its own list of moves, and its record replays to the same state', async () => {
    const talk = new Talk()
    let status = await talk.ask('new', { setup })
    expect(status).toMatchObject({
      ok: true,
      setup,
      players: 3,
      cities: 3,
      age: 1,
      turn: 1,
      over: false,
      toAct: [0, 1, 2],
    })
    for (let played = 0; !status.over; played++) {
      const seat = status.toAct[0]
      const { moves, question } = await talk.ask('legal', { seat })
      expect(question.text).toMatch(/\.$/)
      const move = moves[(played * 7) % moves.length]
      status = await talk.ask('play', { seat, move })
      expect(status).toMatchObject({ ok: true, seat, move })
    }
    const { scores, winners } = await talk.ask('score')
    expect(scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat)).toEqual(winners)
    const { record, text } = await talk.ask('record')
    const { hash: end } = await talk.ask('hash')
    const parsed = parseRecord(text)
    for (const copy of [{ ok: true as const, value: record }, parsed]) {
      const g = copy.ok ? replay(copy.value, BOXES) : copy
      if (!g.ok) throw new Error(g.error.message)
      expect(hash(g.value)).toBe(end)
    }
    expect((await talk.ask('play', { seat: 0, move: { action: 'sell', card: 'altar' } })).error.code).toBe('game-over')
    expect(await talk.end()).toBe(0)
  })

  test('answers every line with one line, whatever it contains, and keeps the game', async () => {
    const talk = new Talk()
    await talk.ask('new', { setup })
    const { hash: before } = await talk.ask('hash')
    const lines: [string | Buffer, string][] = [
      ['', 'bad-json'],
      ['{', 'bad-json'],
      ['null', 'bad-request'],
      ['[]', 'bad-request'],
      ['"new"', 'bad-request'],
      ['{}', 'bad-request'],
      ['{"cmd":7}', 'bad-request'],
      ['{"cmd":"state","id":{}}', 'bad-request'],
      ['{"cmd":"__proto__"}', 'unknown-command'],
      ['{"cmd":"legal","seat":"0"}', 'bad-seat'],
      [Buffer.from([0xff, 0xfe, 0x00]), 'bad-json'],
      [`{"cmd":"new","setup":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'bad-request'],
      ['['.repeat(1_000_000), 'bad-json'],
      [`{"cmd":"${'x'.repeat(LONGEST_LINE)}"}`, 'too-long'],
      [`{"cmd":"${'x'.repeat(1000)}"}`, 'bad-request'],
    ]
    for (const [line, code] of lines) {
      const answer = await talk.send(line)
      expect(answer.ok).toBe(false)
      expect(answer.error.code).toBe(code)
      expect(answer.error.message.length).toBeGreaterThan(10)
    }
    expect((await talk.ask('hash')).hash).toBe(before)
    expect(await talk.end()).toBe(0)
  })

  test('answers a last line without a newline, and stops on request', async () => {
    const unfinished = await answered(['engine'], '{"cmd":"help","id":"a"}')
    expect(JSON.parse(unfinished.out)).toMatchObject({ ok: true, id: 'a' })
    const stopped = await answered(['engine'], '{"cmd":"quit","id":1}\n{"cmd":"help"}\n')
    expect(stopped).toMatchObject({ code: 0, out: '{"ok":true,"id":1}\n', err: '' })
  })
})

const PATHS = (process.env.PATH ?? '').split(':')
const hasPython = PATHS.some((folder) => existsSync(join(folder, 'python3')))

describe.runIf(hasPython)('the example of many games at once in Python', PATIENT, () => {
  test('plays random legal moves to the ends of games', async () => {
    const { code, out } = await spawnedBy('python3', [join(ROOT, 'examples', 'random_batch.py'), '8', '100', 'leaders'])
    expect(code).toBe(0)
    expect(out).toMatch(/^8 games, \d+ inputs, \d+ actions\n\d+ games ended, [\d.]+ points a city/)
    expect(out).toMatch(/\d+ steps a second\n$/)
  })
})

describe.runIf(hasPython)('the example bot in Python', PATIENT, () => {
  test('is short, and plays a whole game through the engine', async () => {
    const file = join(ROOT, 'examples', 'greedy_bot.py')
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThan(60)
    const { code, out } = await spawnedBy('python3', [file, '3', 'example'])
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(3)
    expect(out).toMatch(/^1\. \w+ \w+ \(seat \d\): \d+ points/)
  })
})
