/**
 * Lesson: a game with a coach. A record holds the deal and the expected moves, and each answer of the learner teaches
 * one idea. It never blocks: any legal move is accepted, and the others follow the record while they can.
 */
import type { WordsLoader } from '../words/types.ts'
import type { Lecture } from './lecture.ts'

export interface Lesson {
  /** Record as text; the learner has the first seat. */
  readonly record: string
  /** Bot level of seats without a recorded move. */
  readonly level: string
  /** One step per answer of the learner, in record order. */
  readonly steps: readonly LessonStep[]
  readonly words: LessonWords
  readonly translated: WordsLoader<LessonWords>
}

export interface LessonStep {
  /** Idea: the key of its texts. */
  readonly idea: string
  /** Subject of the text besides the card. */
  readonly point?: Point
  /** Additional condition of the text; the expected move must be legal in any case. */
  readonly when?: (at: Lecture) => boolean
  /** Whether a free card of the hand illustrates the rule when the recorded move is gone. */
  readonly chain?: (at: Lecture) => boolean
  /** By the analysis another move is clearly stronger; the coach says so. */
  readonly isWeaker?: true
}

/** Subject at the table: its topic, owner, and index. */
export interface Point {
  readonly topic: string
  readonly of: 'you' | 'left' | 'right'
  readonly which?: string
}

/** `**` marks bold text. */
export interface LessonWords {
  /** Name, if it differs from the box. */
  name?: string
  about: string
  /** Closing text, if the game continues without the coach. */
  done?: string
  ideas: Readonly<Record<string, IdeaWords>>
}

export interface IdeaWords {
  /** Short description. */
  teaches: string
  /** The rule that the turn teaches, true in any position: shown when the learner plays or has played otherwise. */
  rule: string
  say: (at: Lecture) => string
  /** Text while the learner selects another move. */
  otherwise: (at: Lecture) => string
}
