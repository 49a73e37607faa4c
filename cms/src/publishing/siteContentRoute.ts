import { timingSafeEqual } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { keyedHash } from '../settings/keyedHash.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { snapshotOf } from './content.ts'
import { stamp } from './delivery.ts'
import { newestPublished } from './versions.ts'

/** For a build elsewhere: the last published snapshot, to whoever has the token. Without CONTENT_TOKEN there is no such page. */
export function addSiteContentRoute(strapi: Core.Strapi, { contentToken, retentionMonths }: PublishingSettings): void {
  if (contentToken === null) return
  const handler: Core.ControllerHandler = async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    if (!isSame(ctx.get('Authorization'), `Bearer ${contentToken}`)) return ctx.unauthorized()
    const newest = await newestPublished(strapi.db.connection)
    if (!newest) return ctx.notFound('Nothing has been published yet.')
    ctx.body = snapshotOf(newest.content, stamp(newest, retentionMonths))
  }
  strapi.server.routes([{ method: 'GET', path: '/site-content', handler, config: { auth: false } }])
}

/** Hashed first: the time it takes says nothing of the token, not even its length. */
function isSame(given: string, expected: string): boolean {
  const hash = keyedHash(expected, 'content token')
  return timingSafeEqual(Buffer.from(hash(given)), Buffer.from(hash(expected)))
}
