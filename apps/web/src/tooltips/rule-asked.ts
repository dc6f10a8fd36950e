/** The anchor of the rule that is being explained, if any. */
export const ruleAsked = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('[data-explanation] a')?.href
