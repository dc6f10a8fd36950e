/** Measurement and its machine: figures of different or busy machines cannot be compared. */
export interface Measurement {
  commit?: string
  node: string
  processor: string
  cores: number
  /** Load average at the start. */
  load: number
}
