import { Button, Field, Flex, TextInput } from '@strapi/design-system'
import { useState } from 'react'
import { addDays } from '../../time/sydneyTime.ts'
import { typedDay, writtenDay } from '../shared/typedDay.ts'
import { useKey } from './desk.tsx'

const choices = [
  { name: 'Tomorrow', days: 1 },
  { name: 'In three days', days: 3 },
  { name: 'Next week', days: 7 },
]

type Props = { day: string | null; hasKey?: boolean; save: (day: string | null) => unknown }

/** A day typed is a day saved: with Enter, with the button, or when the field is left. */
export function FollowUp({ day, hasKey = false, save }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const chosen = typedDay(typed)
  useKey('f', hasKey ? () => setOpen(true) : null)
  const isNoDay = typed.trim() !== '' && !chosen
  const done = (next: string | null) => {
    setOpen(false)
    setTyped('')
    if (next !== day) save(next)
  }
  if (!isOpen)
    return (
      <Button size="S" variant="tertiary" onClick={() => setOpen(true)}>
        {day ? `Follow up ${writtenDay(day)}` : 'Follow up'}
      </Button>
    )
  return (
    <Flex
      gap={2}
      wrap="wrap"
      role="group"
      aria-label="Follow up"
      onBlur={({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && chosen) done(chosen)
      }}
    >
      {choices.map(({ name, days }, index) => (
        <Button key={name} size="S" variant="secondary" autoFocus={index === 0} onClick={() => done(addDays(new Date(), days))}>
          {name}
        </Button>
      ))}
      <Field.Root error={isNoDay ? 'Write the day like this: 30/11/2026.' : false} style={{ maxWidth: '16rem' }}>
        <TextInput
          size="S"
          aria-label="Day to follow up"
          placeholder="DD/MM/YYYY"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && chosen && done(chosen)}
        />
        <Field.Error />
      </Field.Root>
      <Button size="S" disabled={!chosen} onClick={() => chosen && done(chosen)}>
        Save the day
      </Button>
      {day && (
        <Button size="S" variant="ghost" onClick={() => done(null)}>
          No follow-up
        </Button>
      )}
      <Button size="S" variant="ghost" onClick={() => done(day)}>
        Cancel
      </Button>
    </Flex>
  )
}
