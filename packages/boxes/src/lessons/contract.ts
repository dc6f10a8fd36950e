/**
 * A lesson is a game that is played through with a coach: a record tells the deal and what everybody is awaited to play, and
 * each answer of the learner's teaches one idea. It never blocks: any legal move goes, and the others follow the record
 * while they can.
 */
import type { WordsDoor } from '../words/types.ts'
import type { Lecture } from './lecture.ts'

export interface Lesson {
  /** As a text that lasts; the learner has the first seat. */
  readonly record: string
  /** How those play whom the record does not tell what to do. */
  readonly level: string
  /** One for each answer of the learner's, in the order of the record. */
  readonly steps: readonly LessonStep[]
  readonly words: LessonWords
  readonly translated: WordsDoor<LessonWords>
}

export interface LessonStep {
  /** The idea: its words stand under this. */
  readonly idea: string
  /** What the line speaks of, besides the card. */
  readonly point?: Point
  /** What else must be so for the line to be true; that the move awaited is legal always must. */
  readonly when?: (at: Lecture) => boolean
}

/** Something at the table that can be asked about: its topic, whose it is, which one of several. */
export interface Point {
  readonly topic: string
  readonly of: 'you' | 'left' | 'right'
  readonly which?: string
}

/** What is bold stands between `**`. */
export interface LessonWords {
  /** Where it is not called after its box. */
  name?: string
  about: string
  /** What is said once all has been taught, where the game goes on without the coach. */
  done?: string
  ideas: Readonly<Record<string, IdeaWords>>
}

export interface IdeaWords {
  /** What is taught, in a few words. */
  teaches: string
  say: (at: Lecture) => string
  /** What is said while another way is about to be chosen. */
  otherwise: (at: Lecture) => string
}
