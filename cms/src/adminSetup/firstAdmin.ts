import type { Core } from '@strapi/strapi'
import { type FirstAdmin, UserError } from '../settings/settings.ts'

/** While no administrator exists, whoever comes first may register as one: so never open then. */
export async function createFirstAdmin(strapi: Core.Strapi, firstAdmin: FirstAdmin | null): Promise<void> {
  const users = strapi.service('admin::user')
  if (await users.exists()) return
  if (!firstAdmin) {
    throw new UserError(
      'ADMIN_PASSWORD is missing, and no administrator exists yet. ' + 'Run "npm run env" in cms/ to write a random one to cms/.env.',
    )
  }
  await users.createFirstAdmin({ ...firstAdmin, firstname: 'Administrator', lastname: '' })
  strapi.log.info(`Created the administrator ${firstAdmin.email}.`)
}
