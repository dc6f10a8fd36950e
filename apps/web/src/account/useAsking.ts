/** Asks the server for something, and keeps what it said against it. */
import type { Result } from '@heptapolis/engine/kernel'
import { useState } from 'react'
import { troubleText } from '../online/words.ts'
import { CANCELLED, KNOWN_HERE } from './passkey.ts'
import { accountWords } from './words.ts'

export interface PendingRequest {
  isBusy: boolean
  problem: string | undefined
  /** Does one thing at a time; what follows is done where it went well. */
  run: (ask: () => Promise<Result<unknown>>, then?: () => void) => void
}

export function useAsking(): PendingRequest {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run: PendingRequest['run'] = async (ask, then) => {
    if (isBusy) return
    setBusy(true)
    const done = await ask()
    setBusy(false)
    setProblem(done.ok ? undefined : textOf(done.error.code))
    if (done.ok) then?.()
  }
  return { isBusy, problem, run }
}

function textOf(code: string): string {
  const w = accountWords()
  if (code === CANCELLED) return w.cancelled
  // The page was shown to somebody known: since then this device was signed out, or the account has gone.
  if (code === 'no-session') return w.signedOutHere
  return code === KNOWN_HERE ? w.knownHere : troubleText(code)
}
