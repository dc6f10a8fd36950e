/** Starts a game or creates a table by one press. The engine loads with the first game. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { withTexts } from '../i18n/app.ts'

type Begin = (it: typeof import('../setup/start.ts')) => Promise<string | undefined>

interface Start {
  start: (begin: Begin) => Promise<void>
  isBusy: boolean
  problem: string | undefined
}

export function useStart(): Start {
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = async (begin: Begin) => {
    setBusy(true)
    try {
      const path = await begin(await withTexts(import('../setup/start.ts')))
      if (path !== undefined) navigate(path)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { start, isBusy, problem }
}
