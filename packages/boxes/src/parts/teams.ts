/** The game in teams of two. */
import { arePartners, type Box, MATES, type Problem, type Terms } from '@heptapolis/engine'

function refuses({ seats }: Terms): Problem | undefined {
  if (seats.length >= 2 * MATES && seats.length % MATES === 0) return undefined
  return {
    code: 'bad-teams',
    message: `Teams have two players each, so there must be 4, 6 or 8 of them, not ${seats.length}.`,
  }
}

/** For boxes with a game in teams. */
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
