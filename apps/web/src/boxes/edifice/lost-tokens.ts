/** The price of tokens given up as a penalty, such as `1+3`, in points. */
import { terms } from '../../i18n/index.ts'

export function lostTokensWords(tokens: unknown): string {
  const points = String(tokens)
    .split('+')
    .reduce((sum, value) => sum + Number(value), 0)
  return terms().points(-points)
}
