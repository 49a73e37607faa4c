import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Audience.module.css'

/** Two halves of one slip: who stays, and who may tear off the other half and go. */
export function Audience({ audience }: { audience: Service['audience'] }) {
  return (
    <div className={styles.slip}>
      <Half heading={texts.needed} items={audience.needed} icon="check" />
      <Half heading={texts.notNeeded} items={audience.notNeeded} icon="arrow" />
    </div>
  )
}

function Half({ heading, items, icon }: { heading: string; items: string[]; icon: 'check' | 'arrow' }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            <Inline text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
