/** All boxes, and their exports for apps and bots. */
import type { Box } from '@heptapolis/engine/box'
import { correctionsOf } from './corrections.ts'
import { SHELF } from './shelf.ts'

/** Rules of all boxes, with printed names (accepted like ids) and corrections. */
export const BOXES: readonly Box[] = SHELF.map(({ rules, words: { pieces, wonders } }) => ({
  ...rules,
  corrections: correctionsOf(rules.id),
  names: { ...wonders, ...pieces },
}))

/** Box that is always in play. */
export const BASE: string = BOXES[0].id

export { printedPlayers } from './base/box.ts'
export { hasAids } from './base/house-rules.ts'
export type { Kit, PortLoader, PortLoader as Door } from './kit.ts'
export { SHELF } from './shelf.ts'
export { type Deed, deedsIn } from './words/deeds.ts'
export type { Draft } from './words/drafts.ts'
export { firstSpeech, firstSpeechOf, speechIn, wordsIn } from './words/index.ts'
export { FIRST_LANGUAGE, isFinished, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './words/languages.ts'
export { paymentsOf } from './words/telling.ts'
export { textsIn } from './words/texts.ts'
export type { BoxWords, Listener, Noun, Party, Speech, WordsLoader, WordsLoader as WordsDoor } from './words/types.ts'
