import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Inline, Lines } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './service.module.css'

export function Agreement({ split }: { split: Service['split'] }) {
  return (
    <div className={styles.agreement}>
      <Clause tone={styles.you} icon="pen" heading={texts.who.you} items={split.you} />
      <Clause tone={styles.we} icon="question" heading={texts.who.we} items={split.we} />
    </div>
  )
}

export function Rule({ rule }: Pick<Service, 'rule'>) {
  return (
    <section id="rule" className={styles.rule} aria-labelledby="rule-heading">
      <h2 id="rule-heading">{rule.heading}</h2>
      <p>
        <Inline text={rule.body} />
      </p>
      <p>
        <a className={styles.guide} href={rule.guide.path}>
          {rule.guide.label}
        </a>
      </p>
      <Sources ids={rule.sources} />
    </section>
  )
}

export function Needed({ audience }: { audience: Service['audience'] }) {
  return (
    <div className={styles.slip}>
      <Clause tone={styles.needed} icon="check" heading={texts.needed} items={audience.needed} />
    </div>
  )
}

/** After the form: an offer to go alone is no reason to begin with. */
export function NotNeeded({ audience }: { audience: Service['audience'] }) {
  return (
    <div className={`${styles.slip} ${styles.afterForm}`}>
      <Clause tone={styles.notNeeded} icon="arrow" heading={texts.notNeeded} items={audience.notNeeded} />
    </div>
  )
}

type ClauseProps = { tone: string | undefined; icon: IconName; heading: string; items: readonly string[] }

function Clause({ tone, icon, heading, items }: ClauseProps) {
  return (
    <div className={tone}>
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      <Lines items={items} className="rows headed" />
    </div>
  )
}
