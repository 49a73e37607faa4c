import type { Service } from '#content/schema/service.ts'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Rule.module.css'

/** The authority's rule that can cost the reader most, marked as an assessor would mark it. */
export function Rule({ rule }: { rule: Service['rule'] }) {
  return (
    <section id="rule" className={styles.rule} aria-labelledby="rule-heading">
      <h2 id="rule-heading">
        <mark>{rule.heading}</mark>
      </h2>
      <Markdown text={rule.body} />
      <Sources ids={rule.sources} />
    </section>
  )
}
