/** Where the rulebook has the rule of what is being explained; nothing while nothing is. */
export const ruleAsked = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('[data-explanation] a')?.href
