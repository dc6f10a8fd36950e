/** Coach texts of Armada in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { colour, prizes, sailing, strength } from '../facts.ts'

export const words = {
  about: 'Four ships in your own shipyard: each moves when you build cards of its colour.',
  done: 'You now know Armada: **ships move when you build a card of their colour** and pay for the space. Continue as you like.',
  ideas: {
    sail: {
      teaches: 'moving a ship',
      rule: 'With a red, yellow, blue or green card you may **move the ship of that colour** one space. You pay for the space as well.',
      say: (at) =>
        `With **${at.card}** the **${colour(at)} ship** moves a space for ${sailing(at).cost}, which you produce. It is your commercial level: a Tax takes coins from cities with less.`,
      otherwise: (at) =>
        `You can do that. But with the ${colour(at)} card the ${colour(at)} ship would move **without coins** this turn.`,
    },
    sea: {
      teaches: 'naval strength',
      rule: 'At the end of each Age **all cities compare naval strength**: the strongest wins points, the weakest loses some.',
      say: (at) =>
        `**${at.card}** moves no ship. Red: naval strength; at the end of the Age the strongest city gets ${prizes(at).most} points, the weakest loses ${-prizes(at).least}. Blue: points. Green: exploring islands.`,
      otherwise: (at) =>
        `You can do that. Your naval strength is ${strength(at)}: move the **red ship** with red cards to raise it.`,
    },
  },
} satisfies LessonWords
