import { Button, Field, Flex, Modal, Textarea, TextInput } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { handForms } from '../../leads/leadSource.ts'
import { useKeptText } from './keptText.ts'
import { Choice } from './parts.tsx'
import { useSay } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'

const sources: Record<(typeof handForms)[number], string> = {
  call: 'Phone call',
  whatsapp: 'WhatsApp chat',
  mail: 'Email',
  'in person': 'In person',
  other: 'Another way',
}

/** Someone who called or wrote elsewhere. Only a way to reach them is needed. */
export function EnterLead({ actions }: { actions: LeadActions }) {
  const [isOpen, setOpen] = useState(false)
  const [source, setSource] = useState<string>('call')
  const [fullName, setName, forgetName] = useKeptText('new name')
  const [phone, setPhone, forgetPhone] = useKeptText('new phone')
  const [email, setEmail, forgetEmail] = useKeptText('new email')
  const [queries, setQueries, forgetQueries] = useKeptText('new words')
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const say = useSay()
  const navigate = useNavigate()

  async function save() {
    setBusy(true)
    const made = await actions.post<{ documentId: string; isNew: boolean }>(
      '/leads/new',
      { source, fullName, phone, email, queries },
      'Not saved.',
    )
    setBusy(false)
    setRefused(!made)
    if (!made) return
    for (const forget of [forgetName, forgetPhone, forgetEmail, forgetQueries]) forget()
    setOpen(false)
    say({ tone: 'good', words: made.isNew ? 'The lead is in the list.' : 'This lead is in the list already.' })
    navigate(`/leads/${made.documentId}`)
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button size="S" variant="secondary" startIcon={<Plus />}>
          Enter a lead
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Enter a lead</Modal.Title>
        </Modal.Header>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Choice
                label="Where it came from"
                value={source}
                values={handForms.map((value) => ({ value, name: sources[value] }))}
                choose={setSource}
              />
              <Text label="Name" value={fullName} set={setName} isFirst />
              <Text label="Phone" value={phone} set={setPhone} type="tel" />
              <Text label="Email" value={email} set={setEmail} />
              <Field.Root name="words">
                <Field.Label>What they want</Field.Label>
                <Textarea dir="auto" value={queries} onChange={({ target }) => setQueries(target.value)} />
              </Field.Root>
              {refused && <p role="alert">Not saved: enter a name of two letters or more, and a phone number or an address.</p>}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              Save the lead
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}

type TextProps = { label: string; value: string; set: (text: string) => void; type?: string; isFirst?: boolean }

function Text({ label, value, set, type = 'text', isFirst = false }: TextProps) {
  return (
    <Field.Root name={label}>
      <Field.Label>{label}</Field.Label>
      <TextInput type={type} autoComplete="off" autoFocus={isFirst} value={value} onChange={({ target }) => set(target.value)} />
    </Field.Root>
  )
}
