/** What the coach of Cities says, in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/en.ts'
import { owed } from '../facts.ts'

export const words = {
  about: 'Black cards: they take coins from others, keep you out of fights, or work in secret.',
  done: 'That is what is new: **black cards**, and losses that are paid or owed. Play on as you like.',
  ideas: {
    black: {
      teaches: 'black cards',
      say: (at) => `There is one card more in hand, and a new colour. **${at.card}** is free: ${at.does}.`,
      otherwise: (at) => `You may. **${at.card}** would cost you nothing, and all others something.`,
    },
    loss: {
      teaches: 'paying a loss',
      say: (at) =>
        `Others build black cards too. **Pay** ${plural(owed(at), 'coin')} of your ${at.coins}, or take a debt: a point less at the end for each.`,
      otherwise: () =>
        'A debt keeps your coins for now, but counts **one point less** at the end, and cannot be paid back.',
    },
  },
} satisfies LessonWords
