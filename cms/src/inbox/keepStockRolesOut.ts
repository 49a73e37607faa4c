import type { Core } from '@strapi/strapi'
import { DIGEST, LEAD, LEAD_CHANGE } from './lead.ts'

const STOCK_ROLES = ['strapi-editor', 'strapi-author']

/**
 * Strapi gives its own roles every right on every type: without this an Author may read, change
 * and delete all leads. At each start, so that a right given by hand does not last unnoticed.
 */
export async function keepStockRolesOut(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.service('admin::permission')
  const given: { id: number }[] = await permissions.findMany({
    where: { role: { code: { $in: STOCK_ROLES } }, subject: { $in: [LEAD, LEAD_CHANGE, DIGEST] } },
  })
  if (given.length === 0) return
  await permissions.deleteByIds(given.map(({ id }) => id))
  strapi.log.info(`Took ${given.length} rights on leads from Strapi's roles Editor and Author: only Sales and Super Admin have any.`)
}
