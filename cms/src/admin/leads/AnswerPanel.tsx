import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useAuth, useForm } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { personName } from '../../history/personName.ts'
import { REPLY_TEMPLATE } from '../../leads/contentTypes.ts'
import { unknownPlaceholders } from '../../leads/replyTemplate.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { type Lead, leadPanel } from './panel.ts'
import { useReply } from './templates.ts'

export const AnswerPanel = leadPanel('Answer', (lead) => <Answer lead={lead} />)

function Answer({ lead }: { lead: Lead }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {lead.createdAt && <Typography textColor="neutral700">Received {sydneyTime(new Date(lead.createdAt))} (Sydney)</Typography>}
      {lead.firstAnswerAt && (
        <Typography textColor="neutral700">
          First answered {sydneyTime(new Date(lead.firstAnswerAt))}
          {lead.firstAnswerBy ? ` by ${lead.firstAnswerBy}` : ''}
        </Typography>
      )}
      <Preview lead={lead} />
      <TakeButton />
    </Flex>
  )
}

function Preview({ lead }: { lead: Lead }) {
  const { state, reply, templates, choose } = useReply(lead)
  const { template, subject, text } = reply
  if (state === 'loading') return <Typography textColor="neutral600">Loading the reply templates</Typography>
  if (state === 'failed')
    return (
      <Typography textColor="danger700" role="status">
        The reply templates could not be read. Load the page again; until then the message opens empty.
      </Typography>
    )
  const unknown = template ? unknownPlaceholders(`${template.subject ?? ''} ${template.text}`) : []
  return (
    <>
      {template ? (
        <Field.Root>
          <Field.Label>Template</Field.Label>
          <SingleSelect value={template.documentId} onChange={(value: string | number) => choose(String(value))}>
            {templates.map(({ documentId, name }) => (
              <SingleSelectOption key={documentId} value={documentId}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      ) : (
        <Typography tag={Link} to={`/content-manager/collection-types/${REPLY_TEMPLATE}`} textColor="primary600">
          Write a reply template
        </Typography>
      )}
      {unknown.length > 0 && (
        <Typography textColor="danger700">
          The template names {unknown.map((name) => `{${name}}`).join(', ')}, which no lead has. Those sentences are left out.
        </Typography>
      )}
      <Box tag="section" aria-label="Preview" background="neutral100" padding={3} hasRadius maxHeight="24rem" overflow="auto">
        {template?.channel !== 'whatsapp' && (
          <Typography tag="p" fontWeight="bold">
            {subject}
          </Typography>
        )}
        <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    </>
  )
}

/** Writes the name into the form: like every change it counts when the lead is saved. */
function TakeButton() {
  const user = useAuth('TakeButton', ({ user }) => user)
  const owner = useForm<unknown>('TakeButton', ({ values }) => (values as { owner?: unknown }).owner)
  const onChange = useForm('TakeButton', ({ onChange }) => onChange)
  const name = personName(user ?? {})
  if (!name || owner === name) return null
  return (
    <Button variant="tertiary" fullWidth onClick={() => onChange('owner', name)}>
      Make me the owner
    </Button>
  )
}
