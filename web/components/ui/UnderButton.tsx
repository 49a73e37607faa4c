import type { ReactNode } from 'react'
import { underButton } from '#content/nextSteps.ts'
import type { ShownPrice } from '#content/ownerOffer.ts'
import { Icon } from './Icon.tsx'
import styles from './UnderButton.module.css'

/** What the offer costs, where the owner has said so, and what the button above does: pressing it is no surprise. */
export function UnderButton({ price }: { price?: ShownPrice | undefined }) {
  return (
    <ul className={styles.under}>
      {price && (
        <Ticked>
          <b>
            {price.amount}, {price.gst}
          </b>
          {price.includes && `: ${price.includes}`}.
        </Ticked>
      )}
      {underButton().map(({ text, link }) => (
        <Ticked key={text}>
          {text}
          {link && (
            <>
              {' '}
              <a href={link.path}>{link.label}</a>.
            </>
          )}
        </Ticked>
      ))}
    </ul>
  )
}

function Ticked({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  )
}
