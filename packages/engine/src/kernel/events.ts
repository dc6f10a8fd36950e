/** Game events for logs and pictures. They are sent to listeners and not stored. */

export type Detail = string | number | boolean | readonly string[] | undefined

/** Event as one viewer receives it: see `toldTo` in sight.ts. */
export interface Told {
  what: string
  seat?: number
  card?: string
  [detail: string]: Detail
}

/** Details for the player `to`, and for viewers who see the same columns. */
export interface Own {
  to: number
  card?: string
  [detail: string]: Detail
}

/** Event; everything but `own` is public. */
export interface GameEvent {
  what: string
  seat?: number
  card?: string
  own?: Own
  [detail: string]: Detail | Own
}
