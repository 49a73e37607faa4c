import { homeTexts as texts } from '#content/labels.ts'
import type { StoryPaper } from '#content/schema/story.ts'
import styles from './Answers.module.css'

type Paper = Extract<StoryPaper, { kind: 'answers' }>

export function Answers({ items }: { items: Paper['items'] }) {
  return (
    <dl className={styles.answers}>
      {items.map(({ question, answer, proof }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className={styles.answer}>{answer}</dd>
          <dd className={styles.proof}>
            <span>{texts.proof}</span> {proof}
          </dd>
        </div>
      ))}
    </dl>
  )
}
