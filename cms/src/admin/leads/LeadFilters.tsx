import { TextInput } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { serviceLabelOf } from '../../contract/services.ts'
import type { TeamMember } from '../../history/people.ts'
import type { Country } from '../../leads/country.ts'
import { NO_SERVICE, type OwnerWhoLeft, UNKNOWN } from '../../leads/leadApi.ts'
import { formName } from '../../leads/leadSource.ts'
import { replyValues } from '../../leads/replyTemplate.ts'
import { ADD_LEADS, EXPORT_LEADS } from '../../leads/rights.ts'
import { waitInWords, waitOfQuery } from '../../leads/waits.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { Choice } from './choices.tsx'
import { useDesk, useKey } from './desk.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { Keys } from './Keys.tsx'
import { KeptViews } from './ownSettings.tsx'
import { EnterLead } from './PersonDialogs.tsx'
import { Action, Bar, statusChoices } from './parts.tsx'

const WAIT_MS = 300
const ANY = 'any'
const linked = {
  discipline: 'Discipline',
  form: 'Form',
  firstPage: 'First page',
  service: 'Service',
  since: 'Since',
  until: 'Until',
  wait: 'First answer in',
  only: 'Only',
} as const
const only: Record<string, string> = {
  day: 'unanswered over a day',
  unseen: 'not looked at yet',
  today: 'to follow up today',
  late: 'follow-up overdue',
  open: 'open leads',
}

type FilterProps = { search: URLSearchParams; set: (name: string, value: string | null) => void; open: (query: string) => void }

export function LeadFilters({ search, set, open }: FilterProps) {
  const { may } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const known = useFetched<string[]>('/leads/campaigns').data ?? []
  const pages = useFetched<string[]>('/leads/pages').data ?? []
  const countries = useFetched<Country[]>('/leads/countries').data ?? []
  const team = useFetched<TeamMember[]>('/leads/team').data ?? []
  const left = useFetched<OwnerWhoLeft[]>('/leads/owners-who-left').data ?? []
  const withChosen = (name: string, values: readonly { value: string; name: string }[], nameOf: (value: string) => string) => {
    const value = search.get(name)
    return value === null || values.some((each) => each.value === value) ? values : [...values, { value, name: nameOf(value) }]
  }
  const chosen = search.get('campaign') ?? UNKNOWN
  const campaigns = [...new Set([UNKNOWN, ...known, chosen])].map((value) => ({ value, name: value === UNKNOWN ? 'No campaign' : value }))
  const choices = [
    { name: 'order', label: 'Order', any: 'Newest first', values: [{ value: 'oldest', name: 'Oldest first' }] },
    { name: 'status', label: 'Status', any: 'Any status', values: statusChoices },
    { name: 'owner', label: 'Owner', any: 'Any owner', values: withChosen('owner', ownersOf(team, left), (value) => value) },
    { name: 'page', label: 'Page or service', any: 'Any page', values: withChosen('page', pages.map(pageChoice), pageName) },
    {
      name: 'country',
      label: 'Country',
      any: 'Any country',
      values: withChosen('country', countries.map(countryChoice), (value) => `+${value}`),
    },
    ...(campaigns.length > 1 || search.has('campaign')
      ? [{ name: 'campaign', label: 'Campaign', any: 'Any campaign', values: campaigns }]
      : []),
  ]
  const named = [
    ...Object.entries(linked).map(([name, label]) => ({ name, label, words: (value: string) => inWords(name, value) })),
    // An open filter says itself what it leaves out.
    ...(isOpen ? [] : choices.map(({ name, label, values }) => ({ name, label, words: (value: string) => nameIn(values, value) }))),
  ]
  return (
    <>
      <Bar role="search">
        <Search asked={search.get('q') ?? ''} ask={(words) => set('q', words)} />
        <Action name={isOpen ? 'Hide filters' : 'Filters'} run={() => setOpen(!isOpen)} />
        {may(ADD_LEADS) && <EnterLead />}
        {may(EXPORT_LEADS) && <ExportDialog search={search} />}
        <Keys />
      </Bar>
      {(isOpen || named.some(({ name }) => search.has(name))) && (
        <Bar style={{ paddingTop: 0 }} role="group" aria-label="Filters">
          {isOpen &&
            choices.map(({ name, label, any, values }) => (
              <Choice
                key={name}
                label={label}
                value={search.get(name) ?? ANY}
                values={[{ value: ANY, name: any }, ...values]}
                choose={(value) => set(name, value === ANY ? null : value)}
              />
            ))}
          {named.map(({ name, label, words }) => {
            const value = search.get(name)
            return value === null ? null : (
              <Action key={name} name={`${label}: ${words(value)}. Show all`} run={() => set(name, null)} variant="secondary" />
            )
          })}
        </Bar>
      )}
      <KeptViews search={search} open={open} />
    </>
  )
}

function nameIn(values: readonly { value: string; name: string }[], value: string): string {
  return values.find((each) => each.value === value)?.name ?? value
}

function ownersOf(team: readonly TeamMember[], left: readonly OwnerWhoLeft[]) {
  const people = [...team, ...left.map(({ id, name }) => ({ id, name: `${name} (has left)` }))]
  return [{ value: UNKNOWN, name: 'No owner' }, ...people.map(({ id, name }) => ({ value: String(id), name }))]
}

const countryChoice = ({ code, name }: Country) => ({ value: code, name })

function pageName(page: string): string {
  const { service } = replyValues({ pagePath: page })
  return page === UNKNOWN ? 'Unknown page' : service ? `${service} (${page})` : page
}
const pageChoice = (value: string) => ({ value, name: pageName(value) })

function inWords(name: string, value: string): string {
  if (value === UNKNOWN) return 'unknown'
  if (name === 'only') return only[value] ?? value
  if (name === 'form') return formName(value)
  if (name === 'service')
    return value === NO_SERVICE
      ? 'none'
      : value
          .split(',')
          .map((slug) => serviceLabelOf(slug) ?? slug)
          .join(', ')
  if (name === 'wait') {
    const { from, to } = waitOfQuery(value)
    return waitInWords(from, to)
  }
  return name === 'since' || name === 'until' ? shortDay(value) : value
}

function Search({ asked, ask }: { asked: string; ask: (words: string) => void }) {
  const [typed, setTyped] = useState(asked)
  const [last, setLast] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  useKey('/', () => field.current?.focus())
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
    <div style={{ flex: '1 1 16rem' }}>
      <TextInput
        ref={field}
        size="S"
        type="search"
        aria-label="Search by name, address, phone or words"
        placeholder="Search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}
