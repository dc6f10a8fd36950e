/** Who sends a request, as the gate has authenticated them. */
import { type Selves, selvesOf, type Visitor } from './session.ts'

export interface Sender {
  /** Every id of the person, the current one first. */
  readonly selves: Selves
  /** Everybody who shares the device, the sender included. */
  readonly people: readonly string[]
  readonly isProgram?: true
  /** Where the request comes from; its route has counted it where this is missing. */
  readonly network?: string
  /** The id under which the table has admitted the sender already, perhaps by an invitation. */
  readonly admitted?: string
}

/** One of the people on a visitor's device; undefined where there is no such person. */
export function senderOf(visitor: Visitor | undefined, as = 0): Sender | undefined {
  const selves = selvesOf(visitor, as)
  return visitor && selves && { selves, people: visitor.people }
}
