import type { Core } from '@strapi/strapi'

/**
 * After a commit Strapi emits events it does not await; when the database goes away just then,
 * the rejection would end the process and every lead in flight with it.
 */
export function surviveRejections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    strapi.log.error(reason instanceof Error ? reason : new Error('A promise was rejected.'))
  })
}
