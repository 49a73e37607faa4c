import { type Environment, optional } from './readVariables.ts'
import { SetupError } from './SetupError.ts'

export type FirstAdmin = { email: string; password: string }

const LONGEST_PASSWORD_BYTES = 72

/** Null once the password was taken out of the environment: later starts do not need it. */
export function readFirstAdmin(env: Environment): FirstAdmin | null {
  const email = optional(env, 'ADMIN_EMAIL') ?? 'admin@example.com'
  const password = env['ADMIN_PASSWORD']
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new SetupError(`ADMIN_EMAIL is "${email}". Set it to an email address.`)
  }
  if (!password) return null
  if (!isStrong(password)) {
    throw new SetupError('ADMIN_PASSWORD is too weak. Use 12 to 72 characters with a small letter, ' + 'a capital letter and a digit.')
  }
  return { email: email.toLowerCase(), password }
}

function isStrong(password: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/]
  return password.length >= 12 && Buffer.byteLength(password) <= LONGEST_PASSWORD_BYTES && kinds.every((kind) => kind.test(password))
}
