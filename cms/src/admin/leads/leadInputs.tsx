import { Box, Field, SingleSelect, SingleSelectOption, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useFetched } from '../shared/useFetched.ts'

type InputProps = { name: string; label?: ReactNode; hint?: ReactNode; disabled?: boolean }
type LaidOut = { name: string; type: string }
type Layout<F extends LaidOut> = { layout: F[][][] }

const OWNER = 'lead-owner'
const MESSAGE = 'lead-message'
const inputTypes: Record<string, string> = { owner: OWNER, queries: MESSAGE }

export const leadInputs = [
  { type: OWNER, Component: OwnerInput },
  { type: MESSAGE, Component: MessageInput },
]

/** Strapi has no other way to give one field of one type an input of its own. */
export function withLeadInputs<F extends LaidOut, Hooked extends { layout: Layout<F> }>(hooked: Hooked): Hooked {
  const fields = hooked.layout.layout.flat(2)
  // Only leads have a status.
  if (!fields.some(({ name }) => name === 'leadStatus')) return hooked
  const layout = hooked.layout.layout.map((panel) =>
    panel.map((row) => row.map((field) => ({ ...field, type: inputTypes[field.name] ?? field.type }))),
  )
  return { ...hooked, layout: { ...hooked.layout, layout } }
}

/** Chosen, not typed: "Mia" and "Mia Chen" would be two people. */
function OwnerInput({ name, label, hint, disabled = false }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name)
  const team = useFetched<string[]>('/leads/team')
  const names = Array.from(new Set([...(team.state === 'ready' ? team.data : []), ...(value ? [value] : [])]))
  return (
    <Field.Root name={name} error={error ?? false} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        placeholder="No one yet"
        onChange={(chosen: string | number) => onChange(name, String(chosen))}
        onClear={() => onChange(name, null)}
      >
        {names.map((person) => (
          <SingleSelectOption key={person} value={person}>
            {person}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {team.state === 'failed' && <Typography textColor="danger700">The team could not be read. Reload the page.</Typography>}
      <Field.Error />
    </Field.Root>
  )
}

/** Who may not change it reads it in full, and not through a grey window of four lines. */
function MessageInput({ name, label, hint, disabled = false }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name)
  if (disabled) {
    return (
      <Box tag="section" aria-label="Message">
        <Typography variant="pi" fontWeight="bold">
          {label}
        </Typography>
        <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {value || '(no message)'}
        </Typography>
      </Box>
    )
  }
  return (
    <Field.Root name={name} error={error ?? false} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Textarea value={value ?? ''} onChange={(event) => onChange(name, event.target.value)} />
      <Field.Error />
    </Field.Root>
  )
}
