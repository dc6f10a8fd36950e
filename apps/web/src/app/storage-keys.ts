/**
 * Keys of localStorage that several features use. They must stay: a renamed key loses the data that people have
 * stored.
 */

/** Prefix of the entries of online tables; the id of the table follows. */
export const TABLES = 'heptapolis.table.'
/** The last set-up, as the query of its link. */
export const PLAN = 'heptapolis.plan'
/** The name of the account that is signed in. */
export const ACCOUNT = 'heptapolis.account'
