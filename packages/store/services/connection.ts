import postgres from 'postgres'

export type SqlConnection = postgres.Sql

/** Direct database connection that bypasses the store, for tests that manipulate the database itself. */
export const connectionTo = (url: string): SqlConnection => postgres(url, { max: 1, onnotice: () => {} })
