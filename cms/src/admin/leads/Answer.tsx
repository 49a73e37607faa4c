import { Button, Field, Flex, LinkButton, Textarea, TextInput, Typography } from '@strapi/design-system'
import { isFetchError } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { callLink, isSoundAddress, mailLink, whatsAppLink } from '../../leads/contactLinks.ts'
import type { ColleaguesAnswer, OneLead, TimelineEntry } from '../../leads/leadApi.ts'
import type { LeadStatus } from '../../leads/leadFields.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { CopyButton } from './CopyButton.tsx'
import { Choice } from './choices.tsx'
import { useDesk, useKey } from './desk.tsx'
import { newKey, useKeptTexts } from './keptTexts.ts'
import { Signature } from './ownSettings.tsx'
import { CorrectLead } from './PersonDialogs.tsx'
import { Action, Alert, Part, Warning, whoIsHere } from './parts.tsx'
import { useReply } from './useReply.ts'

export const answerOf = (documentId: string) => `${documentId} answer`

const channels = { email: 'email', whatsapp: 'WhatsApp', phone: 'phone', other: 'another way' } as const
type Channel = keyof typeof channels

type Props = { lead: OneLead; isOpen: boolean; setOpen: (isOpen: boolean) => void }

export function Answer({ lead, isOpen, setOpen }: Props) {
  const { email, phone } = lead.fields
  const { may } = useDesk()
  const call = phone && lead.callable ? callLink(phone, lead.callable, lead.calledIn) : null
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  const mayAnswer = may(CHANGE_LEADS) && !lead.mergedInto
  const open = mayAnswer && !isOpen ? () => setOpen(true) : null
  useKey('e', open)
  return (
    <Part aria-label="Answer">
      <Flex gap={2} wrap="wrap">
        {open && <Action name="Answer" run={open} autoFocus={wasOpen.current} variant="default" />}
        {call && (
          <LinkButton size="S" variant="tertiary" href={call.href}>
            {`Call ${call.number}`}
          </LinkButton>
        )}
        {phone && <CopyButton what="number" text={phone} />}
        {email && <CopyButton what="address" text={email} />}
      </Flex>
      {email && !isSoundAddress(email) && (
        <Warning>
          This address cannot be written to: {email}
          {mayAnswer && (
            <Flex paddingTop={2}>
              <CorrectLead lead={lead} opener="Correct the address" />
            </Flex>
          )}
        </Warning>
      )}
      {isOpen && <Composer lead={lead} close={() => setOpen(false)} />}
    </Part>
  )
}

type Press = { channel: Channel; send: boolean }

const emptyDraft = { subject: '', text: '', seen: '', to: '', replaces: '', key: '' }

