/**
 * Learns from games of searching bots how much each feature of a city (sign) makes a move better or worse. It fits the
 * move probabilities of quick judgement plus correction to those that the search results imply.
 *
 *   node packages/bots/tools/learning/self-play.ts --minutes 60 --file games.jsonl
 *   node packages/bots/tools/learning/learn-experience.ts --games games.jsonl --epochs 6 --write
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { random, shuffle } from '@heptapolis/engine/search'
import { decode, encode } from '../../src/experience/file.ts'
import { experienceFile } from '../../src/experience/learned.ts'
import { taughtWith } from '../../src/experience/taught.ts'
import { rulesOf } from '../../src/league/mix.ts'
import { writeExperience } from '../weights.ts'
import { Lessons, type Outlook, type TrainingCase } from './lessons.ts'
import { School } from './school.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', multiple: true, default: ['self-play.jsonl'] },
    epochs: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'experience' },
    least: { type: 'string', default: '0.04' },
    write: { type: 'boolean', default: false },
    /** Separate output file, for a league against the current version (`expert@FILE`). */
    to: { type: 'string' },
  },
})

/** One game in so many is held out for validation. */
const APART = 10

const lessons = new Lessons()
const games = values.games.flatMap((file) => lessons.read(file))
const taught = games.filter((_, i) => i % APART !== 0)
const apart = games.filter((_, i) => i % APART === 0)
const train = taught.flatMap((game) => game.lessons)
const outlooks = taught.flatMap((game) => game.outlooks)
const school = new School(lessons.signs.all.length, lessons.subjects.all.length)
const quality = (): string =>
  `${regrets(apart.flatMap((game) => game.lessons))}; ${errors(apart.flatMap((game) => game.outlooks))}`
console.log(
  `${games.length} games, ${train.length} lessons, ${lessons.signs.all.length} signs, ${lessons.subjects.all.length} subjects`,
)
console.log(`by judgement alone: ${quality()}`)
school.recall(lessons, decode(experienceFile))
console.log(`by present experience: ${quality()}`)
school.forget()

const chance = random(values.seed)
const epochs = Number(values.epochs)
for (let epoch = 0; epoch < epochs; epoch++) {
  shuffle(train, chance)
  shuffle(outlooks, chance)
  for (const lesson of train) school.learn(lesson, 1 - epoch / epochs)
  for (const outlook of outlooks) school.learnOutlook(outlook, 1 - epoch / epochs)
  console.log(`epoch ${epoch + 1}: ${quality()}`)
}
school.round(Number(values.least))
console.log(`rounded to steps of ${values.least}, ${school.known} weights: ${quality()}`)
const pieces = taughtWith(['1e:all', '2e:all'].map(rulesOf))
const known = encode(pieces, lessons.signs.all, lessons.subjects.all, Number(values.least), (subject) =>
  school.weightsOf(subject),
)
if (values.to) writeFileSync(values.to, JSON.stringify(known))
if (values.write) writeExperience(known)

/** Mean deficit in points of the move chosen without search, in total and by Age and mix. */
function regrets(some: readonly TrainingCase[]): string {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const lesson of some) {
    const regret = lesson.behind[school.choice(lesson)]
    for (const key of ['all', `Age ${lesson.age}`, lesson.mix]) {
      const so = sums.get(key) ?? { sum: 0, count: 0 }
      sums.set(key, { sum: so.sum + regret, count: so.count + 1 })
    }
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { sum, count }]) => `${key} ${(sum / count).toFixed(3)}`)
    .join(', ')
}

/** Error of the predicted final points, by Age. */
function errors(some: readonly Outlook[]): string {
  return [2, 3]
    .map((age) => {
      const these = some.filter((one) => one.age === age)
      const squares = these.reduce((sum, one) => sum + (school.tell(one) - one.points) ** 2, 0)
      return `outlook at Age ${age} off by ${Math.sqrt(squares / these.length).toFixed(2)}`
    })
    .join(', ')
}
