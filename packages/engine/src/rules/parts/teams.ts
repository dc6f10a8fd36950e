/** The game in teams of two. Partners sit side by side, seats 0 and 1, 2 and 3, and so on. */
import type { Box } from '../contract/box.ts'
import type { Problem, Terms } from '../vocabulary.ts'

const MATES = 2

export const teamOf = (seat: number): number => Math.floor(seat / MATES)
export const arePartners = (one: number, other: number): boolean => one !== other && teamOf(one) === teamOf(other)

function refuses({ seats }: Terms): Problem | undefined {
  if (seats.length >= 2 * MATES && seats.length % MATES === 0) return undefined
  return {
    code: 'bad-teams',
    message: `Teams have two players each, so there must be 4, 6 or 8 of them, not ${seats.length}.`,
  }
}

/** Joins the game where the set-up asks for teams. */
export const teams: Box = {
  id: 'teams',
  name: 'Teams',
  about: "Partners see each other's cards, never fight each other, and count their points together.",
  refuses,
  modifiers: {
    /** Each city meets the neighbour that is no partner twice. */
    fights: (_g, pairs) =>
      pairs.filter(([one, other]) => !arePartners(one, other)).flatMap((pair) => Array<typeof pair>(MATES).fill(pair)),
    sees: (_g, viewer, owner) => arePartners(viewer, owner),
  },
}
