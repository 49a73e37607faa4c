import { Field, Flex, TextInput } from '@strapi/design-system'
import { useRef, useState } from 'react'
import { addDays } from '../../time/sydneyTime.ts'
import { typedDay, writtenDay } from '../shared/typedDay.ts'
import { useKey } from './desk.tsx'
import { Action } from './parts.tsx'

const choices = [
  { name: 'Tomorrow', days: 1 },
  { name: 'In three days', days: 3 },
  { name: 'Next week', days: 7 },
]

type Props = { day: string | null; hasKey: boolean; save: (day: string | null) => unknown }

export function FollowUp({ day, hasKey, save }: Props) {
  const [isOpen, setOpen] = useState(false)
  const takesFocus = useRef(false)
  const [typed, setTyped] = useState('')
  const chosen = typedDay(typed)
  useKey('f', hasKey ? () => setOpen(true) : null)
  const isNoDay = typed.trim() !== '' && !chosen
  const done = (next: string | null, isLeft = false) => {
    takesFocus.current = !isLeft
    setOpen(false)
    setTyped('')
    if (next !== day) save(next)
  }
  if (!isOpen)
    return <Action name={day ? `Follow up ${writtenDay(day)}` : 'Follow up'} run={() => setOpen(true)} autoFocus={takesFocus.current} />
  return (
    <Flex
      gap={2}
      wrap="wrap"
      role="group"
      aria-label="Follow up"
      onBlur={({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && chosen) done(chosen, true)
      }}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key !== 'Escape') return
        // Else the page's own Escape would leave the field, which saves it.
        event.preventDefault()
        done(day)
      }}
    >
      {choices.map(({ name, days }, index) => (
        <Action key={name} name={name} run={() => done(addDays(new Date(), days))} variant="secondary" autoFocus={index === 0} />
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
      <Action name="Save the day" run={() => chosen && done(chosen)} disabled={!chosen} variant="default" />
      {day && <Action name="No follow-up" run={() => done(null)} variant="ghost" />}
      <Action name="Cancel" run={() => done(day)} variant="ghost" />
    </Flex>
  )
}
