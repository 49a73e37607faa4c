import { Typography } from '@strapi/design-system'
import { getFetchClient, useAuth } from '@strapi/strapi/admin'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { MOST_AT_ONCE } from '../../leads/leadApi.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { Action, Bar } from './parts.tsx'
import type { Act } from './staysInView.ts'

type Change = { documentId: string; revision: number }
/** What the page says about the last press, and what takes it back. It stays until the next one: no one has to be quick. */
type Said = { words: string; isBad?: boolean; undo?: () => void }

type Desk = {
  me: number | null
  may: (right: string) => boolean
  say: (said: Said | null) => void
  change: (documentIds: readonly string[], values: Act, done: string) => Promise<boolean>
  undo: (...changes: Change[]) => Promise<void>
  /** Throws when it was refused; whoever sends says so. */
  send: <Answer>(path: string, body: object) => Promise<Answer>
  /** Null when it was refused, which is said with these words before the reason. */
  post: <Answer>(path: string, body: object, refused: string) => Promise<Answer | null>
  keys: Map<string, () => void>
  /** Set by the list: chooses the next lead where these leave it by what was done. */
  advance: { current: (documentIds: readonly string[], act: Act) => void }
}

const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('Only inside the leads’ page')
  return desk
}

export function DeskProvider({ changed, children }: { changed: () => void; children: ReactNode }) {
  const me = useAuth('Leads', ({ user }) => (user ? Number(user.id) : null))
  const permissions = useAuth('Leads', (state) => state.permissions)
  const [said, say] = useState<Said | null>(null)
  const keys = useRef(new Map<string, () => void>()).current
  const advance = useRef<Desk['advance']['current']>(() => {})

  const desk = useMemo((): Desk => {
    async function send<Answer>(path: string, body: object) {
      try {
        const { data } = await getFetchClient().post<Answer>(path, body)
        return data
      } finally {
        changed()
      }
    }

    async function post<Answer>(path: string, body: object, refused: string) {
      try {
        return await send<Answer>(path, body)
      } catch (error) {
        say({ words: `${refused} ${reasonOf(error)}`, isBad: true })
        return null
      }
    }

    async function undo(...changes: Change[]) {
      let [left, sent, stopped] = [changes.length, 0, 0]
      for (const some of requestsOf(changes)) {
        const done = await post<{ count: number; sent: number; stopped: number }>(
          '/leads/undo',
          { changes: some },
          `${leadsOf(left)} not taken back.`,
        )
        if (!done) return
        left -= done.count
        sent += done.sent
        stopped += done.stopped
      }
      if (stopped > 0) say({ words: 'The mail is stopped. The lead itself was changed since: that stays.' })
      else if (sent > 0) say({ words: 'The answer has gone out already: it cannot be taken back.', isBad: true })
      else if (left > 0) say({ words: `${leadsOf(left)} not taken back: changed again meanwhile.`, isBad: true })
      else say({ words: 'Taken back.' })
    }

    async function change(documentIds: readonly string[], values: Act, words: string) {
      const changes: Change[] = []
      let refusal = ''
      try {
        for (const some of requestsOf(documentIds))
          changes.push(...(await send<{ undo: Change[] }>('/leads/bulk', { documentIds: some, ...values })).undo)
      } catch (error) {
        refusal = `${changes.length > 0 ? ' The others are not saved.' : 'Not saved.'} ${reasonOf(error)}`
      }
      const which = documentIds.length > 1 ? `${leadsOf(changes.length)}: ` : ''
      const done = changes.length > 0 ? { words: which + words + refusal, undo: () => undo(...changes) } : { words: refusal }
      say({ ...done, isBad: refusal !== '' })
      if (refusal === '') advance.current(documentIds, values)
      return refusal === ''
    }

    return { me, may: (right) => permissions.some(({ action }) => action === right), say, change, undo, send, post, keys, advance }
  }, [me, permissions, changed, keys])

  return (
    <DeskContext.Provider value={desk}>
      {children}
      <div role="status">{said && <LastPress said={said} />}</div>
    </DeskContext.Provider>
  )
}

function LastPress({ said: { words, isBad, undo } }: { said: Said }) {
  const { say } = useDesk()
  useKey('z', undo ?? null)
  return (
    <Bar $tone={isBad ? 'danger100' : 'success100'}>
      <Typography textColor={isBad ? 'danger700' : 'success700'}>{words}</Typography>
      {undo && <Action name="Undo" run={undo} variant="secondary" />}
      <Action name="Close" run={() => say(null)} variant="ghost" />
    </Bar>
  )
}

/** Before a key: what it does to the ticked leads comes before what it does to the open one. */
export const TICKED = 'ticked '

export function useKey(key: string, run: (() => void) | null): void {
  const { keys } = useDesk()
  const latest = useRef(run)
  latest.current = run
  const isOn = run !== null
  useEffect(() => {
    if (!isOn) return
    const press = () => latest.current?.()
    keys.set(key, press)
    return () => {
      if (keys.get(key) === press) keys.delete(key)
    }
  }, [keys, key, isOn])
}

function requestsOf<Each>(all: readonly Each[]): Each[][] {
  const starts = Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, index) => index * MOST_AT_ONCE)
  return starts.map((start) => all.slice(start, start + MOST_AT_ONCE))
}

export const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`
