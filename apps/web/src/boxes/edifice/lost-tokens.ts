/** Text of the points that a penalty takes from a city: for the lost tokens `1+3`, minus four points. */
import { terms } from '../../i18n/index.ts'

export function lostTokensWords(tokens: unknown): string {
  const points = String(tokens)
    .split('+')
    .reduce((sum, value) => sum + Number(value), 0)
  return terms().points(-points)
}
