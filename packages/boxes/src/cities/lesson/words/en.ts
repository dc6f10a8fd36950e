/** Coach texts of Cities in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/en.ts'
import { owed } from '../facts.ts'

export const words = {
  about:
    'Black cards: some make other cities gain or lose coins, others keep you out of conflicts or have special effects.',
  done: 'You have met **black cards**, and losses that you pay or take as debt. Others keep you out of conflicts (the dove): see the rules. Continue as you like.',
  ideas: {
    black: {
      teaches: 'black cards',
      rule: 'Black cards have **effects of their own**. Some make all other players lose coins.',
      say: (at) => `New: one more turn per Age, and **black cards**. **${at.card}** is free: ${at.does}.`,
      otherwise: (at) => `You can do that. **${at.card}** is free: ${at.does}.`,
    },
    loss: {
      teaches: 'paying a loss',
      rule: 'For each coin of a loss you choose: **pay it, or take a debt**, −1 point at the end.',
      say: (at) =>
        `A black card of another player: you lose ${plural(owed(at), 'coin')}. Pay, or **take debt**: −1 point at the end. Your ${at.coins} coins buy resources, so take the debt.`,
      otherwise: () => 'You can do that. But **coins buy resources** now, and a debt costs you only 1 point.',
    },
  },
} satisfies LessonWords
