import type { ReactNode } from 'react'
import answers from './answers.module.css'

type Props = {
  name: string
  labels: readonly ReactNode[]
  first?: boolean
  className?: string | undefined
}

/** Buttons of which one can be pressed: radio buttons, so that a keyboard knows what to do. */
export function Choices({ name, labels, first = false, className = '' }: Props) {
  return (
    <div className={`${answers.choices} ${className}`}>
      {labels.map((label, index) => (
        <span key={index}>
          <input
            type="radio"
            name={name}
            id={`${name}-${index}`}
            className={answers.control}
            data-n={index + 1}
            defaultChecked={first && index === 0}
          />
          <label htmlFor={`${name}-${index}`}>{label}</label>
        </span>
      ))}
    </div>
  )
}
