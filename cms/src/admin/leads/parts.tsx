import { Badge, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Colleague, Status } from '../../leads/leadViews.ts'
import { statusName } from './said.ts'

/** A list beside a lead where there is room for both; else one after the other. */
export const Desk = styled.div`
  container-type: inline-size;
  flex: 1;
  min-height: 0;
`
export const Panes = styled.div<{ $isOpen: boolean }>`
  display: grid;
  height: 100%;
  grid-template-columns: minmax(0, 1fr);
  > :first-child { display: ${({ $isOpen }) => ($isOpen ? 'none' : 'flex')}; }
  > :last-child { display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')}; }
  @container (min-width: 80rem) {
    grid-template-columns: minmax(32rem, 40%) minmax(0, 1fr);
    > :first-child { display: flex; border-right: 1px solid ${({ theme }) => theme.colors.neutral200}; }
    > :last-child { display: flex; }
    [data-back] { display: none; }
  }
`
export const Views = styled.nav`
  display: flex;
  flex: none;
  gap: 0.4rem;
  overflow-x: auto;
  padding: 0.8rem 1.6rem 0;
  a { padding: 0.8rem 0.6rem; white-space: nowrap; text-decoration: none; }
  a[aria-current] { border-bottom: 2px solid currentcolor; }
  a:focus-visible { outline: 2px solid ${({ theme }) => theme.colors.primary600}; outline-offset: -2px; }
`
export const Pane = styled.section`
  flex-direction: column;
  min-height: 0;
  min-width: 0;
  overflow: auto;
  background: ${({ theme }) => theme.colors.neutral0};
`
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem;
  padding: 0.8rem 1.6rem;
`
/** Text as it was written, in whatever direction, and never wider than its pane. */
export const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: 75ch;
  font-size: 1.6rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
`
export const Part = styled.section`
  padding: 1.6rem;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
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
  padding: 1rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme, $isOpen }) => ($isOpen ? theme.colors.primary100 : 'transparent')};
  a { display: block; color: inherit; text-decoration: none; padding: 0.2rem; }
  a:focus-visible { outline: 2px solid ${({ theme }) => theme.colors.primary600}; outline-offset: 2px; border-radius: 4px; }
`
export const Line = styled.span`
  display: flex;
  gap: 0.8rem;
  align-items: baseline;
  justify-content: space-between;
  > :first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :last-child { flex: none; }
`
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.4rem 1.6rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  dt { color: ${({ theme }) => theme.colors.neutral600}; }
  dd { overflow-wrap: anywhere; }
`

export function StatusBadge({ status }: { status: Status }) {
  const isNew = status === 'new'
  return (
    <Badge backgroundColor={isNew ? 'primary100' : 'neutral150'} textColor={isNew ? 'primary700' : 'neutral700'}>
      {statusName(status)}
    </Badge>
  )
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="delta" tag="h3" style={{ display: 'block', paddingBottom: '0.8rem' }}>
      {children}
    </Typography>
  )
}

type ChoiceProps = { label: string; value: string; values: readonly { value: string; name: string }[]; choose: (value: string) => void }

export function Choice({ label, value, values, choose }: ChoiceProps) {
  return (
    <SingleSelect size="S" aria-label={label} placeholder={label} value={value} onChange={(chosen) => choose(String(chosen))}>
      {values.map((each) => (
        <SingleSelectOption key={each.value} value={each.value}>
          {each.name}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}

export function whoIsHere(here: readonly Colleague[]): string {
  return here.map(({ name, doing }) => (doing === 'answering' ? `${name} is answering` : `${name} has it open`)).join(', ')
}
