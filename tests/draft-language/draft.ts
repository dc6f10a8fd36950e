/**
 * Unfinished translation for tests: Esperanto with one word each of the base game, the rulebook and the command line,
 * and no grammar.
 */
const DRAFTS = /DRAFTS = \{ ?/

/** `languages.ts` with the draft, beside drafts that are there already. */
export function withDraft(languages: string): string {
  if (!DRAFTS.test(languages)) throw new Error('languages.ts does not contain "DRAFTS = {"')
  return languages.replace(DRAFTS, "DRAFTS = { eo: 'Esperanto', ")
}

const draft = (drafts: string, words: string): string =>
  `import type { Draft } from '${drafts}'
import type { words as first } from './en.ts'
export const words: Draft<typeof first> = ${words}
`

/** File and its source, as docs/translating.md shows it. */
export const DRAFT_FILES: readonly (readonly [file: string, source: string])[] = [
  ['packages/boxes/src/base/words/eo.ts', draft('../../words/drafts.ts', "{ pieces: { altar: 'Altaro' } }")],
  ['packages/rulebook/src/mix/words/eo.ts', draft('@heptapolis/boxes', "{ title: 'Kiel ludi' }")],
  ['apps/cli/src/words/eo.ts', draft('@heptapolis/boxes', "{ help: { description: 'Ludu 7 mirindaĵojn.' } }")],
]
