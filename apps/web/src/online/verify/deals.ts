/** Test whether a daily deal, which is named by its UTC date, is over. */
export const isPast = (deal: string, now = Date.now()): boolean => deal < new Date(now).toISOString().slice(0, 10)
