/** Text of the points that a city loses with the tokens it gives up as a penalty, such as `1+3`. */
import { terms } from '../../i18n/index.ts'

export function lostTokensWords(tokens: unknown): string {
  const points = String(tokens)
    .split('+')
    .reduce((sum, value) => sum + Number(value), 0)
  return terms().points(-points)
}
