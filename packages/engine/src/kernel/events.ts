/** What happens in a game, for logs and pictures. It is told, not kept. */

export type Detail = string | number | boolean | readonly string[] | undefined

/** Something that happened as somebody is told it: `toldTo` in sight.ts says who is told what. */
export interface Told {
  what: string
  seat?: number
  card?: string
  [detail: string]: Detail
}

/** What only the player `to` learns, and whoever may look at the same. */
export interface Own {
  to: number
  card?: string
  [detail: string]: Detail
}

/** Something that happened. Everything but `own` is public. */
export interface GameEvent {
  what: string
  seat?: number
  card?: string
  own?: Own
  [detail: string]: Detail | Own
}
