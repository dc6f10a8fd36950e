/** Questions to the person as terminal menus with arrow keys. */

import { CANCEL_SYMBOL, select, text } from '@clack/prompts'
import { itemAt } from '@heptapolis/engine/kernel'
import { QuitError } from '../errors.ts'
import type { Asker } from './asker.ts'

export const menus = (): Asker => ({
  async choose(question, choices) {
    const options = choices.map(({ label, hint }, value) => ({ value, label, ...(hint !== undefined && { hint }) }))
    const chosen = answered(await select({ message: question, options, withGuide: false, showInstructions: false }))
    return itemAt(choices, chosen).value
  },
  async write(question, suggested) {
    const written = await text({ message: question, initialValue: suggested, withGuide: false })
    return answered(written)
  },
  close() {},
})

function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (answer === CANCEL_SYMBOL) throw new QuitError()
  return answer
}
