import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import { Link, type SetURLSearchParams } from 'react-router-dom'
import { type LeadList as List, type ListedLead, type ViewName, viewNames } from '../../leads/leadViews.ts'
import { ADD_LEADS, EXPORT_LEADS } from '../../leads/rights.ts'
import { shortDay, sydneyTime } from '../../time/sydneyTime.ts'
import { OldNote } from '../shared/OldNote.tsx'
import type { Fetched } from '../shared/useFetched.ts'
import { BulkBar } from './BulkBar.tsx'
import { EnterLead } from './EnterLead.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { Filters } from './Filters.tsx'
import { Line, Row, Rows, StatusBadge, Views, whoIsHere } from './parts.tsx'
import { age } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'

const names: Record<ViewName, string> = { new: 'New', mine: 'Mine', due: 'Due', waiting: 'Waiting', all: 'All', spam: 'Spam' }
const PAGE = 50
const MOST = 1000

type Props = {
  list: Fetched<List>
  shown: List | null
  openId: string
  search: URLSearchParams
  setSearch: SetURLSearchParams
  ticked: readonly string[]
  tick: (documentId: string, withShift?: boolean) => void
  untick: () => void
  actions: LeadActions
  askKeys: () => void
}

export function LeadList({ list, shown, openId, search, setSearch, ticked, tick, untick, actions, askKeys }: Props) {
  const permissions = useAuth('LeadList', (state) => state.permissions)
  const may = (action: string) => permissions.some((permission) => permission.action === action)
  const view = search.get('view') ?? 'all'
  const limit = Number(search.get('limit') ?? PAGE)
  return (
    <>
      <Views aria-label="Views">
        {viewNames.map((name) => (
          <Link key={name} to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
            <Typography textColor={name === view ? 'primary700' : 'neutral800'} fontWeight={name === view ? 'bold' : 'regular'}>
              {names[name]} {shown?.counts[name] ?? ''}
            </Typography>
          </Link>
        ))}
      </Views>
      <Filters search={search} setSearch={setSearch}>
        {may(ADD_LEADS) && <EnterLead actions={actions} />}
        {may(EXPORT_LEADS) && <ExportDialog search={search} />}
        <Button size="S" variant="ghost" onClick={askKeys}>
          Keys
        </Button>
      </Filters>
      {ticked.length > 0 && <BulkBar ticked={ticked} leads={shown?.leads ?? []} untick={untick} actions={actions} />}
      <div style={{ padding: '0 1.6rem' }}>
        <OldNote of={list} />
        {list.state === 'failed' && (
          <Typography textColor="danger700" role="alert">
            The list could not be read. It is tried again every few seconds.
          </Typography>
        )}
        {shown?.leads.length === 0 && <Typography textColor="neutral600">Nothing here.</Typography>}
      </div>
      <Rows aria-label={`Leads: ${names[view as ViewName] ?? ''}`} data-rows>
        {shown?.leads.map((lead) => (
          <LeadRow
            key={lead.documentId}
            lead={lead}
            isOpen={lead.documentId === openId}
            isTicked={ticked.includes(lead.documentId)}
            tick={(withShift) => tick(lead.documentId, withShift)}
            search={search}
          />
        ))}
        {shown?.hasMore && limit < MOST && (
          <li style={{ padding: '1.6rem' }}>
            <Button
              variant="tertiary"
              onClick={() =>
                setSearch(
                  (before) => new URLSearchParams([...before].filter(([key]) => key !== 'limit').concat([['limit', String(limit + PAGE)]])),
                )
              }
            >
              Show {PAGE} more
            </Button>
          </li>
        )}
      </Rows>
    </>
  )
}

type RowProps = { lead: ListedLead; isOpen: boolean; isTicked: boolean; tick: (withShift: boolean) => void; search: URLSearchParams }

function LeadRow({ lead, isOpen, isTicked, tick, search }: RowProps) {
  const { documentId, at, person, words, leadStatus, owner, followUpOn, others, here } = lead
  const name = person ?? 'Without a name'
  return (
    <Row $isOpen={isOpen} data-lead={documentId}>
      <Checkbox aria-label={`Tick ${name}`} checked={isTicked} onClick={({ shiftKey }) => tick(shiftKey)} />
      <Link to={`/leads/${documentId}?${search}`} aria-current={isOpen ? 'true' : undefined}>
        <Line>
          <Typography fontWeight={leadStatus === 'new' ? 'bold' : 'regular'} title={name}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="pi" textColor="neutral600" title={sydneyTime(new Date(at))}>
            {age(at)}
          </Typography>
        </Line>
        <Line>
          <Typography variant="pi" textColor="neutral700" dir="auto">
            {words ?? 'No message'}
          </Typography>
          <span />
        </Line>
        <Flex gap={2} wrap="wrap" tag="span">
          <StatusBadge status={leadStatus} />
          {owner && (
            <Typography variant="pi" textColor="neutral700">
              {owner}
            </Typography>
          )}
          {followUpOn && (
            <Typography variant="pi" textColor="neutral700">
              Follow up {shortDay(followUpOn)}
            </Typography>
          )}
          {others > 0 && (
            <Typography variant="pi" textColor="neutral700">
              {others >= 99 ? '99 or more' : others} more by this person
            </Typography>
          )}
          {here.length > 0 && (
            <Typography variant="pi" textColor="warning700">
              {whoIsHere(here)}
            </Typography>
          )}
        </Flex>
      </Link>
    </Row>
  )
}
