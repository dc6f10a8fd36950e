/** What the coach of Armada says, in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed } from '../../../words/grammar/en.ts'
import { colour, minus, prizes, sailing, strength } from '../facts.ts'

export const words = {
  about: 'Four ships in a yard of your own: they sail with cards of their colour.',
  done: 'That is what is new: **ships sail with cards and stages**. Islands wait further out. Play on as you like.',
  ideas: {
    sail: {
      teaches: 'a ship that sails',
      say: (at) =>
        `With a ${colour(at)} card the **${colour(at)} ship** may sail one space. It costs ${sailing(at).cost} besides, which you make: no coins.`,
      otherwise: (at) =>
        `You may. But look for the ${colour(at)} card: with it the ${colour(at)} ship sails **free** today.`,
    },
    sea: {
      teaches: 'strength at sea',
      say: (at) =>
        `Ships ask for goods: **${at.card}** makes ${listed(at.makes, 'or')}. The red one counts at sea: +${prizes(at).most} for the strongest of Age I, ${minus(prizes(at).least)} for the weakest.`,
      otherwise: (at) =>
        `Good too. Your strength at sea is ${strength(at)}: the **red ship** raises it, with red cards.`,
    },
  },
} satisfies LessonWords
