import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { Core } from '@strapi/strapi'
import { checkSize, RefusedLead, refusedAt, safeKey } from '../leads/refusal.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import { FIRST_LEADS, makeClientKeys, makeLeadLimits } from '../rateLimits/rateLimit.ts'
import { settings } from '../settings/settings.ts'

type Context = Parameters<Core.MiddlewareHandler>[0]

const INTAKE_PATH = '/api/form-datas'
const NO_ROOM_RETRY_SECONDS = 300
const NO_ROOM = 'the inbox has no room for it now. Write by email or WhatsApp.'

/** Before Strapi's body parser: it refuses what should not be read at all. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { limits, secrets } = settings()
  const clientKeys = makeClientKeys(secrets.encryptionKey)
  const take = makeLeadLimits(limits)
  const noRoom = storageRoom(strapi)

  return async (ctx, next) => {
    if (!isIntake(ctx)) return next()
    try {
      await admit(ctx, next)
    } catch (error) {
      await discardBody(ctx.req)
      throw error
    }
  }

  async function admit(ctx: Context, next: () => Promise<void>) {
    const refused = checkHead(ctx)
    if (refused) throw logged(refused)

    if (await noRoom()) {
      ctx.set('Retry-After', String(NO_ROOM_RETRY_SECONDS))
      // The log says once that there is no room or too much is sent, not at each lead.
      throw refusedAt(503, 'request', NO_ROOM)
    }

    const { allowed, used, retryAfterSeconds, firstRefusal, isPoolEmpty, giveBack, giveBackRepeat } = take(clientKeys(ctx))
    if (!allowed) {
      if (firstRefusal && isPoolEmpty)
        strapi.log.error(
          `LIMIT_TOTAL is reached: until its ten minutes end, each client sends no more than its first ${FIRST_LEADS} leads.`,
        )
      ctx.set('Retry-After', String(retryAfterSeconds))
      throw firstRefusal ? logged(tooMany(retryAfterSeconds)) : tooMany(retryAfterSeconds)
    }
    ctx.state['requestsOfClient'] = used

    await next().catch((error: unknown) => {
      if (isDiskFull(error)) {
        giveBack()
        strapi.log.error(`Lead refused: 503 request (the disk took no more: ${error.code})`)
        ctx.set('Retry-After', String(NO_ROOM_RETRY_SECONDS))
        throw refusedAt(503, 'request', NO_ROOM)
      }
      const refused = error instanceof RefusedLead ? error : explainUnreadableBody(error)
      // What never came whole, and what failed here, was not sent too often by anyone: a proxy whose inbox has died tries each quarter of a second.
      if (!refused || wasCutOff(error)) giveBack()
      throw refused ? logged(refused) : error
    })
    if (ctx.state['isRepeat']) giveBackRepeat()
  }

  function logged(refused: RefusedLead): RefusedLead {
    const { status, errors, kind } = refused
    strapi.log.info(`Lead refused: ${status} ${errors[0].path.join('.')}${kind ? ` (${kind})` : ''}`)
    return refused
  }
}

export function isIntake({ method, path }: Pick<Context, 'method' | 'path'>): boolean {
  // The router takes the path in any case and with a slash at its end.
  return method === 'POST' && path.toLowerCase().replace(/\/$/, '') === INTAKE_PATH
}

function checkHead(ctx: Context): RefusedLead | null {
  if (!/^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i.test(ctx.get('Content-Type')))
    return refusedAt(415, 'Content-Type', 'send the lead as application/json.')
  if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) return refusedAt(415, 'Content-Encoding', 'send the body uncompressed.')
  if (ctx.querystring) {
    const [key = ''] = new URLSearchParams(ctx.querystring).keys()
    return refusedAt(400, safeKey(key), 'send the address without a query string.')
  }
  return checkSize(Number(ctx.get('Content-Length') || 0))
}

function tooMany(retryAfterSeconds: number): RefusedLead {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return refusedAt(429, 'request', `too many were sent. Send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`)
}

/** A connection that closes with a body unread is reset, and a proxy that is still sending it answers 502 in place of the refusal. `requestTimeout` ends it. */
async function discardBody(request: IncomingMessage) {
  request.resume()
  await finished(request, { writable: false }).catch(() => undefined)
}

/** Of SQLite and PostgreSQL. */
function isDiskFull(error: unknown): error is { code: string } {
  return /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|SHMSIZE)|53100|ENOSPC)$/.test(String((error as { code?: unknown }).code))
}

/** While it was read, or, on a busy machine, before that began: https://github.com/stream-utils/raw-body#errors */
function wasCutOff(error: unknown): boolean {
  return ['request.aborted', 'stream.not.readable'].includes(String((error as { type?: unknown }).type))
}

function explainUnreadableBody(error: unknown): RefusedLead | null {
  const { status, type, name } = error as { status?: unknown; type?: unknown; name?: unknown }
  if (wasCutOff(error)) return refusedAt(400, 'body', 'send it whole.', 'request.aborted')
  if (status === 413) return checkSize(Infinity)
  if (status !== 400) return null
  // Not only JSON that cannot be parsed.
  const kind = [type, name].find((word) => typeof word === 'string') ?? 'unknown'
  return refusedAt(400, 'body', 'send one JSON object: this is not valid JSON.', kind)
}
