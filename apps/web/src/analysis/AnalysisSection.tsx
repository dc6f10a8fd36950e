/** The analysis of a finished game: win chances as curves, accuracy, turning points. */
import { type GameRecord, PUBLIC, scores } from '@heptapolis/engine/show'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { cityNames, ownWonder } from '../city/view.ts'
import { partiesOf } from '../game-model/names.ts'
import { type Course, playThrough } from '../game-model/records/course.ts'
import { stopsOf } from '../game-model/records/replay-steps.ts'
import { type GameTable, seatsHere } from '../game-model/table.ts'
import { AccuracyTable } from './AccuracyTable.tsx'
import styles from './analysis.module.css'
import { ChanceGraph } from './ChanceGraph.tsx'
import { ProgressNote } from './ProgressNote.tsx'
import { TurningPoints } from './TurningPoints.tsx'
import { useAnalyses } from './useAnalyses.ts'
import { adviceWords } from './words.ts'

interface AnalysisProps {
  table: GameTable
  /** Starts the analysis at once and scrolls to it. */
  isAsked: boolean
}

export function AnalysisSection({ table, isAsked }: AnalysisProps) {
  const w = adviceWords()
  const { sitters, id, rules } = table
  const { record, course, isClosed } = useCourse(table)
  const shared = useMemo(() => table.analysis?.bind(table), [table])
  const looking = useAnalyses({ id, record, sitters, shared }, true)
  const { analyses, unfinished } = looking
  const section = useScrolledTo<HTMLElement>(isAsked)
  const stops = useMemo(() => (course ? stopsOf(course) : []), [course])
  const game = table.sight(PUBLIC)
  const party = partiesOf(sitters, cityNames(game))
  const nameOf = (seat: number) => party(seat).name
  const [front = analyses[0]?.seat ?? 0] = seatsHere(sitters)
  const winners = scores(game).flatMap(({ rank, seat }) => (rank === 1 ? [seat] : []))
  const isReady = unfinished.length === 0
  return (
    <section ref={section} className={styles.analysis} aria-labelledby="analysis-title" data-analysis="">
      <header className={styles.head}>
        <h2 id="analysis-title">{w.title}</h2>
        {isClosed ? <p role="status">{w.notOpen}</p> : <ProgressNote looking={looking} className={styles.progress} />}
      </header>
      <p className="hidden-text" role="status">
        {isReady ? w.ready : ''}
      </p>
      {course && analyses.length > 0 ? (
        <div className={styles.looked}>
          <ChanceGraph {...{ rules, analyses, unfinished, front, nameOf, winners }} moves={course.moments.length} />
          <div>
            <AccuracyTable {...{ analyses, front, nameOf }} />
            <TurningPoints {...{ id, rules, stops, analyses, nameOf }} own={ownWonder(game, party)} isOpen={!isReady} />
          </div>
        </div>
      ) : undefined}
    </section>
  )
}

/** Scrolls an element into view once it is wanted. */
function useScrolledTo<E extends Element>(isWished: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (isWished) place.current?.scrollIntoView({ block: 'start' })
  }, [isWished])
  return place
}

interface AnalysisSource {
  record: GameRecord | undefined
  course: Course | undefined
  /** The record is not public yet. */
  isClosed: boolean
}

/** The moves of a finished game. */
function useCourse(table: GameTable): AnalysisSource {
  const [record, setRecord] = useState<GameRecord>()
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    void table.record().then((found) => {
      setRecord(found)
      setClosed(found === undefined)
    })
  }, [table])
  const course = useMemo(() => {
    const played = record && playThrough(record)
    return played?.ok ? played.value : undefined
  }, [record])
  return { record, course, isClosed }
}
