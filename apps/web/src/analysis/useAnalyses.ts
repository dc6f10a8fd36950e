/** React hook that analyses a finished game in Web Workers, several seats at once. Stops when the page is left. */
import type { Analysis } from '@heptapolis/bots'
import type { GameRecord } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import { workerAdviser, workersHere } from '../game-model/bots/thinker.ts'
import { type PlayerInfo, seatsHere } from '../game-model/table.ts'
import { analysesOf, keepAnalysis } from './analyses.ts'

export interface AnalysisProgress {
  /** Complete and partial analyses, in the requested order. */
  analyses: readonly Analysis[]
  /** Seats whose analysis is incomplete. */
  unfinished: readonly number[]
  /** The progress from 0 to 1. */
  progress: number
  failed: boolean
  isStopped: boolean
  /** Pauses, or continues with the remaining seats. */
  toggle: () => void
}

interface AnalysisTarget {
  id: string
  record: GameRecord | undefined
  sitters: readonly PlayerInfo[]
}

/** A partial analysis. */
interface Part {
  share: number
  analysis?: Analysis
}

/** The own seat first, then other people, then bots. */
export function useAnalyses({ id, record, sitters }: AnalysisTarget, isWanted: boolean): AnalysisProgress {
  const [parts, setParts] = useState<ReadonlyMap<number, Part>>(new Map())
  const [failed, setFailed] = useState(false)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (!isWanted || !record || isStopped) return
    const waiting = inTurn(sitters).filter((seat) => !analysesOf(id).has(seat))
    const levels = sitters.flatMap(({ level }) => level ?? [])
    const note = (seat: number, share: number, analysis?: Analysis) =>
      setParts((known) => new Map(known).set(seat, { share, analysis: analysis ?? known.get(seat)?.analysis }))
    const advisers = waiting.slice(0, workersHere()).map(workerAdviser)
    for (const adviser of advisers) {
      void (async () => {
        for (let seat = waiting.shift(); seat !== undefined; seat = waiting.shift()) {
          const told = note.bind(undefined, seat)
          const found = await adviser.analyse({ record, seat, levels }, told)
          if (!found) return setFailed(true)
          keepAnalysis(id, found)
          told(1, found)
        }
      })()
    }
    return () => {
      for (const adviser of advisers) adviser.stop()
    }
  }, [id, record, sitters, isWanted, isStopped])
  const known = analysesOf(id)
  const seats = inTurn(sitters)
  const shares = seats.map((seat) => (known.has(seat) ? 1 : (parts.get(seat)?.share ?? 0)))
  return {
    analyses: seats.flatMap((seat) => known.get(seat) ?? parts.get(seat)?.analysis ?? []),
    unfinished: seats.filter((seat) => !known.has(seat)),
    progress: shares.reduce((sum, share) => sum + share, 0) / seats.length,
    failed,
    isStopped,
    toggle: () => setStopped(!isStopped),
  }
}

const inTurn = (sitters: readonly PlayerInfo[]): number[] => {
  const here = seatsHere(sitters)
  const turnOf = (seat: number) => (here.includes(seat) ? 0 : sitters[seat].kind === 'bot' ? 2 : 1)
  return [...sitters.keys()].sort((a, b) => turnOf(a) - turnOf(b) || a - b)
}
