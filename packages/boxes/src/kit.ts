/**
 * All a box brings, port by port: whoever needs to know something of a box finds it here, and nowhere else. What only
 * some readers need waits behind a door, so that whoever only plays does not load it.
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
  /** Pieces, boards, columns and all that happens in play. */
  readonly rules: Box
  /** The same in words, rule by rule. */
  readonly rulebook: Door<BoxRules>
  /** How it looks. */
  readonly face: Door<Face>
  /** How its pieces and wonders are painted; a box that paints none still looks right. */
  readonly art?: Door<BoxArt>
  /** Where its boards may have to be corrected. */
  readonly boards?: PrintedBoards
  /** A game, or the beginning of one, that teaches it. */
  readonly lesson?: Door<Lesson>
  /** What bots know of it. */
  readonly mind: Door<Mind>
  /** What is printed on its pieces in other languages. */
  readonly names?: Door<PrintedNames>
  /** What it says in the first language, and the door to what it says in others. */
  readonly words: BoxWords
  readonly translated: WordsDoor<BoxWords>
}
