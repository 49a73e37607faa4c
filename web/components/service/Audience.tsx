import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Audience.module.css'

export function Audience({ audience }: { audience: Service['audience'] }) {
  return (
    <div className={styles.columns}>
      <List heading={texts.needed} items={audience.needed} tone="yes" />
      <List heading={texts.notNeeded} items={audience.notNeeded} tone="no" />
    </div>
  )
}

function List({ heading, items, tone }: { heading: string; items: string[]; tone: 'yes' | 'no' }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className={styles[tone]}>
        {items.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
