import { Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Mail, Message } from '@strapi/icons'
import { useAuth, useForm } from '@strapi/strapi/admin'
import { mailLink, whatsAppLink } from '../../leads/contactLinks.ts'
import { sydneyTime } from '../../sydneyTime.ts'
import { type Lead, leadPanel } from './panel.ts'

export const AnswerPanel = leadPanel('Answer', (lead) => <Answer lead={lead} />)

function Answer({ lead }: { lead: Lead }) {
  const email = mailLink(lead.email)
  const whatsApp = whatsAppLink(lead.phone)
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {lead.createdAt && <Typography textColor="neutral700">Received {sydneyTime(new Date(lead.createdAt))} (Sydney)</Typography>}
      {lead.spamReason && <Typography textColor="warning700">Suspected spam: {lead.spamReason}</Typography>}
      {email && (
        <LinkButton href={email} startIcon={<Mail />} variant="secondary" fullWidth>
          Email
        </LinkButton>
      )}
      {whatsApp && (
        <LinkButton href={whatsApp} isExternal startIcon={<Message />} variant="secondary" fullWidth>
          WhatsApp
        </LinkButton>
      )}
      <TakeButton />
    </Flex>
  )
}

/** Writes the name into the form: like every change it counts when the lead is saved. */
function TakeButton() {
  const user = useAuth('TakeButton', ({ user }) => user)
  const owner = useForm<unknown>('TakeButton', ({ values }) => (values as { owner?: unknown }).owner)
  const onChange = useForm('TakeButton', ({ onChange }) => onChange)
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ') || user?.email
  if (!name || owner === name) return null
  return (
    <Button variant="tertiary" fullWidth onClick={() => onChange('owner', name)}>
      Make me the owner
    </Button>
  )
}
