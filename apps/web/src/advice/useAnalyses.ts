/** A finished game looked over beside the page, one seat after another; whoever leaves stops it. */
import type { Analysis } from '@heptapolis/bots'
import type { GameRecord } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import type { Sitter } from '../table/table.ts'
import { workerAdviser } from '../table/thinker.ts'
import { analysesOf, keepAnalysis } from './analyses.ts'

export interface Looking {
  /** Of the seats looked over so far, in the order asked for. */
  analyses: readonly Analysis[]
  /** How much of everything is done, up to 1. */
  progress: number
  failed: boolean
}

interface Judged {
  id: string
  record: GameRecord | undefined
  sitters: readonly Sitter[]
}

/** The seats of people first, then the bots'. */
export function useAnalyses({ id, record, sitters }: Judged, isWanted: boolean): Looking {
  const [progress, setProgress] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || !record) return
    const adviser = workerAdviser()
    void (async () => {
      const seats = inTurn(sitters)
      const levels = sitters.flatMap(({ level }) => level ?? [])
      for (const [done, seat] of seats.entries()) {
        if (analysesOf(id).has(seat)) continue
        const tell = (share: number) => setProgress((done + share) / seats.length)
        const found = await adviser.analyse({ record, seat, levels }, tell)
        if (!found) return setFailed(true)
        keepAnalysis(id, found)
      }
      setProgress(1)
    })()
    return adviser.stop
  }, [id, record, sitters, isWanted])
  const known = analysesOf(id)
  return { analyses: inTurn(sitters).flatMap((seat) => known.get(seat) ?? []), progress, failed }
}

const inTurn = (sitters: readonly Sitter[]): number[] => {
  const isBot = (seat: number) => Number(sitters[seat].kind === 'bot')
  return [...sitters.keys()].sort((a, b) => isBot(a) - isBot(b) || a - b)
}
