/** The anchor of the rule that is being explained, if any. */
export const currentRule = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('[data-explanation] a')?.href
