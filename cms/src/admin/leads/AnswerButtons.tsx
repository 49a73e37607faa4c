import { Button, Flex, LinkButton } from '@strapi/design-system'
import { Mail, Message } from '@strapi/icons'
import { unstable_useContentManagerContext as useContentManager, useForm } from '@strapi/strapi/admin'
import { type ReactNode, useEffect } from 'react'
import { mailLink, whatsAppLink } from '../../leads/contactLinks.ts'
import { LEAD } from '../../leads/contentTypes.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import type { Lead } from './panel.ts'
import { useReply } from './templates.ts'
import { type Channel, useRecordAnswer } from './useRecordAnswer.ts'

/** Beside Save: on a phone that is the bar at the bottom. */
export function AnswerButtons() {
  const { model, id } = useContentManager()
  const lead = useForm('AnswerButtons', ({ initialValues }) => initialValues as Lead)
  const isLead = model === LEAD && id
  useStartAtTop(isLead ? id : undefined)
  return isLead ? <Buttons documentId={id} lead={lead} /> : null
}

/**
 * Opened from far down the list, a lead would else begin at its end, with the message out of sight. What
 * scrolls is around the page; on a phone these buttons are not inside it.
 */
function useStartAtTop(id: string | undefined): void {
  useEffect(() => {
    if (!id) return
    for (let part = document.querySelector('main:not(:has(main))'); part; part = part.parentElement) part.scrollTop = 0
  }, [id])
}

function Buttons({ documentId, lead }: { documentId: string; lead: Lead }) {
  const { state, reply, fits } = useReply(lead)
  const record = useRecordAnswer()
  const refresh = useRefresh()
  const modified = useForm('AnswerButtons', (state) => state.modified)
  const status = useForm('AnswerButtons', ({ values }) => (values as Lead).leadStatus)
  const onChange = useForm('AnswerButtons', (state) => state.onChange)
  const email = mailLink(lead.email, fits('email') ? reply : undefined)
  const whatsApp = whatsAppLink(lead.phone, fits('whatsapp') ? reply.text : '')
  const isHeld = state === 'loading'

  async function pressed(by: Channel) {
    const recorded = await record(documentId, by, fits(by) ? reply.template?.name : undefined)
    if (!recorded) return
    // Reading the lead again would throw away what is typed and not saved.
    refresh(...(modified ? [] : [documentId]))
    if (modified && status === 'new') onChange('leadStatus', recorded.leadStatus)
  }

  if (!email && !whatsApp) return null
  return (
    <Flex gap={2} width="100%">
      {email && isHeld && <Held icon={<Mail />}>Email</Held>}
      {email && !isHeld && (
        <LinkButton href={email} startIcon={<Mail />} variant="secondary" flex={1} onClick={() => pressed('email')}>
          {fits('email') ? 'Email' : 'Empty email'}
        </LinkButton>
      )}
      {whatsApp && isHeld && <Held icon={<Message />}>WhatsApp</Held>}
      {whatsApp && !isHeld && (
        <LinkButton href={whatsApp} isExternal startIcon={<Message />} variant="secondary" flex={1} onClick={() => pressed('whatsapp')}>
          {fits('whatsapp') ? 'WhatsApp' : 'Empty WhatsApp'}
        </LinkButton>
      )}
    </Flex>
  )
}

/** Until the templates are there: pressed before, it would open other words than the preview shows a moment later. */
function Held({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Button startIcon={icon} variant="secondary" flex={1} disabled>
      {children}
    </Button>
  )
}
