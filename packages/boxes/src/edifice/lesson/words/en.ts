/** Coach texts of Edifice in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/en.ts'
import { edificeOf } from '../facts.ts'

export const words = {
  about: 'One edifice per Age: you join it when you build a wonder stage.',
  done: 'You now know Edifice: **a pawn with a stage**, once per Age. Continue as you like.',
  ideas: {
    open: {
      teaches: 'the edifice of the Age',
      rule: 'When you build a stage you may **take a pawn of the edifice**, once per Age. You pay its coins as well.',
      say: (at) =>
        `The edifice of this Age, ${edificeOf(at).name}, has ${plural(edificeOf(at).pawns, 'pawn')}. You take one **with a stage**. Stage ${at.stage} costs ${at.stageCost}: start with **${at.card}**.`,
      otherwise: (at) =>
        `You can do that. But stage ${at.stage} costs ${at.stageCost}, and **${at.card}** gives ${listed(at.makes, 'or')}.`,
    },
    prepare: {
      teaches: 'in time',
      rule: 'When the last pawn is taken, the edifice is built: **each pawn gets the reward**.',
      say: (at) =>
        `**${at.card}** produces the rest. When the last pawn is taken, the edifice is built: ${edificeOf(at).does} for each pawn.`,
      otherwise: (at) =>
        `You can do that. But there are only ${edificeOf(at).pawns} pawns for three cities, and with **${at.card}** you can build the stage next turn.`,
    },
    part: {
      teaches: 'taking part',
      rule: 'If a pawn is left at the end of the Age, the edifice fails: **cities without a pawn suffer the penalty**.',
      say: (at) =>
        `**Build stage ${at.stage} and take a pawn**: ${edificeOf(at).cost} more. If the edifice fails, only cities without a pawn suffer the penalty.`,
      otherwise: (at) =>
        `You can do that. A stage with a pawn costs ${edificeOf(at).cost} more and can give ${edificeOf(at).does}.`,
    },
  },
} satisfies LessonWords
