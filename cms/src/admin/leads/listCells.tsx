import { Badge, Typography } from '@strapi/design-system'
import type { MouseEvent, ReactNode } from 'react'
import { mailLink, whatsAppLink } from '../../leads/contactLinks.ts'
import { sydneyTime } from '../../sydneyTime.ts'
import { OthersCell } from './OthersCell.tsx'

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

const noticeTones: Record<string, string> = { sent: 'success700', waiting: 'warning700', failed: 'danger700', skipped: 'neutral600' }

// The name keeps Strapi's own cell, which carries the link to the lead.
const cells: Record<string, Cell> = {
  createdAt: (row) => <Typography>{sydneyTime(new Date(text(row['createdAt'])))}</Typography>,
  email: (row) => <Contact value={text(row['email'])} link={mailLink(text(row['email']))} />,
  phone: (row) => <Contact value={text(row['phone'])} link={whatsAppLink(text(row['phone']))} />,
  leadStatus: (row) => {
    const status = text(row['leadStatus'])
    const [background, colour] = statusTones[status] ?? ['neutral150', 'neutral700']
    return (
      <Badge backgroundColor={background} textColor={colour}>
        {status || '-'}
      </Badge>
    )
  },
  noticeState: (row) => {
    const state = text(row['noticeState'])
    return <Typography textColor={noticeTones[state] ?? 'neutral700'}>{state || '-'}</Typography>
  },
}

/** No attribute of the lead: the inbox counts it when asked. */
const others = {
  name: 'others',
  attribute: { type: 'custom' },
  label: { id: 'inbox.others', defaultMessage: 'Same person' },
  searchable: false,
  sortable: false,
  cellFormatter: (row: Row) => <OthersCell documentId={text(row['documentId'])} />,
}

export function withLeadCells<H extends Header>(listing: Listing<H>): Listing<H | typeof others> {
  // Only leads have this column.
  if (!listing.displayedHeaders.some(({ name }) => name === 'leadStatus')) return listing
  const headers = listing.displayedHeaders.flatMap((header) => {
    const cell = cells[header.name]
    const known = cell ? { ...header, cellFormatter: cell } : header
    return header.name === 'fullName' ? [known, others] : [known]
  })
  return { ...listing, displayedHeaders: headers }
}

function Contact({ value, link }: { value: string; link: string | null }) {
  if (!value) return <Typography textColor="neutral600">-</Typography>
  if (!link) return <Typography>{value}</Typography>
  // The row itself is pressed to open the lead.
  const stay = (event: MouseEvent) => event.stopPropagation()
  return (
    <Typography tag="a" href={link} target="_blank" rel="noopener noreferrer" textColor="primary600" onClick={stay}>
      {value}
    </Typography>
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
