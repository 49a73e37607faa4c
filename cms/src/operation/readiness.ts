import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Rejections } from './surviveRejections.ts'

const LONGEST_ANSWER_MS = 2_000

/** Strapi's own /_health says 204 even when its database is gone. Only the team is told more than yes or no. */
export function addReadinessRoutes(strapi: Core.Strapi, rejections: () => Rejections): void {
  const answer = (detail: () => object): Core.ControllerHandler => {
    return async (ctx) => {
      const ready = await Promise.race([databaseAnswers(strapi), sleep(LONGEST_ANSWER_MS, false, { ref: false })])
      ctx.set('Cache-Control', 'no-store')
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

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1')
    return true
  } catch {
    return false
  }
}
