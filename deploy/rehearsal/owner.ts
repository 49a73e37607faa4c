import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Ask } from './visitors.ts'

const SignedIn = v.object({ data: v.object({ token: v.string() }) })
const Saved = v.object({ data: v.object({ documentId: v.string() }) })
const State = v.object({
  base: v.number(),
  live: v.nullable(v.number()),
  changes: v.array(v.object({ documentId: v.string(), name: v.string(), seen: v.string() })),
  versions: v.array(
    v.object({ id: v.number(), number: v.nullable(v.number()), state: v.string(), seconds: v.nullable(v.number()), problem: v.unknown() }),
  ),
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
  const { token } = (await read(SignedIn, '/admin/login', { method: 'POST', body: credentials })).data

  async function read<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    asked: { method?: string; body?: unknown; token?: string } = {},
  ) {
    const { status, text } = await ask(path, { ...asked, from })
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return v.parse(schema, JSON.parse(text)) as v.InferOutput<Schema>
  }

  const state = () => read(State, '/site/state', { token })

  async function saveDetails(details: Record<string, unknown>): Promise<void> {
    await read(Saved, '/content-manager/single-types/api::site-details.site-details', { method: 'PUT', body: details, token })
  }

  /** Everything that waits. Resolves when the publisher has been asked. */
  async function publish(): Promise<void> {
    const { base, changes } = await state()
    await read(v.unknown(), '/site/publish', {
      method: 'POST',
      body: { base, chosen: changes.map(({ documentId, seen }) => ({ documentId, seen })) },
      token,
    })
  }

  async function bringBack(number: number): Promise<void> {
    const version = (await state()).versions.find((one) => one.number === number)
    await read(v.unknown(), `/site/versions/${version?.id}/bring-back`, { method: 'POST', body: {}, token })
  }

  /** Waits until the newest version is live, and returns its number. Throws when it fails. */
  async function untilLive(seconds = 300): Promise<number> {
    const deadline = performance.now() + seconds * 1000
    for (;;) {
      const { live, versions } = await state()
      const [newest] = versions.filter(({ number }) => number !== null)
      if (newest && live !== null && newest.number === live) return live
      if (newest?.state === 'failed') throw new Error(`version ${newest.number} failed: ${JSON.stringify(newest.problem)}`)
      if (performance.now() > deadline) throw new Error(`no version was live after ${seconds} s: ${JSON.stringify(versions[0])}`)
      await pause(200)
    }
  }

  return { state, saveDetails, publish, bringBack, untilLive }
}
