import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { sydneyClock } from '../../time/sydneyTime.ts'
import { FieldFrame, type InputProps } from './fieldFrame.tsx'

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2000, index)).toLocaleString('en-AU', { month: 'long', timeZone: 'UTC' }),
)
const YEARS_BACK = 15

/** Two lists: not every browser has a picker for months. */
export function MonthInput(props: InputProps) {
  const { name, disabled = false } = props
  const { value, onChange } = useField<string | null>(name)
  const [year = '', month = ''] = (value ?? '').split('-')
  // One without the other is no month yet, so the form does not know it.
  const [half, setHalf] = useState({ year, month })
  const shown = value ? { year, month } : half
  const now = Number(sydneyClock(new Date()).day.slice(0, 4))
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(now - back))
  if (shown.year !== '' && !years.includes(shown.year)) years.push(shown.year)

  function choose(part: Partial<typeof shown>) {
    const next = { ...shown, ...part }
    setHalf(next)
    if (next.year !== '' && next.month !== '') onChange(name, `${next.year}-${next.month}`)
  }

  return (
    <FieldFrame {...props}>
      <Flex gap={2} wrap="wrap">
        <Choice
          name={`${name}.month`}
          label="Month"
          value={shown.month}
          choices={MONTHS.map((words, index) => ({ value: String(index + 1).padStart(2, '0'), words }))}
          disabled={disabled}
          onChoose={(chosen) => choose({ month: chosen })}
        />
        <Choice
          name={`${name}.year`}
          label="Year"
          value={shown.year}
          choices={years.map((each) => ({ value: each, words: each }))}
          disabled={disabled}
          onChoose={(chosen) => choose({ year: chosen })}
        />
      </Flex>
    </FieldFrame>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  choices: readonly { value: string; words: string }[]
  disabled: boolean
  onChoose: (value: string) => void
}

function Choice({ name, label, value, choices, disabled, onChoose }: ChoiceProps) {
  return (
    <Field.Root name={name}>
      <SingleSelect
        aria-label={label}
        placeholder={label}
        disabled={disabled}
        value={value}
        onChange={(chosen) => onChoose(String(chosen))}
      >
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}
