import type { Core } from '@strapi/strapi'

export type Rejections = { count: number; lastAt: string | null }

/**
 * After a commit Strapi emits events it does not await; when the database goes away just then,
 * the rejection would end the process and every lead in flight with it. Each is logged with its
 * stack and counted.
 */
export function surviveRejections(strapi: Core.Strapi): () => Rejections {
  let count = 0
  let lastAt: string | null = null
  process.on('unhandledRejection', (reason) => {
    count += 1
    lastAt = new Date().toISOString()
    const words = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
    strapi.log.error(`A rejected promise that nothing awaited (${count} since the start): ${words}`)
  })
  return () => ({ count, lastAt })
}
