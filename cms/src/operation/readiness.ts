import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

const LONGEST_ANSWER_MS = 2_000

/** Strapi's own /_health says 204 even when its database is gone. */
export function addReadinessRoute(strapi: Core.Strapi, isStopping: () => boolean): void {
  let lastFault: string | null = null

  /** The log says once why it does not: /healthz is asked four times a second. */
  async function databaseAnswers(): Promise<boolean> {
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

  const handler: Core.ControllerHandler = async (ctx) => {
    const ready = !isStopping() && (await Promise.race([databaseAnswers(), sleep(LONGEST_ANSWER_MS, false, { ref: false })]))
    ctx.status = ready ? 200 : 503
    ctx.body = { ready }
  }
  strapi.server.routes([{ method: 'GET', path: '/healthz', handler, config: { auth: false } }])
}
