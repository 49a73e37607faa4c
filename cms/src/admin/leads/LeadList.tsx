import { Badge, Button, Checkbox, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Found, type LeadList as List, type ListedLead, type ViewName, viewNames } from '../../leads/leadApi.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { type Fetched, OldNote } from '../shared/useFetched.tsx'
import { leadsOf, useDesk, useKey } from './desk.tsx'
import { LeadChanges } from './LeadChanges.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { Action, Age, Alert, Bar, Line, Row, Rows, Small, StatusBadge, Views, whoIsHere } from './parts.tsx'
import { leavesList } from './staysInView.ts'

const names: Record<ViewName, string> = { new: 'New', mine: 'Mine', due: 'Due', waiting: 'Waiting', all: 'All', spam: 'Spam' }
const PAGE = 50
const MOST = 1000

type Props = { list: Fetched<List>; openId: string; open: (documentId: string) => void; rows: Map<string, HTMLAnchorElement> }

export function LeadList({ list, openId, open, rows }: Props) {
  const { me, may, advance } = useDesk()
  const [search, setSearch] = useSearchParams()
  const shown = list.data
  const leads = shown?.leads ?? []
  const { ticked, tick, untick } = useTicks(leads, search.toString())
  const view = search.get('view') ?? 'all'
  // Where every row has the same status, it says nothing.
  const isOneStatus = view === 'new' || view === 'spam' || search.has('status')
  const limit = Number(search.get('limit') ?? PAGE)
  const set = (name: string, value: string | null) =>
    setSearch((before) => new URLSearchParams([...before].filter(([key]) => key !== name).concat(value ? [[name, value]] : [])))

  const focused = () => leads.find(({ documentId }) => rows.get(documentId) === document.activeElement)?.documentId ?? openId
  // Where one was: a lead that has left the list, by whoever's hand, leaves its place to the next one.
  const place = useRef(0)
  const at = leads.findIndex(({ documentId }) => documentId === focused())
  if (at !== -1) place.current = at
  const choose = (next: ListedLead | undefined) => {
    if (!next) return
    open(next.documentId)
    // Where the list is hidden the focus stays in the lead.
    rows.get(next.documentId)?.focus()
  }
  const go = (step: 1 | -1) => () => {
    const from = leads.findIndex(({ documentId }) => documentId === focused())
    if (from !== -1) choose(leads[from + step])
    else choose(leads[openId || step === -1 ? place.current + Math.min(step, 0) : 0] ?? leads.at(-1))
  }
  advance.current = (documentIds, act) => {
    if (!leavesList(search, act, me)) return
    const last = leads.findLastIndex(({ documentId }) => documentIds.includes(documentId))
    const stays = ({ documentId }: ListedLead) => !documentIds.includes(documentId)
    const next = leads.slice(last + 1).find(stays) ?? leads.slice(0, Math.max(0, last)).findLast(stays)
    if (last === -1 || !next) return
    if (documentIds.includes(openId)) choose(next)
    else rows.get(next.documentId)?.focus()
  }
  useKey('j', go(1))
  useKey('k', go(-1))
  useKey('x', () => focused() && tick(focused()))

  const statuses = leads.filter(({ documentId }) => ticked.includes(documentId)).map(({ leadStatus }) => leadStatus)
  const areSpam = statuses.length > 0 && statuses.every((status) => status === 'spam')
  return (
    <>
      <Views aria-label="Views">
        {viewNames.map((name) => (
          <Link key={name} to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
            {names[name]} {shown?.counts[name] ?? ''}
          </Link>
        ))}
      </Views>
      <LeadFilters search={search} set={set} open={(query) => setSearch(new URLSearchParams(query))} />
      {ticked.length > 0 && may(CHANGE_LEADS) && (
        <Bar role="group" aria-label="The ticked leads" $tone="primary100">
          <Typography fontWeight="bold">{leadsOf(ticked.length)} ticked</Typography>
          <LeadChanges documentIds={ticked} areSpam={areSpam} done={untick} />
          <Action name="Clear ticks" run={untick} variant="ghost" />
        </Bar>
      )}
      <div style={{ padding: '0 1.6rem' }}>
        <OldNote of={list} />
        {list.state === 'failed' && <Alert>The list could not be read. It is tried again every few seconds.</Alert>}
        {shown?.leads.length === 0 && <Typography textColor="neutral600">Nothing here.</Typography>}
        {shown?.found && <FoundElsewhere found={shown.found} view={view} here={leads.length} q={search.get('q') ?? ''} />}
      </div>
      <Rows aria-label={`Leads: ${names[view as ViewName] ?? ''}`}>
        {leads.map((lead) => (
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
              <LeadRow lead={lead} isOneStatus={isOneStatus} isMine={view === 'mine'} />
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

/** A search looks in the open view; what is elsewhere is one press away. */
function FoundElsewhere({ found, view, here, q }: { found: Found; view: string; here: number; q: string }) {
  const places = (['all', 'spam'] as const).filter(
    (place) => place !== view && found[place] > (place === 'all' && view !== 'spam' ? here : 0),
  )
  return places.map((place) => (
    <Typography
      key={place}
      tag={Link}
      to={`?${new URLSearchParams({ view: place, q })}`}
      textColor="primary600"
      style={{ marginRight: '1.6rem' }}
    >
      {found.isMore && 'More than '}
      {found[place]} in {names[place]}
    </Typography>
  ))
}

/** A tick must not change a lead that is no longer in sight: in another place there is none. */
function useTicks(leads: readonly ListedLead[], place: string) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const lastTicked = useRef('')
  const untick = () => setTicked([])
  useEffect(untick, [place])

  function tick(id: string, withShift = false) {
    const ids = leads.map(({ documentId }) => documentId)
    const [from = -1, to = -1] = [ids.indexOf(lastTicked.current), ids.indexOf(id)].sort((one, other) => one - other)
    lastTicked.current = id
    if (withShift && from >= 0) setTicked((before) => [...new Set([...before, ...ids.slice(from, to + 1)])])
    else setTicked((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  }
  return { ticked, tick, untick }
}

/** Whole, however narrow the row: it says what not to do. */
function Mark({ tone, children }: { tone: 'warning' | 'danger'; children: string }) {
  return (
    <span style={{ flex: 'none' }}>
      <Badge backgroundColor={`${tone}100`} textColor={`${tone}700`}>
        {children}
      </Badge>
    </span>
  )
}

type RowProps = { lead: ListedLead; isOneStatus: boolean; isMine: boolean }

function LeadRow({ lead, isOneStatus, isMine }: RowProps) {
  const { at, person, words, about, leadStatus, owner, followUpOn, others, alike, unsent, here } = lead
  return (
    <>
      <Line>
        <Typography fontWeight={leadStatus === 'new' ? 'bold' : 'regular'} title={person ?? undefined}>
          <bdi>{person ?? 'Without a name'}</bdi>
        </Typography>
        {here.length > 0 && <Mark tone="warning">{whoIsHere(here)}</Mark>}
        {unsent && <Mark tone="danger">{unsent === 'failed' ? 'Answer not sent' : 'Answer waits'}</Mark>}
        {others > 0 && <Small tone="neutral600">{`${others >= 99 ? '99 or more' : others} more: same ${alike.join(', ')}`}</Small>}
        <Age at={at} />
      </Line>
      <Line>
        <Typography variant="pi" textColor="neutral700" dir="auto">
          {words ?? 'No message'}
        </Typography>
        <Line>
          <Small>{[about, followUpOn && `Follow up ${shortDay(followUpOn)}`, !isMine && owner].filter(Boolean).join(', ')}</Small>
          {!isOneStatus && <StatusBadge status={leadStatus} />}
        </Line>
      </Line>
    </>
  )
}
