import { Box, Typography } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { personName } from '../../history/personName.ts'
import { LEAD } from '../../leads/contentTypes.ts'
import { startOfSydneyWeek, sydneyClock } from '../../time/sydneyTime.ts'
import { openedListPath, quickViews } from '../shared/leadPaths.ts'
import { useFetched } from '../shared/useFetched.ts'
import { LEADS_CHANGED } from '../shared/useRefresh.ts'
import { openListAlike } from './listMemory.ts'

type Counts = { new: number | null; mine: number | null; due: number | null }

/** A row of links above the list. The list's one place for additions is among its buttons, so they go up from there. */
export function QuickViews() {
  const { slug } = useParams()
  return slug === LEAD ? <Views /> : null
}

function Views() {
  const anchor = useRef<HTMLSpanElement>(null)
  const [row, setRow] = useState<HTMLElement | null>(null)
  const { search } = useLocation()
  const navigate = useNavigate()

  // Pressed on the list itself, Leads in the menu clears the address, and Strapi would then show spam too.
  const isBare = !Array.from(new URLSearchParams(search).keys()).some((name) => /^(filters\[|sort$|_q$)/.test(name))
  useEffect(() => {
    if (isBare) navigate(openedListPath, { replace: true })
  }, [isBare, navigate])

  useEffect(() => {
    let bar: HTMLElement | null = anchor.current
    while (bar?.parentElement && bar.parentElement.tagName !== 'MAIN') bar = bar.parentElement
    if (!bar?.parentElement) return
    const added = document.createElement('div')
    bar.parentElement.insertBefore(added, bar)
    setRow(added)
    return () => added.remove()
  }, [])

  // Whenever the address changes Strapi keeps its filters anew.
  useEffect(() => {
    const later = setTimeout(openListAlike)
    return () => {
      clearTimeout(later)
      openListAlike()
    }
  }, [search])

  return (
    <>
      <span ref={anchor} hidden />
      {row && createPortal(<Row search={search} />, row)}
    </>
  )
}

function Row({ search }: { search: string }) {
  const user = useAuth('QuickViews', ({ user }) => user)
  const counts = useFetched<Counts>('/leads/views', search)
  const { reload } = counts
  useEffect(() => {
    window.addEventListener(LEADS_CHANGED, reload)
    return () => window.removeEventListener(LEADS_CHANGED, reload)
  }, [reload])
  const name = personName(user ?? {})
  const now = new Date()
  const views = quickViews(name, sydneyClock(now).day, startOfSydneyWeek(now).toISOString())
  const shown = filtersOf(search)
  const current = views.find(({ to }) => filtersOf(to.slice(to.indexOf('?'))) === shown)
  const isSearched = new URLSearchParams(search).has('_q')

  return (
    <Box paddingLeft={{ initial: 4, large: 10 }} paddingRight={{ initial: 4, large: 10 }} paddingBottom={4}>
      <nav aria-label="Views" style={{ display: 'flex', gap: '0.4rem', overflowX: 'auto', paddingBottom: '0.4rem' }}>
        {views.map((view) => {
          const isCurrent = view === current
          const count = view.counts && counts.state === 'ready' ? counts.data[view.counts] : null
          return (
            <Box
              key={view.name}
              tag={Link}
              to={view.to}
              aria-current={isCurrent ? 'page' : undefined}
              background={isCurrent ? 'primary600' : 'neutral0'}
              color={isCurrent ? 'neutral0' : 'neutral800'}
              borderColor={isCurrent ? 'primary600' : 'neutral200'}
              hasRadius
              paddingTop={2}
              paddingBottom={2}
              paddingLeft={3}
              paddingRight={3}
              style={{ textDecoration: 'none', whiteSpace: 'nowrap' }}
            >
              <Typography textColor={isCurrent ? 'neutral0' : 'neutral800'} fontWeight={isCurrent ? 'bold' : 'regular'}>
                {view.name}
                {count === null ? '' : ` (${count})`}
              </Typography>
            </Box>
          )
        })}
      </nav>
      <Typography tag="p" textColor="neutral700" role="status">
        {described(shown, current?.name, isSearched)}
        {counts.state === 'ready' && counts.isOld ? ' The numbers may be out of date: the inbox did not answer.' : ''}
      </Typography>
    </Box>
  )
}

/** Nothing is hidden in silence. */
function described(filters: string, view: string | undefined, isSearched: boolean): string {
  const searched = isSearched ? ' Only what the search found is shown.' : ''
  if (!filters) return `All leads are shown, with spam.${searched}`
  if (view === 'All but spam') return `Spam is left out.${searched}`
  if (view === 'Everything') return `All leads are shown, with spam.${searched}`
  return `${view ? `Only the view “${view}” is shown` : 'Filtered: not all leads are shown'}.${searched}`
}

function filtersOf(search: string): string {
  return Array.from(new URLSearchParams(search))
    .filter(([name]) => name.startsWith('filters['))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
}
