/** A failure we know the cure for: its message is the one line to show, without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}
