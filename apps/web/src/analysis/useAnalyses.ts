/** A finished game looked over beside the page, several seats at once; whoever leaves stops it. */
import type { Analysis } from '@heptapolis/bots'
import type { GameRecord } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import type { PlayerInfo } from '../game-model/table.ts'
import { workerAdviser, workersHere } from '../game-model/thinker.ts'
import { analysesOf, keepAnalysis } from './analyses.ts'

export interface AnalysisProgress {
  /** Of the seats looked over so far, wholly or in part, in the order asked for. */
  analyses: readonly Analysis[]
  /** The seats of which more is to come. */
  unfinished: readonly number[]
  /** How much of everything is done, up to 1. */
  progress: number
  failed: boolean
  isStopped: boolean
  /** Stops, or goes on with the seats that are not done. */
  toggle: () => void
}

interface AnalysisTarget {
  id: string
  record: GameRecord | undefined
  sitters: readonly PlayerInfo[]
}

/** What is known of a seat that is being looked over. */
interface Part {
  share: number
  analysis?: Analysis
}

/** The seats of people first, then the bots'. */
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
  const isBot = (seat: number) => Number(sitters[seat].kind === 'bot')
  return [...sitters.keys()].sort((a, b) => isBot(a) - isBot(b) || a - b)
}
