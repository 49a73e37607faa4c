import { underButton } from '#content/nextSteps.ts'
import { Icon } from './Icon.tsx'
import styles from './UnderButton.module.css'

/** What the button above does, so that pressing it is no surprise. */
export function UnderButton() {
  return (
    <ul className={styles.under}>
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
