import { timingSafeEqual } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { keyedHash } from '../settings/keyedHash.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { assembled } from './content.ts'
import { type Delivery, stamp } from './delivery.ts'
import { PUBLISH } from './publishRight.ts'
import { makeSiteHandlers } from './siteHandlers.ts'
import { newestPublished } from './versions.ts'

const ADMIN = { type: 'admin' } as const
const allowed = { policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [PUBLISH] } }] }

/** Under /site and not /admin, where the admin's own page answers every path. */
export function addSiteRoutes(strapi: Core.Strapi, publishing: PublishingSettings, delivery: Delivery): void {
  const { state, publish, restore, cancel, preview, previewState, history, links } = makeSiteHandlers(strapi, publishing, delivery)
  const route = (method: 'GET' | 'POST', path: string, handler: Core.ControllerHandler) => ({
    method,
    path,
    handler,
    info: ADMIN,
    config: allowed,
  })
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('GET', '/site/state', state),
      route('GET', '/site/links', links),
      route('GET', '/site/preview/:number', previewState),
      route('GET', '/site/history/:documentId', history),
      route('POST', '/site/publish', publish),
      route('POST', '/site/preview', preview),
      route('POST', '/site/versions/:id/bring-back', restore),
      route('POST', '/site/versions/:id/cancel', cancel),
    ],
  })
}

/** For a build elsewhere: the last published snapshot, to whoever has the token. Without CONTENT_TOKEN there is no such page. */
export function addSiteContentRoute(strapi: Core.Strapi, { contentToken, retentionMonths }: PublishingSettings, delivery: Delivery): void {
  if (contentToken === null) return
  const handler: Core.ControllerHandler = async (ctx) => {
    if (!isSame(ctx.get('Authorization'), `Bearer ${contentToken}`)) return ctx.unauthorized()
    const newest = await newestPublished(strapi.db.connection)
    if (!newest) return ctx.notFound('Nothing has been published yet.')
    if (delivery.isAwaited()) {
      ctx.status = 503
      ctx.body = { message: 'The site has not said yet which version it shows.' }
      return
    }
    // After a restore any other build, as for an update, would put an older version on the site.
    if ((delivery.unknownVersion() ?? 0) > (newest.number ?? 0)) return ctx.conflict('The site has a later version than this inbox.')
    ctx.body = assembled(newest.content, stamp(newest, retentionMonths))
  }
  strapi.server.routes([{ method: 'GET', path: '/site-content', handler, config: { auth: false } }])
}

/** Hashed first: the time it takes says nothing of the token, not even its length. */
function isSame(given: string, expected: string): boolean {
  const hash = keyedHash(expected, 'content token')
  return timingSafeEqual(Buffer.from(hash(given)), Buffer.from(hash(expected)))
}
