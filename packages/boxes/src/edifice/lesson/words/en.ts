/** What the coach of the edifices says, in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/en.ts'
import { edificeOf } from '../facts.ts'

export const words = {
  about: 'One edifice an Age: take part in it with a stage of your wonder.',
  done: 'That is what is new: **a pawn with a stage**, once an Age. Play on as you like.',
  ideas: {
    open: {
      teaches: 'the edifice of the Age',
      say: (at) =>
        `${edificeOf(at).name} lies open with ${plural(edificeOf(at).pawns, 'pawn')}. You take one **with a stage**, so first make what stage ${at.stage} costs: ${at.stageCost}.`,
      otherwise: (at) => `You may. Stage ${at.stage} costs ${at.stageCost}, and a pawn is only taken **with a stage**.`,
    },
    prepare: {
      teaches: 'in time',
      say: (at) =>
        `**${at.card}** makes the rest of it. When the last pawn is gone the edifice stands: ${edificeOf(at).does} for each pawn.`,
      otherwise: (at) =>
        `That goes too. But pawns are few: ${edificeOf(at).pawns} for three cities, and **${at.card}** brings the stage next turn.`,
    },
    part: {
      teaches: 'taking part',
      say: (at) =>
        `**Build stage ${at.stage} and take part**: ${edificeOf(at).cost} more. Should it fail, only those without a pawn are punished.`,
      otherwise: (at) =>
        `You may. A stage with a pawn costs ${edificeOf(at).cost} more and may bring ${edificeOf(at).does}.`,
    },
  },
} satisfies LessonWords
