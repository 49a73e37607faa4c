import type { ReactNode } from 'react'
import { headerTexts } from '#content/navigation.ts'
import { pathLink } from '#content/path/words.ts'
import { Icon } from './Icon.tsx'
import styles from './ui.module.css'

type Props = { href: string; className?: string | undefined; children: ReactNode }

export function NewTabLink({ href, className, children }: Props) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {headerTexts.newTab}</span>
    </a>
  )
}

export function PathLink() {
  return (
    <p className={`no-print ${styles.path}`}>
      <a href={pathLink.path}>
        {pathLink.label} <Icon name="arrow" />
      </a>
    </p>
  )
}
