import type { LogEvent } from '@heptapolis/store'
import type { TableEvent } from '@heptapolis/table'

/** Events of a table as the store returns them. It stores only what `decide` made; a changed log fails when it is folded. */
export const tableEvents = (log: readonly LogEvent[]): TableEvent[] => log as TableEvent[]
