import { Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import type { Doing, OneLead, TimelineEntry } from '../../leads/leadApi.ts'
import { type LeadStatus, leadFields } from '../../leads/leadFields.ts'
import { formName } from '../../leads/leadSource.ts'
import { replyValues } from '../../leads/replyTemplate.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { OldNote, useFetched } from '../shared/useFetched.tsx'
import { Answer, answerOf } from './Answer.tsx'
import { useDesk, useKey } from './desk.tsx'
import { isKept, keepTexts } from './keptTexts.ts'
import { LeadChanges } from './LeadChanges.tsx'
import { OtherLeads } from './OtherLeads.tsx'
import { Outcome } from './Outcome.tsx'
import { CorrectLead } from './PersonDialogs.tsx'
import { Action, Alert, Bar, Columns, FactList, Part, StatusBadge, Words, whoIsHere } from './parts.tsx'
import { Note, Timeline } from './Timeline.tsx'
import { UnsentAnswers } from './UnsentAnswers.tsx'

const EVERY_MS = 5_000
export const pause = () => EVERY_MS

type Props = { documentId: string; version: number; back: () => void; open: (documentId: string) => void }

export function LeadPane({ documentId, version, back, open }: Props) {
  const [isAnswering, setAnswering] = useState(() => isKept(answerOf(documentId)))
  const doing: Doing = isAnswering ? 'answering' : 'open'
  const lead = useFetched<OneLead>(`/leads/${documentId}?doing=${doing}`, version, pause)
  const shown = lead.data
  const isGone = lead.state === 'failed' && lead.isGone
  return (
    <>
      <Bar data-back>
        <Action name="Back to the list" run={back} />
      </Bar>
      <div style={{ padding: '0 1.6rem' }}>
        <OldNote of={lead} />
        {lead.state === 'failed' && (
          <Alert>
            {isGone
              ? 'This lead has been erased. What you typed is still here: copy it if you need it.'
              : 'The lead could not be read. It is tried again every few seconds; what you typed stays.'}
          </Alert>
        )}
        {lead.state === 'loading' && !shown && <Typography>Loading</Typography>}
      </div>
      {shown && <Shown lead={shown} isGone={isGone} open={open} isAnswering={isAnswering} setAnswering={setAnswering} />}
    </>
  )
}

type ShownProps = Pick<Props, 'open'> & { lead: OneLead; isGone: boolean; isAnswering: boolean; setAnswering: (is: boolean) => void }

function Shown({ lead, isGone, open, isAnswering, setAnswering }: ShownProps) {
  const { documentId, fields, at, here } = lead
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the list is gone: whoever opened a lead goes on at its name.
  useEffect(() => {
    if (!document.activeElement?.checkVisibility() || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [])
  // What was typed can still be copied when the lead is erased.
  const [draft, setDraft] = useState(0)
  const answer = <Answer key={draft} lead={lead} isOpen={isAnswering} setOpen={setAnswering} />
  function edit({ subject, text, revision = 0 }: TimelineEntry) {
    const { email } = fields
    keepTexts(answerOf(documentId), {
      subject: subject ?? '',
      text: text ?? '',
      replaces: String(revision),
      to: email ?? '',
      seen: String(lead.revision),
    })
    setDraft((count) => count + 1)
    setAnswering(true)
  }
  const note = <Note documentId={documentId} />
  if (isGone)
    return (
      <article>
        {answer}
        {note}
      </article>
    )
  return (
    <article aria-labelledby="lead-name">
      {/* Always there: a line that came and went would move each button below it under the pointer. */}
      <Bar role="status" $tone={here.length > 0 ? 'warning100' : 'neutral100'} style={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <Typography fontWeight={here.length > 0 ? 'bold' : 'regular'} textColor="neutral800">
          {here.length > 0 ? whoIsHere(here) : 'Only you have it open'}.
        </Typography>
      </Bar>
      <UnsentAnswers lead={lead} edit={edit} />
      <div style={{ padding: '1.6rem' }}>
        <Flex justifyContent="space-between" alignItems="baseline" gap={4} wrap="wrap" paddingBottom={3}>
          <Typography variant="beta" tag="h2" id="lead-name" tabIndex={-1} ref={heading} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{fields['fullName'] ?? fields['email'] ?? fields['phone'] ?? 'Without a name'}</bdi>
          </Typography>
          <Typography textColor="neutral600">{sydneyTime(new Date(at))} (Sydney)</Typography>
        </Flex>
        <State lead={lead} />
        {fields['subject'] && (
          <Typography tag="p" textColor="neutral700" dir="auto" style={{ paddingTop: '1.6rem', overflowWrap: 'anywhere' }}>
            {fields['subject']}
          </Typography>
        )}
        <Words dir="auto">{fields['queries'] ?? 'No message.'}</Words>
      </div>
      {answer}
      <Columns>
        <div>
          {note}
          <OtherLeads lead={lead} open={open} />
          <Part aria-label="Timeline">
            <Timeline lead={lead} />
          </Part>
        </div>
        <div>
          <Part aria-label="Where it came from">
            <Typography variant="delta" tag="h3">
              Where it came from
            </Typography>
            <FactList facts={source(lead)} />
          </Part>
        </div>
      </Columns>
    </article>
  )
}

const elsewhere = [
  'fullName',
  'subject',
  'queries',
  'leadStatus',
  'owner',
  'notes',
  'followUpOn',
  'quoteAmount',
  'lostReason',
  'spamReason',
  'firstAnswerBy',
]
const always = ['email', 'phone', 'pagePath', 'utmCampaign', 'firstPage']

/** A field that is added to the table of fields is here by itself. */
function source({ fields, callable }: OneLead): [string, string][] {
  const inWords = (name: string, value: string) => {
    if (name === 'phone') return callable ? value : `${value} (cannot be called)`
    if (name === 'form') return formName(value)
    if (name === 'firstAnswerAt') return `${sydneyTime(new Date(value))}, ${fields['firstAnswerBy'] ?? ''}`
    const { service } = name === 'pagePath' ? replyValues({ pagePath: value }) : {}
    return service ? `${service} (${value})` : value
  }
  return leadFields
    .filter(({ name }) => !elsewhere.includes(name) && (fields[name] || always.includes(name)))
    .map(({ name, label, setBy }) => [label, fields[name] ? inWords(name, fields[name]) : setBy === 'visitor' ? 'None' : 'Unknown'])
}

function State({ lead }: { lead: OneLead }) {
  const { documentId, fields, ownerId, mergedInto } = lead
  const { me, may, change } = useDesk()
  const mayChange = may(CHANGE_LEADS) && !mergedInto
  const status = (fields['leadStatus'] ?? 'new') as LeadStatus
  const owner = fields['owner'] ? { id: ownerId, name: fields['owner'] } : null
  const take = mayChange && me !== null && ownerId !== me ? () => change([documentId], { ownerId: me }, 'It is yours.') : null
  useKey('a', take)
  if (mergedInto) return <Typography>It is part of another lead: see below.</Typography>
  return (
    <Flex gap={2} wrap="wrap">
      {mayChange ? (
        <>
          <LeadChanges
            documentIds={[documentId]}
            lead={{ status, owner, followUpOn: fields['followUpOn'] ?? null }}
            areSpam={status === 'spam'}
          >
            {take && <Action name="Take it" run={take} variant="secondary" />}
          </LeadChanges>
          <Outcome lead={lead} />
          <CorrectLead lead={lead} />
        </>
      ) : (
        <StatusBadge status={status} />
      )}
      {status === 'spam' && (
        <Typography textColor="warning700" tag="p" style={{ overflowWrap: 'anywhere', width: '100%' }}>
          {fields['spamReason'] ?? 'Someone of the team marked it.'}
        </Typography>
      )}
    </Flex>
  )
}
