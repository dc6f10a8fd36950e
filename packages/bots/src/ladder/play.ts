/** Plays a rung with a bot at the seat of the person. */
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  clone,
  compile,
  controller,
  type Game,
  isOver,
  newGame,
  random,
  scores,
  sight,
  state,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import { attend } from '../attend.ts'
import { type Bot, sitDown } from '../bot.ts'
import { botNamed } from '../bots.ts'
import { type Rung, rungSetup } from './rung.ts'
import { isFulfilled, taskStates } from './task.ts'

export interface RungResult {
  readonly fulfilled: boolean
  readonly points: number
  readonly rank: number
  /** Conditions that are not met. */
  readonly missed: readonly string[]
}

/** The deal is always the same; `dice` decides what the bots roll. */
export function playRung(rung: Rung, bot: Bot, dice: string): RungResult {
  const setup = rungSetup(rung)
  const g = newGame(sure(compile(setup, BOXES)), setup.seed)
  const chance = random(dice)
  const players = [bot, ...rung.bots.map(levelNamed)].map(sitDown)
  for (const [seat, player] of players.entries()) attend(g, seat, player)
  const ageEnds: Game[] = []
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      apply(g, seat, players[player].choose(sight(g, player), seat, chance))
      if (state.age.get(g) > ageEnds.length + 1) ageEnds.push(clone(g))
    }
  }
  const course = { now: g, ageEnds }
  const states = taskStates(rung.task, course, 0)
  const { total, rank } = scores(g)[0]
  return {
    fulfilled: isFulfilled(rung.task, course, 0),
    points: total,
    rank,
    missed: rung.task.flatMap(({ is }, i) => (states[i] === 'met' ? [] : [is])),
  }
}

function levelNamed(level: string): Bot {
  const bot = botNamed(level)
  if (!bot) throw new Error(`There is no bot named ${level}.`)
  return bot
}
