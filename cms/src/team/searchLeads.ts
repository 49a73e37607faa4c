import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { searchedDigits } from '../leads/phoneNumber.ts'

type Search = { where?: object; _q?: string }

/** The texts that may quote a number as someone typed it, or have other digits: an occupation's code, a year. */
const texts = [
  ...['phone', 'subject', 'queries', 'notes', 'followUpNote'],
  ...['fullName', 'email', 'pagePath', 'utmSource', 'utmMedium', 'utmCampaign'],
]

/** A search for a phone number finds it in whatever form either side typed it. Any other search is left as it is. */
export function byPhone({ where = {}, _q }: Search): Search {
  const digits = searchedDigits(_q?.trim() ?? '')
  if (!_q || !digits) return { where, ...(_q ? { _q } : {}) }
  const found = [{ phoneDigits: { $contains: digits } }, ...texts.map((name) => ({ [name]: { $contains: _q.trim() } }))]
  return { where: { $and: [where, { $or: found }] } }
}

/** In the list: behind its check of rights, which lets no one filter by what the inbox keeps for itself. */
export function searchByPhone(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== LEAD || (context.action !== 'findMany' && context.action !== 'count')) return next()
    const params = context.params as { filters?: object; _q?: string }
    if (params._q) {
      const { where, _q } = byPhone({ where: params.filters ?? {}, _q: params._q })
      Object.assign(params, { filters: where, _q })
    }
    return next()
  })
}
