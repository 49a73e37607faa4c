import type { ChangeEvent, InputHTMLAttributes } from 'react'
import type { FieldErrors } from './fieldErrors.ts'
import styles from './form.module.css'

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  /** What is understood of what was typed, quietly. */
  note?: string
  multiline?: boolean
  value: string
  onType: (text: string) => void
  errors: FieldErrors
  readOnly: boolean
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'placeholder' | 'required' | 'spellCheck' | 'pattern' | 'title'>

export function Field({ id, name, label, hint, note, multiline, value, onType, errors, readOnly, required, ...input }: Props) {
  const error = errors.texts[name]
  const shared = {
    id,
    name,
    value,
    readOnly,
    required,
    className: styles.control,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(target.value),
    'aria-invalid': error !== undefined,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${note === undefined ? '' : `${id}-note `}${id}-error`,
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
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className="fine" hidden={note === ''}>
          {note}
        </p>
      )}
      {/* A new element for each press: an alert is announced as it comes. */}
      <p key={errors.press} id={`${id}-error`} className={styles.error} role={errors.alert === name ? 'alert' : undefined} hidden={!error}>
        {error}
      </p>
    </div>
  )
}
