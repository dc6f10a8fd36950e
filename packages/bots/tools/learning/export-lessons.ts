/**
 * Exports training cases as plain numbers for a neural net that is trained elsewhere (learn-net.py). Writes a folder
 * of little-endian arrays and `names.json`. Lists of varying length are concatenated; their offsets are in the file
 * `…-at`.
 *
 *   node packages/bots/tools/learning/export-lessons.ts --games games.jsonl --to lessons
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Lessons, type TrainingCase } from './lessons.ts'
import { namesOf, readMoreSigns } from './more-signs.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', multiple: true, default: ['self-play.jsonl'] },
    to: { type: 'string', default: 'lessons' },
  },
})

/** One game in so many is held out, as in learn-experience.ts. */
const APART = 10
/** Marks a move with a single subject. */
const NOTHING = 65535

const lessons = new Lessons({ names: namesOf, read: readMoreSigns })
const games = values.games.flatMap((file) => lessons.read(file))
const apartOf = (game: number): number => (game % APART === 0 ? 1 : 0)
const questions = games.flatMap((game, i) => game.lessons.map((one) => ({ ...one, apart: apartOf(i) })))
const outlooks = games.flatMap((game, i) => game.outlooks.map((one) => ({ ...one, apart: apartOf(i) })))
const mixes = [...new Set(questions.map(({ mix }) => mix))]

type Bytes = Uint8Array | Uint16Array | Uint32Array | Float32Array

function write(name: string, bytes: Bytes): void {
  writeFileSync(join(values.to, `${name}.bin`), new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function writeLists(name: string, lists: readonly ArrayLike<number>[], make: (length: number) => Bytes): void {
  const at = new Uint32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) at[i + 1] = at[i] + list.length
  const all = make(at[lists.length])
  for (const [i, list] of lists.entries()) all.set(list, at[i])
  write(name, all)
  write(`${name}-at`, at)
}

const short = (length: number): Bytes => new Uint16Array(length)
const float = (length: number): Bytes => new Float32Array(length)

type Where = Pick<TrainingCase, 'signs' | 'mix' | 'age'> & { readonly apart: number }

function writeWhere(name: string, some: readonly Where[]): void {
  writeLists(
    `${name}-signs`,
    some.map(({ signs }) => signs),
    short,
  )
  write(
    `${name}-mix`,
    Uint8Array.from(some, ({ mix }) => mixes.indexOf(mix)),
  )
  write(
    `${name}-age`,
    Uint8Array.from(some, ({ age }) => age),
  )
  write(
    `${name}-apart`,
    Uint8Array.from(some, ({ apart }) => apart),
  )
}
mkdirSync(values.to, { recursive: true })
writeWhere('question', questions)
writeWhere('outlook', outlooks)
writeLists(
  'judged',
  questions.map(({ judged }) => judged),
  float,
)
writeLists(
  'behind',
  questions.map(({ behind }) => behind),
  float,
)
for (const place of [0, 1]) {
  const about = questions.flatMap(({ subjects }) => subjects.map((one) => one[place] ?? NOTHING))
  write(`subject-${place}`, Uint16Array.from(about))
}
write(
  'told',
  Float32Array.from(outlooks, ({ told }) => told),
)
write(
  'points',
  Float32Array.from(outlooks, ({ points }) => points),
)
writeFileSync(
  join(values.to, 'names.json'),
  JSON.stringify({ signs: lessons.signs.all, subjects: lessons.subjects.all, mixes }),
)
console.log(
  `${games.length} games, ${questions.length} questions, ${outlooks.length} outlooks, ${lessons.signs.all.length} signs, ${lessons.subjects.all.length} subjects`,
)
