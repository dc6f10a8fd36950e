/** What webhooks are told. Browsers are told codes, and speak their own language. */
export const words = {
  turn: (table: string) => `It is your turn at table ${table}.`,
  waiting: (table: string) => `A new round is open at table ${table}.`,
  over: (table: string) => `The game at table ${table} is over.`,
}

export type NotifyWords = typeof words
