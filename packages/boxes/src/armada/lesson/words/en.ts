/** Coach texts of Armada in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed } from '../../../words/grammar/en.ts'
import { colour, minus, prizes, sailing, strength } from '../facts.ts'

export const words = {
  about: 'Four ships in your own shipyard: each moves when you build cards of its colour.',
  done: 'You now know Armada: **ships move with cards and stages**, and further on they discover islands. Continue as you like.',
  ideas: {
    sail: {
      teaches: 'moving a ship',
      rule: 'With a red, yellow, blue or green card you may **move the ship of that colour** one space. You pay for the space as well.',
      say: (at) =>
        `When you build a ${colour(at)} card, the **${colour(at)} ship** may move one space. It costs ${sailing(at).cost} more, which you produce, so no coins.`,
      otherwise: (at) =>
        `You can do that. But with the ${colour(at)} card the ${colour(at)} ship would move **without coins** this turn.`,
    },
    sea: {
      teaches: 'naval strength',
      rule: 'At the end of each Age **all cities compare naval strength**: the strongest wins points, the weakest loses some.',
      say: (at) =>
        `Ships need resources: **${at.card}** gives ${listed(at.makes, 'or')}. The red ship is naval strength: +${prizes(at).most} for the strongest in Age I, ${minus(prizes(at).least)} for the weakest.`,
      otherwise: (at) =>
        `You can do that. Your naval strength is ${strength(at)}: move the **red ship** with red cards to raise it.`,
    },
  },
} satisfies LessonWords
