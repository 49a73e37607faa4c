import { type InputHTMLAttributes, useId } from 'react'
import styles from './form.module.css'

type Props = {
  name: string
  label: string
  hint?: string
  error?: string
  /** The focus is here already, so nothing else makes a screen reader read the error. */
  errorIsAlert?: boolean
  multiline?: boolean
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'placeholder' | 'required' | 'spellCheck' | 'readOnly'>

/** A label, its control, and below them the hint and the error, tied to the control. */
export function Field({ name, label, hint, error, errorIsAlert, multiline, required, readOnly, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    readOnly,
    className: styles.control,
    'aria-required': required,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea {...shared} dir="auto" rows={4} placeholder={input.placeholder} />
      ) : (
        <input type="text" dir={input.type === undefined ? 'auto' : undefined} {...input} {...shared} />
      )}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className={styles.error} role={errorIsAlert ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  )
}
