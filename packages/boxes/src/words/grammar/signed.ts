/** `−1`, `3`, with a true minus sign. */
export const minus = (n: number): string => String(n).replace('-', '−')

/** `+3`, `−1`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
