import type { Question } from '#content/schema/text.ts'
import { Markdown } from '../ui/Markdown.tsx'
import styles from './Questions.module.css'

export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Markdown text={answer} />
        </details>
      ))}
    </div>
  )
}
