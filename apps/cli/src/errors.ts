/** User errors, printed as one sentence without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

/** The person quit the game; no error. */
export class Left extends Error {
  override name = 'Left'
}
