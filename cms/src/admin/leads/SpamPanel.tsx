import { Button, Flex, Typography } from '@strapi/design-system'
import { getFetchClient, isFetchError, useForm, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { reasonOf } from '../shared/reasonOf.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import { type Lead, leadPanel } from './panel.ts'
import { hearRevision, revisionOf } from './revisions.ts'

/** Why a lead is hidden from the list, and one press for each answer to it. */
export const SpamPanel = leadPanel('Suspected spam', (lead, documentId) =>
  lead.leadStatus === 'spam' ? <Suspicion lead={lead} documentId={documentId} /> : null,
)

function Suspicion({ lead, documentId }: { lead: Lead; documentId: string }) {
  const [isSaving, setSaving] = useState(false)
  const save = useStatusSave(lead, documentId)
  const decide = (leadStatus: 'new' | 'spam', done: string) => async () => {
    setSaving(true)
    await save(leadStatus, done)
    setSaving(false)
  }
  const isUndecided = lead.spamReason && !lead.revision
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="warning700" style={{ overflowWrap: 'anywhere' }}>
        {lead.spamReason ?? 'Someone of the team marked it.'}
      </Typography>
      <Button
        variant="success-light"
        fullWidth
        disabled={isSaving}
        onClick={decide('new', 'It is a new lead now, and the team gets its notice.')}
      >
        Not spam
      </Button>
      {isUndecided && (
        <Button variant="tertiary" fullWidth disabled={isSaving} onClick={decide('spam', 'It stays spam, and is no longer counted.')}>
          It is spam
        </Button>
      )}
      {lead.spamReason && (
        <Typography variant="pi" textColor="neutral600">
          After “Not spam” the same message is not marked again.
        </Typography>
      )}
    </Flex>
  )
}

type Saved = { revision: number; changes?: unknown }

function useStatusSave(lead: Lead, documentId: string): (leadStatus: string, done: string) => Promise<void> {
  const { toggleNotification } = useNotification()
  const refresh = useRefresh()
  const modified = useForm('SpamPanel', (state) => state.modified)
  const onChange = useForm('SpamPanel', (state) => state.onChange)
  return async (leadStatus, done) => {
    const body = { revision: revisionOf(documentId, lead.revision), changed: { leadStatus } }
    try {
      const { data } = await getFetchClient().put<Saved>(`/leads/${documentId}`, body, { validateStatus: (status) => status === 409 })
      if (data.changes) throw new Error('Someone else changed this lead.')
      hearRevision(documentId, body.revision, data.revision)
      toggleNotification({ type: 'success', message: done })
    } catch (error) {
      const reason = isFetchError(error) ? reasonOf(error) : 'Someone else changed this lead. Load the page again.'
      toggleNotification({ type: 'danger', message: `Not saved. ${reason}` })
      return
    }
    // Reading the lead again would throw away what is typed and not saved.
    refresh(...(modified ? [] : [documentId]))
    if (modified) onChange('leadStatus', leadStatus)
  }
}
