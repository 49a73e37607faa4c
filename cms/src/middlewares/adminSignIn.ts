import type { Core } from '@strapi/strapi'
import { makeClientKeys } from '../rateLimits/clientNetworks.ts'
import { countStore, makeRateLimit } from '../rateLimits/countRequests.ts'
import { refuseTooMany } from '../rateLimits/refuseTooMany.ts'
import { keyedHash } from '../settings/keyedHash.ts'
import { settings } from '../settings/settings.ts'

const GUESSED_AT = /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/?$/i

/**
 * Strapi lets five tries of one account from one address pass in five minutes, counted in each
 * instance for itself. These limits are for one address with many accounts, and for one account from
 * many addresses; both are shared by the instances. Stands after the body parser, which reads the account.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const clientKeys = makeClientKeys()
  const accountKey = keyedHash(settings().secrets.encryptionKey, 'account')
  const ofClient = makeRateLimit(countStore(strapi), { name: 'admin', points: 50, seconds: 15 * 60 })
  const ofAccount = makeRateLimit(countStore(strapi), { name: 'account', points: 100, seconds: 60 * 60 })

  return async (ctx, next) => {
    if (!GUESSED_AT.test(ctx.path)) return next()

    const { email } = (ctx.request.body ?? {}) as { email?: unknown }
    const own = await ofClient.take(clientKeys(ctx)[0])
    const verdict = own.allowed && typeof email === 'string' ? await ofAccount.take(accountKey(email.toLowerCase())) : own
    if (verdict.allowed) return next()
    if (verdict.firstRefusal) strapi.log.warn('Too many tries to sign in to the admin: some are refused for a while.')
    refuseTooMany(ctx, { ...verdict, firstRefusal: false }, strapi.log)
  }
}
