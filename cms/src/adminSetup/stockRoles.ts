import type { Core } from '@strapi/strapi'

/** Strapi's own roles have the names people look for, and no rights here. */
const STOCK_NAMES = { 'strapi-editor': 'Strapi Editor (not used)', 'strapi-author': 'Strapi Author (not used)' }

/** Before ours are made: one of them takes the name. */
export async function renameStockRoles(strapi: Core.Strapi): Promise<void> {
  for (const [code, name] of Object.entries(STOCK_NAMES)) {
    await strapi.db.query('admin::role').update({ where: { code }, data: { name } })
  }
}

/**
 * Strapi gives its own roles every right on every type: without this an Author may read, change
 * and delete all leads and the site's content. At each start, so that a right given by hand does not last unnoticed.
 */
export async function keepStockRolesOut(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.service('admin::permission')
  const given: { id: number }[] = await permissions.findMany({
    where: {
      role: { code: { $in: Object.keys(STOCK_NAMES) } },
      $or: [{ subject: { $startsWith: 'api::' } }, { action: { $startsWith: 'api::' } }],
    },
  })
  if (given.length === 0) return
  await permissions.deleteByIds(given.map(({ id }) => id))
  strapi.log.info(`Took ${given.length} rights on leads and the site from Strapi's own Editor and Author.`)
}
