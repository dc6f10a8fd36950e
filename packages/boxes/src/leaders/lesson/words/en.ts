/** What the coach of leaders says, in English. */
import type { LessonWords } from '../../../lessons/contract.ts'

export const words = {
  about: 'Four leaders are drafted before the game; one of them enters your city in each Age.',
  done: 'That is all that is new. **One leader an Age**; everything else is as you know it. Play on as you like.',
  ideas: {
    draft: {
      teaches: 'the draft',
      say: (at) => `Leaders work for your city alone. Keep one, the rest goes right. **${at.card}**: ${at.does}.`,
      otherwise: () => 'Keep whom you like: you will have four, and use one in each of the three Ages.',
    },
    price: {
      teaches: 'a price in coins',
      say: (at) => `Leaders cost coins, never goods. **${at.card}**, ${at.say.cost(at.piece.def.cost)}: ${at.does}.`,
      otherwise: (at) => `You may. **${at.card}** would pay for others: ${at.does}.`,
    },
    plan: {
      teaches: 'a plan',
      say: (at) => `Some say what to collect: **${at.card}**, ${at.does}. The last one is yours anyway.`,
      otherwise: () =>
        'That goes too. Look at the cost: whom you cannot pay you may still sell, or lay under your wonder.',
    },
    recruit: {
      teaches: 'recruiting',
      say: (at) =>
        `Every Age begins so: **recruit one**, lay one under a stage, or sell one for ${at.sale}. ${at.card} costs ${at.price} and brings ${at.gain} now.`,
      otherwise: (at) =>
        `You may. But **${at.card}** now leaves you ${at.gain - at.price} coins richer, for the cards to come.`,
    },
  },
} satisfies LessonWords
