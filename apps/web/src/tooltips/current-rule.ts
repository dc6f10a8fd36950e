/** Link to the rule in the open explanation, if any. */
export const currentRule = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('[data-explanation] a')?.href
