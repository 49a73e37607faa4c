import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Rejections } from './surviveRejections.ts'

const LONGEST_ANSWER_MS = 2_000

/** Strapi's own /_health says 204 even when its database is gone. Only the team is told more than yes or no. */
export function addReadinessRoutes(strapi: Core.Strapi, rejections: () => Rejections, isStopping: () => boolean): void {
  const answer = (detail: () => object): Core.ControllerHandler => {
    return async (ctx) => {
      const databaseIsReady = Promise.race([databaseAnswers(strapi), sleep(LONGEST_ANSWER_MS, false, { ref: false })])
      const ready = !isStopping() && (await databaseIsReady)
      ctx.status = ready ? 200 : 503
      ctx.body = { ready, ...detail() }
    }
  }
  strapi.server.routes([{ method: 'GET', path: '/healthz', handler: answer(() => ({})), config: { auth: false } }])
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/healthz/detail',
        handler: answer(() => ({ unawaitedRejections: rejections() })),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

let lastFault: string | null = null

/** The log says once why it does not: /healthz is asked every second. */
async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1')
    lastFault = null
    return true
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    if (fault !== lastFault) strapi.log.error(`The database does not answer: ${fault}`)
    lastFault = fault
    return false
  }
}
