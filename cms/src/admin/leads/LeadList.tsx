import { Button, Checkbox, TextInput, Typography } from '@strapi/design-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type LeadList as List, type ListedLead, UNKNOWN, type ViewName, viewNames } from '../../leads/leadApi.ts'
import { ADD_LEADS, CHANGE_LEADS, EXPORT_LEADS } from '../../leads/rights.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { OldNote } from '../shared/OldNote.tsx'
import { type Fetched, useFetched } from '../shared/useFetched.ts'
import { leadsOf, useDesk, useKey } from './desk.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { FollowUp } from './FollowUp.tsx'
import { EnterLead } from './PersonDialog.tsx'
import {
  Age,
  Bar,
  Choice,
  Line,
  OwnerChoice,
  Row,
  Rows,
  Small,
  StatusBadge,
  statusChoices,
  statusName,
  Views,
  whoIsHere,
} from './parts.tsx'

const names: Record<ViewName, string> = { new: 'New', mine: 'Mine', due: 'Due', waiting: 'Waiting', all: 'All', spam: 'Spam' }
const PAGE = 50
const MOST = 1000

type Props = {
  list: Fetched<List>
  shown: List | null
  openId: string
  rows: Map<string, HTMLAnchorElement>
  ticked: readonly string[]
  tick: (documentId: string, withShift: boolean) => void
  untick: () => void
  children: ReactNode
}

export function LeadList({ list, shown, openId, rows, ticked, tick, untick, children }: Props) {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') ?? 'all'
  const limit = Number(search.get('limit') ?? PAGE)
  const set = (name: string, value: string | null) =>
    setSearch((before) => new URLSearchParams([...before].filter(([key]) => key !== name).concat(value ? [[name, value]] : [])))
  return (
    <>
      <Views aria-label="Views">
        {viewNames.map((name) => (
          <Link key={name} to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
            {names[name]} {shown?.counts[name] ?? ''}
          </Link>
        ))}
      </Views>
      <Filters search={search} set={set}>
        {children}
      </Filters>
      {ticked.length > 0 && <Ticked ticked={ticked} leads={shown?.leads ?? []} untick={untick} />}
      <div style={{ padding: '0 1.6rem' }}>
        <OldNote of={list} />
        {list.state === 'failed' && (
          <Typography textColor="danger700" role="alert">
            The list could not be read. It is tried again every few seconds.
          </Typography>
        )}
        {shown?.leads.length === 0 && <Typography textColor="neutral600">Nothing here.</Typography>}
      </div>
      <Rows aria-label={`Leads: ${names[view as ViewName] ?? ''}`}>
        {shown?.leads.map((lead) => (
          <Row key={lead.documentId} $isOpen={lead.documentId === openId}>
            <Checkbox
              aria-label={`Tick ${lead.person ?? 'Without a name'}`}
              checked={ticked.includes(lead.documentId)}
              onClick={({ shiftKey }) => tick(lead.documentId, shiftKey)}
            />
            <Link
              to={`/leads/${lead.documentId}?${search}`}
              aria-current={lead.documentId === openId ? 'true' : undefined}
              ref={(link) => void (link ? rows.set(lead.documentId, link) : rows.delete(lead.documentId))}
            >
              <LeadRow lead={lead} />
            </Link>
          </Row>
        ))}
        {shown?.hasMore && limit < MOST && (
          <li style={{ padding: '1.6rem' }}>
            <Button variant="tertiary" onClick={() => set('limit', String(limit + PAGE))}>
              Show {PAGE} more
            </Button>
          </li>
        )}
      </Rows>
    </>
  )
}

function LeadRow({ lead: { at, person, words, leadStatus, owner, followUpOn, others, here } }: { lead: ListedLead }) {
  return (
    <>
      <Line>
        <Typography fontWeight={leadStatus === 'new' ? 'bold' : 'regular'} title={person ?? undefined}>
          <bdi>{person ?? 'Without a name'}</bdi>
        </Typography>
        {here.length > 0 && <Small tone="neutral800">{whoIsHere(here)}</Small>}
        {others > 0 && <Small tone="neutral600">{others >= 99 ? '99 or more' : others} more by this person</Small>}
        <Age at={at} />
      </Line>
      <Line>
        <Typography variant="pi" textColor="neutral700" dir="auto">
          {words ?? 'No message'}
        </Typography>
        <Line>
          <Small>{[followUpOn && `Follow up ${shortDay(followUpOn)}`, owner].filter(Boolean).join(', ')}</Small>
          <StatusBadge status={leadStatus} />
        </Line>
      </Line>
    </>
  )
}

