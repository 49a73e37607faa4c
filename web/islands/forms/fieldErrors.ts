import { useState } from 'react'
import { flushSync } from 'react-dom'

type Texts = Readonly<Record<string, string | undefined>>
/** What is wrong with fields that say this. */
type Faults<Values> = (values: Values) => Texts

/** Of one press: by the name of the field. */
export type FieldErrors = { press: number; texts: Texts; alert: string | undefined }

const none = { press: 0, texts: {}, alert: undefined, faults: () => ({}) }

/**
 * The first wrong field takes the focus, so a screen reader announces its error. Where it has the focus already, the error is
 * an alert. `show` says whether there is one. Until the next press an error goes once it is put right, in whatever way, and
 * none comes.
 */
export function useFieldErrors<Values>(values: Values): {
  errors: FieldErrors
  show: (form: HTMLFormElement, faults: Faults<Values>) => boolean
} {
  const [errors, setErrors] = useState<FieldErrors & { faults: Faults<Values> }>(none)
  const shown = Object.entries(errors.texts).filter(([, text]) => text !== undefined)
  const now = shown.length > 0 ? errors.faults(values) : {}
  const left = shown.filter(([name, text]) => now[name] === text)
  if (left.length < shown.length) setErrors({ ...errors, texts: Object.fromEntries(left) })

  function show(form: HTMLFormElement, faults: Faults<Values>): boolean {
    const texts = faults(values)
    const [first] = Object.entries(texts).find(([, text]) => text !== undefined) ?? []
    const control = first && form.elements.namedItem(first)
    const hasFocus = control === document.activeElement
    // There before the focus is: a field is read with what describes it.
    flushSync(() => setErrors(({ press }) => ({ press: press + 1, texts, alert: hasFocus ? first : undefined, faults })))
    if (control instanceof HTMLElement) control.focus()
    return first !== undefined
  }
  return { errors, show }
}

/** What the inbox refused is wrong as long as it is as it was sent. */
export function whileAsSent<Values extends Readonly<Record<string, string>>>(texts: Texts, sent: Values): Faults<Values> {
  return (values) => Object.fromEntries(Object.entries(texts).filter(([name]) => values[name] === sent[name]))
}
