/** House rules in a URL: `ties:shared,aids:off`. */

export type HouseRules = Readonly<Record<string, string>>

export const houseRulesText = (rules: HouseRules): string =>
  Object.entries(rules)
    .map((pair) => pair.join(':'))
    .join(',')

export function houseRulesFrom(text: string): HouseRules {
  const pairs = text.split(',').map((pair) => pair.split(':'))
  return Object.fromEntries(pairs.filter((pair) => pair.length === 2 && pair.every((part) => /^[a-z-]+$/.test(part))))
}
