/**
 * Questions to the person as numbered choices, one answer per line: for pipes, tests, screen readers and simple
 * terminals.
 */
import { createInterface } from 'node:readline'
import { QuitError } from '../errors.ts'
import { typedWords, words } from '../language.ts'
import { faint } from '../text/paint.ts'
import type { Asker, MenuOption } from './asker.ts'

export function plainLines(): Asker {
  const lines = createInterface({ input: process.stdin, terminal: false })
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (prompt: string): Promise<string> => {
    process.stdout.write(prompt)
    const { value, done } = await answers.next()
    // Piped input is not echoed by a terminal.
    if (!process.stdin.isTTY) console.log(done ? '' : value)
    if (done) throw new QuitError()
    return value.trim()
  }
  return {
    async choose(question, choices, typed) {
      console.log(`${question}\n${listed(choices)}`)
      for (;;) {
        const answer = await ask('> ')
        const chosen = numbered(choices)[Number(answer) - 1] ?? choices.find(({ key }) => key === answer.toLowerCase())
        if (chosen) return chosen.value
        const read = typed?.(answer)
        if (read !== undefined) return read
        console.log(expected(choices, typed ? helpNames() : []))
      }
    },
    async write(question, suggested) {
      const answer = await ask(`${question} [${suggested}] > `)
      return answer === '' ? suggested : answer
    },
    close: () => lines.close(),
  }
}

const helpNames = (): string[] => typedWords().names.help.split(',').slice(0, 1)

const numbered = <T>(choices: readonly MenuOption<T>[]): MenuOption<T>[] =>
  choices.filter(({ key }) => key === undefined)

function listed<T>(choices: readonly MenuOption<T>[]): string {
  const plain = numbered(choices)
  const room = String(plain.length).length
  const rows = plain.map(({ label, hint }, i) => {
    const row = `  ${String(i + 1).padStart(room)}  ${label}`
    return hint ? `${row}\n${' '.repeat(room + 6)}${faint(hint)}` : row
  })
  const beside = choices.filter(({ key }) => key !== undefined).map(({ key, label }) => `  ${key}  ${label}`)
  return [...rows, ...beside.map(faint)].join('\n')
}

function expected<T>(choices: readonly MenuOption<T>[], more: readonly string[]): string {
  const keys = choices.flatMap(({ key }) => (key === undefined ? [] : [key]))
  return words().type(numbered(choices).length, [...keys, ...more])
}
