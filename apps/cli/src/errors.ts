/** Mistakes of the user's, told in one sentence without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

/** The person left the game: no mistake, just the end. */
export class Left extends Error {
  override name = 'Left'
}
