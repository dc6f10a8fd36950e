/** Types of a stored game, and the game state that follows from its recorded moves. */
import { asking, type OpenQuestion } from '@heptapolis/bots/questions'
import { BOXES } from '@heptapolis/boxes'
import { ok } from '@heptapolis/engine/kernel'
import { refuse, replay } from '@heptapolis/engine/records'
import { type Game, type GameRecord, isFresh, type Result } from '@heptapolis/engine/show'
import type { GameProgress } from '../records/course.ts'
import { StepRecorder } from '../step-recorder.ts'
import { type PlayerInfo, seatsHere } from '../table.ts'

export interface SavedGame {
  id: string
  record: GameRecord
  sitters: readonly PlayerInfo[]
  /** The number of turns taken back after they were played. */
  takenBack?: number
  /** The box of the lesson, and whether its coach is silent. */
  lesson?: { box: string; silent?: boolean }
  /** Imported, or branched from another game: the result does not count. */
  aside?: true
  /** The set-up whose players gave out the wonders by agreement: a rematch starts with another agreement. */
  agreed?: string
  /** The number of moves that cannot be taken back. */
  fixed?: number
}

/** Stores a game; returns an error text if that failed. */
export type StoreGame = (saved: SavedGame, standing: GameProgress) => Promise<string | undefined>

export interface ReplayedGame {
  game: Game
  /** The questions of this Age; the last one is open. */
  questions: readonly OpenQuestion[]
  witness: StepRecorder
}

/** The state after a record, and the steps its viewers have seen. */
export function replaySaved(saved: SavedGame): Result<ReplayedGame> {
  const witness = new StepRecorder(seatsHere(saved.sitters))
  let questions: readonly OpenQuestion[] = []
  const look = (g: Game, after: number): void => {
    if (!isFresh(g)) return
    questions = asking(questions, g, after)
    witness.note(g)
  }
  const played = replay(saved.record, BOXES, { listener: witness.listener, before: look })
  if (!played.ok) return played
  look(played.value, saved.record.moves.length)
  if (questions.length === 0) return refuse('bad-record', { is: 'nobody-asked' })
  return ok({ game: played.value, questions, witness })
}

export const copyOf = (record: GameRecord): GameRecord => ({
  ...record,
  moves: [...record.moves],
  ...(record.chance ? { chance: [...record.chance] } : {}),
  ...(record.course ? { course: [...record.course] } : {}),
  ...(record.thoughts ? { thoughts: [...record.thoughts] } : {}),
})

/** The marks of a game without those at their default, so that stored games stay as they were. */
export const marksOf = ({
  takenBack = 0,
  lesson,
  fixed = 0,
  aside,
  agreed,
}: Omit<SavedGame, 'id' | 'record' | 'sitters'>) => ({
  ...(takenBack > 0 ? { takenBack } : {}),
  ...(lesson ? { lesson } : {}),
  ...(fixed > 0 ? { fixed } : {}),
  ...(aside ? { aside } : {}),
  ...(agreed === undefined ? {} : { agreed }),
})
