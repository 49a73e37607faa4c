import type { ReactNode } from 'react'

type Props = { facts: readonly (readonly [term: ReactNode, value: ReactNode])[]; className?: string | undefined }

export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
