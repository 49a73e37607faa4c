import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Core } from '@strapi/strapi'
import { isPassing } from './passingErrors.ts'

const GRACE_MS = 500
const LONGEST_MS = 10_000

/** Strapi cuts every open connection when it stops: a lead on its way would be lost. */
export function trackRequests(server: Server, { graceMs = GRACE_MS, longestMs = LONGEST_MS } = {}): () => Promise<void> {
  const inFlight = new Set<ServerResponse>()
  let draining = false

  server.prependListener('request', (_request, response: ServerResponse) => {
    inFlight.add(response)
    response.on('close', () => inFlight.delete(response))
    if (draining) response.shouldKeepAlive = false
  })

  return async function drain() {
    if (!server.listening) return
    draining = true
    for (const response of inFlight) response.shouldKeepAlive = false
    // A kept-alive connection may have a request on the wire: it gets its answer, and closes.
    if ((await promisify(server.getConnections.bind(server))()) > 0) await sleep(graceMs)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await Promise.race([closed, sleep(longestMs, undefined, { ref: false })])
  }
}

type Log = { error: (message: string) => unknown }
type Application = Core.Strapi['server']['app']

/** What a client does to its own connection: the part that was reading from it has said so. */
const CUT_OFF = /^(HPE_|ECONNRESET$|ECONNABORTED$|EPIPE$)/

/** Koa would print the stack of each connection that ends early, without the time. */
export function logServerErrors(app: Application, log: Log): void {
  app.silent = true
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!CUT_OFF.test(error.code ?? '')) log.error(error.stack ?? error.message)
  })
}

const OF_OURS = /[\\/]dist[^\\/]{0,20}[\\/](src|config)[\\/]/
const OF_STRAPI = /[\\/]@strapi[\\/]/

/** Strapi does not await its events after a commit: without a database their rejection would end the process and the leads in flight. All else is a fault of ours, and ends it as Node does. */
export function surviveRejections(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    const stack = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
    const isKnown = isPassing(reason) || (OF_STRAPI.test(stack) && !OF_OURS.test(stack))
    log.error(`A rejected promise that nothing awaited: ${stack}`)
    if (!isKnown) throw reason
  })
}
