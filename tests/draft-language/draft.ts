/** A small draft: Esperanto with one word of the base game, one of the command line and no grammar. */
export const DRAFT_LINE = { from: 'DRAFTS = {}', to: "DRAFTS = { eo: 'Esperanto' }" }

const draft = (drafts: string, words: string): string =>
  `import type { Draft } from '${drafts}'
import type { words as first } from './en.ts'
export const words: Draft<typeof first> = ${words}
`

/** File and its source, as docs/translating.md shows it. */
export const DRAFT_FILES: readonly (readonly [file: string, source: string])[] = [
  ['packages/boxes/src/base/words/eo.ts', draft('../../words/drafts.ts', "{ pieces: { altar: 'Altaro' } }")],
  ['apps/cli/src/words/eo.ts', draft('@heptapolis/boxes', "{ help: { description: 'Ludu 7 mirindaĵojn.' } }")],
]
