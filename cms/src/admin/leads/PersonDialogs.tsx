import { Field, Textarea, TextInput } from '@strapi/design-system'
import { Pencil, Plus } from '@strapi/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { detailNames, sentFields } from '../../contract/sentFields.ts'
import { hasCountry } from '../../leads/contactLinks.ts'
import type { OneLead } from '../../leads/leadApi.ts'
import { formNames, handForms } from '../../leads/leadSource.ts'
import { Alike } from './Alike.tsx'
import { Choice } from './choices.tsx'
import { useDesk } from './desk.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useKeptTexts } from './keptTexts.ts'

const NO_COUNTRY = 'Is it an Australian number? Else begin with + and the code of its country.'
const submit = 'Save the lead'

export function EnterLead() {
  const { send, say } = useDesk()
  const navigate = useNavigate()
  const [source, setSource] = useState<(typeof handForms)[number]>('call')
  const { texts, type, forget } = useKeptTexts('new', { ...detailsOf({}), queries: '' })

  async function save() {
    const made = await send<{ documentId: string; isNew: boolean }>('/leads/new', { source, ...texts })
    forget()
    say({ words: made.isNew ? 'The lead is in the list.' : 'This lead is in the list already.' })
    navigate(`/leads/${made.documentId}`)
  }

  return (
    <FormDialog submit={submit} save={save} title="Enter a lead" opener="Enter a lead" icon={<Plus />}>
      <DetailFields texts={texts} type={type} />
      <Alike {...texts} />
      <Choice
        label="Where it came from"
        value={source}
        values={handForms.map((value) => ({ value, name: formNames[value] }))}
        choose={setSource}
      />
      <Field.Root name="words">
        <Field.Label>What they want</Field.Label>
        <Textarea dir="auto" value={texts.queries} onChange={({ target }) => type({ queries: target.value })} />
      </Field.Root>
    </FormDialog>
  )
}

export function CorrectLead({ lead: { documentId, fields }, opener = 'Correct' }: { lead: OneLead; opener?: string }) {
  const { send, say, undo } = useDesk()
  const { texts, type, forget } = useKeptTexts(`${documentId} person`, detailsOf(fields))

  async function save() {
    // What was not touched stays as it is by now: a colleague may have corrected it meanwhile.
    const touched = detailNames.filter((name) => texts[name] !== (fields[name] ?? ''))
    if (touched.length === 0) return forget()
    const body = Object.fromEntries(touched.map((name) => [name, texts[name]]))
    const done = await send<{ revision: number }>(`/leads/${documentId}/details`, body)
    forget()
    say({ words: 'Corrected. The history keeps what was there before.', undo: () => undo({ documentId, ...done }) })
  }

  return (
    <FormDialog submit={submit} save={save} title="Correct the details" opener={opener} icon={<Pencil />}>
      <DetailFields texts={texts} type={type} />
    </FormDialog>
  )
}

type Details = Record<(typeof detailNames)[number], string>

function detailsOf(fields: OneLead['fields']): Details {
  return Object.fromEntries(detailNames.map((name) => [name, fields[name] ?? ''])) as Details
}

function DetailFields({ texts, type }: { texts: Details; type: (texts: Partial<Details>) => void }) {
  return detailNames.map((name) => (
    <Field.Root key={name} name={name} hint={name === 'phone' && texts.phone.trim() && !hasCountry(texts.phone) ? NO_COUNTRY : ''}>
      <Field.Label>{sentFields[name].label}</Field.Label>
      <TextInput
        type={name === 'phone' ? 'tel' : 'text'}
        autoComplete="off"
        autoFocus={name === 'fullName'}
        value={texts[name]}
        onChange={({ target }) => type({ [name]: target.value })}
      />
      <Field.Hint />
    </Field.Root>
  ))
}
