/** Coach texts of the projects in English. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { listed, plural } from '../../../../words/grammar/en.ts'
import { projectOf } from '../../facts.ts'

export const words = {
  about: 'One project per Age: if enough players take part, they are rewarded.',
  done: 'You now know the projects: **one per Age**, built together or not at all. Continue as you like.',
  ideas: {
    part: {
      teaches: 'taking part',
      rule: 'With a card of the project’s colour you may **take part**: you pay the project’s cost as well and take a token.',
      say: (at) =>
        `${projectOf(at).name}, the project of this Age, is ${projectOf(at).colour}. **Build a ${projectOf(at).colour} card and take part**: pay its cost as well (${projectOf(at).cost}) and get a token.`,
      otherwise: (at) => `You can do that. But with **${at.card}** you could take part.`,
    },
    risk: {
      teaches: 'together or not at all',
      rule: 'If no token is left at the end of the Age, **each token gets the reward**. Otherwise the project fails, and players without a token suffer its penalty.',
      say: (at) =>
        `**${at.card}** gives ${listed(at.makes, 'or')}. ${plural(projectOf(at).left, 'token')} left: if all are taken, **each gives ${projectOf(at).does}**; if not, players without a token suffer the penalty.`,
      otherwise: (at) => `You can do that. **${at.card}** would give ${listed(at.makes, 'or')} every turn.`,
    },
  },
} satisfies LessonWords
