import type { InputHTMLAttributes } from 'react'
import styles from './form.module.css'

type Props = { id: string; name: string; label: string; hint?: string; multiline?: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'placeholder' | 'required' | 'spellCheck'
>

export function Field({ id, name, label, hint, multiline, required, ...input }: Props) {
  const shared = {
    id,
    name,
    className: styles.control,
    required,
    'aria-invalid': false,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-error`,
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
      <p id={`${id}-error`} className={styles.error} hidden />
    </div>
  )
}
