import type { Core } from '@strapi/strapi'
import { usersOf } from '../operation/strapiInternals.ts'
import { type FirstAdmin, UserError } from '../settings/settings.ts'

/** While no administrator exists, whoever comes first may register as one: so never open then. */
export async function createFirstAdmin(strapi: Core.Strapi, firstAdmin: FirstAdmin | null): Promise<void> {
  const users = usersOf(strapi)
  if (await users.exists()) return
  if (!firstAdmin) {
    throw new UserError(
      'ADMIN_PASSWORD is missing, and no administrator exists yet. Run "npm run env" in cms/ to write a random one to cms/.env.',
    )
  }
  await users.createFirstAdmin({ ...firstAdmin, firstname: 'Administrator', lastname: '' })
  strapi.log.info(`Created the administrator ${firstAdmin.email}.`)
}

/** Strapi's plain English writes dates as in the United States, 11/22/2026. It has no Australian English: this writes 22/11/2026. */
const LANGUAGE = 'en-GB'

export async function chooseLanguage(strapi: Core.Strapi): Promise<void> {
  const users = strapi.db.query('admin::user')
  await users.updateMany({ where: { preferedLanguage: { $null: true } }, data: { preferedLanguage: LANGUAGE } })
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate: ({ params }) => {
      params.data['preferedLanguage'] ??= LANGUAGE
    },
  })
}
