/** True for the name of a daily deal, which is its UTC date; deals for groups have other names. */
export const isDaily = (deal: string | undefined): deal is string => /^\d{4}-\d{2}-\d{2}$/.test(deal ?? '')

/** Test whether a daily deal, which is named by its UTC date, is over. */
export const isPast = (deal: string, now = Date.now()): boolean =>
  isDaily(deal) && deal < new Date(now).toISOString().slice(0, 10)
