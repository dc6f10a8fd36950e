import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { compile, moves, newGame, random, sight } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { medium } from '../levels.ts'
import { playOut } from '../play-out.ts'
import { outsideBot } from './outside-bot.ts'

function game() {
  const rules = compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return newGame(rules.value, 'outside')
}

/** Program that answers each line with the value of the expression. */
const program = (answer: string): string =>
  `cmd:"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);${answer}})"`

const say = (answer: string): string => program(`console.log(${answer})`)

function ask(command: string, timeout: number): { move: unknown; legal: unknown[]; complaints: string[] } {
  const complaints: string[] = []
  const g = game()
  const bot = outsideBot(command, { timeout, start: timeout, complain: (message) => complaints.push(message) })
  return { move: bot.choose(sight(g, 0), 0, random('a')), legal: moves(g, 0), complaints }
}

const PATIENT = 20_000

interface Line {
  begin?: object
  events: { what: string; seat?: number; card?: string }[]
  end?: { game: number; points: number[]; ranks: number[] }
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** Output of the program after a number of games; nothing else waits for the last line of a game. */
async function readLines(file: string, games: number): Promise<Line[]> {
  const ended = (): number => linesOf(file).filter((line) => line.startsWith('{"end"')).length
  await expect.poll(ended).toBe(games)
  return linesOf(file).map((line) => JSON.parse(line))
}

describe('a program as a bot', () => {
  test('plays the move it names by number', () => {
    const { move, legal, complaints } = ask(say('JSON.stringify({move:1})'), PATIENT)
    expect(complaints).toEqual([])
    expect(move).toEqual(legal[1])
  })

  test('plays the move it spells out', () => {
    const { move, legal, complaints } = ask(say('JSON.stringify({move:q.legal[2]})'), PATIENT)
    expect(complaints).toEqual([])
    expect(move).toEqual(legal[2])
  })

  test('receives the game, its events and, on request, its end', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'heptapolis-outside-bot-')), 'log.jsonl')
    const keeps = `require('fs').appendFileSync('${log}',l+'\\n')`
    const bot = outsideBot(program(`${keeps};if(q.legal)console.log(JSON.stringify({move:0,end:true}))`), {
      timeout: PATIENT,
    })
    for (const seed of ['one', 'two']) playOut(newGame(game().rules, seed), [bot, medium, medium], random(seed))
    const lines = await readLines(log, 2)
    const begun = lines.flatMap(({ begin }) => begin ?? [])
    expect(begun).toEqual([1, 2].map((game) => ({ game, player: 0, players: 3, edition: '2e', boxes: [] })))
    expect(lines[0].events).toEqual([])
    expect(lines[1].events.filter(({ what }) => what === 'built').length).toBeGreaterThan(0)
    expect(
      lines.flatMap(({ events = [] }) => events).some(({ seat, what, card }) => what === 'sold' && seat !== 0 && card),
    ).toBe(false)
    const ends = lines.flatMap(({ end }) => end ?? [])
    expect(ends.map(({ game }) => game)).toEqual([1, 2])
    expect(ends[0].points).toHaveLength(3)
    expect(Math.min(...ends[0].ranks)).toBe(1)
  })

  test('gets more time for its first answer, because it must start', () => {
    const complaints: string[] = []
    const bot = outsideBot(say('JSON.stringify({move:0})'), { timeout: 1, complain: (it) => complaints.push(it) })
    const g = game()
    expect(bot.choose(sight(g, 0), 0, random('a'))).toEqual(moves(g, 0)[0])
    expect(complaints).toEqual([])
  })

  test.each([
    ['lies', say('JSON.stringify({move:999})'), PATIENT, /not one of/],
    ['cheats', say(`JSON.stringify({move:{action:'build',card:'palace'}})`), PATIENT, /./],
    ['talks nonsense', say(`'nonsense'`), PATIENT, /not JSON/],
    ['ends', program('process.exit(3)'), PATIENT, /ended with code 3/],
    ['hangs', program(''), 300, /within 300 ms/],
    ['floods', program(`process.stdout.write('x'.repeat(200000))`), PATIENT, /without end/],
    ['does not exist', 'cmd:no-such-program-anywhere', PATIENT, /ended|started/],
  ])('one that %s is answered for, with a clear message', (_what, command, timeout, message) => {
    const { move, legal, complaints } = ask(command, timeout)
    expect(legal).toContainEqual(move)
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(message)
  })
})
