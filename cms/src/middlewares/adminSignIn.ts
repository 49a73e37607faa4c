import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { makeClientKeys } from '../rateLimits/clientNetworks.ts'
import { countStore } from '../rateLimits/countRequests.ts'
import { LONGEST_HELD_MS, makeSignInPace } from '../rateLimits/signInPace.ts'
import { keyedHash } from '../settings/keyedHash.ts'
import { settings } from '../settings/settings.ts'

type Context = Parameters<Core.MiddlewareHandler>[0]

const GUESSED_AT = /^\/admin\/(login|reset-password|register|register-admin|registration-info)\/?$/i
const FORGOTTEN = /^\/admin\/forgot-password\/?$/i
/** Of one network. */
const MOST_AT_ONCE = 10
const NO_MAIL =
  'This inbox does not send passwords by mail. Ask another administrator (Super Admin): under Settings, Users they choose your name and write a new password. Without one, ask whoever looks after the server.'

/**
 * In place of Strapi's own limit, which refuses the right password too, and counts in each instance for itself.
 * Stands after the body parser, which reads the account.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const clientKeys = makeClientKeys()
  const accountKey = keyedHash(settings().secrets.encryptionKey, 'account')
  const pace = makeSignInPace(countStore(strapi))
  /** Counted, held or compared: a password takes a tenth of a second of the only thread. */
  const atOnce = new Map<string, number>()

  return async (ctx, next) => {
    if (FORGOTTEN.test(ctx.path)) return refuse(ctx, 400, 'ApplicationError', NO_MAIL)
    const at = GUESSED_AT.exec(ctx.path)?.[1]?.toLowerCase()
    if (!at) return next()

    const { email } = (ctx.request.body ?? {}) as { email?: unknown }
    const [client, network = client] = clientKeys(ctx)
    const who = [accountKey(`${at} ${typeof email === 'string' ? email.toLowerCase() : ''}`), client, network] as const
    const others = atOnce.get(network) ?? 0
    if (others >= MOST_AT_ONCE) return comeBack(ctx, LONGEST_HELD_MS / 1000)
    atOnce.set(network, others + 1)
    try {
      const turn = await pace.take(...who)
      if ('retryAfterSeconds' in turn) return comeBack(ctx, turn.retryAfterSeconds)
      if (turn.waitMs > 0 && !(await isStillThere(ctx, turn.waitMs))) return
      await next()
      if (at === 'login' && ctx.status === 200) await pace.giveBack(...who)
    } finally {
      const left = (atOnce.get(network) ?? 1) - 1
      if (left > 0) atOnce.set(network, left)
      else atOnce.delete(network)
    }
  }
}

/** Who leaves while it is held is let go of at once. */
async function isStillThere(ctx: Context, waitMs: number): Promise<boolean> {
  const gone = new AbortController()
  ctx.res.once('close', () => gone.abort())
  return sleep(waitMs, true, { signal: gone.signal }).catch(() => false)
}

function comeBack(ctx: Context, seconds: number): void {
  ctx.set('Retry-After', String(seconds))
  refuse(ctx, 429, 'RateLimitError', `Too many tries from your network. Try again in ${seconds} seconds.`)
}

function refuse(ctx: Context, status: number, name: string, message: string): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details: {} } }
}
