import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Ask } from './visitors.ts'

const SignedIn = v.object({ data: v.object({ token: v.string() }) })
const Version = v.object({ id: v.number(), number: v.nullable(v.number()), state: v.string(), problem: v.unknown() })
const State = v.object({
  base: v.number(),
  live: v.nullable(v.number()),
  changes: v.array(v.object({ documentId: v.string(), seen: v.string() })),
  versions: v.array(Version),
})

export const DETAILS = {
  email: 'team@skills.test',
  phone: '+61 491 570 157',
  whatsapp: '+61 491 570 157',
  location: 'Parramatta',
  hostingCountry: 'Australia',
  show: true,
}

export type Owner = Awaited<ReturnType<typeof signIn>>

/**
 * The owner at the admin: the requests that the admin's pages send.
 * @param from one of the addresses in ADMIN_FROM
 */
export async function signIn(ask: Ask, credentials: { email: string; password: string }, from?: string) {
  let token: string | undefined
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, text } = await ask(path, { method, body, from, ...(token ? { token } : {}) })
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
  token = v.parse(SignedIn, await send('POST', '/admin/login', credentials)).data.token
  const state = async () => v.parse(State, await send('GET', '/site/state'))

  /** Resolves to the number of the newest version once it is live. */
  async function untilLive(seconds = 300): Promise<number> {
    const deadline = performance.now() + seconds * 1000
    for (;;) {
      const { live, versions } = await state()
      const newest = versions.find(({ number }) => number !== null)
      if (newest && live !== null && newest.number === live) return live
      if (newest?.state === 'failed') throw new Error(`version ${newest.number} failed: ${JSON.stringify(newest.problem)}`)
      if (performance.now() > deadline) throw new Error(`no version was live after ${seconds} s: ${JSON.stringify(versions[0])}`)
      await pause(200)
    }
  }

  /** Saves the details and publishes everything that waits. Resolves when the publisher has been asked. */
  async function publish(details: Record<string, unknown>): Promise<void> {
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
