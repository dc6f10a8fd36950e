/** The game in teams of two. Partners sit side by side, seats 0 and 1, 2 and 3, and so on. */
import type { Box } from './box.ts'
import { coded } from './problem.ts'
import type { Problem, Terms } from './types.ts'

const MATES = 2

export const teamOf = (seat: number): number => Math.floor(seat / MATES)
export const arePartners = (one: number, other: number): boolean => one !== other && teamOf(one) === teamOf(other)

function refuses({ seats }: Terms): Problem | undefined {
  if (seats.length >= 2 * MATES && seats.length % MATES === 0) return undefined
  return coded('bad-teams', { players: seats.length })
}

/** Joins the game where the set-up asks for teams. */
export const teams: Box = {
  id: 'teams',
  refuses,
  modifiers: {
    /** Each city meets the neighbour that is no partner twice. */
    fights: (_g, pairs) =>
      pairs.filter(([one, other]) => !arePartners(one, other)).flatMap((pair) => Array<typeof pair>(MATES).fill(pair)),
    sees: (_g, viewer, owner) => arePartners(viewer, owner),
  },
}
