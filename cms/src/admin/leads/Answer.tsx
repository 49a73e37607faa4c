import { Button, Field, Flex, LinkButton, Textarea, TextInput, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isSoundAddress, mailLink, phoneLink, whatsAppLink } from '../../leads/contactLinks.ts'
import type { OneLead } from '../../leads/leadViews.ts'
import { unknownPlaceholders } from '../../leads/replyTemplate.ts'
import { newKey, useKeptText } from './keptText.ts'
import { Choice, Part } from './parts.tsx'
import { useSay } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'
import { useReply } from './useReply.ts'

type Channel = 'email' | 'whatsapp' | 'phone' | 'other'
type Props = { lead: OneLead; actions: LeadActions; isAnswering: (is: boolean) => void }

/** Opens with the template filled in. Nothing counts as an answer before it is sent, or someone says that they have answered. */
export function Answer({ lead, actions, isAnswering }: Props) {
  const { documentId, fields, mayChange, canMail } = lead
  const [isOpen, setOpen] = useState(() => window.sessionStorage.getItem(`lead-text ${documentId} answer`) !== null)
  useEffect(() => isAnswering(isOpen), [isOpen, isAnswering])
  if (!mayChange.includes('leadStatus')) return null
  const { email, phone } = fields
  return (
    <Part aria-label="Answer">
      <Flex gap={2} wrap="wrap">
        {!isOpen && (
          <Button size="S" data-key="e" onClick={() => setOpen(true)}>
            Answer
          </Button>
        )}
        {phone && (
          <>
            <LinkButton size="S" variant="tertiary" href={phoneLink(phone)}>
              {`Call ${phone}`}
            </LinkButton>
            <CopyButton what="number" text={phone} />
          </>
        )}
        {email && <CopyButton what="address" text={email} />}
      </Flex>
      {isOpen && <Composer lead={lead} actions={actions} canMail={canMail && isSoundAddress(email ?? '')} close={() => setOpen(false)} />}
    </Part>
  )
}

type ComposerProps = { lead: OneLead; actions: LeadActions; canMail: boolean; close: () => void }

function Composer({ lead, actions, canMail, close }: ComposerProps) {
  const { documentId, fields } = lead
  const { state, reply, templates, choose } = useReply(fields)
  const [subject, setSubject, forgetSubject] = useKeptText(`${documentId} subject`, reply.subject)
  const [text, setText, forgetText] = useKeptText(`${documentId} answer`, reply.text)
  const [isBusy, setBusy] = useState(false)
  const [used, setUsed] = useState<Channel | null>(null)
  const key = useRef(newKey())
  const area = useRef<HTMLTextAreaElement>(null)
  const say = useSay()
  useEffect(() => area.current?.focus(), [])
  const { template } = reply
  const unknown = template ? unknownPlaceholders(`${template.subject ?? ''} ${template.text}`) : []
  const mail = mailLink(fields['email'], { subject, text })
  const whatsApp = whatsAppLink(fields['phone'], text)

  function leave() {
    forgetSubject()
    forgetText()
    close()
  }

  async function answer(channel: Channel, send: boolean) {
    setBusy(true)
    const words = channel === 'phone' || channel === 'other' ? {} : { subject: channel === 'email' ? subject : undefined, text }
    const body = { key: key.current, channel, send, ...(template ? { template: template.name } : {}), ...words }
    const done = await actions.post<{ revision: number; heldMs: number }>(
      `/leads/${documentId}/answers`,
      body,
      'The answer is not kept; your text is still here.',
    )
    setBusy(false)
    if (!done) return
    leave()
    const { revision, heldMs } = done
    say({
      tone: 'good',
      words: send ? `The answer goes out in ${heldMs / 1000} seconds. The lead is yours.` : 'Kept as answered. The lead is yours.',
      undo: () => actions.undo([{ documentId, revision }]),
    })
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
            forgetSubject()
            forgetText()
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
      {fields['email'] && (
        <Field.Root name="subject">
          <Field.Label>Subject</Field.Label>
          <TextInput dir="auto" maxLength={250} value={subject} onChange={({ target }) => setSubject(target.value)} />
        </Field.Root>
      )}
      <Field.Root name="answer">
        <Field.Label>Answer</Field.Label>
        <Textarea
          dir="auto"
          ref={area}
          maxLength={20_000}
          style={{ minHeight: '18rem' }}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field.Root>
      <Flex gap={2} wrap="wrap">
        {canMail && (
          <Button loading={isBusy} disabled={!text.trim() || state === 'loading'} onClick={() => answer('email', true)}>
            Send email
          </Button>
        )}
        {mail && !canMail && (
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
        {(['email', 'whatsapp', 'phone', 'other'] as const).map((channel) => (
          <Button
            key={channel}
            size="S"
            variant={used === channel ? 'default' : 'tertiary'}
            disabled={isBusy}
            aria-label={`I have answered by ${spoken[channel]}`}
            onClick={() => answer(channel, false)}
          >
            {spoken[channel]}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}

const spoken = { email: 'email', whatsapp: 'WhatsApp', phone: 'phone', other: 'another way' }

function CopyButton({ what, text }: { what: string; text: string }) {
  const say = useSay()
  return (
    <Button
      size="S"
      variant="tertiary"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => say({ tone: 'good', words: `The ${what} is copied.` }),
          () => say({ tone: 'bad', words: `The browser did not copy it. Select the ${what} and copy it yourself.` }),
        )
      }
    >
      Copy {what}
    </Button>
  )
}
