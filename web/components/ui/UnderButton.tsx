import { underButton } from '#content/nextSteps.ts'
import { Icon } from './Icon.tsx'
import { Inline } from './Markdown.tsx'
import styles from './UnderButton.module.css'

/** What the button above does, so that pressing it is no surprise. */
export function UnderButton() {
  return (
    <ul className={styles.under}>
      {underButton().map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>
            <Inline text={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
