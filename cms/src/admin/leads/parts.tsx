import { Badge, Box, Button, type ButtonProps, Typography } from '@strapi/design-system'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Colleague } from '../../leads/leadApi.ts'
import { type LeadStatus, leadStatuses } from '../../leads/leadFields.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'

export const Panes = styled.div<{ $isOpen: boolean }>`
  flex: 1;
  min-height: 0;
  container: desk / inline-size;
  > div { display: grid; height: 100%; grid-template-columns: minmax(0, 1fr); }
  [data-list] { display: ${({ $isOpen }) => ($isOpen ? 'none' : 'flex')}; }
  [data-lead] { display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')}; }
  [data-keys] { display: none; }
  @container desk (min-width: 80rem) {
    > div { grid-template-columns: minmax(36rem, 40%) minmax(0, 1fr); }
    [data-list] { display: flex; border-right: 1px solid ${({ theme }) => theme.colors.neutral200}; }
    [data-lead] { display: block; }
    [data-keys] { display: inline-flex; }
    [data-back] { display: none; }
  }
`
export const Pane = styled.section`
  flex-direction: column;
  min-height: 0;
  min-width: 0;
  overflow: auto;
  container: pane / inline-size;
  background: ${({ theme }) => theme.colors.neutral0};
`
export const Columns = styled.div`
  @container pane (min-width: 76rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 30rem;
    > :last-child { border-left: 1px solid ${({ theme }) => theme.colors.neutral150}; }
  }
`
export const Views = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  padding: 0.8rem 1rem 0;
  font-size: 1.4rem;
  a { padding: 0.8rem 0.6rem; color: ${({ theme }) => theme.colors.neutral800}; text-decoration: none; }
  a[aria-current] { border-bottom: 2px solid; font-weight: 600; color: ${({ theme }) => theme.colors.primary700}; }
  a:focus-visible { outline: 2px solid ${({ theme }) => theme.colors.primary600}; outline-offset: -2px; }
`
export const Bar = styled.div<{ $tone?: 'danger100' | 'success100' | 'warning100' | 'primary100' | 'neutral100' }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem;
  padding: 0.8rem 1.6rem;
  background: ${({ theme, $tone }) => ($tone ? theme.colors[$tone] : 'none')};
`
export const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: 75ch;
  padding-top: 0.8rem;
  font-size: 1.6rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
`
export const Part = styled.section`
  padding: 1.6rem;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  h3 { padding-bottom: 0.8rem; }
  ol, ul { display: grid; gap: 1.2rem; list-style: none; }
`
export const Rows = styled.ul`
  flex: 1;
  min-height: 20rem;
  overflow: auto;
  list-style: none;
`
export const Row = styled.li<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.2rem;
  align-items: center;
  padding: 0.4rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme, $isOpen }) => ($isOpen ? theme.colors.primary100 : 'transparent')};
  a { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.2rem; padding: 0.4rem; color: inherit; text-decoration: none; }
  a:focus-visible { outline: 2px solid ${({ theme }) => theme.colors.primary600}; border-radius: 4px; }
`
/** Not a pixel of what comes first goes before the rest is gone: one would cut a name off. */
export const Line = styled.span`
  display: flex;
  gap: 0.8rem;
  align-items: center;
  > * { flex: 0 100000 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :first-child { flex-shrink: 1; }
  > :last-child { flex: none; margin-left: auto; }
`
export const Comparison = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral800};
  th { text-align: left; font-weight: 400; color: ${({ theme }) => theme.colors.neutral600}; }
  td, th { padding: 0.3rem 0.6rem 0.3rem 0; vertical-align: top; overflow-wrap: anywhere; }
  [data-same='true'] > * { font-weight: 600; color: ${({ theme }) => theme.colors.success700}; }
`
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(11rem) minmax(0, 1fr);
  gap: 0.4rem 1.6rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  > div { display: contents; }
  dt { color: ${({ theme }) => theme.colors.neutral600}; }
  dd { overflow-wrap: anywhere; }
`

/** An address breaks at its own marks, not in the middle of a name. */
export function breakable(text: string): ReactNode {
  return text.split(/(?<=@|\w\/)|(?=[.?])/).map((part, index) => (
    // The parts of one text never move.
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{breakable(value)}</dd>
        </div>
      ))}
    </Facts>
  )
}

const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  merged: 'Merged',
}
export const statusName = (status: string) => statusNames[status as LeadStatus] ?? status
export const statusChoices = leadStatuses.map((value) => ({ value, name: statusNames[value] }))

export function StatusBadge({ status }: { status: LeadStatus }) {
  const isNew = status === 'new'
  return (
    <Badge backgroundColor={isNew ? 'primary100' : 'neutral150'} textColor={isNew ? 'primary700' : 'neutral700'}>
      {statusName(status)}
    </Badge>
  )
}

export function Small({ children, tone = 'neutral700' }: { children: ReactNode; tone?: 'neutral600' | 'neutral700' | 'neutral800' }) {
  return (
    <Typography variant="pi" textColor={tone}>
      {children}
    </Typography>
  )
}

type ActionProps = {
  name: string
  run: () => unknown
  variant?: ButtonProps['variant']
  loading?: boolean
  disabled?: boolean
  autoFocus?: boolean
  'aria-label'?: string
}

export function Action({ name, run, variant = 'tertiary', ...more }: ActionProps) {
  return (
    <Button size="S" variant={variant} onClick={() => run()} {...more}>
      {name}
    </Button>
  )
}

/** In the way of the eye, where something is about to go wrong. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" background="warning100" borderColor="warning600" hasRadius padding={3} style={{ overflowWrap: 'anywhere' }}>
      <Typography tag="div" textColor="neutral800">
        {children}
      </Typography>
    </Box>
  )
}

export function Alert({ children }: { children: string }) {
  return (
    <Typography textColor="danger700" role="alert">
      {children}
    </Typography>
  )
}

export function whoIsHere(here: readonly Colleague[]): string {
  return here.map(({ name, doing }) => (doing === 'answering' ? `${name} is answering` : `${name} has it open`)).join(', ')
}

export function Age({ at }: { at: string }) {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  return (
    <Typography variant="pi" textColor="neutral600" title={sydneyTime(new Date(at))}>
      {minutes < 60 ? `${minutes} min` : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`}
    </Typography>
  )
}
