import { Button, TextInput } from '@strapi/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import type { SetURLSearchParams } from 'react-router-dom'
import { leadStatuses } from '../../leads/leadStatus.ts'
import { UNKNOWN } from '../../leads/leadViews.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { useFetched } from '../shared/useFetched.ts'
import { Bar, Choice } from './parts.tsx'
import { statusName } from './said.ts'

const WAIT_MS = 300
const ANY = 'any'
/** Set by a link from Home or Numbers: named here, and gone with one press. */
const linked = { page: 'Page', discipline: 'Discipline', form: 'Form', owner: 'Owner', since: 'Since', only: 'Only' } as const
const only: Record<string, string> = { day: 'waiting over a day', unseen: 'not looked at yet' }

type Props = { search: URLSearchParams; setSearch: SetURLSearchParams; children: ReactNode }

/** What the list leaves out is always named above it, and only its address remembers it. */
export function Filters({ search, setSearch, children }: Props) {
  const campaigns = useFetched<string[]>('/leads/campaigns')
  const set = (name: string, value: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (value) after.set(name, value)
      else after.delete(name)
      return after
    })
  const campaign = search.get('campaign')
  const known = campaigns.state === 'ready' ? campaigns.data : []
  return (
    <Bar role="search" style={{ flex: 'none' }}>
      <Search asked={search.get('q') ?? ''} ask={(words) => set('q', words)} />
      <Choice
        label="Order"
        value={search.get('order') ?? 'newest'}
        values={[
          { value: 'newest', name: 'Newest first' },
          { value: 'oldest', name: 'Oldest first' },
        ]}
        choose={(value) => set('order', value === 'newest' ? null : value)}
      />
      <Choice
        label="Status"
        value={search.get('status') ?? ANY}
        values={[{ value: ANY, name: 'Any status' }, ...leadStatuses.map((value) => ({ value, name: statusName(value) }))]}
        choose={(value) => set('status', value === ANY ? null : value)}
      />
      {(known.length > 0 || campaign) && (
        <Choice
          label="Campaign"
          value={campaign ?? ANY}
          values={[
            { value: ANY, name: 'Any campaign' },
            { value: UNKNOWN, name: 'No campaign' },
            ...[...new Set([...known, ...(campaign && campaign !== UNKNOWN ? [campaign] : [])])].map((name) => ({ value: name, name })),
          ]}
          choose={(value) => set('campaign', value === ANY ? null : value)}
        />
      )}
      {Object.entries(linked).map(([name, label]) => {
        const value = search.get(name)
        return value === null ? null : (
          <Button key={name} size="S" variant="secondary" onClick={() => set(name, null)}>
            {`${label}: ${told(name, value)}. Show all`}
          </Button>
        )
      })}
      {children}
    </Bar>
  )
}

function told(name: string, value: string): string {
  if (value === UNKNOWN) return 'unknown'
  if (name === 'only') return only[value] ?? value
  return name === 'since' ? shortDay(value) : value
}

/** Asked when the typing rests. */
function Search({ asked, ask }: { asked: string; ask: (words: string) => void }) {
  const [typed, setTyped] = useState(asked)
  const [last, setLast] = useState(asked)
  if (last !== asked) {
    setLast(asked)
    setTyped(asked)
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => ask(typed), WAIT_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div style={{ flex: '1 1 18rem' }}>
      <TextInput
        size="S"
        type="search"
        aria-label="Search by name, address, phone or words"
        placeholder="Search"
        data-key="/"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}
