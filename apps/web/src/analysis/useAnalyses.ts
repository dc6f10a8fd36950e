/**
 * React hook for the analyses of a finished game: stored ones, else those that a server shares, else made here in Web
 * Workers, several seats at once. Stops when the page is left.
 */
import type { Analysis } from '@heptapolis/bots'
import { ANALYSIS_VERSION } from '@heptapolis/bots/names'
import type { GameRecord } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import { type Adviser, workerAdviser, workersHere } from '../game-model/bots/thinker.ts'
import { type PlayerInfo, type SharedAnalysis, seatsHere } from '../game-model/table.ts'
import { analysesOf, keepAnalysis, recallAnalyses } from './analyses.ts'

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
  /** Asks a server that analyses for everybody; undefined if it makes none. */
  shared?: ((seat: number) => Promise<SharedAnalysis | undefined>) | undefined
}

/** A partial analysis. */
interface Part {
  share: number
  analysis?: Analysis
}

/** The own seat first, then other people, then bots. */
export function useAnalyses({ id, record, sitters, shared }: AnalysisTarget, isWanted: boolean): AnalysisProgress {
  const [parts, setParts] = useState<ReadonlyMap<number, Part>>(new Map())
  const [failed, setFailed] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isRecalled = useRecalled(id, record)
  useEffect(() => {
    if (!isWanted || !isRecalled || !record || isStopped) return
    const waiting = inTurn(sitters).filter((seat) => !analysesOf(id).has(seat))
    const note = (seat: number, share: number, analysis?: Analysis) =>
      setParts((known) => new Map(known).set(seat, { share, analysis: analysis ?? known.get(seat)?.analysis }))
    const advisers: Adviser[] = []
    const leaving = new AbortController()
    const work = async (): Promise<void> => {
      let adviser: Adviser | undefined
      for (let seat = waiting.shift(); seat !== undefined; seat = waiting.shift()) {
        const onProgress = note.bind(undefined, seat)
        const elsewhere = shared && (await fetchShared(() => shared(Number(seat)), onProgress, leaving.signal))
        if (leaving.signal.aborted) return
        if (!elsewhere && !adviser) {
          adviser = workerAdviser()
          advisers.push(adviser)
        }
        const found = elsewhere ?? (await adviser?.analyse({ record, seat }, onProgress))
        if (!found) return setFailed(true)
        void keepAnalysis(id, record, found)
        onProgress(1, found)
      }
    }
    for (let i = 0; i < Math.min(waiting.length, workersHere()); i++) void work()
    return () => {
      leaving.abort()
      for (const adviser of advisers) adviser.stop()
    }
  }, [id, record, sitters, shared, isWanted, isRecalled, isStopped])
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

/** True once the stored analyses of this game are read. */
function useRecalled(id: string, record: GameRecord | undefined): boolean {
  const [recalled, setRecalled] = useState<GameRecord>()
  useEffect(() => {
    if (record) void recallAnalyses(id, record).then(() => setRecalled(record))
  }, [id, record])
  return record !== undefined && recalled === record
}

/** Milliseconds between two questions to a server that still analyses. */
const PAUSE = 1500

/** The complete analysis of a server, with its progress; undefined if it makes none, or another version. */
async function fetchShared(
  ask: () => Promise<SharedAnalysis | undefined>,
  onProgress: (share: number, part: Analysis) => void,
  leaving: AbortSignal,
): Promise<Analysis | undefined> {
  while (!leaving.aborted) {
    const state = await ask()
    if (state?.version !== ANALYSIS_VERSION) return undefined
    if (state.progress >= 1) return state.analysis
    onProgress(state.progress, state.analysis)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return undefined
}

const inTurn = (sitters: readonly PlayerInfo[]): number[] => {
  const here = seatsHere(sitters)
  const turnOf = (seat: number) => (here.includes(seat) ? 0 : sitters[seat].kind === 'bot' ? 2 : 1)
  return [...sitters.keys()].sort((a, b) => turnOf(a) - turnOf(b) || a - b)
}
