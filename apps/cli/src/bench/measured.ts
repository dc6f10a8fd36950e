/** What was measured, and where: figures of two machines, or of a busy one, say little beside each other. */
export interface Measured {
  commit?: string
  node: string
  processor: string
  cores: number
  /** Processes that wanted a core when it began. */
  load: number
}
