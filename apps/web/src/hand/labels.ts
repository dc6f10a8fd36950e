/** Words for choices: what an action is called, and what goes along with it. */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Ruleset } from '@heptapolis/engine'
import { nameOf, words } from '../i18n/index.ts'
import type { Along, Choice } from './choices.ts'

export function actionLabel({ action, stage, half }: Pick<Choice, 'action' | 'stage' | 'half'>): string {
  const w = words()
  if (action === 'stage' && stage !== undefined)
    return half ? `${w.stage(stage)} ${'ab'[half - 1] ?? half}` : w.stage(stage)
  return w.actions[action] ?? spaced(action)
}

/** Actions that their detail says in full: "sail red". */
const SAID_BY_DETAIL = new Set(['advance'])

/** An answer without a card, in words. */
export function answerLabel(rules: Ruleset, choice: Pick<Choice, 'action' | 'stage' | 'half'>, along: Along): string {
  const detail = alongLabel(rules, along)
  const action = detail !== '' && SAID_BY_DETAIL.has(choice.action) ? '' : actionLabel(choice)
  const said = [action, detail].filter(Boolean).join(' ')
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`
}

export const actionIcon = (action: string): string => LOOKS.actions[action] ?? 'right'

const spaced = (id: string): string => id.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')

/** What goes along, such as "sail red"; nothing for the plain action. */
export function alongLabel(rules: Ruleset, { details }: Pick<Along, 'details'>): string {
  const w = words()
  const parts = Object.entries(details).map(([key, value]) => {
    const known = w.fields[key]
    const said = valueLabel(rules, value)
    return known ? known(said) : value === true ? spaced(key) : `${spaced(key)} ${said}`
  })
  return parts.join(', ')
}

function valueLabel(rules: Ruleset, value: unknown): string {
  const w = words()
  if (typeof value !== 'string')
    return Array.isArray(value) ? value.map((v) => valueLabel(rules, v)).join(', ') : String(value)
  const piece = rules.byId.get(value)
  if (piece) return nameOf(piece.id, piece.name)
  return (w.colours as Record<string, string>)[value] ?? (w.goods as Record<string, string>)[value] ?? spaced(value)
}
