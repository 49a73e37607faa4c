import { Button, Field, Flex, LinkButton, Textarea, TextInput, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isSoundAddress, mailLink, phoneLink, whatsAppLink } from '../../leads/contactLinks.ts'
import type { OneLead } from '../../leads/leadApi.ts'
import { fillTemplate, plainReply, type ReplyTemplate, replyValues, unknownPlaceholders } from '../../leads/replyTemplate.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { useFetched } from '../shared/useFetched.ts'
import { isKept, newKey, useDesk, useKeptText, useKey } from './desk.tsx'
import { Choice, Part } from './parts.tsx'

const channels = { email: 'email', whatsapp: 'WhatsApp', phone: 'phone', other: 'another way' } as const
type Channel = keyof typeof channels

/** Opens with the template filled in. Nothing counts as an answer before it is sent, or someone says that they have answered. */
export function Answer({ lead, isAnswering }: { lead: OneLead; isAnswering: (is: boolean) => void }) {
  const { email, phone } = lead.fields
  const { may } = useDesk()
  const [isOpen, setOpen] = useState(() => isKept(`${lead.documentId} answer`))
  useEffect(() => isAnswering(isOpen), [isOpen, isAnswering])
  const open = may(CHANGE_LEADS) && !isOpen ? () => setOpen(true) : null
  useKey('e', open)
  return (
    <Part aria-label="Answer">
      <Flex gap={2} wrap="wrap">
        {open && (
          <Button size="S" onClick={open}>
            Answer
          </Button>
        )}
        {phone && (
          <LinkButton size="S" variant="tertiary" href={phoneLink(phone)}>
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
  const [subject, setSubject, forgetSubject] = useKeptText(`${documentId} subject`, reply.subject)
  const [text, setText, forgetText] = useKeptText(`${documentId} answer`, reply.text)
  const [isBusy, setBusy] = useState(false)
  const [used, setUsed] = useState<Channel | null>(null)
  const key = useRef(newKey())
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const unknown = template ? unknownPlaceholders(`${template.subject ?? ''} ${template.text}`) : []
  const { email, phone } = fields
  const sendsItself = canMail && isSoundAddress(email ?? '')
  const mail = sendsItself ? null : mailLink(email, { subject, text })
  const whatsApp = whatsAppLink(phone, text)

  function forget() {
    forgetSubject()
    forgetText()
  }

  async function answer(channel: Channel, send: boolean) {
    setBusy(true)
    const written = channel === 'email' || channel === 'whatsapp'
    const body = {
      ...{ key: key.current, channel, send },
      ...(template ? { template: template.name } : {}),
      ...(written ? { text } : {}),
      ...(channel === 'email' ? { subject } : {}),
    }
    const path = `/leads/${documentId}/answers`
    const done = await post<{ revision: number; heldMs: number }>(path, body, 'The answer is not kept; your text is still here.')
    setBusy(false)
    if (!done) return
    forget()
    close()
    const words = send ? `The answer goes out in ${done.heldMs / 1000} seconds.` : 'Kept as answered.'
    say(`${words} The lead is yours.`, () => undo([{ documentId, revision: done.revision }]))
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
      {state === 'failed' && (
        <Typography textColor="danger700" role="alert">
          The reply templates could not be read. You can write the answer here all the same.
        </Typography>
      )}
      {unknown.length > 0 && (
        <Typography textColor="danger700">
          The template names {unknown.map((name) => `{${name}}`).join(', ')}, which no lead has. Those sentences are left out.
        </Typography>
      )}
      {email && (
        <Field.Root name="subject">
          <Field.Label>Subject</Field.Label>
          <TextInput dir="auto" maxLength={250} value={subject} onChange={({ target }) => setSubject(target.value)} />
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
          onChange={({ target }) => setText(target.value)}
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
        <Button
          variant="ghost"
          onClick={() => {
            forget()
            close()
          }}
        >
          Throw away
        </Button>
      </Flex>
      <Flex gap={2} wrap="wrap" role="group" aria-label="I have answered">
        <Typography textColor="neutral700">I have answered by</Typography>
        {Object.entries(channels).map(([channel, name]) => (
          <Button
            key={channel}
            size="S"
            variant={used === channel ? 'default' : 'tertiary'}
            disabled={isBusy}
            aria-label={`I have answered by ${name}`}
            onClick={() => answer(channel as Channel, false)}
          >
            {name}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}

const LAST_TEMPLATE = 'lead-reply-template'

/** The template used last, with this lead's values; plain words while the team has none. */
function useReply({ fullName = null, discipline = null, pagePath = null }: OneLead['fields']) {
  const fetched = useFetched<ReplyTemplate[]>('/leads/templates')
  const [chosen, setChosen] = useState(() => window.localStorage.getItem(LAST_TEMPLATE) ?? '')
  const templates = fetched.state === 'ready' ? fetched.data : []
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
  return (
    <Button
      size="S"
      variant="tertiary"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => say(`The ${what} is copied.`),
          () => say(`The browser did not copy it. Select the ${what} and copy it yourself.`),
        )
      }
    >
      Copy {what}
    </Button>
  )
}
