/** Errors that end a command: a user error, printed as one sentence without a stack, and the player's wish to quit. */
export class UserError extends Error {
  override name = 'UserError'
}

/** The person quit the game; no error. */
export class QuitError extends Error {
  override name = 'QuitError'
}
