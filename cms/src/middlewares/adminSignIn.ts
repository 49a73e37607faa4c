import type { Core } from '@strapi/strapi'
import { makeAdminLimits } from '../limits/adminLimits.ts'
import { makeClientKey } from '../limits/clientKey.ts'
import { refuseTooMany } from '../limits/refuseTooMany.ts'
import { keyedHash } from '../settings/keyedHash.ts'
import { settings } from '../settings/settings.ts'

type Middleware = Core.MiddlewareHandler

const GUESSED_AT = /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/?$/i

/** Stands after the body parser, because it counts by account too. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  const clientKey = makeClientKey()
  const accountKey = keyedHash(settings().secrets.encryptionKey, 'account')
  const limits = makeAdminLimits(strapi)

  return async (ctx, next) => {
    if (!GUESSED_AT.test(ctx.path)) return next()

    const { email } = (ctx.request.body ?? {}) as { email?: unknown }
    const verdict = await limits(clientKey(ctx), typeof email === 'string' ? accountKey(email.toLowerCase()) : null)
    if (verdict.allowed) return next()
    if (verdict.firstRefusal) strapi.log.warn('Too many tries to sign in to the admin: some are refused for a while.')
    refuseTooMany(ctx, { ...verdict, firstRefusal: false }, strapi.log)
  }
}
