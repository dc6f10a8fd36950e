/** Texts of house rules in English. */
export const words = {
  title: 'House rules',
  about: 'Other readings of disputed rules. Games with house rules are never rated.',
  standard: 'Standard',
  other: (number: number) => (number === 1 ? 'House rule' : `House rule ${number}`),
}
