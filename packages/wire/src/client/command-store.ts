/**
 * Storage of commands that the server has not yet acknowledged, in memory or localStorage, so that closing the page
 * loses none.
 */
import type { CommandMessage } from '../schema/commands.ts'

export interface KeptCommand {
  readonly cid: string
  readonly table: string
  readonly as?: number
  readonly command: CommandMessage
  /** Local time of the command; the oldest is sent first. */
  readonly at: number
}

export interface CommandStore {
  all(): KeptCommand[]
  keep(command: KeptCommand): void
  drop(cid: string): void
}

export function memoryKeeper(): CommandStore {
  const kept = new Map<string, KeptCommand>()
  return {
    all: () => [...kept.values()],
    keep: (command) => void kept.set(command.cid, command),
    drop: (cid) => void kept.delete(cid),
  }
}

const PREFIX = 'heptapolis.send.'

/** The used part of `Storage`. */
export interface Shelf {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Store in the browser with one entry per command, so that two pages do not overwrite each other. */
export function shelfKeeper(shelf: Shelf): CommandStore {
  const read = (key: string): KeptCommand[] => {
    try {
      return [JSON.parse(shelf.getItem(key) ?? '')]
    } catch {
      return []
    }
  }
  return {
    all: () =>
      Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .flatMap(read)
        .sort((a, b) => a.at - b.at),
    keep: (command) => {
      try {
        shelf.setItem(PREFIX + command.cid, JSON.stringify(command))
      } catch {
        // Storage is full or forbidden; the command is still in memory.
      }
    },
    drop: (cid) => shelf.removeItem(PREFIX + cid),
  }
}
