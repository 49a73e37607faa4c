import { agentTexts as texts } from '#content/labels.ts'
import type { ownersDetails } from '#content/ownersDetails.ts'
import { fromField } from '#content/ownersPlaces.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './prose.module.css'

export function AgentCard({ agent }: { agent: NonNullable<(typeof ownersDetails)['agent']> }) {
  return (
    <Sheet id="agent" label={texts.label}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <dl className={styles.entry}>
        <dt>{texts.name}</dt>
        <dd>{fromField(agent.name, { kind: 'details', field: 'agentName' })}</dd>
        <dt>{texts.marn}</dt>
        <dd className={styles.boxes}>
          {[...agent.marn].map((digit, index) => (
            <span key={index}>{digit}</span>
          ))}
        </dd>
      </dl>
      <p className="note">{texts.check}</p>
      <p className={styles.register}>
        <a href={texts.register.url}>
          {texts.register.label} <Icon name="external" />
        </a>
      </p>
    </Sheet>
  )
}
