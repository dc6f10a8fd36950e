/**
 * Bots of a lesson: they follow the recorded game of the lesson as long as that is legal, then think for themselves.
 */
import { readMove } from '@heptapolis/engine/records'
import type { Thinker } from '../game-model/bots/thinker.ts'
import { coachOf } from './lesson-games.ts'

export const lessonThinker = (box: string, inner: Thinker): Thinker => ({
  ...inner,
  async think(asked, ...how) {
    const wish = coachOf(box)?.awaited(asked.seen, asked.city)
    const move = wish && readMove(asked.seen, asked.city, wish)
    return move?.ok ? { move: move.value } : inner.think(asked, ...how)
  },
})
