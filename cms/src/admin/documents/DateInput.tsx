import { IconButton, TextInput } from '@strapi/design-system'
import { Calendar } from '@strapi/icons'
import { useField } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import { typedDay, writtenDay } from '../shared/typedDay.ts'
import { FieldFrame, type InputProps } from './fieldFrame.tsx'

/** Strapi's puts a typed day into the form only when the field is left: one typed just before Save was lost. Day first in any browser. */
export function DateInput(props: InputProps) {
  const { name, disabled = false, mistake } = props
  const { value, onChange } = useField<string | null>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const isNoDay = value !== null && value !== undefined && typedDay(value) === undefined
  return (
    <FieldFrame {...props} mistake={isNoDay && typed === null ? 'Write the day like this: 30/11/2026.' : mistake}>
      <TextInput
        inputMode="numeric"
        placeholder="DD/MM/YYYY"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? writtenDay(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(name, typedDay(target.value) ?? (target.value.trim() || null))
        }}
        onBlur={() => setTyped(null)}
        endAction={
          <IconButton label="Choose a day" variant="ghost" size="XS" disabled={disabled} onClick={() => calendar.current?.showPicker()}>
            <Calendar />
          </IconButton>
        }
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        style={{ position: 'absolute', opacity: 0, width: 0, height: 0, padding: 0, border: 0 }}
        value={(value && typedDay(value)) || ''}
        onChange={({ target }) => onChange(name, target.value || null)}
      />
    </FieldFrame>
  )
}
