import { Button, Typography } from '@strapi/design-system'
import { getFetchClient, useAuth } from '@strapi/strapi/admin'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { personName } from '../../history/person.ts'
import type { LeadStatus } from '../../leads/leadFields.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { Bar } from './parts.tsx'

type Change = { documentId: string; revision: number }
type Values = { leadStatus?: LeadStatus; owner?: string | null; followUpOn?: string | null }
/** What the page says about the last press, and what takes it back. It stays until the next one: no one has to be quick. */
type Said = { words: string; isBad?: boolean; undo?: () => void }

type Desk = {
  me: string
  may: (right: string) => boolean
  say: (words: string, undo?: () => void) => void
  change: (documentIds: readonly string[], values: Values, done: string) => Promise<boolean>
  undo: (changes: Change[]) => Promise<void>
  /** Null when it was refused, which is said with these words before the reason. */
  post: <Answer>(path: string, body: object, refused: string) => Promise<Answer | null>
  /** What each key does now: the newest part of the page that names it. */
  keys: Map<string, () => void>
}

const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('Only inside the leads’ page')
  return desk
}

/** What every part of the leads' page can do. `changed` has it read again. */
export function DeskProvider({ changed, children }: { changed: () => void; children: ReactNode }) {
  const me = useAuth('Leads', ({ user }) => personName(user ?? {}))
  const permissions = useAuth('Leads', (state) => state.permissions)
  const [said, setSaid] = useState<Said | null>(null)
  const keys = useRef(new Map<string, () => void>()).current

  const desk = useMemo((): Desk => {
    const { post: send } = getFetchClient()
    const fail = (words: string, error: unknown) => setSaid({ words: `${words} ${reasonOf(error)}`, isBad: true })
    const say: Desk['say'] = (words, undo) => setSaid({ words, ...(undo ? { undo } : {}) })

    async function undo(changes: Change[]) {
      try {
        const { data } = await send<{ count: number; sent: number }>('/leads/undo', { changes })
        const left = changes.length - data.count
        if (data.sent > 0) setSaid({ words: 'The answer has gone out already: it cannot be taken back.', isBad: true })
        else if (left > 0) setSaid({ words: `${leadsOf(left)} not taken back: changed again meanwhile.`, isBad: true })
        else say('Taken back.')
      } catch (error) {
        fail('Not taken back.', error)
      }
      changed()
    }

    async function change(documentIds: readonly string[], values: Values, done: string) {
      try {
        const { data } = await send<{ count: number; undo: Change[] }>('/leads/bulk', { documentIds, ...values })
        say(documentIds.length > 1 ? `${leadsOf(data.count)}: ${done}` : done, () => undo(data.undo))
        return true
      } catch (error) {
        fail('Not saved.', error)
        return false
      } finally {
        changed()
      }
    }

    async function post<Answer>(path: string, body: object, refused: string) {
      try {
        const { data } = await send<Answer>(path, body)
        changed()
        return data
      } catch (error) {
        fail(refused, error)
        return null
      }
    }

    return { me, may: (right) => permissions.some(({ action }) => action === right), say, change, undo, post, keys }
  }, [me, permissions, changed, keys])

  useKeyIn(desk, 'z', said?.undo ?? null)
  return (
    <DeskContext.Provider value={desk}>
      {children}
      <div role="status">
        {said && (
          <Bar $tone={said.isBad ? 'danger100' : 'success100'}>
            <Typography textColor={said.isBad ? 'danger700' : 'success700'}>{said.words}</Typography>
            {said.undo && (
              <Button size="S" variant="secondary" onClick={said.undo}>
                Undo
              </Button>
            )}
            <Button size="S" variant="ghost" onClick={() => setSaid(null)}>
              Close
            </Button>
          </Bar>
        )}
      </div>
    </DeskContext.Provider>
  )
}

/** While this part is shown, the key does this too: there is a button for each. */
export function useKey(key: string, run: (() => void) | null): void {
  useKeyIn(useDesk(), key, run)
}

function useKeyIn({ keys }: Pick<Desk, 'keys'>, key: string, run: (() => void) | null): void {
  const latest = useRef(run)
  latest.current = run
  const press = useCallback(() => latest.current?.(), [])
  const isOn = run !== null
  useEffect(() => {
    if (!isOn) return
    keys.set(key, press)
    return () => {
      if (keys.get(key) === press) keys.delete(key)
    }
  }, [keys, key, press, isOn])
}

/**
 * What is typed and not sent yet, kept in this tab until it is: after a reload, a new sign-in, another lead in
 * between, or a lead that was erased meanwhile.
 */
export function useKeptText(key: string, initial = ''): [text: string, setText: (text: string) => void, forget: () => void] {
  const name = keptName(key)
  const [typed, setTyped] = useState<{ name: string; text: string | null }>({ name, text: null })
  const own = typed.name === name ? typed.text : null
  const setText = (text: string) => {
    window.sessionStorage.setItem(name, text)
    setTyped({ name, text })
  }
  const forget = () => {
    window.sessionStorage.removeItem(name)
    setTyped({ name, text: null })
  }
  return [own ?? window.sessionStorage.getItem(name) ?? initial, setText, forget]
}

const keptName = (key: string) => `lead-text ${key}`
export const isKept = (key: string) => window.sessionStorage.getItem(keptName(key)) !== null

/** One for each thing that is sent: a second try after no answer is known by it. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`
