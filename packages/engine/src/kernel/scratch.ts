/** Guards a module-level buffer against re-entry by code of boxes while it is read. */
import { broken } from './result.ts'

export class Scratch {
  private readonly owner: string
  private isInUse = false

  /** `owner`: the function that fills and reads the buffer. */
  constructor(owner: string) {
    this.owner = owner
  }

  /** Throws if the owner is active. */
  check(): void {
    if (this.isInUse) broken(`${this.owner} was entered twice: its buffer holds the values of the first call`)
  }

  /** Call `leave` in `finally`, so that a failure does not block later calls. */
  enter(): void {
    this.check()
    this.isInUse = true
  }

  leave(): void {
    this.isInUse = false
  }
}
