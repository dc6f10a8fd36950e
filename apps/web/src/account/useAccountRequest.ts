/** React hook that sends account requests one at a time and keeps the error text. */
import type { Result } from '@heptapolis/engine/kernel'
import { useState } from 'react'
import { troubleText } from '../online/words.ts'
import { CANCELLED, KNOWN_HERE } from './passkey.ts'
import { accountWords } from './words.ts'

export interface PendingRequest {
  isBusy: boolean
  problem: string | undefined
  /** Ignored while another request runs. `then` runs after success only. */
  run: (ask: () => Promise<Result<unknown>>, then?: () => void) => void
}

export function useAccountRequest(): PendingRequest {
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
  // The page had a session: it was revoked, or the account was deleted.
  if (code === 'no-session') return w.signedOutHere
  return code === KNOWN_HERE ? w.knownHere : troubleText(code)
}
