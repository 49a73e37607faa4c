import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { makeClientKeys, makeRateLimit } from '../rateLimits/rateLimit.ts'
import { keyedHash, settings } from '../settings/settings.ts'

const GUESSED_AT = /^\/admin\/(login|reset-password|register|register-admin|registration-info)\/?$/i
const FORGOTTEN = /^\/admin\/forgot-password\/?$/i
const SECONDS = 15 * 60
/** A person with several passwords in mind; and all the people of one network together. */
export const TRIES = { ofAccount: 10, ofNetwork: 50 }
/** What is refused takes at least as long: four times what a wrong password takes. */
export const LEAST_MS = 400
const NO_MAIL =
  'This inbox does not send passwords by mail. Ask another administrator (Super Admin): under Settings, Users they choose your name and write a new password. Without one, ask whoever looks after the server.'

/** Strapi's own limit counts right passwords too, takes each address of an IPv6 /64 for another client, and lets one client try any number of accounts. After the body parser, which reads the account. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const secret = settings().secrets.encryptionKey
  const clientKeys = makeClientKeys(secret)
  const accountKey = keyedHash(secret, 'account')
  const ofAccount = makeRateLimit({ points: TRIES.ofAccount, seconds: SECONDS })
  const ofNetwork = makeRateLimit({ points: TRIES.ofNetwork, seconds: SECONDS })

  return async (ctx, next) => {
    if (FORGOTTEN.test(ctx.path)) return ctx.badRequest(NO_MAIL)
    const at = GUESSED_AT.exec(ctx.path)?.[1]?.toLowerCase()
    if (!at) return next()

    const { email } = (ctx.request.body ?? {}) as { email?: unknown }
    const { client, network } = clientKeys(ctx)
    const account = `${client} ${accountKey(`${at} ${typeof email === 'string' ? email.toLowerCase() : ''}`)}`
    const taken = [ofAccount.take(account), ofNetwork.take(network)]
    const refused = taken.find(({ allowed }) => !allowed)
    if (refused) {
      if (refused.firstRefusal) strapi.log.warn('Many tries to sign in to the admin from one network: it has to wait.')
      const minutes = Math.ceil(refused.retryAfterSeconds / 60)
      ctx.set('Retry-After', String(refused.retryAfterSeconds))
      return ctx.tooManyRequests(`Too many tries from your network. Try again in ${minutes} minutes.`)
    }
    const began = performance.now()
    try {
      await next()
    } finally {
      // Strapi looks at no password where there is no such person: the time would tell who is one.
      if (ctx.status !== 200) await sleep(Math.max(0, LEAST_MS - (performance.now() - began)))
    }
    if (at !== 'login' || ctx.status !== 200) return
    for (const { giveBack } of taken) giveBack()
  }
}
