import type { Core } from '@strapi/strapi'
import { contentTypes } from '../siteContent/contentTypes.ts'

export const PUBLISH = 'api::site.publish'
const EDITOR = 'Editor'
const DESCRIPTION = 'Writes and publishes the site’s prices, reviews, articles, announcement and details. Set again at each start.'

/** Strapi's own roles have the names people look for, and no rights here. */
const STOCK_NAMES = { 'strapi-editor': 'Strapi Editor (not used)', 'strapi-author': 'Strapi Author (not used)' }

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

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createEditorRole(strapi: Core.Strapi): Promise<void> {
  for (const [code, name] of Object.entries(STOCK_NAMES)) {
    await strapi.db.query('admin::role').update({ where: { code }, data: { name } })
  }
  const roles = strapi.service('admin::role')
  const role = (await roles.findOne({ name: EDITOR })) ?? (await roles.create({ name: EDITOR, description: DESCRIPTION }))
  await roles.assignPermissions(role.id, [
    { action: PUBLISH, subject: null, properties: {}, conditions: [] },
    ...contentTypes.flatMap(({ uid }) => permissionsOn(strapi, uid)),
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
