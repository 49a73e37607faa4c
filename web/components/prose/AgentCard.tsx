import { agentTexts as texts } from '#content/labels.ts'
import { ownersDetails } from '#content/ownersDetails.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './AgentCard.module.css'

const MARN_DIGITS = 7

/** The agent's details set as a register entry, or the plain statement that there are none. */
export function AgentCard() {
  const { agent } = ownersDetails
  return (
    <Sheet id="agent" label={texts.label} stamp={agent ? undefined : texts.none}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <dl className={styles.entry}>
        <dt>{texts.name}</dt>
        <dd>
          {agent ? (
            agent.name
          ) : (
            <span className={styles.blank}>
              <Unnamed />
            </span>
          )}
        </dd>
        <dt>{texts.marn}</dt>
        <dd className={styles.boxes}>
          {agent ? (
            [...agent.marn].map((digit, place) => <span key={place}>{digit}</span>)
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
      <p className={styles.says}>{agent ? texts.check : texts.unset}</p>
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
