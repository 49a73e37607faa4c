import { Button, Flex, Typography } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { personName } from '../../history/personName.ts'
import { leadStatuses } from '../../leads/leadStatus.ts'
import type { Doing, OneLead } from '../../leads/leadViews.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { OldNote } from '../shared/OldNote.tsx'
import { useFetched } from '../shared/useFetched.ts'
import { Answer } from './Answer.tsx'
import { FollowUp } from './FollowUp.tsx'
import { Notes } from './Notes.tsx'
import { OtherLeads } from './OtherLeads.tsx'
import { OwnerChoice } from './OwnerChoice.tsx'
import { Bar, Choice, Heading, Part, StatusBadge, Words, whoIsHere } from './parts.tsx'
import { Source } from './Source.tsx'
import { age, statusName } from './said.ts'
import { Timeline } from './Timeline.tsx'
import type { LeadActions } from './useLeadActions.ts'
import { usePresence } from './usePresence.ts'

type Props = { documentId: string; version: number; actions: LeadActions; back: () => void; open: (documentId: string) => void }

export function LeadPane({ documentId, version, actions, back, open }: Props) {
  const lead = useFetched<OneLead>(`/leads/${documentId}`, version)
  const [doing, setDoing] = useState<Doing>('open')
  const { reload } = lead
  const data = lead.state === 'ready' ? lead.data : null
  const last = useRef<OneLead | null>(null)
  if (data) last.current = data
  const here = usePresence(documentId, doing, data?.revision ?? null, reload)
  const isAnswering = useCallback((answering: boolean) => setDoing(answering ? 'answering' : 'open'), [])
  const isGone = lead.state === 'failed' && lead.isGone === true
  const shown = last.current
  return (
    <>
      <Bar data-back>
        <Button size="S" variant="tertiary" onClick={back}>
          Back to the list
        </Button>
      </Bar>
      <div style={{ padding: '0 1.6rem' }}>
        <OldNote of={lead} />
        {isGone && (
          <Typography textColor="danger700" role="alert">
            This lead has been erased. What you typed is still here: copy it if you need it.
          </Typography>
        )}
        {lead.state === 'failed' && !isGone && (
          <Typography textColor="danger700" role="alert">
            The lead could not be read. It is tried again every few seconds; what you typed stays.
          </Typography>
        )}
        {lead.state === 'loading' && !shown && <Typography>Loading</Typography>}
      </div>
      {here.length > 0 && (
        <Bar role="status" style={{ background: '#fdf4dc' }}>
          <Typography textColor="warning700">{whoIsHere(here)}.</Typography>
        </Bar>
      )}
      {shown && <Shown {...{ lead: shown, isGone, actions, open, isAnswering }} />}
    </>
  )
}

type ShownProps = {
  lead: OneLead
  isGone: boolean
  actions: LeadActions
  open: (documentId: string) => void
  isAnswering: (is: boolean) => void
}

function Shown({ lead, isGone, actions, open, isAnswering }: ShownProps) {
  const { documentId, fields, at, timeline } = lead
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the list is gone: whoever opened a lead goes on at its name.
  useEffect(() => {
    if (!document.activeElement?.checkVisibility() || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [])
  const name = fields['fullName'] ?? fields['email'] ?? fields['phone'] ?? 'Without a name'
  return (
    <article aria-labelledby="lead-name">
      <div style={{ padding: '1.6rem' }}>
        {isGone ? null : (
          <Flex justifyContent="space-between" alignItems="baseline" gap={4} wrap="wrap" paddingBottom={3}>
            <Typography variant="beta" tag="h2" id="lead-name" tabIndex={-1} ref={heading}>
              <bdi>{name}</bdi>
            </Typography>
            <Typography textColor="neutral600">
              {sydneyTime(new Date(at))} (Sydney), {age(at)} ago
            </Typography>
          </Flex>
        )}
        {!isGone && <State lead={lead} actions={actions} />}
        {!isGone && fields['subject'] && (
          <Typography tag="p" textColor="neutral700" dir="auto" style={{ paddingTop: '1.2rem' }}>
            {fields['subject']}
          </Typography>
        )}
        {!isGone && (
          <Words dir="auto" style={{ paddingTop: '0.8rem' }}>
            {fields['queries'] ?? 'No message.'}
          </Words>
        )}
      </div>
      {/* Stays when the lead is erased: what was typed can still be copied. */}
      <Answer lead={lead} actions={actions} isAnswering={isAnswering} />
      <Notes documentId={documentId} actions={actions} mayWrite={lead.mayChange.includes('notes')} />
      {!isGone && (
        <>
          <Part aria-label="Where it came from">
            <Heading>Where it came from</Heading>
            <Source fields={fields} />
          </Part>
          <OtherLeads lead={lead} actions={actions} open={open} />
          <Part aria-label="Timeline">
            <Heading>Timeline</Heading>
            <Timeline entries={timeline} receivedAt={at} />
          </Part>
        </>
      )}
    </article>
  )
}

function State({ lead, actions }: Pick<ShownProps, 'lead' | 'actions'>) {
  const { documentId, fields, mayChange } = lead
  const me = useAuth('LeadPane', ({ user }) => personName(user ?? {}))
  const change = (values: Parameters<LeadActions['change']>[1], done: string) => actions.change([documentId], values, done)
  const status = fields['leadStatus'] ?? 'new'
  if (lead.mergedInto) return <Typography>It is part of another lead: see below.</Typography>
  return (
    <Flex gap={2} wrap="wrap">
      {mayChange.includes('leadStatus') ? (
        <Choice
          label="Status"
          value={status}
          values={leadStatuses.map((value) => ({ value, name: statusName(value) }))}
          choose={(leadStatus) => change({ leadStatus }, `Status is ${statusName(leadStatus)}.`)}
        />
      ) : (
        <StatusBadge status={status as 'new'} />
      )}
      {mayChange.includes('owner') && (
        <>
          <OwnerChoice
            label="Owner"
            owner={fields['owner'] ?? null}
            choose={(owner) => change({ owner }, owner ? `${owner} has it.` : 'No one has it.')}
          />
          {fields['owner'] !== me && (
            <Button size="S" variant="secondary" data-key="a" onClick={() => change({ owner: me }, 'It is yours.')}>
              Take it
            </Button>
          )}
        </>
      )}
      {mayChange.includes('followUpOn') && (
        <FollowUp
          day={fields['followUpOn'] ?? null}
          save={(followUpOn) => change({ followUpOn }, followUpOn ? 'Follow-up is set.' : 'No follow-up.')}
        />
      )}
      {mayChange.includes('leadStatus') && (
        <Button
          size="S"
          variant={status === 'spam' ? 'success-light' : 'danger-light'}
          onClick={() =>
            status === 'spam' ? change({ leadStatus: 'new' }, 'Not spam: it is new.') : change({ leadStatus: 'spam' }, 'Marked as spam.')
          }
        >
          {status === 'spam' ? 'Not spam' : 'Spam'}
        </Button>
      )}
      {status === 'spam' && (
        <Typography textColor="warning700" tag="p" style={{ overflowWrap: 'anywhere', width: '100%' }}>
          {fields['spamReason'] ?? 'Someone of the team marked it.'}
        </Typography>
      )}
    </Flex>
  )
}
