/**
 * Type of a benchmark's environment: commit, Node, processor and load. Figures of different or busy machines cannot be
 * compared.
 */
export interface Measurement {
  commit?: string
  node: string
  processor: string
  cores: number
  /** Load average at the start. */
  load: number
}
