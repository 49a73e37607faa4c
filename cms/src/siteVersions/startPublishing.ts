import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { pollLoop } from '../operation/pollLoop.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import type { Delivery } from './delivery.ts'

const LONGEST_STOP_MS = 5_000

/** Returns what ends it. A call that hangs is not waited for: its version is a row, and the next start goes on with it. */
export function startPublishing(strapi: Core.Strapi, { folder, everyMs }: PublishingSettings, delivery: Delivery): () => Promise<void> {
  if (!folder) {
    strapi.log.info('Publishing the site is off: set PUBLISH_FOLDER to turn it on.')
    return async () => {}
  }
  const { stop } = pollLoop(strapi.log, 'publishing', everyMs, (_stopped, first) => delivery.round(first))
  return () => Promise.race([stop(), sleep(LONGEST_STOP_MS, undefined, { ref: false })])
}
