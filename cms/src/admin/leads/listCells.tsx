import { Badge, Box, Flex, Typography } from '@strapi/design-system'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mailLink, whatsAppLink } from '../../leads/contactLinks.ts'
import { closedStatuses } from '../../leads/leadStatus.ts'
import { shortDay, sydneyClock, sydneyTime } from '../../time/sydneyTime.ts'
import { leadPath } from '../shared/leadPaths.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import { OthersBadge } from './OthersBadge.tsx'
import { type Channel, useRecordAnswer } from './useRecordAnswer.ts'

const PHONE = '(max-width: 767px)'

type Row = Record<string, unknown>
type Cell = (row: Row) => ReactNode
type Header = { name: string; label?: unknown; cellFormatter?: Cell }
type Listing<H extends Header> = { displayedHeaders: H[]; layout: unknown }

const statusTones: Record<string, [background: string, text: string]> = {
  new: ['primary100', 'primary700'],
  contacted: ['secondary100', 'secondary700'],
  quoted: ['alternative100', 'alternative700'],
  won: ['success100', 'success700'],
  lost: ['neutral150', 'neutral700'],
  spam: ['warning100', 'warning700'],
}

const cells: Record<string, Cell> = {
  createdAt: (row) => <Typography>{sydneyTime(new Date(text(row['createdAt'])))}</Typography>,
  fullName: (row) => (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Name row={row} />
      <OthersBadge documentId={text(row['documentId'])} />
    </Flex>
  ),
  email: (row) => <Contact row={row} channel="email" />,
  phone: (row) => <Contact row={row} channel="whatsapp" />,
  leadStatus: (row) => (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Status row={row} />
      {isDue(row) && <FollowUp row={row} />}
    </Flex>
  ),
  owner: (row) => <Typography>{text(row['owner']) || '-'}</Typography>,
  pagePath: (row) => <Typography>{text(row['pagePath']) || '-'}</Typography>,
  discipline: (row) => <Typography>{text(row['discipline']) || '-'}</Typography>,
  queries: (row) => <Typography style={twoLines}>{messageOf(row)}</Typography>,
  followUpOn: (row) => <FollowUp row={row} />,
}

export function withLeadCells<H extends Header>(listing: Listing<H>): Listing<H | typeof card> {
  // Only leads have this column.
  if (!listing.displayedHeaders.some(({ name }) => name === 'leadStatus')) return listing
  if (window.matchMedia(PHONE).matches) return { ...listing, displayedHeaders: [card] }
  const headers = listing.displayedHeaders.map((header) => {
    const cell = cells[header.name]
    return cell ? { ...header, cellFormatter: cell } : header
  })
  return { ...listing, displayedHeaders: headers }
}

/** A phone has room for one column. */
const card = {
  name: 'card',
  attribute: { type: 'custom' },
  label: { id: 'inbox.lead', defaultMessage: 'Lead' },
  searchable: false,
  sortable: false,
  cellFormatter: (row: Row) => <Card row={row} />,
}

function Card({ row }: { row: Row }) {
  const about = [text(row['pagePath']), messageOf(row)].filter(Boolean).join(': ')
  return (
    <Box paddingTop={2} paddingBottom={2} style={{ whiteSpace: 'normal', minWidth: 0 }}>
      <Flex gap={2} wrap="wrap">
        <Name row={row} />
        <OthersBadge documentId={text(row['documentId'])} />
      </Flex>
      <Flex gap={2} wrap="wrap" paddingTop={1} paddingBottom={1}>
        <Status row={row} />
        <FollowUp row={row} />
        <Typography variant="pi" textColor="neutral600">
          {sydneyTime(new Date(text(row['createdAt'])))}
        </Typography>
      </Flex>
      <Typography style={twoLines}>{about}</Typography>
      <Flex gap={4} paddingTop={2}>
        <Contact row={row} channel="email" label="Email" />
        <Contact row={row} channel="whatsapp" label="WhatsApp" />
      </Flex>
    </Box>
  )
}

/** The sample form sends a code, which tells no one anything. */
function messageOf(row: Row): string {
  const discipline = text(row['discipline'])
  return row['form'] === 'sample' && discipline ? `Sample for: ${discipline}` : text(row['queries'])
}

/** Strapi would put the link to the lead on the next column that has a value. */
function Name({ row }: { row: Row }) {
  return (
    <Typography tag={Link} to={leadPath(text(row['documentId']))} fontWeight="bold" textColor="neutral800" onClick={stay}>
      {text(row['fullName']) || 'Lead without a name'}
    </Typography>
  )
}

function Status({ row }: { row: Row }) {
  const status = text(row['leadStatus'])
  const [background, colour] = statusTones[status] ?? ['neutral150', 'neutral700']
  return (
    <Badge backgroundColor={background} textColor={colour}>
      {status || '-'}
    </Badge>
  )
}

/** Says in words when it is due: colour alone would not reach everyone. */
function FollowUp({ row }: { row: Row }) {
  const day = text(row['followUpOn'])
  if (!day) return null
  if (!isDue(row)) return <Typography textColor="neutral700">{shortDay(day)}</Typography>
  const today = sydneyClock(new Date()).day
  return <Badge backgroundColor="warning100" textColor="warning700">{`${day === today ? 'due today' : 'overdue'}: ${shortDay(day)}`}</Badge>
}

function isDue(row: Row): boolean {
  const day = text(row['followUpOn'])
  return day !== '' && day <= sydneyClock(new Date()).day && !closedStatuses.some((status) => status === row['leadStatus'])
}

/** As a button in the lead, a press here is kept in the history. */
function Contact({ row, channel, label }: { row: Row; channel: Channel; label?: string }) {
  const record = useRecordAnswer()
  const refresh = useRefresh()
  const documentId = text(row['documentId'])
  const value = text(row[channel === 'email' ? 'email' : 'phone'])
  const link = channel === 'email' ? mailLink(value) : whatsAppLink(value)
  if (!link) return label ? null : <Typography textColor={value ? 'neutral800' : 'neutral600'}>{value || '-'}</Typography>
  const press = async (event: MouseEvent) => {
    event.stopPropagation()
    if (await record(documentId, channel)) refresh(documentId)
  }
  return (
    <Typography tag="a" href={link} target="_blank" rel="noopener noreferrer" textColor="primary600" onClick={press}>
      {label ?? value}
    </Typography>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  minWidth: '14rem',
} as const

/** The row itself is pressed to open the lead. */
function stay(event: MouseEvent) {
  event.stopPropagation()
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
