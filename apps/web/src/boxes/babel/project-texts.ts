/** Texts of a great project. The reward of a token says what the token does. */
import { say, sentence, terms, words } from '../../i18n/index.ts'
import type { JointWorkTexts } from '../props.ts'

export const projectTexts: JointWorkTexts = {
  sort: 'project',
  reward(piece, rules) {
    const rewards = piece.effects.flatMap(({ effect }) => {
      if (effect.kind === 'projectPenalty') return []
      const token = effect.kind === 'projectToken' ? rules.byId.get(effect.token) : undefined
      return token ? `${say().effect(effect)} (${say().does(token)})` : say().effect(effect)
    })
    return sentence(rewards.join(terms().between))
  },
  penalty: ({ effects }) =>
    effects.map(({ effect }) => (effect.kind === 'projectPenalty' ? sentence(say().effect(effect)) : '')).join(''),
  // The penalty token of an Age costs as many points as its number.
  instead: ({ age, effects }) => {
    const isOfMany = effects.some(
      ({ effect }) =>
        effect.kind === 'projectPenalty' && effect.penalty.lose === 'victories' && effect.penalty.count > 1,
    )
    return words().insteadToken(terms().points(-age), isOfMany)
  },
}
