/** React hook: whose view this screen shows, and for which city it answers. */
import { controller, PUBLIC } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import { seatsHere } from '../../game-model/table.ts'
import type { Shot } from '../useShot.ts'

interface ViewerState {
  /** Seat whose view is shown. */
  viewer: number
  /** City to answer for, if a person at this screen is asked. */
  answering: number | undefined
  people: readonly number[]
}

/**
 * Next person asked at this screen, or the last one while there is none. Several people see animations from one fixed
 * side.
 */
export function useViewer(shot: Shot, still: boolean): ViewerState {
  const people = seatsHere(shot.sitters)
  const [last, setLast] = useState(people[0] ?? 0)
  const game = shot.sight(PUBLIC)
  const answering = still ? shot.waiting().find((city) => people.includes(controller(game, city))) : undefined
  const side = still ? last : (people[0] ?? last)
  const viewer = answering === undefined ? side : controller(game, answering)
  useEffect(() => setLast(viewer), [viewer])
  return { viewer, answering, people }
}
