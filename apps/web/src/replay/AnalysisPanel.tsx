/**
 * Analysis during a replay, beside the hand: win chance curves, the judgement of this step, and accuracy at the end.
 */
import { scores } from '@heptapolis/engine/show'
import type { MouseEvent } from 'react'
import { AccuracyTable } from '../analysis/AccuracyTable.tsx'
import { ChanceGraph } from '../analysis/ChanceGraph.tsx'
import { ProgressNote } from '../analysis/ProgressNote.tsx'
import { TurningPoints } from '../analysis/TurningPoints.tsx'
import type { AnalysisProgress } from '../analysis/useAnalyses.ts'
import { cityNames, ownWonder } from '../city/view.ts'
import { partiesOf } from '../game-model/names.ts'
import { roundOf } from '../game-model/records/replay-steps.ts'
import { classes } from '../look/classes.ts'
import { Judgement } from './Judgement.tsx'
import styles from './replay.module.css'
import { OPEN } from './replay-start.ts'
import type { ReplayState } from './replay-state.ts'

interface JudgedProps {
  past: ReplayState
  looking: AnalysisProgress
  round: number
  front: number
  onGo: (round: number) => void
  onMoment: (round: number, seat: number) => void
  onTry: () => void
}

export function AnalysisPanel({ past, looking, round, front, onGo, onMoment, onTry }: JudgedProps) {
  const { stops, sitters, rules } = past
  const { analyses, unfinished } = looking
  const moves = stops.at(-1) ?? 1
  const ended = past.at(moves, OPEN)
  const party = partiesOf(sitters, cityNames(ended))
  const nameOf = (seat: number) => party(seat).name
  const reader = ownWonder(ended, party)
  const own = analyses.find(({ seat }) => seat === front)
  const winners = scores(ended).flatMap(({ rank, seat }) => (rank === 1 ? [seat] : []))
  const jump = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onGo(roundOf(stops, Math.round(((clientX - left) / width) * moves)))
  }
  const isEnd = round === stops.length - 1
  const graph = { rules, moves, analyses, unfinished, front, nameOf, winners, at: stops[round] / moves }
  return (
    <div className={classes(styles.judged, isEnd && styles.ended)} data-analysis="">
      {isEnd ? undefined : (
        <div>{own ? <Judgement {...{ past, round, nameOf, reader, onTry }} analysis={own} /> : undefined}</div>
      )}
      {analyses.length > 0 && isEnd ? (
        <>
          <AccuracyTable {...{ analyses, front, nameOf }} />
          <TurningPoints
            {...{ rules, stops, analyses, nameOf, own: reader, onMoment }}
            id={past.id}
            isOpen={unfinished.length > 0}
          />
        </>
      ) : undefined}
      <div>
        <ProgressNote looking={looking} className={styles.looking} />
        {analyses.length > 0 ? (
          <ChanceGraph {...graph}>
            <button type="button" className={styles.jump} tabIndex={-1} aria-hidden="true" onClick={jump} />
          </ChanceGraph>
        ) : undefined}
      </div>
    </div>
  )
}
