/** Games in teams of two. */
import { arePartners, type Box, coded, MATES, type Problem, type Terms } from '@heptapolis/engine/box'

function refuses({ seats }: Terms): Problem | undefined {
  if (seats.length >= 2 * MATES && seats.length % MATES === 0) return undefined
  return coded('bad-teams', { players: seats.length })
}

/** For boxes with team games. */
export const teams: Box = {
  id: 'teams',
  refuses,
  modifiers: {
    /** Each city fights the neighbour that is no partner twice. */
    fights: (_g, pairs) =>
      pairs.filter(([one, other]) => !arePartners(one, other)).flatMap((pair) => Array<typeof pair>(MATES).fill(pair)),
    sees: (_g, viewer, owner) => arePartners(viewer, owner),
  },
}
