/**
 * Index of all commands that a table has accepted, by person and command id. With it a repeated command changes
 * nothing.
 */
import { itemAt } from '@heptapolis/engine/kernel'

/**
 * Immutable. The newest commands are a short list, which is cheap to copy; earlier ones are in layers of growing size.
 * Folding a log of n events takes about n · log n copies, and tables with a common past share its layers.
 */
export interface AcceptedCommands {
  readonly newest: readonly AcceptedCommand[]
  readonly layers: readonly ReadonlyMap<string, number>[]
}

interface AcceptedCommand {
  readonly who: string
  readonly cid: string
  readonly n: number
}

export const NO_COMMANDS: AcceptedCommands = { newest: [], layers: [] }

const MOST_NEWEST = 16

const keyOf = (who: string, cid: string): string => `${who} ${cid}`

/** Number of the event that a command became. */
export function acceptedAs({ newest, layers }: AcceptedCommands, who: string, cid: string): number | undefined {
  const found = newest.find((one) => one.cid === cid && one.who === who)
  if (found || layers.length === 0) return found?.n
  const key = keyOf(who, cid)
  return layers.find((layer) => layer.has(key))?.get(key)
}

export function withAccepted(commands: AcceptedCommands, who: string, cid: string, n: number): AcceptedCommands {
  const newest = [...commands.newest, { who, cid, n }]
  if (newest.length < MOST_NEWEST) return { newest, layers: commands.layers }
  const layers = [...commands.layers]
  let last: ReadonlyMap<string, number> = new Map(newest.map((one) => [keyOf(one.who, one.cid), one.n]))
  while (layers.length > 0 && itemAt(layers, layers.length - 1).size <= last.size) {
    last = new Map([...(layers.pop() ?? []), ...last])
  }
  return { newest: [], layers: [...layers, last] }
}
