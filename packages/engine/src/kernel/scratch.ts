/** Guard of a module-level buffer that code of boxes could fill a second time while it is read. */
import { broken } from './result.ts'

export class Scratch {
  private readonly owner: string
  private isInUse = false

  /** `owner`: the function that fills the buffer and reads it. */
  constructor(owner: string) {
    this.owner = owner
  }

  /** Throws where the owner is still at work. */
  check(): void {
    if (this.isInUse) broken(`${this.owner} was entered twice: its buffer holds the values of the first call`)
  }

  /** Pair with `leave` in `finally`, so that a failure blocks no later call. */
  enter(): void {
    this.check()
    this.isInUse = true
  }

  leave(): void {
    this.isInUse = false
  }
}
