/** The words of tables by link. */
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
