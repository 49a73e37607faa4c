import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Steps.module.css'

export function Steps({ steps }: { steps: Service['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, who, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.who}>{texts.who[who]}</p>
          <p>
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
