import postgres from 'postgres'

export type Connection = postgres.Sql

/** Direct database connection that bypasses the store, for tests that manipulate the database itself. */
export const connectionTo = (url: string): Connection => postgres(url, { max: 1, onnotice: () => {} })
