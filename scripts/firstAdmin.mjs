// @ts-check

/** @typedef {{ email: string, newPassword: string | null }} SignIn */

/**
 * Completes `cms/.env`: secrets nobody chose, and the first administrator.
 * @returns {Promise<SignIn>} with the password only when it was just made up
 */
export async function prepareFirstAdmin() {
  const { createEnv } = await import('../cms/scripts/createEnv.mjs')
  const { adminEmail, newAdminPassword } = createEnv()
  return { email: adminEmail, newPassword: newAdminPassword ?? null }
}
