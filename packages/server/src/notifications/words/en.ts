/** Texts of webhooks. Browsers receive codes and use their own language. */
export const words = {
  turn: (table: string) => `It’s your turn at table ${table}.`,
  waiting: (table: string) => `A new round has started at table ${table}.`,
  over: (table: string) => `The game at table ${table} is over.`,
}

export type NotifyWords = typeof words
