/** Text of a future point in time: day and hour. */
const DAY = 86_400_000
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

/** A weekday is unambiguous for the next six days only. */
export function momentText(at: number, language: string, now = Date.now()): string {
  const day = at - now < 6 * DAY ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Date(at).toLocaleString(language, { ...day, ...HOUR })
}
