/** The rungs of the ladder, the easiest for `expert` first. `npm run ladder` measures them. */
import { COLOURS } from '@heptapolis/engine/search'
import type { Rung } from './rung.ts'
import rungs from './rungs.json' with { type: 'json' }
import type { TaskCondition } from './task.ts'

export const RUNGS: readonly Rung[] = rungs.map(({ city, task, ...rung }): Rung => {
  const [wonder, side] = city.split(' ')
  return { ...rung, edition: '2e', wonder, side, task: task.map(conditionOf) }
})

/** A condition from its words: `win`, `lead 10`, `most green 0`, `stages 2`, `line science 30`. */
export function conditionOf(text: string): TaskCondition {
  const [is, ...details] = text.split(' ')
  const number = Number(details.at(-1))
  const colour = COLOURS.find((one) => one === details[0])
  if (is === 'win') return { is }
  if (is === 'lead') return { is, points: number }
  if (is === 'points' || is === 'coins') return { is, least: number }
  if (is === 'stages') return { is, age: number }
  if (is === 'defeats') return { is, most: number }
  if (is === 'line') return { is, line: details[0], least: number }
  if ((is === 'most' || is === 'least') && colour) return { is, colour, cards: number }
  throw new Error(`No condition reads ${text}.`)
}
