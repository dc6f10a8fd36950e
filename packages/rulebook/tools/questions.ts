/**
 * Measures the search with questions that a family would ask: `npm run questions`. Every second question is for
 * tuning: misses are printed. The others are held out: `npm run questions -- --held-out` prints their figures only.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

interface Answered extends Question {
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

export function questionsIn(language: Language, part: 'tuning' | 'held-out'): Question[] {
  const file = join(import.meta.dirname, 'questions', `${language}.txt`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines
    .filter((_, i) => (i % 2 === 0) === (part === 'tuning'))
    .map((line) => line.split(' | '))
    .map(([table, text, answers]) => ({
      table,
      text,
      answers: answers.split(', ').map((id) => id.replace('piece:', 'piece-')),
    }))
}

export async function answered(language: Language, questions: readonly Question[]): Promise<Answered[]> {
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
export const among = (all: readonly Answered[], most: number): number =>
  all.filter(({ place }) => place > 0 && place <= most).length

async function report(part: 'tuning' | 'held-out'): Promise<void> {
  for (const language of keysOf(LANGUAGES)) {
    const all = await answered(language, questionsIn(language, part))
    console.log(`${language}: ${among(all, 1)} of ${all.length} first, ${among(all, 3)} among three (${part})`)
    if (part === 'held-out') continue
    for (const { text, table, answers, found, place } of all.filter((one) => one.place !== 1))
      console.log(`  ${place || '–'}  ${text} [${table}]: ${answers.join(', ')}; found ${found.slice(0, 3).join(', ')}`)
  }
}

if (import.meta.main) await report(process.argv.includes('--held-out') ? 'held-out' : 'tuning')
