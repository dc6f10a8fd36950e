/** The words of a feature that is loaded on its own: both languages come with it. */
import { settings } from '../app/settings.ts'
import type { Language } from './index.ts'

export const inLanguage = <W>(texts: Record<Language, W>): W => texts[settings.getState().language]
