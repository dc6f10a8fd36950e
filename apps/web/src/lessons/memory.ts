/** Which lessons have been taken to their end on this device, and which go on. */
import { listGames, type StoredGame } from '../game-model/store.ts'

const KEY = 'heptapolis.learned'

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((box) => typeof box === 'string') : [])
  } catch {
    return new Set()
  }
}

export function rememberLearned(box: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read().add(box)]))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The game of each lesson that goes on, the one played last. */
export async function lessonsGoingOn(): Promise<ReadonlyMap<string, StoredGame>> {
  const going = (await listGames()).filter(({ lesson, over }) => lesson && !over)
  return new Map(going.reverse().flatMap((kept) => (kept.lesson ? [[kept.lesson.box, kept]] : [])))
}

export const learned = (): ReadonlySet<string> => read()
