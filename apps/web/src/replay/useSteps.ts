/** React hook for the current step of a replay: changed by button, by key, or by autoplay. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { settings } from '../settings/settings.ts'

interface Steps {
  round: number
  playing: boolean
  go: (round: number) => void
  play: () => void
}

/** The time per turn in milliseconds. */
const PACE = { calm: 3000, quick: 2000, still: 2000 }

/** `turns`: the steps for the keys up and down. */
export function useSteps(begin: number, last: number, turns: readonly number[]): Steps {
  const [round, setRound] = useState(begin)
  const [wants, setPlaying] = useState(false)
  const playing = wants && round < last
  const within = (to: number) => Math.max(0, Math.min(last, to))
  const go = (to: number) => setRound(within(to))
  // Keys may repeat faster than React renders.
  const move = (to: (now: number) => number | undefined) => setRound((now) => within(to(now) ?? now))
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setRound(round + 1), PACE[settings.getState().speed])
    return () => clearTimeout(timer)
  }, [playing, round])
  const play = () => {
    if (round === last) setRound(0)
    setPlaying(!playing)
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => move((now) => now - 1),
    ArrowRight: () => move((now) => now + 1),
    ArrowUp: () => move((now) => turns.findLast((turn) => turn < now)),
    ArrowDown: () => move((now) => turns.find((turn) => turn > now)),
    Home: () => go(0),
    End: () => go(last),
    ' ': play,
  }
  // Layout effect: the keys must work as soon as the replay is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || isTaken(event)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return { round, playing, go, play }
}

/** Inputs use these keys themselves, buttons the space bar. */
function isTaken({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  if (!(target instanceof Element)) return false
  return (
    target.closest('input, select, textarea, dialog') !== null || (key === ' ' && target.closest('button, a') !== null)
  )
}
