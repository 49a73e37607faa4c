import type { Core } from '@strapi/strapi'
import { keyedHash } from '../settings/keyedHash.ts'
import { settings } from '../settings/settings.ts'
import { networkOf } from './networkOf.ts'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Stands for the client where something is counted; its address is stored nowhere. */
export function makeClientKey(): (ctx: Context) => string {
  const hash = keyedHash(settings().secrets.encryptionKey, 'client')
  // A proxy may pass on "unknown"; then the proxy itself is the client.
  return (ctx) => hash(networkOf(ctx.ip) ?? networkOf(ctx.req.socket.remoteAddress ?? '') ?? 'unknown')
}
