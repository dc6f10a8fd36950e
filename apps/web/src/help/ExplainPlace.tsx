/** Area that shows an explanation: beside the explained symbol, on a phone over the hand. */
import { lazy, Suspense } from 'react'
import type { TableView } from '../city/view.ts'
import { useTooltipTarget } from './useTooltipTarget.ts'

const Explanation = lazy(() => import('./Explanation.tsx').then((it) => ({ default: it.Explanation })))

export function ExplainPlace({ view, viewer }: { view: TableView; viewer: number }) {
  const asked = useTooltipTarget()
  if (!asked?.spot.isConnected) return undefined
  return (
    <Suspense>
      <Explanation view={view} viewer={viewer} asked={asked} />
    </Suspense>
  )
}