const WAIT_MS = 300
const ANY = 'any'
/** Set by a link from Home or Numbers: named here, and gone with one press. */
const linked = { page: 'Page', discipline: 'Discipline', form: 'Form', owner: 'Owner', since: 'Since', only: 'Only' } as const
const only: Record<string, string> = { day: 'waiting over a day', unseen: 'not looked at yet' }

type FilterProps = { search: URLSearchParams; set: (name: string, value: string | null) => void; children: ReactNode }

/** What the list leaves out is always named above it, and only its address remembers it. */
function Filters({ search, set, children }: FilterProps) {
  const { may } = useDesk()
  const campaigns = useFetched<string[]>('/leads/campaigns')
  const campaign = search.get('campaign')
  const known = campaigns.state === 'ready' ? campaigns.data : []
  const named = [...new Set([...known, ...(campaign && campaign !== UNKNOWN ? [campaign] : [])])]
  return (
    <>
      <Bar role="search">
        <Search asked={search.get('q') ?? ''} ask={(words) => set('q', words)} />
        {may(ADD_LEADS) && <EnterLead />}
        {may(EXPORT_LEADS) && <ExportDialog search={search} />}
        {children}
      </Bar>
      <Bar style={{ paddingTop: 0 }}>
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
          values={[{ value: ANY, name: 'Any status' }, ...statusChoices]}
          choose={(value) => set('status', value === ANY ? null : value)}
        />
        {(known.length > 0 || campaign) && (
          <Choice
            label="Campaign"
            value={campaign ?? ANY}
            values={[
              { value: ANY, name: 'Any campaign' },
              { value: UNKNOWN, name: 'No campaign' },
              ...named.map((name) => ({ value: name, name })),
            ]}
            choose={(value) => set('campaign', value === ANY ? null : value)}
          />
        )}
        {Object.entries(linked).map(([name, label]) => {
          const value = search.get(name)
          return value === null ? null : (
            <Button key={name} size="S" variant="secondary" onClick={() => set(name, null)}>
              {`${label}: ${inWords(name, value)}. Show all`}
            </Button>
          )
        })}
      </Bar>
    </>
  )
}

function inWords(name: string, value: string): string {
  if (value === UNKNOWN) return 'unknown'
  if (name === 'only') return only[value] ?? value
  return name === 'since' ? shortDay(value) : value
}

/** Asked when the typing rests. */
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

type TickedProps = Pick<Props, 'ticked' | 'untick'> & { leads: readonly ListedLead[] }

/** What the ticked leads can get: a status, an owner, a day. One press each, and one to take it back. */
function Ticked({ ticked, leads, untick }: TickedProps) {
  const desk = useDesk()
  const all = leads.filter(({ documentId }) => ticked.includes(documentId))
  const areSpam = all.length > 0 && all.every(({ leadStatus }) => leadStatus === 'spam')
  const change = async (...[values, done]: [Parameters<typeof desk.change>[1], string]) => {
    if (await desk.change(ticked, values, done)) untick()
  }
  if (!desk.may(CHANGE_LEADS)) return null
  return (
    <Bar role="group" aria-label="The ticked leads" $tone="primary100">
      <Typography fontWeight="bold">{leadsOf(ticked.length)} ticked</Typography>
      <Button
        size="S"
        variant="danger-light"
        onClick={() => (areSpam ? change({ leadStatus: 'new' }, 'Not spam.') : change({ leadStatus: 'spam' }, 'Marked as spam.'))}
      >
        {areSpam ? 'Not spam' : 'Spam'}
      </Button>
      <Choice
        label="Set status"
        value=""
        values={statusChoices}
        choose={(leadStatus) => change({ leadStatus }, `Status is ${statusName(leadStatus)}.`)}
      />
      <OwnerChoice label="Set owner" owner="" choose={(owner) => change({ owner }, owner ? `${owner} has it.` : 'No one has it.')} />
      <FollowUp day={null} save={(followUpOn) => change({ followUpOn }, followUpOn ? 'Follow-up is set.' : 'No follow-up.')} />
      <Button size="S" variant="ghost" onClick={untick}>
        Clear ticks
      </Button>
    </Bar>
  )
}
