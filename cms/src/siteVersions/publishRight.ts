import type { Core } from '@strapi/strapi'

export const PUBLISH = 'api::site.publish'

/** At each start, before the roles: without it Strapi removes the right from every role. */
export async function registerPublishRight(strapi: Core.Strapi): Promise<void> {
  const [, uid = ''] = PUBLISH.split('::')
  await strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      { section: 'settings', category: 'site', subCategory: 'publishing', displayName: 'Publish the site', uid },
    ])
  await strapi.service('admin::role').resetSuperAdminPermissions()
}
