import { underButton } from '#content/nextSteps.ts'
import type { ShownPrice } from '#content/ownerOffer.ts'
import { Icon } from './Icon.tsx'
import styles from './UnderButton.module.css'

/** What the offer costs, where the owner has said so, and what the button above does: pressing it is no surprise. */
export function UnderButton({ price }: { price?: ShownPrice | undefined }) {
  return (
    <ul className={styles.under}>
      {price && (
        <li>
          <Icon name="check" />
          <span>
            <b>
              {price.amount}, {price.gst}
            </b>
            {price.includes && `: ${price.includes}`}.
          </span>
        </li>
      )}
      {underButton().map(({ text, link }) => (
        <li key={text}>
          <Icon name="check" />
          <span>
            {text}
            {link && (
              <>
                {' '}
                <a href={link.path}>{link.label}</a>.
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
