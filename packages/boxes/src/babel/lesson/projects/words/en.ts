/** What the coach of the projects says, in English. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/en.ts'
import { projectOf } from '../../facts.ts'

export const words = {
  about: 'One project an Age: whoever takes part is rewarded, if enough do.',
  done: 'That is what is new: **one project an Age**, built together or not at all. Play on as you like.',
  ideas: {
    part: {
      teaches: 'taking part',
      say: (at) =>
        `${projectOf(at).name} is the project of this Age. **Build a card of its colour and take part**: ${projectOf(at).cost} more, and a token is yours.`,
      otherwise: (at) => `You may. Only a card of its colour lets you take part, and **${at.card}** is free itself.`,
    },
    risk: {
      teaches: 'together or not at all',
      say: (at) =>
        `${plural(projectOf(at).left, 'token')} left; once all are taken, it stands. **What each token does**: ${projectOf(at).does}.`,
      otherwise: () =>
        'Good too. You have taken part: should the project **fail**, only those without a token pay for it.',
    },
  },
} satisfies LessonWords
