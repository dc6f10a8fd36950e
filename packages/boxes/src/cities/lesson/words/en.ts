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
      rule: 'Black cards have **effects of their own**. Some make all other players lose coins.',
      say: (at) => `One more card in hand, and **black cards**. **${at.card}** is free: ${at.does}.`,
      otherwise: (at) => `You can do that. **${at.card}** is free: ${at.does}.`,
    },
    loss: {
      teaches: 'paying a loss',
      rule: 'For each coin of a loss you choose: **pay it, or take a debt**, −1 point at the end.',
      say: (at) =>
        `Another player built a black card: pay ${plural(owed(at), 'coin')} of your ${at.coins}, or **take debt**, −1 point at the end. You need coins now, so take the debt.`,
      otherwise: () => 'You can do that. But **coins buy resources** now, and a debt costs you only 1 point.',
    },
  },
} satisfies LessonWords
