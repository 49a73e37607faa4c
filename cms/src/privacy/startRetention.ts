import type { Core } from '@strapi/strapi'
import { monthsBefore, purge } from './purge.ts'

const DAY_MS = 24 * 60 * 60_000

/** At the start, beside it, and then daily. Several instances may do it at once: each lead is removed by one. */
export function startRetention(strapi: Core.Strapi, months: number): void {
  const run = async () => {
    try {
      const removed = await purge(strapi.db.connection, monthsBefore(new Date(), months))
      strapi.log.info(`Retention: ${removed} leads older than ${months} months removed.`)
    } catch (error) {
      strapi.log.error(error instanceof Error ? error : new Error('The retention failed.'))
    }
  }
  void run()
  setInterval(run, DAY_MS).unref()
}
