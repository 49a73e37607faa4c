import type { Core } from '@strapi/strapi'
import { ADD_LEADS, CHANGE_LEADS, EXPORT_LEADS, READ_LEADS, REPLY_TEMPLATE } from '../leads/rights.ts'
import { rightsOf, rolesOf } from '../operation/strapiInternals.ts'
import { type ContentType, contentTypes, PUBLISH, uidOf } from '../ownersContent/contentTypes.ts'

const SALES = 'Reads and answers the leads, enters them by hand, writes the reply templates. Cannot export. Set again at each start.'
const EDITOR = 'Writes and publishes the site’s prices, reviews, articles, announcement and details. Set again at each start.'

const rights: [action: string, category: string, displayName: string][] = [
  [READ_LEADS, 'leads', 'Read leads'],
  [CHANGE_LEADS, 'leads', 'Answer and change leads'],
  [ADD_LEADS, 'leads', 'Enter a lead by hand'],
  [EXPORT_LEADS, 'leads', 'Export leads'],
  [PUBLISH, 'site', 'Publish the site'],
]

/** Strapi's own rights would show its list of the leads too. Registered before Strapi checks which exist, or one given by hand would go. */
export async function registerRights(strapi: Core.Strapi): Promise<void> {
  const actions = rights.map(([action, category, displayName]) => ({
    section: 'settings',
    category,
    subCategory: category,
    displayName,
    uid: action.replace('api::', ''),
  }))
  await rightsOf(strapi).registerMany(actions)
}

const right = (action: string, subject: string | null = null, properties = {}) => ({ action, subject, properties, conditions: [] })

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createRoles(strapi: Core.Strapi): Promise<void> {
  const fields = ['name', 'subject', 'text']
  await setRole(strapi, 'Sales', SALES, [
    ...[READ_LEADS, CHANGE_LEADS, ADD_LEADS].map((action) => right(action)),
    ...rightsOn(REPLY_TEMPLATE, fields),
  ])
  const ofContent = contentTypes.flatMap((type) => rightsOn(uidOf(type), fieldsOf(type)))
  await setRole(strapi, 'Editor', EDITOR, [right(PUBLISH), ...ofContent])
}

/** A list is named by the fields of its entries. */
function fieldsOf({ fields }: ContentType): string[] {
  return Object.entries(fields).flatMap(([name, { entry }]) => (entry ? Object.keys(entry.fields).map((of) => `${name}.${of}`) : [name]))
}

type Right = ReturnType<typeof right>

/** Its id is kept: under another name it is the same role, with the same people. */
async function setRole(strapi: Core.Strapi, name: string, description: string, permissions: Right[]): Promise<void> {
  const roles = rolesOf(strapi)
  const place = strapi.store({ type: 'core', name: 'roles', key: name })
  const id = await place.get({})
  const known = typeof id === 'number' ? await roles.findOne({ id }) : null
  const role = known ?? (await roles.findOne({ name })) ?? (await roles.create({ name, description }))
  await place.set({ value: role.id })
  await roles.assignPermissions(role.id, permissions)
}

function rightsOn(uid: string, fields: string[]) {
  const on = (action: string, properties?: object) => right(`plugin::content-manager.explorer.${action}`, uid, properties)
  return [...['create', 'read', 'update'].map((action) => on(action, { fields })), on('delete')]
}

const STOCK_NAMES = { 'strapi-editor': 'Strapi Editor (not used)', 'strapi-author': 'Strapi Author (not used)' }

/** Strapi gives its own roles every right on every type. Before ours are made: one of them takes a name. */
export async function keepStockRolesOut(strapi: Core.Strapi): Promise<void> {
  for (const [code, name] of Object.entries(STOCK_NAMES)) await strapi.db.query('admin::role').update({ where: { code }, data: { name } })
  const permissions = rightsOf(strapi)
  const given = await permissions.findMany({
    where: {
      role: { code: { $in: Object.keys(STOCK_NAMES) } },
      $or: [{ subject: { $startsWith: 'api::' } }, { action: { $startsWith: 'api::' } }],
    },
  })
  if (given.length === 0) return
  await permissions.deleteByIds(given.map(({ id }) => id))
  strapi.log.info(`Took ${given.length} rights on leads and the site from Strapi's own Editor and Author.`)
}
