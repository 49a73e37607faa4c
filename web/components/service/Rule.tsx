import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Stamp } from '../sheet/Stamp.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Rule.module.css'

/** The authority's rule that can cost the reader most, set as a public notice. */
export function Rule({ rule }: { rule: Service['rule'] }) {
  return (
    <section id="rule" className={styles.notice} aria-labelledby="rule-heading">
      <h2 id="rule-heading">{rule.heading}</h2>
      <div>
        <Markdown text={rule.body} />
        <Sources ids={rule.sources} />
      </div>
      <Stamp text={texts.readFirst} corner="top" />
    </section>
  )
}
