import type { Core } from '@strapi/strapi'
import type { PublishingSettings } from '../settings/settings.ts'
import type { Delivery } from './delivery.ts'
import { PUBLISH } from './publishRight.ts'
import { makeSiteHandlers } from './siteHandlers.ts'

const ADMIN = { type: 'admin' } as const
const allowed = { policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [PUBLISH] } }] }

/** Under /site and not /admin, where the admin's own page answers every path. */
export function addSiteRoutes(strapi: Core.Strapi, publishing: PublishingSettings, delivery: Delivery): void {
  const { guides, state, publish, restore, cancel, preview, previewState, history, links } = makeSiteHandlers(strapi, publishing, delivery)
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
      route('GET', '/site/guides', guides),
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
