import { Button, Field, Flex, LinkButton, Textarea, TextInput, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isSoundAddress, mailLink, phoneLink, whatsAppLink } from '../../leads/contactLinks.ts'
import type { OneLead } from '../../leads/leadApi.ts'
import { fillTemplate, plainReply, type ReplyTemplate, replyValues } from '../../leads/replyTemplate.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { useDesk, useKey } from './desk.tsx'
import { newKey, useKeptTexts } from './keptTexts.ts'
import { Action, Alert, Choice, Part } from './parts.tsx'

export const answerOf = (documentId: string) => `${documentId} answer`

const channels = { email: 'email', whatsapp: 'WhatsApp', phone: 'phone', other: 'another way' } as const
type Channel = keyof typeof channels

type Props = { lead: OneLead; isOpen: boolean; setOpen: (isOpen: boolean) => void }

export function Answer({ lead, isOpen, setOpen }: Props) {
  const { email, phone } = lead.fields
  const { may } = useDesk()
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  const open = may(CHANGE_LEADS) && !isOpen ? () => setOpen(true) : null
  useKey('e', open)
  return (
    <Part aria-label="Answer">
      <Flex gap={2} wrap="wrap">
        {open && <Action name="Answer" run={open} autoFocus={wasOpen.current} variant="default" />}
        {phone && (
          <LinkButton size="S" variant="tertiary" href={phoneLink(lead.callable ?? phone)}>
            {`Call ${phone}`}
          </LinkButton>
        )}
        {phone && <CopyButton what="number" text={phone} />}
        {email && <CopyButton what="address" text={email} />}
      </Flex>
      {isOpen && <Composer lead={lead} close={() => setOpen(false)} />}
    </Part>
  )
}

function Composer({ lead: { documentId, fields, canMail }, close }: { lead: OneLead; close: () => void }) {
  const { post, say, undo } = useDesk()
  const { state, template, templates, reply, choose } = useReply(fields)
  const { texts, type, forget } = useKeptTexts(answerOf(documentId), reply)
  const { subject, text } = texts
  const [isBusy, setBusy] = useState(false)
  const [used, setUsed] = useState<Channel | null>(null)
  const key = useRef(newKey())
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const { email, phone } = fields
  const sendsItself = canMail && isSoundAddress(email ?? '')
  const mail = sendsItself ? null : mailLink(email, { subject, text })
  const whatsApp = whatsAppLink(phone, text)

  function leave() {
    forget()
    close()
  }

  async function answer(channel: Channel, send: boolean) {
    setBusy(true)
    const written = channel === 'email' || channel === 'whatsapp'
    const told = { ...(written && { text }), ...(channel === 'email' && { subject }) }
    const body = { key: key.current, channel, send, template: template?.name, ...told }
    const path = `/leads/${documentId}/answers`
    const refused = 'The answer is not kept; your text is still here.'
    const done = await post<{ revision: number; heldMs: number }>(path, body, refused, () => {
      key.current = newKey()
    })
    setBusy(false)
    if (!done) return
    leave()
    const words = send ? `The answer goes out in ${done.heldMs / 1000} seconds.` : 'Kept as answered.'
    say({ words: `${words} The lead is yours.`, undo: () => undo({ documentId, revision: done.revision }) })
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingTop={3} role="group" aria-label="The answer">
      {templates.length > 0 && (
        <Choice
          label="Template"
          value={template?.documentId ?? ''}
          values={templates.map(({ documentId: value, name }) => ({ value, name }))}
          choose={(chosen) => {
            choose(chosen)
            forget()
          }}
        />
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
          <Button loading={isBusy} disabled={!text.trim() || state === 'loading'} onClick={() => answer('email', true)}>
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
        <Button variant="ghost" onClick={leave}>
          Throw away
        </Button>
      </Flex>
      <Flex gap={2} wrap="wrap" role="group" aria-label="I have answered">
        <Typography textColor="neutral700">I have answered by</Typography>
        {Object.entries(channels).map(([channel, name]) => (
          <Action
            key={channel}
            name={name}
            run={() => answer(channel as Channel, false)}
            variant={used === channel ? 'default' : 'tertiary'}
            disabled={isBusy}
            aria-label={`I have answered by ${name}`}
          />
        ))}
      </Flex>
    </Flex>
  )
}

const LAST_TEMPLATE = 'lead-reply-template'

function useReply({ fullName = null, discipline = null, pagePath = null }: OneLead['fields']) {
  const fetched = useFetched<ReplyTemplate[]>('/leads/templates')
  const [chosen, setChosen] = useState(() => window.localStorage.getItem(LAST_TEMPLATE) ?? '')
  const templates = fetched.data ?? []
  const template = templates.find(({ documentId }) => documentId === chosen) ?? templates[0] ?? null
  const values = replyValues({ fullName, discipline, pagePath })
  const text = fillTemplate((template ?? plainReply).text, values)
  const choose = (documentId: string) => {
    window.localStorage.setItem(LAST_TEMPLATE, documentId)
    setChosen(documentId)
  }
  const subject = fillTemplate(template?.subject ?? '', values) || (plainReply.subject ?? '')
  return { state: fetched.state, template, templates, choose, reply: { subject, text } }
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const { say } = useDesk()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say({ words: `The ${what} is copied.` }),
      () => say({ words: `The browser did not copy it. Select the ${what} and copy it yourself.`, isBad: true }),
    )
  return <Action name={`Copy ${what}`} run={copy} />
}
