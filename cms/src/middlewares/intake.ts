import type { Core } from '@strapi/strapi'
import { checkRequest, explainUnreadableBody, isIntake } from '../leads/checkRequest.ts'
import { refuse } from '../leads/refusal.ts'
import { makeClientKey } from '../limits/clientKey.ts'
import { makeLeadLimits } from '../limits/leadLimits.ts'
import { refuseTooMany } from '../limits/refuseTooMany.ts'

type Middleware = Core.MiddlewareHandler

/** Stands before Strapi's body parser: it refuses what should not be read at all. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  const clientKey = makeClientKey()
  const limits = makeLeadLimits(strapi)

  return async (ctx, next) => {
    if (!isIntake(ctx.method, ctx.path)) return next()

    const refused = checkRequest({
      querystring: ctx.querystring,
      contentType: ctx.get('Content-Type'),
      contentEncoding: ctx.get('Content-Encoding'),
      contentLength: Number(ctx.get('Content-Length') || 0),
    })
    if (refused) return refuse(ctx, refused, strapi.log)

    const verdict = await limits(clientKey(ctx))
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
