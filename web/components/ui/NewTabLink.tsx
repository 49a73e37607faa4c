import type { ReactNode } from 'react'
import { headerTexts } from '#content/navigation.ts'

type Props = { href: string; className?: string | undefined; children: ReactNode }

/** Opens in a new tab and says so to those who cannot see it happen. */
export function NewTabLink({ href, className, children }: Props) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {headerTexts.newTab}</span>
    </a>
  )
}
