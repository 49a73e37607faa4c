import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Split.module.css'

/** An agreement with a line to sign for each side, and what neither side may ask for. */
export function Split({ split }: { split: Service['split'] }) {
  return (
    <div className={styles.agreement}>
      <Clause side="you" icon="pen" heading={texts.you} items={split.you} />
      <Clause side="we" icon="question" heading={texts.we} items={split.we} />
      <Clause side="never" icon="cross" heading={texts.never} items={split.never} />
    </div>
  )
}

type ClauseProps = { side: 'you' | 'we' | 'never'; icon: IconName; heading: string; items: string[] }

function Clause({ side, icon, heading, items }: ClauseProps) {
  return (
    <div className={styles[side]}>
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
