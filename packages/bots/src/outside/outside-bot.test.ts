import { BOXES } from '@heptapolis/boxes'
import { compile, moves, newGame, random, sight } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { outsideBot } from './outside-bot.ts'

function game() {
  const rules = compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return newGame(rules.value, 'outside')
}

/** A program that answers each line with what the expression gives. */
const program = (answer: string): string =>
  `cmd:"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);${answer}})"`

const say = (answer: string): string => program(`console.log(${answer})`)

function ask(command: string, timeout: number): { move: unknown; legal: unknown[]; complaints: string[] } {
  const complaints: string[] = []
  const g = game()
  const bot = outsideBot(command, { timeout, complain: (message) => complaints.push(message) })
  return { move: bot.choose(sight(g, 0), 0, random('a')), legal: moves(g, 0), complaints }
}

const PATIENT = 20_000

describe('a program as a bot', () => {
  test('plays the move it names by number', () => {
    const { move, legal, complaints } = ask(say('JSON.stringify({move:1})'), PATIENT)
    expect(complaints).toEqual([])
    expect(move).toEqual(legal[1])
  })

  test('plays the move it writes out', () => {
    const { move, legal, complaints } = ask(say('JSON.stringify({move:q.legal[2]})'), PATIENT)
    expect(complaints).toEqual([])
    expect(move).toEqual(legal[2])
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
