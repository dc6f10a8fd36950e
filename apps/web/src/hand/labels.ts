/** Texts on the buttons of the hand: actions, and extras such as a moving ship. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { say, terms, words } from '../i18n/index.ts'
import type { HandChoice, RiderChoice } from './choices.ts'

type LabelledChoice = Pick<HandChoice, 'action' | 'stage' | 'half'>

/** Action as an answer to a question; a stage by its number. */
export function actionLabel({ action, stage, half }: LabelledChoice, question?: string): string {
  if (action !== 'stage' || stage === undefined) return say().verb(action, question)
  return half ? `${terms().stage(stage)} (${say().detail('half', half)})` : terms().stage(stage)
}

/** Label of the main button: action, card, extra action and price. `payer`: the free city. */
export function goLabel(
  choice: LabelledChoice,
  question: string,
  card: string,
  along: string,
  coins: number,
  payer?: string,
): string {
  const deed = withExtra(deedWith(actionLabel(choice, question), card, choice), along, choice)
  return payer !== undefined && coins > 0 ? words().actPaidBy(deed, coins, payer) : words().actFor(deed, coins)
}

function deedWith(label: string, card: string, { action, stage }: LabelledChoice): string {
  if (stage !== undefined) return words().stageWith(label, card)
  return givesCard(action) ? words().doneWith(label, card) : words().doWith(label, card)
}

/** A rider follows a comma: "Build stage 1 with Altar, red ship". A tile is what the action places, so a colon comes before it. */
function withExtra(said: string, along: string, { action, stage }: LabelledChoice): string {
  if (along === '') return said
  return givesCard(action) && stage === undefined ? words().labelled(said, along) : `${said}, ${along}`
}

/** Whether a card is only spent: for a stage or a tile. */
export const givesCard = (action: string): boolean => LOOKS.givesCard.includes(action)

/** An answer without a card, in words. */
export function answerLabel(choice: LabelledChoice, along: Pick<RiderChoice, 'details'>, question: string): string {
  const detail = alongLabel(along)
  const action = detail !== '' && LOOKS.saidByDetail.includes(choice.action) ? '' : actionLabel(choice, question)
  return terms().capital([action, detail].filter(Boolean).join(' '))
}

export const actionIcon = (action: string): string => LOOKS.actions[action] ?? 'right'

/** Rider, such as "red ship"; empty for the plain action. */
export const alongLabel = ({ details }: Pick<RiderChoice, 'details'>): string =>
  Object.entries(details)
    .map(([field, value]) => say().detail(field, value))
    .join(', ')
