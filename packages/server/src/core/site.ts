/** Name of the site, the same in every language. */
export const SITE = 'Heptapolis'
