/** Finished and unfinished lessons on this device. */
import { listGames, type StoredGame } from '../game-model/saved/store.ts'

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
    // Without storage lessons still work.
  }
}

/** The latest unfinished game of each lesson. */
export async function lessonsGoingOn(): Promise<ReadonlyMap<string, StoredGame>> {
  const going = (await listGames()).filter(({ lesson, over }) => lesson && !over)
  return new Map(going.reverse().flatMap((kept) => (kept.lesson ? [[kept.lesson.box, kept]] : [])))
}

/** The first game is the lesson of the base game. */
export const hasPlayedFirstGame = (): boolean => read().has('base')

export const learned = (): ReadonlySet<string> => read()
