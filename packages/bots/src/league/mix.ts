/**
 * Parser of a mix (edition, side, expansions, teams, players) in one word: "1e:b:4", "2e:leaders+cities:5",
 * "2e:cities:teams:4".
 */
import { BOXES } from '@heptapolis/boxes'
import {
  compile,
  EDITIONS,
  type Edition,
  ok,
  type Result,
  type Ruleset,
  type Setup,
  sure,
} from '@heptapolis/engine/search'
import type { SeatingPlan } from './schedule.ts'

const SIDES = ['a', 'b', 'day', 'night']
const USUAL_PLAYERS = 4

/**
 * Edition, side, number of players, teams and boxes in any order, separated by colons; omitted parts take
 * their default.
 */
export function parseMix(text: string): Result<Setup> {
  let edition: Edition = '2e'
  let players = USUAL_PLAYERS
  let side: string | undefined
  let boxes: string[] = []
  let teams = false
  for (const word of text.split(':')) {
    const known = EDITIONS.find((one) => one === word)
    if (known) edition = known
    else if (/^\d+$/.test(word)) players = Number(word)
    else if (SIDES.includes(word)) side = word
    else if (word === 'teams') teams = true
    else if (word === 'all') boxes = BOXES.slice(1).map(({ id }) => id)
    else if (word !== 'base' && word !== '') boxes = word.split('+')
  }
  const setup: Setup = {
    edition,
    boxes,
    seats: Array.from({ length: players }, () => (side ? { side } : {})),
    seed: '',
    ...(teams ? { teams } : {}),
  }
  const rules = compile(setup, BOXES)
  return rules.ok ? ok(setup) : rules
}

export const seatingOf = (mix: string, { seats, teams }: Setup): SeatingPlan => ({ mix, players: seats.length, teams })

const made = new Map<string, Ruleset>()

/** Rules of a mix, cached, so that bots compute their tables once. */
export function rulesOf(mix: string): Ruleset {
  const rules = made.get(mix) ?? sure(compile(sure(parseMix(mix)), BOXES))
  made.set(mix, rules)
  return rules
}
