/** Coach texts of the tower in English. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/en.ts'
import { tileOf, worth } from '../../facts.ts'

export const words = {
  about: 'Each player has three tiles. Placed on the tower, they are laws for everyone.',
  done: 'You now know the tower: **laws for everyone**, until another tile covers them. Continue as you like.',
  ideas: {
    tiles: {
      teaches: 'keeping tiles',
      rule: 'You keep one tile and pass the rest to the right, until you have three. A tile on the tower is a **law for everyone**.',
      say: (at) => `Tiles are laws for **everyone**. Keep one and pass the rest to the right. ${at.card}: ${at.does}.`,
      otherwise: () => 'You can do that. Keep what helps you most, or what you don’t want to leave to others.',
    },
    second: {
      teaches: 'the last tile',
      rule: 'In hand, tiles **have no effect**. You don’t have to place them.',
      say: (at) =>
        `A second tile, **${at.card}**: ${at.does}. In hand, tiles have no effect. You get the third one automatically.`,
      otherwise: (at) => `You can do that. Then the next player gets **${at.card}**.`,
    },
    lay: {
      teaches: 'placing a tile',
      rule: 'In any turn you may **discard a card and place a tile** instead of building. At the end, placed tiles are worth points.',
      say: (at) =>
        `**Instead of building, discard a card to place your tile** ${tileOf(at)}. At the end one tile is worth ${plural(worth(at, 1), 'point')}, two ${worth(at, 2)}, three ${worth(at, 3)}.`,
      otherwise: (at) => `You can do that. To place a tile such as ${tileOf(at)}, discard **any card** you don’t need.`,
    },
    law: {
      teaches: 'the effect of a law',
      rule: 'A law applies **to everyone, you included**, until another tile covers it.',
      say: (at) =>
        `Your law applies to everyone, you included: **${at.card}** gives ${plural(at.gain, 'coin')} in addition to ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `You can do that. Thanks to your law **${at.card}** would give ${plural(at.gain, 'coin')} this turn.`,
    },
  },
} satisfies LessonWords
