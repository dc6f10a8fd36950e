/** What a game tells while it is played. */

export type Detail = string | number | boolean | readonly string[] | undefined

/** Something that happened as somebody is told it, for logs and pictures: `toldTo` in view.ts says who is told what. */
export interface Told {
  what: string
  seat?: number
  card?: string
  coins?: number
  [detail: string]: Detail
}

/** What only the player `to` learns, and whoever may look into that city. */
export interface Own {
  to: number
  card?: string
  text?: string
  [detail: string]: Detail
}

/** Something that happened. It is told, not kept. Everything but `own` is public. */
export interface GameEvent {
  what: string
  seat?: number
  card?: string
  coins?: number
  own?: Own
  [detail: string]: Detail | Own
}
