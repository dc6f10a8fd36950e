import postgres from 'postgres'

export type Connection = postgres.Sql

/** Past the store: for what is done to a database itself. */
export const connectionTo = (url: string): Connection => postgres(url, { max: 1, onnotice: () => {} })
