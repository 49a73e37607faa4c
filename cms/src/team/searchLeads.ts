import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { searchedDigits } from '../leads/phoneNumber.ts'
import { type CanRead, canReadOf, type FieldName } from './fieldRights.ts'

const texts = [
  ...(['fullName', 'email', 'phone', 'subject', 'discipline', 'queries', 'notes', 'owner', 'followUpNote'] as const),
  ...(['pagePath', 'utmSource', 'utmMedium', 'utmCampaign'] as const),
]

/**
 * In the texts that may be read, since a search that looks into others tells what they contain. A phone number is found in
 * whatever form either side typed it.
 */
export function searched(where: object, _q: unknown, canRead: CanRead): object {
  const search = typeof _q === 'string' ? _q.trim() : ''
  if (!search) return where
  const found: object[] = texts.filter((name) => canRead(name)).map((name) => ({ [name]: { $containsi: search } }))
  const digits = searchedDigits(search)
  if (digits && canRead('phone')) found.push({ phoneDigits: { $contains: digits } })
  return { $and: [where, found.length > 0 ? { $or: found } : { id: { $null: true } }] }
}

/** In the list: behind its check of rights, which lets no one filter by a field that they may not read, but search and sort by it. */
export function searchReadable(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== LEAD || (context.action !== 'findMany' && context.action !== 'count')) return next()
    const params = context.params as { filters?: object; _q?: unknown; sort?: unknown }
    const userAbility = strapi.requestContext.get()?.state['userAbility']
    if (!userAbility) return next()
    const canRead = canReadOf(strapi, userAbility)
    if (params._q) {
      params.filters = searched(params.filters ?? {}, params._q, canRead)
      delete params._q
    }
    // Strapi leaves an order by a field that may not be read as it is, and an order tells what is in it.
    if (params.sort && !sortedFields(params.sort).every((name) => alwaysRead.includes(name) || canRead(name as FieldName)))
      delete params.sort
    return next()
  })
}

const alwaysRead = ['id', 'documentId', 'createdAt', 'updatedAt']

/** Of `name:ASC`, of a list of these, or of `{ name: 'asc' }`. */
function sortedFields(sort: unknown): string[] {
  if (Array.isArray(sort)) return sort.flatMap(sortedFields)
  if (typeof sort === 'object' && sort !== null) return Object.keys(sort)
  return String(sort)
    .split(',')
    .map((part) => part.trim().split(':')[0] ?? '')
}
