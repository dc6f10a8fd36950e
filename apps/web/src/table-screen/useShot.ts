/** React hook for a snapshot of the table after its last change, which is constant during a render. */
import { controller, PUBLIC } from '@heptapolis/engine/show'
import { startTransition, useEffect, useState } from 'react'
import { type GameTable, seatsHere } from '../game-model/table.ts'

/** Everything that a table shows. */
export type Shot = Pick<
  GameTable,
  'rules' | 'sitters' | 'trouble' | 'steps' | 'sight' | 'waiting' | 'asked' | 'chosen' | 'canTakeBack'
> & { canGoBack: (viewer: number) => boolean }

/** Renders after each change in a transition, so that the page stays responsive. */
export function useShot(table: GameTable): Shot {
  const [shot, setShot] = useState(() => shotOf(table))
  useEffect(() => {
    const draw = () => startTransition(() => setShot(shotOf(table)))
    // The table may have changed between rendering and subscribing.
    draw()
    return table.subscribe(draw)
  }, [table])
  return shot
}

function shotOf(table: GameTable): Shot {
  const { rules, sitters, trouble } = table
  const here = seatsHere(sitters)
  const waiting = table.waiting()
  const views = new Map([PUBLIC, ...here].map((viewer) => [viewer, through(table, viewer)]))
  const cities = Array.from({ length: rules.cities }, (_, city) => city)
  const own = cities.filter((city) => here.includes(controller(table.sight(PUBLIC), city)))
  const answers = new Map(own.map((city) => [city, { asked: table.asked(city), chosen: table.chosen(city) }]))
  const at = (viewer: number) => views.get(viewer) ?? through(table, viewer)
  return {
    rules,
    sitters,
    trouble,
    waiting: () => waiting,
    steps: (viewer) => at(viewer).steps,
    sight: (viewer) => at(viewer).sight,
    canTakeBack: (viewer) => views.get(viewer)?.canTakeBack ?? false,
    canGoBack: (viewer) => views.get(viewer)?.canGoBack ?? false,
    asked: (city) => answers.get(city)?.asked,
    chosen: (city) => answers.get(city)?.chosen,
  }
}

const through = (table: GameTable, viewer: number) => ({
  steps: table.steps(viewer),
  sight: table.sight(viewer),
  canTakeBack: table.canTakeBack(viewer),
  canGoBack: table.canGoBack?.(viewer) ?? false,
})
