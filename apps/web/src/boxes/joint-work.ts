/** Texts of a project or edifice: what it gives when it is finished, and what its failure costs those who took no part. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { say, sentence, terms, words } from '../i18n/index.ts'

export const isJointWork = ({ sort }: Piece): boolean => sort === 'project' || sort === 'edifice'

/** Reward; that of a token says what the token does. */
export function rewardOf(piece: Piece, rules: Ruleset): string {
  const rewards = piece.effects.flatMap(({ effect }) => {
    if (effect.kind === 'projectPenalty') return []
    const token = effect.kind === 'projectToken' ? rules.byId.get(effect.token) : undefined
    return token ? `${say().effect(effect)} (${say().does(token)})` : say().effect(effect)
  })
  return sentence(rewards.join(terms().between))
}

/** Penalty, and what is taken instead by a city that has too little to lose. */
export const failureOf = (piece: Piece, rules: Ruleset): string => [penaltyOf(piece), insteadOf(piece, rules)].join(' ')

export function penaltyOf(piece: Piece): string {
  if (piece.sort === 'edifice') return say().printed(piece).map(sentence).join(' ')
  const penalties = piece.effects.filter(({ effect }) => effect.kind === 'projectPenalty')
  return penalties.map(({ effect }) => sentence(say().effect(effect))).join(' ')
}

/** The penalty token of an Age costs as many points as its number. */
function insteadOf(piece: Piece, { figures }: Ruleset): string {
  const w = words()
  if (piece.sort === 'edifice') return w.insteadDebt(terms().points(-figures.edificeDebts[piece.age - 1]))
  return w.insteadToken(terms().points(-piece.age))
}

export const jointWorkWords = (piece: Piece, rules: Ruleset): string =>
  `${rewardOf(piece, rules)} ${failureOf(piece, rules)}`