function Composer({ lead, close }: { lead: OneLead; close: () => void }) {
  const { documentId, fields, callable, canMail, timeline, here, mergedInto } = lead
  const { me, send: sendTo, say, undo, advance } = useDesk()
  const { state, template, templates, reply, choose } = useReply(fields)
  const kept = useKeptTexts(answerOf(documentId), { ...emptyDraft, subject: reply.subject, text: reply.text })
  const { subject, text } = kept.texts
  const [first, setFirst] = useState({
    seen: kept.texts.seen || String(lead.revision),
    to: kept.texts.to || (fields['email'] ?? ''),
    key: kept.texts.key || newKey(),
  })
  const [seen, setSeen] = useState(Number(first.seen))
  const [to, setTo] = useState(first.to)
  const [isBusy, setBusy] = useState(false)
  const [used, setUsed] = useState<Channel | null>(null)
  const [asks, setAsks] = useState<{ answered: ColleaguesAnswer; press: Press } | null>(null)
  const [asked, setAskedTemplate] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  // Between greeting and signature, where the writing begins; whoever has begun already is left alone.
  const begins = useRef(0)
  begins.current = text === reply.text ? reply.begins : -1
  const isReady = state !== 'loading'
  useEffect(() => {
    if (isReady && begins.current !== -1) area.current?.setSelectionRange(begins.current, begins.current)
  }, [isReady])
  const { email, phone } = fields
  const status = (fields['leadStatus'] ?? 'new') as LeadStatus
  const isHere = mergedInto === null
  const isSound = isSoundAddress(email ?? '')
  const sendsItself = isHere && canMail && isSound
  const mail = sendsItself || !isHere ? null : mailLink(email, { subject, text })
  const whatsApp = isHere ? whatsAppLink({ phone: phone ?? null, callable }, text) : null
  const writing = here.filter(({ doing }) => doing === 'answering')
  const answered = asks?.answered ?? newestOfOthers(timeline, seen, me)

  /** What was seen when the writing began goes with the draft, and by what it is known if it is sent twice. */
  const type = (typed: Partial<{ subject: string; text: string }>) => kept.type({ ...first, ...typed })

  function leave() {
    kept.forget()
    close()
  }

  /** What was typed, and which answer it takes the place of, is never given up unasked. */
  function takeTemplate(chosen: string) {
    setAskedTemplate(null)
    choose(chosen)
    kept.forgetOnly('subject', 'text')
  }

  async function answer({ channel, send }: Press, known = seen) {
    setBusy(true)
    setAsks(null)
    // Without an answer from the inbox it may be sent once more, from a page that has been loaded anew.
    type({ subject, text })
    const written = channel === 'email' || channel === 'whatsapp'
    const words = { ...(written && { text }), ...(channel === 'email' && { subject }), ...(send && { to }) }
    const replaces = kept.texts.replaces ? { replaces: Number(kept.texts.replaces) } : {}
    const body = { key: first.key, channel, send, template: template?.name, seen: known, ...words, ...replaces }
    try {
      const done = await sendTo<{ revision: number; heldMs: number; isYours: boolean }>(`/leads/${documentId}/answers`, body)
      leave()
      const words = send ? `The answer goes out in ${done.heldMs / 1000} seconds.` : 'Kept as answered.'
      advance.current([documentId], { leadStatus: status === 'new' || status === 'spam' ? 'contacted' : status })
      say({ words: done.isYours ? `${words} The lead is yours.` : words, undo: () => undo({ documentId, revision: done.revision }) })
    } catch (error) {
      const answered = colleaguesAnswer(error)
      if (answered) setAsks({ answered, press: { channel, send } })
      else {
        if (isFetchError(error) && error.status === 409) {
          const next = { ...first, key: newKey() }
          setFirst(next)
          kept.type(next)
        }
        say({ words: `The answer is not kept; your text is still here. ${reasonOf(error)}`, isBad: true })
      }
    } finally {
      setBusy(false)
    }
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || isBusy) return
    event.preventDefault()
    if (sendsItself && text.trim() && state !== 'loading') answer({ channel: 'email', send: true })
    else if (!sendsItself && used) answer({ channel: used, send: false })
  }

  function allTheSame({ answered, press }: NonNullable<typeof asks>) {
    setSeen(answered.revision)
    return answer(press, answered.revision)
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingTop={3} role="group" aria-label="The answer" onKeyDown={onKeyDown}>
      {mergedInto && <Warning>This lead is part of another by now. Copy your text, open that lead below, and answer there.</Warning>}
      {writing.length > 0 && <Warning>{`${whoIsHere(writing)} now.`}</Warning>}
      {answered && (
        <Warning>
          {`${answered.by} answered ${sydneyTime(new Date(answered.at))} (${answered.channel})${answered.words ? `: ${answered.words}` : '.'}`}
          {asks && (
            <Flex gap={2} wrap="wrap" paddingTop={2}>
              <Typography fontWeight="bold">The client would get a second answer.</Typography>
              <Action
                name={asks.press.send ? 'Send all the same' : 'Keep all the same'}
                run={() => allTheSame(asks)}
                variant="danger-light"
              />
              <Action name="Cancel" run={() => setAsks(null)} />
            </Flex>
          )}
        </Warning>
      )}
      {sendsItself && email && email !== to && (
        <Warning>
          {`You began this for ${to || 'a lead without an address'}. The address is ${email} by now.`}
          <Flex paddingTop={2}>
            <Action name={`Write to ${email}`} run={() => setTo(email)} variant="secondary" />
          </Flex>
        </Warning>
      )}
      {templates.length > 0 && (
        <Choice
          label="Template"
          value={template?.documentId ?? ''}
          values={templates.map(({ documentId: value, name }) => ({ value, name }))}
          choose={(chosen) => (text === reply.text && subject === reply.subject ? takeTemplate(chosen) : setAskedTemplate(chosen))}
        />
      )}
      {asked !== null && (
        <Warning>
          The template takes the place of what you have written.
          <Flex gap={2} wrap="wrap" paddingTop={2}>
            <Action name="Use the template" run={() => takeTemplate(asked)} variant="danger-light" />
            <Action name="Keep my text" run={() => setAskedTemplate(null)} />
          </Flex>
        </Warning>
      )}
      {state === 'ready' && templates.length === 0 && (
        <Typography tag={Link} to="/reply-templates" textColor="primary600">
          Write a reply template
        </Typography>
      )}
      {state === 'failed' && <Alert>The reply templates could not be read. You can write the answer here all the same.</Alert>}
      {email && (
        <Field.Root name="subject">
          <Field.Label>Subject</Field.Label>
          <TextInput dir="auto" maxLength={250} value={subject} onChange={({ target }) => type({ subject: target.value })} />
        </Field.Root>
      )}
      <Field.Root name="answer">
        <Field.Label>Answer</Field.Label>
        <Textarea
          ref={area}
          dir="auto"
          maxLength={20_000}
          style={{ minHeight: '18rem' }}
          value={text}
          onChange={({ target }) => type({ text: target.value })}
        />
      </Field.Root>
      <Flex gap={2} wrap="wrap">
        {sendsItself && (
          <Button loading={isBusy} disabled={!text.trim() || state === 'loading'} onClick={() => answer({ channel: 'email', send: true })}>
            Send email
          </Button>
        )}
        {mail && (
          <LinkButton href={mail} onClick={() => setUsed('email')}>
            Open in mail program
          </LinkButton>
        )}
        {whatsApp && (
          <LinkButton variant="secondary" href={whatsApp} isExternal onClick={() => setUsed('whatsapp')}>
            Open WhatsApp
          </LinkButton>
        )}
        <CopyButton what="text" text={text} />
        <Signature />
        <Button variant="ghost" onClick={leave}>
          Discard draft
        </Button>
      </Flex>
      {isHere && (
        <Flex gap={2} wrap="wrap" role="group" aria-label="I have answered">
          <Typography textColor="neutral700">I have answered by</Typography>
          {Object.entries(channels).map(([channel, name]) => (
            <Action
              key={channel}
              name={name}
              run={() => answer({ channel: channel as Channel, send: false })}
              variant={used === channel ? 'default' : 'tertiary'}
              disabled={isBusy || (channel === 'email' && Boolean(email) && !isSound)}
              aria-label={`I have answered by ${name}`}
            />
          ))}
        </Flex>
      )}
    </Flex>
  )
}

/** Before it is pressed too: the list is read again every few seconds. */
function newestOfOthers(timeline: readonly TimelineEntry[], seen: number, me: number | null): ColleaguesAnswer | null {
  const entry = timeline.find(
    ({ kind, isUndone, state, revision = 0, byId, of }) =>
      kind === 'answer' && !of && !isUndone && state !== 'withdrawn' && revision > seen && byId !== me,
  )
  if (!entry) return null
  return { by: entry.by ?? '', at: entry.at, channel: entry.after ?? '', words: entry.text ?? null, revision: entry.revision ?? 0 }
}

function colleaguesAnswer(error: unknown): ColleaguesAnswer | null {
  if (!isFetchError(error) || error.status !== 409) return null
  const { answered } = (error.response?.data.error.details ?? {}) as { answered?: ColleaguesAnswer }
  return answered ?? null
}
