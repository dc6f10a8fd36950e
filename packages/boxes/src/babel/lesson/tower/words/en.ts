/** What the coach of the tower says, in English. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/en.ts'
import { tileOf, worth } from '../../facts.ts'

export const words = {
  about: 'Three tiles each: laid on the tower, they are laws that bind everybody.',
  done: 'That is what is new: **laws for everybody**, until another tile covers them. Play on as you like.',
  ideas: {
    tiles: {
      teaches: 'keeping tiles',
      say: (at) => `Tiles are laws for **everybody**. Keep one, the rest goes right. ${at.card}: ${at.does}.`,
      otherwise: () => 'Keep what you like: what helps you most, or what you would rather not leave to others.',
    },
    second: {
      teaches: 'the last tile',
      say: (at) => `A second one: **${at.card}**, ${at.does}. The third comes to you by itself.`,
      otherwise: () => 'That goes too. None of them must be laid: a tile in hand harms nobody, and brings nothing.',
    },
    lay: {
      teaches: 'laying a tile',
      say: (at) =>
        `Instead of building, **give up a card for your tile** ${tileOf(at)}. It is ${plural(worth(at, 1), 'point')} at the end; two are ${worth(at, 2)}, three ${worth(at, 3)}.`,
      otherwise: (at) => `You may. A tile can be laid with **any card** you would not miss, ${tileOf(at)} for one.`,
    },
    law: {
      teaches: 'a law at work',
      say: (at) =>
        `Your law works, for the others too: **${at.card}** brings ${plural(at.gain, 'coin')} besides its ${plural(at.points, 'point')}.`,
      otherwise: (at) => `You may. With your own law **${at.card}** would bring ${plural(at.gain, 'coin')} today.`,
    },
  },
} satisfies LessonWords
