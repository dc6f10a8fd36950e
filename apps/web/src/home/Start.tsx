/** The first screen: a new game, or home for whoever has been here before. */
import { lazy, Suspense, useCallback, useState } from 'react'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { planFromQuery } from '../setup/plan.ts'
import { SetupScreen } from '../setup/SetupScreen.tsx'
import { hasPlayed } from '../setup/storage.ts'

const HomeScreen = lazy(() => import('./HomeScreen.tsx').then((it) => ({ default: it.HomeScreen })))

export function Start() {
  const [isPlanning, setPlanning] = useState(() => planFromQuery(location.search) !== undefined || !hasPlayed())
  const plan = useCallback(() => setPlanning(true), [])
  if (isPlanning) return <SetupScreen />
  return (
    <Suspense fallback={<LoadingNotice />}>
      <HomeScreen onPlan={plan} />
    </Suspense>
  )
}
