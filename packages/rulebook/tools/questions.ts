/**
 * `npm run questions`: measures the rulebook search with questions that a family would ask, and prints the misses.
 * Misses of a third of the questions stay hidden, to show whether a change helps questions it was not made for.
 * `-- --held-out` prints the figures of questions that were never used for tuning.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LANGUAGES, type Language } from '@heptapolis/boxes'
import { type Setup, sure } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/kernel'
import { rulebook } from '../src/book/book.ts'
import { searcher } from '../src/find/search.ts'
import { voiceIn } from '../src/mix/voice.ts'

interface Question {
  table: string
  text: string
  /** Rules and pieces that answer it, as link targets. */
  answers: readonly string[]
}

interface QuestionResult extends Question {
  /** Place of the first right answer, from 1; 0 if there is none. */
  place: number
  found: readonly string[]
}

const BOXES: Readonly<Record<string, string>> = {
  L: 'leaders',
  C: 'cities',
  A: 'armada',
  E: 'edifice',
  T: 'babel-tower',
  P: 'babel-projects',
}

/** `5LC teams`: players, expansions by letter, teams. */
function setupOf(table: string): Setup {
  const [, players, letters, teams] = /^(\d)([A-Z]*)( teams)?$/.exec(table) ?? []
  return {
    edition: '2e',
    boxes: [...letters].map((letter) => BOXES[letter]),
    seats: Array.from({ length: Number(players) }, () => ({})),
    seed: '',
    ...(teams === undefined ? {} : { teams: true }),
  }
}

type Part = 'tuning' | 'held-out'

const fileOf = (language: Language, part: Part): string =>
  join(import.meta.dirname, 'questions', part === 'tuning' ? `${language}.txt` : `${language}.held-out.txt`)

export const questionsIn = (language: Language, part: Part): Question[] =>
  readFileSync(fileOf(language, part), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([table, text, answers]) => ({
      table,
      text,
      answers: answers.split(', ').map((id) => id.replace('piece:', 'piece-')),
    }))

/** Whether a question belongs to the development set: a third, by a hash of its text. */
const isDevelopment = ({ text }: Question): boolean => createHash('sha256').update(text).digest()[0] % 3 === 0

export async function answered(language: Language, questions: readonly Question[]): Promise<QuestionResult[]> {
  const voice = await voiceIn(language)
  const tables = new Map(
    [...new Set(questions.map(({ table }) => table))].map((table) => [
      table,
      searcher(sure(rulebook(setupOf(table), voice))),
    ]),
  )
  return questions.map((question) => {
    const found =
      tables
        .get(question.table)?.(question.text)
        .hits.map(({ id }) => id) ?? []
    return { ...question, found, place: found.findIndex((id) => question.answers.includes(id)) + 1 }
  })
}

/** Number of questions with a right answer among the first so many. */
export const among = (all: readonly QuestionResult[], most: number): number =>
  all.filter(({ place }) => place > 0 && place <= most).length

const figures = (all: readonly QuestionResult[]): string =>
  `${among(all, 1)} of ${all.length} first, ${among(all, 3)} among three`

async function report(language: Language): Promise<void> {
  const all = await answered(language, questionsIn(language, 'tuning'))
  const tuned = all.filter((one) => !isDevelopment(one))
  console.log(`${language}: ${figures(tuned)} (tuning); ${figures(all.filter(isDevelopment))} (development)`)
  const shown = process.argv.includes('--development') ? all.filter(isDevelopment) : tuned
  for (const { text, table, answers, found, place } of shown.filter((one) => one.place !== 1))
    console.log(`  ${place || '–'}  ${text} [${table}]: ${answers.join(', ')}; found ${found.slice(0, 3).join(', ')}`)
}

async function reportHeldOut(language: Language): Promise<void> {
  const file = fileOf(language, 'held-out')
  if (!existsSync(file)) {
    console.log(`${language}: no held-out questions; write them to ${relative(process.cwd(), file)}`)
    process.exitCode = 1
    return
  }
  console.log(`${language}: ${figures(await answered(language, questionsIn(language, 'held-out')))} (held out)`)
}

if (import.meta.main) {
  const isHeldOut = process.argv.includes('--held-out')
  for (const language of keysOf(LANGUAGES)) await (isHeldOut ? reportHeldOut(language) : report(language))
}
