import { useState } from 'react'
import { flushSync } from 'react-dom'

type Texts = Readonly<Record<string, string | undefined>>

/** Of one press: by the name of the field. */
export type FieldErrors = { press: number; texts: Texts; alert: string | undefined }

/**
 * The first wrong field takes the focus, so a screen reader announces its error. Where it has the focus already, the error is
 * an alert. `show` says whether there is one.
 */
export function useFieldErrors(): { errors: FieldErrors; show: (form: HTMLFormElement, texts: Texts) => boolean } {
  const [errors, setErrors] = useState<FieldErrors>({ press: 0, texts: {}, alert: undefined })
  function show(form: HTMLFormElement, texts: Texts): boolean {
    const [first] = Object.entries(texts).find(([, text]) => text !== undefined) ?? []
    const control = first && form.elements.namedItem(first)
    const hasFocus = control === document.activeElement
    // There before the focus is: a field is read with what describes it.
    flushSync(() => setErrors(({ press }) => ({ press: press + 1, texts, alert: hasFocus ? first : undefined })))
    if (control instanceof HTMLElement) control.focus()
    return first !== undefined
  }
  return { errors, show }
}
