import { agentTexts as texts } from '#content/labels.ts'
import { settings } from '#content/settings.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './AgentCard.module.css'

const MARN_DIGITS = 7

/** The agent's details from configuration set as a register entry, or the plain statement that there are none. */
export function AgentCard() {
  const { SITE_AGENT_NAME: name, SITE_AGENT_MARN: marn } = settings
  const named = Boolean(name && marn)
  return (
    <Sheet id="agent" label={texts.label} stamp={named ? undefined : texts.none}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <dl className={styles.entry}>
        <dt>{texts.name}</dt>
        <dd>
          {named ? (
            name
          ) : (
            <span className={styles.blank}>
              <Unnamed />
            </span>
          )}
        </dd>
        <dt>{texts.marn}</dt>
        <dd className={styles.boxes}>
          {named ? (
            [...(marn ?? '')].map((digit, place) => <span key={place}>{digit}</span>)
          ) : (
            <>
              <Unnamed />
              {Array.from({ length: MARN_DIGITS }, (_, place) => (
                <span key={place} aria-hidden="true" />
              ))}
            </>
          )}
        </dd>
      </dl>
      <p className={styles.says}>{named ? texts.check : texts.unset}</p>
      <p className={styles.register}>
        <a href={texts.register.url}>
          {texts.register.label} <Icon name="external" />
        </a>
      </p>
    </Sheet>
  )
}

function Unnamed() {
  return <span className="visually-hidden">{texts.none}</span>
}
