import { setTimeout as pause } from 'node:timers/promises'
import type { SiteState } from '../../cms/src/ownersContent/siteAnswers.ts'
import type { Ask } from './visitors.ts'

const LIVE_WITHIN_S = 300

export const DETAILS = {
  email: 'team@skills.test',
  phone: '+61 491 570 157',
  whatsapp: '+61 491 570 157',
  location: 'Parramatta',
  hostingCountry: 'Australia',
  show: true,
}

export type Owner = Awaited<ReturnType<typeof signIn>>

/** @param from one of the addresses in ADMIN_FROM */
export async function signIn(ask: Ask, credentials: { email: string; password: string }, from?: string) {
  let token: string | undefined
  async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { status, text } = await ask(path, { method, body, from, token })
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as Answer
  }
  token = (await send<{ data: { token: string } }>('POST', '/admin/login', credentials)).data.token
  const state = () => send<SiteState>('GET', '/site/state')

  async function untilLive(): Promise<number> {
    const started = performance.now()
    for (;;) {
      const { live, versions } = await state()
      const newest = versions.find(({ number }) => number !== null)
      if (newest && live !== null && newest.number === live) return live
      if (newest?.state === 'failed') throw new Error(`version ${newest.number} failed: ${JSON.stringify(newest.failure)}`)
      if (performance.now() - started > LIVE_WITHIN_S * 1000) throw new Error(`${LIVE_WITHIN_S} s later: ${JSON.stringify(versions[0])}`)
      await pause(200)
    }
  }

  /** Resolves when the publisher has been asked, before it is done. */
  async function publish(details: typeof DETAILS): Promise<void> {
    await send('PUT', '/content-manager/single-types/api::site-details.site-details', details)
    const { base, changes } = await state()
    await send('POST', '/site/publish', { base, chosen: changes.map(({ documentId, seen }) => ({ documentId, seen })) })
  }

  async function bringBack(number: number): Promise<void> {
    const version = (await state()).versions.find((one) => one.number === number)
    await send('POST', `/site/versions/${version?.id}/bring-back`, {})
  }

  return { state, publish, bringBack, untilLive }
}
