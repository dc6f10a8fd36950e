/** Coach texts of Cities in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/en.ts'
import { owed } from '../facts.ts'

export const words = {
  about: 'Black cards: they cost others coins, keep you out of conflicts, or have special effects.',
  done: 'You now know Cities: **black cards**, and losses that you pay or take as debt. Continue as you like.',
  ideas: {
    black: {
      teaches: 'black cards',
      say: (at) => `You have one more card in hand, and black is new. **${at.card}** is free: ${at.does}.`,
      otherwise: (at) => `You can. **${at.card}** is free and would cost all other players coins.`,
    },
    loss: {
      teaches: 'paying a loss',
      say: (at) =>
        `Another player built a black card. **Pay** ${plural(owed(at), 'coin')} of your ${at.coins}, or take debt: −1 point at the end for each unpaid coin.`,
      otherwise: () =>
        'With debt you keep your coins, but each debt is **−1 point** at the end, and you can’t pay it back.',
    },
  },
} satisfies LessonWords
