/**
 * Texts of rejected commands. For an invalid set-up the server sends only a code, so the rules in the browser explain
 * it.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Terms } from '@heptapolis/engine/show'
import type { CommandMessage } from '@heptapolis/wire'
import { say } from '../../i18n/index.ts'
import { troubleText } from '../words.ts'

export function rejectionText(code: string, wished: Terms | undefined): string {
  const rules = wished && compile({ ...wished, seed: '' }, BOXES)
  return rules && !rules.ok ? say().problem(rules.error) : troubleText(code)
}

/** The terms a command asks for, if it changes them. */
export function requestedTerms(command: CommandMessage, terms: Terms | undefined): Terms | undefined {
  if (command.do === 'set') return command.terms
  if (command.do !== 'wonder' || !terms) return undefined
  const { seat: at, wonder, side } = command
  return { ...terms, seats: terms.seats.map((seat, i) => (i === at ? { wonder, side } : seat)) }
}
