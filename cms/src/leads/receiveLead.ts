import type { Core } from '@strapi/strapi'
import { retryTransient } from '../database/retryTransient.ts'
import { settings } from '../settings/settings.ts'
import { judgeSpam, MANY_WITH_ONE_TEXT } from './judgeSpam.ts'
import { makeLeadKeys } from './leadKeys.ts'
import { sourceOf } from './leadSource.ts'
import type { Lead } from './parseLead.ts'
import { countSameText, isClearedText, storeLead } from './storeLead.ts'

const DAY_MS = 24 * 60 * 60_000
/** Of the leads one client sends in ten minutes, the first ones may be answered with a receipt. */
const MOST_RECEIPTS = 3

type ReceiveLead = (lead: Lead, fromClient: number, referer: string) => Promise<'stored' | 'repeated'>

/** When it resolves, the lead is on the disk, by this call or by an earlier one. */
export function makeReceiveLead(strapi: Core.Strapi): ReceiveLead {
  const { secrets, siteOrigins } = settings()
  const keysOf = makeLeadKeys(secrets.encryptionKey)

  return (lead, fromClient, referer) => {
    const now = new Date()
    const source = sourceOf(lead, referer, siteOrigins)
    const keys = keysOf(lead, now)
    // The fingerprint makes a second try harmless.
    return retryTransient(async () => {
      const knex = strapi.db.connection
      const withSameText = await countSameText(knex, keys, new Date(now.getTime() - DAY_MS), MANY_WITH_ONE_TEXT)
      const suspicion = judgeSpam(lead, { fromClient, withSameText, siteOrigins })
      const spamReason = suspicion && (await isClearedText(knex, keys)) ? null : suspicion
      const withoutReceipt = spamReason !== null || fromClient > MOST_RECEIPTS
      const row = { ...lead, ...source, spamReason, withoutReceipt }
      return (await storeLead(knex, row, keys, now)) ? 'stored' : 'repeated'
    })
  }
}
