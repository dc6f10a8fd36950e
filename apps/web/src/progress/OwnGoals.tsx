/** Goals of the person at this browser, for pages that do not load the finished games themselves. */
import { useEffect, useState } from 'react'
import { type GameHistory, recall } from '../home/history/game-history.ts'
import { Goals } from './Goals.tsx'

export function OwnGoals() {
  const [memory, setMemory] = useState<GameHistory>()
  useEffect(() => void recall().then(setMemory), [])
  return memory === undefined ? undefined : <Goals done={memory.done} />
}
