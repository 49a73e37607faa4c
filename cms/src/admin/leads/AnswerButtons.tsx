import { Flex, LinkButton } from '@strapi/design-system'
import { Mail, Message } from '@strapi/icons'
import { unstable_useContentManagerContext as useContentManager, useForm } from '@strapi/strapi/admin'
import { useEffect } from 'react'
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
  const { reply } = useReply(lead)
  const record = useRecordAnswer()
  const refresh = useRefresh()
  const modified = useForm('AnswerButtons', (state) => state.modified)
  const status = useForm('AnswerButtons', ({ values }) => (values as Lead).leadStatus)
  const onChange = useForm('AnswerButtons', (state) => state.onChange)
  const channel = reply.template?.channel ?? 'both'
  const forEmail = channel === 'whatsapp' ? undefined : reply
  const email = mailLink(lead.email, forEmail)
  const whatsApp = whatsAppLink(lead.phone, channel === 'email' ? '' : reply.text)
  if (!email && !whatsApp) return null

  async function pressed(by: Channel) {
    const fits = channel === 'both' || channel === by
    const recorded = await record(documentId, by, fits ? reply.template?.name : undefined)
    if (!recorded) return
    // Reading the lead again would throw away what is typed and not saved.
    if (!modified) refresh(documentId)
    else if (status === 'new') onChange('leadStatus', recorded.leadStatus)
  }

  return (
    <Flex gap={2} width="100%">
      {email && (
        <LinkButton href={email} startIcon={<Mail />} variant="secondary" flex={1} onClick={() => pressed('email')}>
          Email
        </LinkButton>
      )}
      {whatsApp && (
        <LinkButton href={whatsApp} isExternal startIcon={<Message />} variant="secondary" flex={1} onClick={() => pressed('whatsapp')}>
          WhatsApp
        </LinkButton>
      )}
    </Flex>
  )
}
