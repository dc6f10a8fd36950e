/**
 * All combinations of edition, expansions, number of players and teams for `heptapolis check`; unplayable ones state
 * the reason.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, EDITIONS, type Edition, type Problem, type Setup } from '@heptapolis/engine/show'
import { words } from '../language.ts'

export interface CheckedMix {
  edition: Edition
  boxes: string[]
  players: number
  teams: boolean
}

const FEWEST = 2
const MOST = 8

function subsets(boxes: readonly string[]): string[][] {
  return Array.from({ length: 2 ** boxes.length }, (_, bits) => boxes.filter((_box, i) => (bits & (1 << i)) !== 0))
}

export function allMixes(boxes: readonly string[] = BOXES.slice(1).map((box) => box.id)): CheckedMix[] {
  const mixes: CheckedMix[] = []
  for (const edition of EDITIONS) {
    for (const set of subsets(boxes)) {
      for (let players = FEWEST; players <= MOST; players++) {
        for (const teams of [false, true]) mixes.push({ edition, boxes: set, players, teams })
      }
    }
  }
  return mixes
}

export const setupOfMix = ({ edition, boxes, players, teams }: CheckedMix, seed: string): Setup => ({
  edition,
  boxes,
  seats: Array.from({ length: players }, () => ({})),
  seed,
  ...(teams ? { teams } : {}),
})

export const mixName = ({ edition, boxes, players, teams }: CheckedMix): string =>
  `${edition} · ${words().check.mix(boxes.join(' + '), players, teams)}`

/** Reason why a mix cannot be played; undefined if it can. */
export function refusalOf(mix: CheckedMix): Problem | undefined {
  const rules = compile(setupOfMix(mix, ''), BOXES)
  return rules.ok ? undefined : rules.error
}
