/** Coach texts of Leaders in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/en.ts'

export const words = {
  about: 'You draft four leaders before the game and can recruit one in each Age.',
  done: 'You now know Leaders: **one leader per Age**, recruited, sold or used for a stage, and 6 coins at the start instead of 3 to pay for them. Continue as you like.',
  ideas: {
    draft: {
      teaches: 'the draft',
      rule: 'You keep one leader and pass the rest to the right, until you have four. **Leaders help only your city.**',
      say: (at) =>
        `You draft four leaders before Age I: keep one, pass the rest right. They help only your city. **${at.card}**, when recruited: ${at.does}.`,
      otherwise: () => 'You can do that. In the end you have four leaders and use one in each of the three Ages.',
    },
    price: {
      teaches: 'a price in coins',
      rule: 'Leaders **cost coins, never resources**, and only when you recruit them. Their points are counted at the end of the game.',
      say: (at) =>
        `**Leaders cost coins, paid when recruited.** ${at.card}: ${at.say.cost(at.piece.def.cost)}; at the end ${at.does}.`,
      otherwise: (at) => `You can do that. **${at.card}** would be useful later: ${at.does}.`,
    },
    plan: {
      teaches: 'a plan',
      rule: 'The last leader is yours too. A leader that you don’t recruit can be **sold for coins, or used to build a stage**.',
      say: (at) => `A won conflict gives a victory token. **${at.card}**: ${at.does}; 3 for two +3.`,
      otherwise: (at) => `You can do that. Then another player may keep **${at.card}**.`,
    },
    recruit: {
      teaches: 'recruiting',
      rule: 'Before each Age you play one leader: **recruit it**, build a stage with it, or sell it for coins.',
      say: (at) =>
        `Before each Age: **recruit a leader**, build a stage with one, or sell one for ${at.sale} coins. ${at.card} costs ${plural(at.price, 'coin')} and gives ${at.gain} now.`,
      otherwise: (at) =>
        `You can do that. But **${at.card}** gives you ${at.gain - at.price} coins more than it costs, right now.`,
    },
  },
} satisfies LessonWords
