import type { FormEvent, ReactNode, RefObject } from 'react'

type Props = {
  label: string
  className?: string | undefined
  field: RefObject<HTMLInputElement | null>
  onFocus?: () => void
  children: ReactNode
}

export function SearchForm({ label, className, field, onFocus, children }: Props) {
  function submit(event: FormEvent): void {
    event.preventDefault()
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
  }
  return (
    <search aria-label={label}>
      <form method="get" className={`script-only ${className}`} onSubmit={submit} onFocus={onFocus}>
        {children}
      </form>
    </search>
  )
}
