import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { PublishingSettings } from '../settings/settings.ts'
import type { Delivery } from './delivery.ts'

/** Returns what ends it. The next round begins a pause after the last one ended: rounds never overlap. */
export function startPublishing(
  strapi: Core.Strapi,
  { folder, hook, everyMs }: PublishingSettings,
  delivery: Delivery,
): () => Promise<void> {
  if (!folder && !hook) {
    strapi.log.info('Publishing the site is off: set PUBLISH_FOLDER or PUBLISH_HOOK_URL to turn it on.')
    return async () => {}
  }
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    let lastFault = ''
    for (let first = true; !signal.aborted; ) {
      try {
        await delivery.round(first)
        first = false
        lastFault = ''
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error)
        if (fault !== lastFault) strapi.log.error(`A round of the publishing failed and is tried again: ${fault}`)
        lastFault = fault
      }
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return () => {
    stopping.abort()
    return running
  }
}
