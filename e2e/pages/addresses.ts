/** Addresses of all screens that need no game, for checks of every page. */
export const LOBBY = '/tables'
/** A deal that is not made yet. */
export const DEAL = '/deal?edition=2e&seed=axe&boxes=leaders&seat=you&seat=bot&seat=bot'

export const ADDRESSES = [
  '/',
  '/new',
  '/learn',
  '/puzzles',
  '/puzzles/1',
  '/ladder',
  '/progress',
  '/cards?boxes=leaders,cities',
  '/score',
  '/rules?players=4&boxes=leaders',
  '/aid',
  '/games',
  '/account',
  '/programs',
  '/programs/manual',
  '/season',
  '/me',
  '/verify',
  LOBBY,
  '/daily',
  DEAL,
]
