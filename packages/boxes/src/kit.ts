/**
 * Kit of a box: all its ports. It is the only place for knowledge about a box. Parts that only some programs need are
 * loaded on demand.
 */
import type { Box } from '@heptapolis/engine/box'
import type { BoxArt } from './art/contract.ts'
import type { BoxRules } from './atom.ts'
import type { PrintedBoards } from './kit/boards.ts'
import type { Face } from './kit/face.ts'
import type { PrintedNames } from './kit/names.ts'
import type { Lesson } from './lessons/contract.ts'
import type { Mind } from './mind/contract.ts'
import type { BoxWords, WordsLoader } from './words/types.ts'

/** Loader of a port that only some readers need. */
export type PortLoader<Port> = () => Promise<Port>

export interface Kit {
  /** Pieces, boards, columns and behaviour. */
  readonly rules: Box
  /** Rule texts. */
  readonly rulebook: PortLoader<BoxRules>
  /** Colours, symbols and display. */
  readonly face: PortLoader<Face>
  /** Paintings of its pieces and wonders; optional. */
  readonly art?: PortLoader<BoxArt>
  /** Set if owners may have to correct its boards. */
  readonly boards?: PrintedBoards
  /** Lesson: a game, or the beginning of one, with a coach. */
  readonly lesson?: PortLoader<Lesson>
  /** Bot knowledge. */
  readonly mind: PortLoader<Mind>
  /** Printed names in other languages. */
  readonly names?: PortLoader<PrintedNames>
  /** Texts in the first language, and the loader of others. */
  readonly words: BoxWords
  readonly translated: WordsLoader<BoxWords>
}
