import { agentTexts as texts } from '#content/labels.ts'
import { settings } from '#content/settings.ts'
import styles from './AgentCard.module.css'

/** The agent's details from configuration, or the plain statement that there are none. */
export function AgentCard() {
  const { SITE_AGENT_NAME: name, SITE_AGENT_MARN: marn } = settings
  return (
    <section className={styles.card} aria-labelledby="agent-heading">
      <h2 id="agent-heading">{texts.heading}</h2>
      {name && marn ? (
        <>
          <dl>
            <dt>{texts.name}</dt>
            <dd>{name}</dd>
            <dt>{texts.marn}</dt>
            <dd className="tabular">{marn}</dd>
          </dl>
          <p>
            {texts.check} <a href={texts.register.url}>{texts.register.label}</a>
          </p>
        </>
      ) : (
        <p>{texts.unset}</p>
      )}
    </section>
  )
}
