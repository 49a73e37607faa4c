import type { Core } from '@strapi/strapi'
import { checkRequest, explainUnreadableBody, isIntake } from '../leads/checkRequest.ts'
import { refusal, refuse } from '../leads/refusal.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import { makeClientKeys } from '../rateLimits/clientNetworks.ts'
import { countStore } from '../rateLimits/countRequests.ts'
import { makeLeadLimits } from '../rateLimits/leadLimits.ts'
import { refuseTooMany } from '../rateLimits/refuseTooMany.ts'
import { settings } from '../settings/settings.ts'

type Middleware = Core.MiddlewareHandler

/** The log says once that there is no room, not at each lead. */
const SILENT = { info: () => undefined }
const NO_ROOM = refusal(503, 'ServiceUnavailableError', 'request', 'the inbox has no room for it now. Write by email or WhatsApp.')
const NO_ROOM_RETRY_SECONDS = 300

/** Stands before Strapi's body parser: it refuses what should not be read at all. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  const clientKeys = makeClientKeys()
  const limits = makeLeadLimits(countStore(strapi), settings().limits)
  const noRoom = storageRoom(strapi)

  return async (ctx, next) => {
    if (!isIntake(ctx.method, ctx.path)) return next()

    const refused = checkRequest({
      querystring: ctx.querystring,
      contentType: ctx.get('Content-Type'),
      contentEncoding: ctx.get('Content-Encoding'),
      contentLength: Number(ctx.get('Content-Length') || 0),
    })
    if (refused) return refuse(ctx, refused, strapi.log)

    if (await noRoom()) {
      ctx.set('Retry-After', String(NO_ROOM_RETRY_SECONDS))
      return refuse(ctx, NO_ROOM, SILENT)
    }

    const verdict = await limits(clientKeys(ctx))
    if (!verdict.allowed) return refuseTooMany(ctx, verdict, strapi.log)
    ctx.state['requestsOfClient'] = verdict.used

    try {
      await next()
    } catch (error) {
      const unreadable = explainUnreadableBody(error)
      if (!unreadable) throw error
      refuse(ctx, unreadable, strapi.log)
    }
  }
}
