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
import type { BoxWords, WordsDoor } from './words/types.ts'

export type Door<Port> = () => Promise<Port>

export interface Kit {
  /** Pieces, boards, columns and behaviour. */
  readonly rules: Box
  /** Rule texts. */
  readonly rulebook: Door<BoxRules>
  /** Colours, symbols and display. */
  readonly face: Door<Face>
  /** Paintings of its pieces and wonders; optional. */
  readonly art?: Door<BoxArt>
  /** Set if owners may have to correct its boards. */
  readonly boards?: PrintedBoards
  /** Lesson: a game, or the beginning of one, with a coach. */
  readonly lesson?: Door<Lesson>
  /** Bot knowledge. */
  readonly mind: Door<Mind>
  /** Printed names in other languages. */
  readonly names?: Door<PrintedNames>
  /** Texts in the first language, and the loader of others. */
  readonly words: BoxWords
  readonly translated: WordsDoor<BoxWords>
}
