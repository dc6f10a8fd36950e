/** Players that aim at a task: the search values its conditions, weak levels only avoid moves that break them. */
import { COLOURS, type Game, isOver, type Move, SELL, STAGE, scores, state } from '@heptapolis/engine/search'
import type { Bot } from '../bot.ts'
import { Instinct } from '../instinct/instinct.ts'
import { aiming, easy } from '../levels.ts'
import { type SearchGoal, withinGoal } from '../search/goal.ts'
import { cardsOf, isFulfilled, type LadderTask, lineOf, stagesLeft, type TaskCondition } from './task.ts'

/** Points of a search for a task fulfilled at the end, and for each step towards a condition. */
const FULFILLED = 20
const STAGE_BUILT = 6
const CARD_MISSING = 3
const DEFEAT_TOO_MANY = 4
const POINT_MISSING = 0.6
const COIN_MISSING = 0.5

/** The goal of a task for a search. */
export function goalOf(task: LadderTask): SearchGoal {
  const ages = task.flatMap((one) => (one.is === 'stages' && one.age < 3 ? [one.age] : []))
  const deadline = ages.length > 0 ? Math.min(...ages) : undefined
  return {
    allows: (g, seat, move) => task.every((one) => keeps(one, g, seat, move)),
    worth: (g, seat) => worthOf(task, g, seat),
    ...(deadline === undefined ? {} : { deadline }),
  }
}

function keeps(condition: TaskCondition, g: Game, seat: number, { action, card }: Move): boolean {
  if (condition.is !== 'most' || action === SELL || action === STAGE || card <= 0) return true
  const colour = COLOURS.indexOf(condition.colour)
  return g.rules.pieces[card].colour !== colour || cardsOf(g, seat, condition.colour) < condition.cards
}

function worthOf(task: LadderTask, g: Game, seat: number): number {
  let worth = 0
  for (const one of task) worth -= missing(one, g, seat)
  const isTold = isOver(g) && task.every(({ is }) => is !== 'stages')
  return isTold && isFulfilled(task, { now: g, ageEnds: [] }, seat) ? worth + FULFILLED : worth
}

function missing(condition: TaskCondition, g: Game, seat: number): number {
  switch (condition.is) {
    case 'least':
      return CARD_MISSING * Math.max(0, condition.cards - cardsOf(g, seat, condition.colour))
    case 'stages':
      return STAGE_BUILT * stagesLeft(g, seat)
    case 'defeats':
      return DEFEAT_TOO_MANY * Math.max(0, state.defeats.get(g, seat) - condition.most)
    case 'line':
      return POINT_MISSING * Math.max(0, condition.least - lineOf(scores(g)[seat], condition.line))
    case 'coins':
      return COIN_MISSING * Math.max(0, condition.least - state.coins.get(g, seat))
    default:
      return 0
  }
}

/** A level that plays for the task. */
export function aimingBot(level: 'easy' | 'expert', task: LadderTask): Bot {
  const goal = goalOf(task)
  if (level === 'expert') return aiming(goal)
  const instinct = new Instinct()
  return {
    name: easy.name,
    about: easy.about,
    choose: (seen, seat, random) => withinGoal(seen, seat, easy.choose(seen, seat, random), instinct, goal),
  }
}
