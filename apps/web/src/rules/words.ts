/** The words around the rulebook. */
import { enRules, type RulesWords } from '../i18n/en-rules.ts'
import { inLanguage } from '../i18n/feature.ts'
import { frRules } from '../i18n/fr-rules.ts'

export const rulesWords = (): RulesWords => inLanguage({ en: enRules, fr: frRules })
