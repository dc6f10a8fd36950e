/** Table screen of a lesson, with the coach above the hand until everything is taught. */
import { LEARNER } from '@heptapolis/boxes/lessons'
import { left, right, type Seen, state } from '@heptapolis/engine/show'
import { useCallback, useState } from 'react'
import { viewTable } from '../city/view.ts'
import type { GameTable } from '../game-model/table.ts'
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
  const coach = useCallback((seen: Seen) => coachedBy(box, seen, setLeaving), [box])
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

function coachedBy(box: string, seen: Seen, onLeave: Leave): CoachedHand | undefined {
  const words = lessonWords().get(box)
  const said = words && coachOf(box)?.speak(seen, say(), words, coachSays())
  if (!said) return words?.done ? doneWith(box) : undefined
  const { text, otherwise, awaited, number, point } = said
  const age = state.turn.get(seen) > 1 ? state.age.get(seen) : undefined
  const line = (isAwaited: boolean) => (
    <CoachLine
      text={isAwaited ? text : otherwise}
      number={learnWords().number(number, said.of)}
      picture={isAwaited || !awaited ? <CoachPicture idea={said.idea} token={tokenOf(seen)} /> : undefined}
      pause={pauseAt(seen)}
      onLeave={() => onLeave({ age, number })}
    />
  )
  return {
    awaited,
    line,
    point: point && isTopic(point.topic) ? { ...point, topic: point.topic, seat: seatOf(seen, point.of) } : undefined,
  }
}

const tokenOf = (seen: Seen): number => seen.rules.figures.victories[state.age.get(seen) - 1]

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
  point: undefined,
  line: () => <LessonEnd box={box} />,
})
