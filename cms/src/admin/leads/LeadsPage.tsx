import { Dialog, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { LeadList as List } from '../../leads/leadApi.ts'
import { CHANGE_LEADS, READ_LEADS } from '../../leads/rights.ts'
import { useFetched } from '../shared/useFetched.ts'
import { DeskProvider, useDesk, useKey } from './desk.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadPane } from './LeadPane.tsx'
import { Bar, FactList, Pane, Panes } from './parts.tsx'

const EVERY_MS = 5_000
const pause = () => EVERY_MS

export default function LeadsPage() {
  const [search] = useSearchParams()
  const [version, setVersion] = useState(0)
  const list = useFetched<List>(`/leads/list?${search}`, null, pause)
  const { reload } = list
  const changed = useCallback(() => {
    reload()
    setVersion((count) => count + 1)
  }, [reload])
  return (
    <Page.Protect permissions={[{ action: READ_LEADS, subject: null }]}>
      <Page.Title>Leads</Page.Title>
      <main id="main-content" tabIndex={-1} aria-label="Leads" style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <DeskProvider changed={changed}>
          <TwoPanes list={list} version={version} />
        </DeskProvider>
      </main>
    </Page.Protect>
  )
}

function TwoPanes({ list, version }: { list: ReturnType<typeof useFetched<List>>; version: number }) {
  const { '*': openId = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { change, may } = useDesk()
  // While another view is on its way, the one before it stays.
  const last = useRef<List | null>(null)
  if (list.state === 'ready') last.current = list.data
  const leads = last.current?.leads ?? []
  const [ticked, setTicked] = useState<readonly string[]>([])
  const lastTicked = useRef('')
  const rows = useRef(new Map<string, HTMLAnchorElement>()).current
  const open = (documentId: string) => navigate(`/leads/${documentId}${search.size > 0 ? `?${search}` : ''}`)
  const focused = () => leads.find(({ documentId }) => rows.get(documentId) === document.activeElement)?.documentId ?? openId

  /** With Shift, every lead from the one ticked before to this one. */
  const tick = (id: string, withShift = false) => {
    const ids = leads.map(({ documentId }) => documentId)
    const [from = -1, to = -1] = [ids.indexOf(lastTicked.current), ids.indexOf(id)].sort((one, other) => one - other)
    lastTicked.current = id
    if (withShift && from >= 0) setTicked((before) => [...new Set([...before, ...ids.slice(from, to + 1)])])
    else setTicked((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  }

  // A tick must not change a lead that is no longer in sight.
  const place = search.toString()
  useEffect(() => setTicked([]), [place])

  const go = (step: 1 | -1) => () => {
    const from = leads.findIndex(({ documentId }) => documentId === focused())
    const next = leads[from === -1 ? 0 : from + step]
    if (!next) return
    open(next.documentId)
    // Where the list is hidden the focus stays in the lead.
    rows.get(next.documentId)?.focus()
  }
  useKey('j', go(1))
  useKey('k', go(-1))
  useKey('x', () => focused() && tick(focused()))
  const marked = ticked.length > 0 ? ticked : openId ? [openId] : []
  useKey('s', may(CHANGE_LEADS) && marked.length > 0 ? () => change(marked, { leadStatus: 'spam' }, 'Marked as spam.') : null)

  return (
    <Panes $isOpen={openId !== ''}>
      <div>
        <Pane data-list aria-label="The list">
          <LeadList list={list} shown={last.current} openId={openId} rows={rows} ticked={ticked} tick={tick} untick={() => setTicked([])}>
            <Keys />
          </LeadList>
        </Pane>
        <Pane data-lead aria-label="The lead" key={openId}>
          {openId ? (
            <LeadPane documentId={openId} version={version} back={() => navigate(`/leads?${search}`)} open={open} />
          ) : (
            <Bar>
              <Typography textColor="neutral600">Choose a lead. Press ? for the keys.</Typography>
            </Bar>
          )}
        </Pane>
      </div>
    </Panes>
  )
}

const keyNames = [
  ['j, k', 'the next lead, the one before'],
  ['Enter', 'open the lead that has the focus'],
  ['x', 'tick it'],
  ['e', 'answer'],
  ['a', 'take it'],
  ['s', 'mark as spam: the ticked leads, or the open one'],
  ['f', 'follow up'],
  ['n', 'write a note'],
  ['z', 'undo'],
  ['/', 'search'],
  ['Escape', 'leave a field'],
  ['?', 'this list'],
] as const

function Keys() {
  const { keys } = useDesk()
  const [isOpen, setOpen] = useState(false)
  useKey('?', () => setOpen(true))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(target instanceof HTMLElement)) return
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) {
        if (key === 'Escape') target.blur()
        return
      }
      const run = target.closest('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]') ? undefined : keys.get(key)
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [keys])
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <button type="button" data-keys style={{ cursor: 'pointer', fontSize: '1.2rem', padding: '0.8rem' }}>
          Keys
        </button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Keys</Dialog.Header>
        <Dialog.Body>
          <FactList facts={keyNames} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <button type="button">Close</button>
          </Dialog.Cancel>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
