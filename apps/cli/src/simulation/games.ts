/**
 * Loop that plays many games between bots. Each has its own seed, so results do not depend on the thread or machine.
 */

import { BOXES } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import { compile, isOver, newGame, type Ruleset, random, type Setup, toAct } from '@heptapolis/engine/search'
import { agreedByBots, agreementIn, type WonderMethod } from '@heptapolis/table/wonders'
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
  /** How bots give out wonders; by default the engine deals them. */
  wonders?: WonderMethod
}

/** Plays the games from `from` to `to`, exclusive. */
export function playGames(plan: SimulationPlan, from: number, to: number): SimulationTally {
  const { setup, bots, games } = plan
  const dealt = orFail(compile(setup, BOXES))
  const players = botsNamed(bots)
  const tally = emptyTally()
  for (let i = from; i < Math.min(to, games); i++) {
    const seed = `${setup.seed} ${i}`
    const rules = agreedRules(plan, dealt, seed)
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

/** Rules with the wonders and prices of an agreement, if the plan has one. */
function agreedRules({ setup, wonders }: SimulationPlan, dealt: Ruleset, seed: string): Ruleset {
  return wonders
    ? orFail(compile({ ...setup, seats: [...agreedByBots(agreementIn(dealt, wonders), seed)] }, BOXES))
    : dealt
}
