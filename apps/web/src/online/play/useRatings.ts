/**
 * React hook for the rating changes of a finished game. The server computes them shortly after its end, so this polls.
 */
import { ok } from '@heptapolis/engine/kernel'
import type { TableSnapshot } from '@heptapolis/table'
import { ENOUGH_GAMES, type SeatRating } from '@heptapolis/wire'
import { useCallback, useState } from 'react'
import type { EndRatings } from '../../end/standing.ts'
import { server } from '../server/server.ts'
import { useRequest } from '../server/useRequest.ts'
import { onlineWords } from '../words.ts'

const LOOK_EVERY = 2000

export function useRatings({ id, options, end }: TableSnapshot): EndRatings | undefined {
  const [seats, setSeats] = useState<readonly SeatRating[]>([])
  const [isNone, setNone] = useState(false)
  const isAwaited = options.rated && end !== undefined && seats.length === 0 && !isNone
  const ask = useCallback(async () => {
    const answer = isAwaited ? await server.ratingsOf(id) : ok([])
    if (answer.ok && answer.value.length > 0) setSeats(answer.value)
    if (!answer.ok && answer.error.code === 'not-rated') setNone(true)
    return answer
  }, [id, isAwaited])
  useRequest(ask, isAwaited ? LOOK_EVERY : undefined)
  const w = onlineWords()
  if (isNone) return { note: w.notCounted, of: () => undefined }
  if (seats.length === 0) return undefined
  return {
    note: w.ratedIn(w.pools[seats[0].pool]),
    of: (seat) => {
      const found = seats.find((one) => one.seat === seat)
      if (!found) return undefined
      const { rating, change, games } = found
      return games < ENOUGH_GAMES ? { change: w.gameOf(games, ENOUGH_GAMES) } : { rating, change: signed(change) }
    },
  }
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
