/** Plays many games. Each has its own seed, so results do not depend on the thread or machine. */

import { BOXES } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import { compile, isOver, newGame, random, type Setup, toAct } from '@heptapolis/engine/search'
import { orFail } from '../or-fail.ts'
import { botsNamed } from '../table/seats.ts'
import { botPlays, showTheEnd, standInsOf } from '../table/sitting.ts'
import { addGame, addStandIns, emptyTally, type SimulationTally } from './tally.ts'

export interface SimulationPlan {
  /** The seed of game i is this seed plus i. */
  setup: Setup
  /** Bot names by seat in game 0; they rotate by one seat per game. */
  bots: string[]
  games: number
}

/** Plays the games from `from` to `to`, exclusive. */
export function playGames({ setup, bots, games }: SimulationPlan, from: number, to: number): SimulationTally {
  const rules = orFail(compile(setup, BOXES))
  const players = botsNamed(bots)
  const tally = emptyTally()
  for (let i = from; i < Math.min(to, games); i++) {
    const seed = `${setup.seed} ${i}`
    const g = newGame(rules, seed)
    const chance = random(`${seed} bots`)
    const at = (seat: number): number => (seat + i) % bots.length
    while (!isOver(g)) for (const seat of toAct(g)) botPlays(g, seat, itemAt(players, at(seat % rules.players)), chance)
    showTheEnd(g)
    addGame(
      tally,
      g,
      setup.seats.map((_, seat) => itemAt(bots, at(seat))),
    )
    for (const { bot, standIns } of standInsOf(g)) addStandIns(tally, bot, standIns)
  }
  return tally
}
