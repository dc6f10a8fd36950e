/** Coach texts of the projects in English. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/en.ts'
import { projectOf } from '../../facts.ts'

export const words = {
  about: 'One project per Age: if enough players take part, they are rewarded.',
  done: 'You now know the projects: **one per Age**, built together or not at all. Continue as you like.',
  ideas: {
    part: {
      teaches: 'taking part',
      say: (at) =>
        `${projectOf(at).name} is the project of this Age. **Build a card of its colour and take part**: pay ${projectOf(at).cost} more and get a token.`,
      otherwise: (at) => `You can. But you can take part only with a card of its colour, and **${at.card}** is free.`,
    },
    risk: {
      teaches: 'together or not at all',
      say: (at) =>
        `${plural(projectOf(at).left, 'token')} left. When all are taken, the project is built. **Effect of a token**: ${projectOf(at).does}.`,
      otherwise: () =>
        'You can. You have taken part: if the project **fails**, only players without a token have a penalty.',
    },
  },
} satisfies LessonWords
