import { Button, Field, Flex, Modal, Textarea, TextInput } from '@strapi/design-system'
import { Pencil, Plus } from '@strapi/icons'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OneLead } from '../../leads/leadApi.ts'
import { handForms } from '../../leads/leadSource.ts'
import { useDesk, useKeptText } from './desk.tsx'
import { Choice } from './parts.tsx'

const sources: Record<(typeof handForms)[number], string> = {
  call: 'Phone call',
  whatsapp: 'WhatsApp chat',
  mail: 'Email',
  'in person': 'In person',
  other: 'Another way',
}

/** Someone who called or wrote elsewhere. Only a way to reach them is needed. */
export function EnterLead() {
  const { post, say } = useDesk()
  const navigate = useNavigate()
  const [source, setSource] = useState<(typeof handForms)[number]>('call')
  const person = usePerson('new', {})
  const [queries, setQueries, forgetQueries] = useKeptText('new words')

  async function save() {
    const body = { source, ...person.values, queries }
    const made = await post<{ documentId: string; isNew: boolean }>('/leads/new', body, 'Not saved.')
    if (!made) return false
    person.forget()
    forgetQueries()
    say(made.isNew ? 'The lead is in the list.' : 'This lead is in the list already.')
    navigate(`/leads/${made.documentId}`)
    return true
  }

  return (
    <PersonDialog
      title="Enter a lead"
      trigger={
        <Button size="S" variant="secondary" startIcon={<Plus />}>
          Enter a lead
        </Button>
      }
      person={person}
      save={save}
    >
      <Choice
        label="Where it came from"
        value={source}
        values={handForms.map((value) => ({ value, name: sources[value] }))}
        choose={setSource}
      />
      <Field.Root name="words">
        <Field.Label>What they want</Field.Label>
        <Textarea dir="auto" value={queries} onChange={({ target }) => setQueries(target.value)} />
      </Field.Root>
    </PersonDialog>
  )
}

/** A name, an address or a number that was mistyped, or has changed. What they wrote stays. */
export function CorrectLead({ lead: { documentId, fields } }: { lead: OneLead }) {
  const { post, say, undo } = useDesk()
  const person = usePerson(documentId, fields)

  async function save() {
    const { fullName, email, phone } = person.values
    const body = { email, phone, ...(fullName.trim() ? { fullName } : {}) }
    const done = await post<{ revision: number }>(`/leads/${documentId}/details`, body, 'Not saved.')
    if (!done) return false
    person.forget()
    say('Corrected. The history keeps what was there before.', () => undo([{ documentId, revision: done.revision }]))
    return true
  }

  return (
    <PersonDialog
      title="Correct the details"
      trigger={
        <Button size="S" variant="tertiary" startIcon={<Pencil />}>
          Correct
        </Button>
      }
      person={person}
      save={save}
    />
  )
}

const labels = { fullName: 'Name', phone: 'Phone', email: 'Email' } as const
type Person = ReturnType<typeof usePerson>

function usePerson(of: string, before: OneLead['fields']) {
  const texts = {
    fullName: useKeptText(`${of} fullName`, before['fullName'] ?? ''),
    phone: useKeptText(`${of} phone`, before['phone'] ?? ''),
    email: useKeptText(`${of} email`, before['email'] ?? ''),
  }
  return {
    texts,
    values: { fullName: texts.fullName[0], phone: texts.phone[0], email: texts.email[0] },
    forget: () => {
      for (const [, , forget] of Object.values(texts)) forget()
    },
  }
}

type DialogProps = { title: string; trigger: ReactElement; person: Person; save: () => Promise<boolean>; children?: ReactNode }

function PersonDialog({ title, trigger, person, save, children }: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'open' | 'busy' | 'refused'>('open')

  async function submit() {
    setState('busy')
    const isSaved = await save()
    setState(isSaved ? 'open' : 'refused')
    if (isSaved) setOpen(false)
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>{trigger}</Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {(['fullName', 'phone', 'email'] as const).map((name, index) => (
                <Field.Root key={name} name={name}>
                  <Field.Label>{labels[name]}</Field.Label>
                  <TextInput
                    type={name === 'phone' ? 'tel' : 'text'}
                    autoComplete="off"
                    autoFocus={index === 0}
                    value={person.texts[name][0]}
                    onChange={({ target }) => person.texts[name][1](target.value)}
                  />
                </Field.Root>
              ))}
              {children}
              {state === 'refused' && (
                <p role="alert">Not saved. Check that the name has two letters or more, and that there is a phone number or an address.</p>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={state === 'busy'}>
              Save the lead
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
