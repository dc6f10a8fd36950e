/** A finished game looked over: the chance to win as a graph, and the decisions that turned it. */
import type { Analysis } from '@heptapolis/bots'
import { PUBLIC, scores } from '@heptapolis/engine/show'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { partiesOf } from '../game/names.ts'
import { type Course, playThrough } from '../table/course.ts'
import { seatsHere, type Table } from '../table/table.ts'
import { workerAdviser } from '../table/thinker.ts'
import { analysisOf, keepAnalysis } from './analyses.ts'
import styles from './analysis.module.css'
import { ChanceGraph } from './ChanceGraph.tsx'
import { TurningPoints } from './TurningPoints.tsx'
import { adviceWords } from './words.ts'

export function AnalysisSection({ table }: { table: Table }) {
  const w = adviceWords()
  const people = seatsHere(table.sitters)
  const [seat, setSeat] = useState(people[0] ?? 0)
  const { analysis, progress, failed } = useAnalysis(table, seat)
  const course = useCourse(table)
  const section = useScrolledTo<HTMLElement>()
  const party = partiesOf(table.sitters)
  return (
    <section ref={section} className={styles.analysis} aria-labelledby="analysis-title" data-analysis="">
      <header className={styles.head}>
        <h2 id="analysis-title">{w.title}</h2>
        {people.length > 1 ? (
          <label>
            {w.whose}{' '}
            <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
              {people.map((one) => (
                <option key={one} value={one}>
                  {party(one).name}
                </option>
              ))}
            </select>
          </label>
        ) : undefined}
      </header>
      <p className="hidden-text" role="status">
        {analysis && course ? w.ready : ''}
      </p>
      {analysis && course ? (
        <Looked table={table} course={course} analysis={analysis} name={party(seat).name} />
      ) : failed ? (
        <p role="alert">{w.cannotAnalyse}</p>
      ) : (
        <label className={styles.progress}>
          {w.looking(progress)}
          <progress value={progress} />
        </label>
      )}
    </section>
  )
}

interface LookedProps {
  table: Table
  course: Course
  analysis: Analysis
  name: string
}

function Looked({ table, course, analysis, name }: LookedProps) {
  const section = useScrolledTo<HTMLDivElement>()
  const won = scores(table.sight(PUBLIC))[analysis.seat].rank === 1
  return (
    <div ref={section} className={styles.looked}>
      <ChanceGraph rules={table.rules} analysis={analysis} name={name} won={won} />
      <TurningPoints id={table.id} course={course} analysis={analysis} />
    </div>
  )
}

/** What appears is brought to the eye. */
function useScrolledTo<E extends Element>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}

/** The game that is over, move by move. */
function useCourse(table: Table): Course | undefined {
  const [course, setCourse] = useState<Course>()
  useEffect(() => {
    void table.record().then((record) => {
      const played = record && playThrough(record)
      if (played?.ok) setCourse(played.value)
    })
  }, [table])
  return course
}

interface Looking {
  analysis: Analysis | undefined
  progress: number
  failed: boolean
}

/** Looks over the game beside the page; whoever leaves stops it. */
function useAnalysis(table: Table, seat: number): Looking {
  const [progress, setProgress] = useState(0)
  const [looked, setLooked] = useState<{ seat: number; analysis: Analysis | undefined }>()
  const analysis = analysisOf(table.id, seat)
  const known = analysis !== undefined
  const failed = looked?.seat === seat && !looked.analysis
  useEffect(() => {
    if (known) return
    const adviser = workerAdviser()
    setProgress(0)
    void table
      .record()
      .then((record) => record && adviser.analyse({ record, seat }, setProgress))
      .then((found) => {
        if (found) keepAnalysis(table.id, found)
        setLooked({ seat, analysis: found })
      })
    return adviser.stop
  }, [table, seat, known])
  return { analysis, progress, failed }
}
