/** The words of tables by link, and moments in words. */
import { type Language, problemText } from '@heptapolis/wire'
import { settings } from '../app/settings.ts'
import { enOnline, type OnlineWords } from '../i18n/en-online.ts'
import { inLanguage } from '../i18n/feature.ts'
import { frOnline } from '../i18n/fr-online.ts'
import { typeset } from '../i18n/typeset.ts'
import { NO_SERVER } from './server.ts'

const french = typeset(frOnline)
export const onlineWords = (): OnlineWords => inLanguage({ en: enOnline, fr: french })

const language = (): Language => settings.getState().language

/** What is wrong, for whoever reads it. */
export const troubleText = (code: string): string =>
  code === NO_SERVER ? onlineWords().noServer : problemText(code, language())

const HOUR = 3_600_000

/** `0:38`, or `2:05:09`. */
export function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(all / 3600)
  const minutes = Math.floor((all % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

/** Within hours a clock; over days a day and an hour, here. */
export function timeText(until: number, now: number): string {
  if (until - now < 2 * HOUR) return clockText(until - now)
  const at = new Date(Date.now() + until - now)
  return onlineWords().until(at.toLocaleString(language(), { weekday: 'short', hour: '2-digit', minute: '2-digit' }))
}
