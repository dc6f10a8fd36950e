import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const FAULTS = ['killed', 'cut']

test('runs all faults by default', () => {
  expect(readCommandLine([], FAULTS)).toMatchObject({ named: FAULTS, plan: { times: 5, tables: 10 } })
  const args = ['--only', 'cut', '--times', '200', '--think', '60000', '--open', '0', '--hints', 'redis']
  expect(readCommandLine(args, FAULTS)).toMatchObject({
    named: ['cut'],
    plan: { times: 200, think: 60_000, open: 0, hints: 'redis' },
  })
})

test('prints help', () => {
  expect(readCommandLine(['--help'], FAULTS)).toMatchObject({
    isWrong: false,
    says: expect.stringContaining('of killed, cut'),
  })
})

test.each([
  [['--only', 'cut,flood'], 'There is no fault flood, but killed, cut.'],
  [['--times', 'often'], '--times must be a whole number from 1 on.'],
  [['--tables', '0'], '--tables must be a whole number from 1 on.'],
  [['--think', '1.5'], '--think must be a whole number from 1 on.'],
  [['--open', '-1'], '--open'],
  [['--hints', 'nats'], '--hints must be redis, or left out.'],
  [['--twice'], "Unknown option '--twice'"],
  [['cut'], "Unexpected argument 'cut'"],
])('rejects invalid arguments before anything starts: %j', (args, sentence) => {
  expect(readCommandLine(args, FAULTS)).toMatchObject({ isWrong: true, says: expect.stringContaining(sentence) })
})
