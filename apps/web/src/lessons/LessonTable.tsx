/** Table screen of a lesson, with the coach above the hand until everything is taught. */
import { LEARNER, type Said } from '@heptapolis/boxes/lessons'
import { left, right, type Seen, state, victoryValue } from '@heptapolis/engine/show'
import { useCallback, useState } from 'react'
import { adviceWords } from '../analysis/words.ts'
import { viewTable } from '../city/view.ts'
import type { GameTable, TableQuestion } from '../game-model/table.ts'
import { say, terms } from '../i18n/index.ts'
import type { SavedGameActions } from '../table-screen/bar/Menu.tsx'
import { type CoachedHand, TableScreen } from '../table-screen/TableScreen.tsx'
import { isTopic } from '../tooltips/topics.ts'
import { CoachLine } from './CoachLine.tsx'
import { CoachPicture } from './CoachPicture.tsx'
import { LeaveLesson } from './LeaveLesson.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import { coachOf } from './lesson-games.ts'
import { rememberLearned } from './storage.ts'
import { adviceText, advisedMove, type CoachMove, questionKey, useAdvice } from './useAdvice.ts'
import { coachSays, learnWords, lessonWords } from './words.ts'

interface LessonTableProps {
  table: GameTable
  keeping: SavedGameActions
  /** The box that the lesson teaches. */
  box: string
  onChanged: () => void
  onEnd: () => void
}

export function LessonTable({ table, keeping, box, onChanged, onEnd }: LessonTableProps) {
  const [leaving, setLeaving] = useState<LeaveProps>()
  const advice = useAdvice(table, box, () => isOffRecord(box, table.sight(LEARNER)))
  const coach = useCallback(
    (seen: Seen, asked: TableQuestion) => coachedBy(box, seen, asked, advice, setLeaving),
    [box, advice],
  )
  const end = () => {
    rememberLearned(box)
    onEnd()
  }
  return (
    <>
      <TableScreen table={table} coach={coach} keeping={keeping} onEnd={end} />
      {leaving ? (
        <LeaveLesson id={table.id} {...leaving} onChanged={onChanged} onClose={() => setLeaving(undefined)} />
      ) : undefined}
    </>
  )
}

type LeaveProps = Pick<Parameters<typeof LeaveLesson>[0], 'age' | 'number'>
type Leave = (at: LeaveProps) => void

const speakOf = (box: string, seen: Seen): Said | undefined => {
  const words = lessonWords().get(box)
  return words && coachOf(box)?.speak(seen, say(), words, coachSays())
}

/** The learner has played another move than the lesson expected. */
function isOffRecord(box: string, seen: Seen): boolean {
  const said = speakOf(box, seen)
  return said !== undefined && !said.awaited
}

function coachedBy(
  box: string,
  seen: Seen,
  asked: TableQuestion,
  advice: CoachMove | undefined,
  onLeave: Leave,
): CoachedHand | undefined {
  const said = speakOf(box, seen)
  if (!said) return lessonWords().get(box)?.done ? doneWith(box) : undefined
  const { awaited, number, point } = said
  const mine = advice?.key === questionKey(asked) ? advice : undefined
  const free = mine?.found && adviceText(said.text, seen.rules, mine.found, asked.id)
  // A move whose rule comes in a later step is explained at once.
  const isAhead = advisedMove(mine)?.action === STAGE && coachOf(box)?.isAhead(number, STAGE)
  const isThinking = !awaited && !mine && asked.moves.length > 1
  const comment = (isAwaited: boolean) => (isAwaited ? said.text : said.otherwise)
  const age = state.turn.get(seen) > 1 ? state.age.get(seen) : undefined
  const line = (isAwaited: boolean) => (
    <CoachLine
      text={comment(isAwaited)}
      advice={isThinking ? adviceWords().thinking : isAhead ? `${free} ${coachSays().stageAhead}` : free}
      number={learnWords().step(number, said.of)}
      picture={isAwaited && awaited ? <CoachPicture idea={said.idea} token={tokenOf(seen)} /> : undefined}
      pause={pauseAt(seen)}
      onLeave={() => onLeave({ age, number })}
    />
  )
  return {
    awaited: awaited ?? advisedMove(mine),
    isAdvising: true,
    line,
    point: point && isTopic(point.topic) ? { ...point, topic: point.topic, seat: seatOf(seen, point.of) } : undefined,
  }
}

/** The action, and the idea that teaches it. */
const STAGE = 'stage'

const tokenOf = (seen: Seen): number => victoryValue(seen, state.age.get(seen))

/** At the start of an Age: what the conflicts have brought so far, and a good moment for a break. */
function pauseAt(seen: Seen): string | undefined {
  const age = state.age.get(seen)
  if (age < 2 || state.turn.get(seen) !== 1) return undefined
  const tokens = viewTable(seen).cities[LEARNER].tokens.reduce((sum, token) => sum + token, 0)
  return learnWords().ageDone(terms().age(age - 1), terms().points(tokens))
}

function seatOf(seen: Seen, of: 'you' | 'left' | 'right'): number {
  if (of === 'you') return LEARNER
  return of === 'left' ? left(seen, LEARNER) : right(seen, LEARNER)
}

const doneWith = (box: string): CoachedHand => ({
  awaited: undefined,
  isAdvising: false,
  point: undefined,
  line: () => <LessonEnd box={box} place="hand" />,
})
