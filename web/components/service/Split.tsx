import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Split.module.css'

export function Split({ split }: { split: Service['split'] }) {
  const columns = [
    { heading: texts.you, items: split.you, tone: styles.you },
    { heading: texts.we, items: split.we, tone: styles.we },
    { heading: texts.never, items: split.never, tone: styles.never },
  ]
  return (
    <div className={styles.columns}>
      {columns.map(({ heading, items, tone }) => (
        <div key={heading} className={tone}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Inline text={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
