import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

const LONGEST_ANSWER_MS = 2_000

/** Strapi's own /_health says 204 even when its database is gone. */
export function addReadinessRoute(strapi: Core.Strapi): void {
  const answer: Core.ControllerHandler = async (ctx) => {
    const ready = await Promise.race([databaseAnswers(strapi), sleep(LONGEST_ANSWER_MS, false, { ref: false })])
    ctx.set('Cache-Control', 'no-store')
    ctx.status = ready ? 200 : 503
    ctx.body = { ready }
  }
  strapi.server.routes([
    {
      method: 'GET',
      path: '/healthz',
      handler: answer,
      config: { auth: false },
    },
  ])
}

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1')
    return true
  } catch {
    return false
  }
}
