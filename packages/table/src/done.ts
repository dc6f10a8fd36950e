/**
 * The commands that a table has accepted. An immutable index in layers of growing size: a new entry copies only the small
 * layers, so a log of n events is folded with about n · log n copies, and tables that share a past share its layers.
 */
export type AcceptedCommands = readonly ReadonlyMap<string, number>[]

export const NO_COMMANDS: AcceptedCommands = []

const keyOf = (who: string, cid: string): string => `${who} ${cid}`

/** The number of the event that a command became. */
export function acceptedAs(commands: AcceptedCommands, who: string, cid: string): number | undefined {
  const key = keyOf(who, cid)
  return commands.find((layer) => layer.has(key))?.get(key)
}

export function withAccepted(commands: AcceptedCommands, who: string, cid: string, n: number): AcceptedCommands {
  const layers = [...commands]
  let newest: ReadonlyMap<string, number> = new Map([[keyOf(who, cid), n]])
  while (layers.length > 0 && layers[layers.length - 1].size <= newest.size) {
    newest = new Map([...(layers.pop() ?? []), ...newest])
  }
  return [...layers, newest]
}
