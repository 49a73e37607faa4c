import { SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { useRef } from 'react'
import type { Actor, TeamMember } from '../../history/people.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { useKey } from './desk.tsx'

type ChoiceProps<Value extends string> = {
  /** The key that opens it. */
  shortcut?: string
  label: string
  value: Value | ''
  values: readonly { value: Value; name: string }[]
  choose: (value: Value) => unknown
}

export function Choice<Value extends string>({ shortcut = '', label, value, values, choose }: ChoiceProps<Value>) {
  const trigger = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  useKey(
    shortcut,
    shortcut
      ? () => {
          byKey.current = true
          trigger.current?.focus()
          trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
        }
      : null,
  )
  return (
    <SingleSelect
      ref={trigger}
      onCloseAutoFocus={(event) => {
        // It takes letters for the name of a choice: the next key is for the lead.
        if (byKey.current) event.preventDefault()
        byKey.current = false
      }}
      size="S"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(chosen) => choose(String(chosen) as Value)}
    >
      {values.map((each) => (
        <SingleSelectOption key={each.value} value={each.value}>
          {each.name}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}

const NO_ONE = 'no one'

type OwnerProps = { shortcut?: string; label: string; owner: Actor | null | undefined; choose: (owner: Actor | null) => unknown }

/** A name of which no one knows whose it was is shown, and cannot be chosen again. */
export function OwnerChoice({ shortcut, label, owner, choose }: OwnerProps) {
  const team = useFetched<TeamMember[]>('/leads/team').data ?? []
  const keyOf = ({ id, name }: Actor) => (id === null ? `name ${name}` : String(id))
  const people: Actor[] = owner && !team.some(({ id }) => id === owner.id) ? [...team, owner] : team
  return (
    <Choice
      {...(shortcut ? { shortcut } : {})}
      label={label}
      value={owner === undefined ? '' : owner ? keyOf(owner) : NO_ONE}
      values={[{ value: NO_ONE, name: 'No one' }, ...people.map((person) => ({ value: keyOf(person), name: person.name }))]}
      choose={(value) => {
        const person = team.find((each) => keyOf(each) === value)
        if (person || value === NO_ONE) choose(person ?? null)
      }}
    />
  )
}
