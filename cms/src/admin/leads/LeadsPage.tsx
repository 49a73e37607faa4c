import { Typography, VisuallyHidden } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { LeadList as List } from '../../leads/leadApi.ts'
import { READ_LEADS } from '../../leads/rights.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { DeskProvider } from './desk.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadPane, pause } from './LeadPane.tsx'
import { OwnSettingsProvider } from './ownSettings.tsx'
import { Bar, Pane, Panes } from './parts.tsx'

export default function LeadsPage() {
  const { '*': openId = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [version, setVersion] = useState(0)
  const list = useFetched<List>(`/leads/list?${search}`, version, pause)
  const changed = useCallback(() => setVersion((count) => count + 1), [])
  const rows = useRef(new Map<string, HTMLAnchorElement>()).current
  const leftId = useRef('')
  const open = (documentId: string) => navigate(`/leads/${documentId}${search.size > 0 ? `?${search}` : ''}`)
  const back = () => {
    leftId.current = openId
    navigate(`/leads?${search}`)
  }
  useEffect(() => {
    if (!openId) rows.get(leftId.current)?.focus()
    leftId.current = ''
  }, [openId, rows])

  return (
    <Page.Protect permissions={[{ action: READ_LEADS, subject: null }]}>
      <Page.Title>Leads</Page.Title>
      <main id="main-content" tabIndex={-1} aria-label="Leads" style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <VisuallyHidden>
          <h1>Leads</h1>
        </VisuallyHidden>
        <DeskProvider changed={changed}>
          <OwnSettingsProvider>
            <Panes $isOpen={openId !== ''}>
              <div>
                <Pane data-list aria-label="The list">
                  <LeadList list={list} openId={openId} open={open} rows={rows} />
                </Pane>
                <Pane data-lead aria-label="The lead" key={openId}>
                  {openId ? (
                    <LeadPane documentId={openId} version={version} back={back} open={open} />
                  ) : (
                    <Bar>
                      <Typography textColor="neutral600">Choose a lead. Press ? for the keys.</Typography>
                    </Bar>
                  )}
                </Pane>
              </div>
            </Panes>
          </OwnSettingsProvider>
        </DeskProvider>
      </main>
    </Page.Protect>
  )
}
