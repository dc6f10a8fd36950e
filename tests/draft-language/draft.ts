/** A small draft: Esperanto with one word of the base game, one of the command line and no grammar. */
export const DRAFT_LINE = { from: 'DRAFTS = {}', to: "DRAFTS = { eo: 'Esperanto' }" }

/** File and its source. */
export const DRAFT_FILES: readonly (readonly [file: string, source: string])[] = [
  ['packages/boxes/src/base/words/eo.ts', "export const words = { pieces: { altar: 'Altaro' } }"],
  ['apps/cli/src/words/eo.ts', "export const words = { help: { description: 'Ludu 7 mirindaĵojn.' } }"],
]
