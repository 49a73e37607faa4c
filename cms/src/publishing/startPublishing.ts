import type { Core } from '@strapi/strapi'
import { pollLoop } from '../operation/pollLoop.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import type { Delivery } from './delivery.ts'

/** Returns what ends it. */
export function startPublishing(
  strapi: Core.Strapi,
  { folder, hook, everyMs }: PublishingSettings,
  delivery: Delivery,
): () => Promise<void> {
  if (!folder && !hook) {
    strapi.log.info('Publishing the site is off: set PUBLISH_FOLDER or PUBLISH_HOOK_URL to turn it on.')
    return async () => {}
  }
  return pollLoop(strapi.log, 'publishing', everyMs, (_stopped, first) => delivery.round(first)).stop
}
