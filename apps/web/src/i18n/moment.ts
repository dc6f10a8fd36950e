/** A moment that is to come, by day and hour. */
const DAY = 86_400_000
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

/** The name of a day is enough for the next six: the seventh is called as today is. */
export function momentText(at: number, language: string, now = Date.now()): string {
  const day = at - now < 6 * DAY ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Date(at).toLocaleString(language, { ...day, ...HOUR })
}
