import type { Core } from '@strapi/strapi'
import { contentTypes, uidOf } from '../ownersContent/contentTypes.ts'
import { PUBLISH } from '../siteVersions/siteRoutes.ts'

const EDITOR = 'Editor'
const DESCRIPTION = 'Writes and publishes the site’s prices, reviews, articles, announcement and details. Set again at each start.'

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createEditorRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const role = (await roles.findOne({ name: EDITOR })) ?? (await roles.create({ name: EDITOR, description: DESCRIPTION }))
  await roles.assignPermissions(role.id, [
    { action: PUBLISH, subject: null, properties: {}, conditions: [] },
    ...contentTypes.flatMap((type) => permissionsOn(strapi, uidOf(type))),
  ])
}

function permissionsOn(strapi: Core.Strapi, uid: string) {
  const fields: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentType(uid as Parameters<Core.Strapi['contentType']>[0]), {
      components: strapi.components,
      nestingLevel: Infinity,
    })
  const on = (right: string, properties: object) => ({
    action: `plugin::content-manager.explorer.${right}`,
    subject: uid,
    properties,
    conditions: [],
  })
  return [...['create', 'read', 'update'].map((right) => on(right, { fields })), on('delete', {})]
}
