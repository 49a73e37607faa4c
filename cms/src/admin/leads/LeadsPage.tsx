import { Button, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { LEAD } from '../../leads/contentTypes.ts'
import type { LeadList as List } from '../../leads/leadViews.ts'
import { READ_LEADS } from '../../leads/rights.ts'
import { useFetched } from '../shared/useFetched.ts'
import { KeysDialog, useKeys } from './keys.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadPane } from './LeadPane.tsx'
import { Bar, Desk, Pane, Panes } from './parts.tsx'
import { type Said, SaidContext } from './said.ts'
import { useLeadActions } from './useLeadActions.ts'

const EVERY_MS = 5_000
const pause = () => EVERY_MS

export default function LeadsPage() {
  const [said, setSaid] = useState<Said | null>(null)
  return (
    <Page.Protect permissions={[{ action: READ_LEADS, subject: LEAD }]}>
      <SaidContext.Provider value={setSaid}>
        <Page.Title>Leads</Page.Title>
        <main
          id="main-content"
          tabIndex={-1}
          aria-label="Leads"
          style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
        >
          <TwoPanes said={said} />
          <SaidBar said={said} close={() => setSaid(null)} />
        </main>
      </SaidContext.Provider>
    </Page.Protect>
  )
}

function TwoPanes({ said }: { said: Said | null }) {
  const { '*': openId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const list = useFetched<List>(`/leads/list?${search}`, null, pause)
  const shown = useLast(list.state === 'ready' ? list.data : null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const lastTicked = useRef('')
  const [asksKeys, setAsksKeys] = useState(false)
  const [version, setVersion] = useState(0)
  const { reload } = list
  const changed = useCallback(() => {
    reload()
    setVersion((count) => count + 1)
  }, [reload])
  const actions = useLeadActions(changed)
  const open = useCallback(
    (documentId: string) => navigate(`/leads/${documentId}${search.size > 0 ? `?${search}` : ''}`),
    [navigate, search],
  )

  /** With Shift, every lead from the one ticked before to this one. */
  const tick = (id: string, withShift = false) => {
    const ids = shown?.leads.map(({ documentId }) => documentId) ?? []
    const [from, to] = [ids.indexOf(lastTicked.current), ids.indexOf(id)].sort((one, other) => one - other) as [number, number]
    lastTicked.current = id
    if (withShift && from >= 0) setTicked((before) => [...new Set([...before, ...ids.slice(from, to + 1)])])
    else setTicked((before) => toggled(before, id))
  }

  // A tick must not change a lead that is no longer in sight.
  const place = search.toString()
  useEffect(() => setTicked([]), [place])
  useKeys({
    leads: shown?.leads ?? [],
    openId,
    open,
    tick,
    ticked,
    actions,
    said,
    ask: setAsksKeys,
  })

  return (
    <Desk>
      <Panes $isOpen={openId !== ''}>
        <Pane aria-label="The list">
          <LeadList
            {...{ list, shown, openId, search, setSearch, ticked, actions }}
            tick={tick}
            untick={() => setTicked([])}
            askKeys={() => setAsksKeys(true)}
          />
        </Pane>
        <Pane aria-label="The lead" key={openId}>
          {openId ? (
            <LeadPane documentId={openId} version={version} actions={actions} back={() => navigate(`/leads?${search}`)} open={open} />
          ) : (
            <Bar>
              <Typography textColor="neutral600">Choose a lead. Press ? for the keys.</Typography>
            </Bar>
          )}
        </Pane>
      </Panes>
      <KeysDialog isOpen={asksKeys} close={() => setAsksKeys(false)} />
    </Desk>
  )
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}

/** While another view is on its way, the one before it stays. */
function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value)
  if (value !== null) last.current = value
  return last.current
}

/** Heard by a screen reader, and there until it is closed or something else is said: no one has to be quick. */
function SaidBar({ said, close }: { said: Said | null; close: () => void }) {
  return (
    <div role="status">
      {said && (
        <Bar style={{ background: said.tone === 'bad' ? '#fcecea' : '#eafbe7' }}>
          <Typography textColor={said.tone === 'bad' ? 'danger700' : 'success700'}>{said.words}</Typography>
          {said.undo && (
            <Button size="S" variant="secondary" onClick={said.undo}>
              Undo
            </Button>
          )}
          <Button size="S" variant="ghost" onClick={close}>
            Close
          </Button>
        </Bar>
      )}
    </div>
  )
}
