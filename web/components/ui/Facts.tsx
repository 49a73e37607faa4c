import type { ReactNode } from 'react'

export function Facts({
  facts,
  className,
}: {
  facts: readonly (readonly [term: ReactNode, value: ReactNode])[]
  className?: string | undefined
}) {
  return (
    <dl className={className}>
      {facts.map(([term, value], index) => (
        // A printed fact never moves, so its position identifies it.
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
