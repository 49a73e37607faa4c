import type { Core } from '@strapi/strapi'

/** Strapi's plain English writes dates as in the United States, 11/22/2026. It has no Australian English: this writes 22/11/2026. */
const LANGUAGE = 'en-GB'

/** Whoever has chosen no language in the profile gets it, those who are here and those who are added. */
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
