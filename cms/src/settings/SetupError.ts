/** A mistake of the operator: shown as one line without a stack. */
export class SetupError extends Error {
  override name = 'SetupError'
}
