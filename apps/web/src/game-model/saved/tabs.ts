/**
 * Coordination of several browser tabs with the same game: the tab that opened it last plays, the others are notified.
 */
import { freshId } from './fresh-id.ts'

/** Identifies this tab until it is reloaded. */
export const TAB = freshId()

const listeners = new Map<string, Set<() => void>>()
let opened: BroadcastChannel | undefined

function channel(): BroadcastChannel {
  if (opened) return opened
  opened = new BroadcastChannel('heptapolis.games')
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') reportTakeOver(data)
  }
  return opened
}

export const announceTakeOver = (id: string): void => channel().postMessage(id)

/** Notifies listeners that another tab has opened the game. */
export function reportTakeOver(id: string): void {
  for (const listener of listeners.get(id) ?? []) listener()
}

/** Calls back when another tab opens the game; returns the unsubscribe function. */
export function onTakeOver(id: string, listener: () => void): () => void {
  const all = listeners.get(id) ?? new Set()
  listeners.set(id, all.add(listener))
  channel()
  return () => all.delete(listener)
}
