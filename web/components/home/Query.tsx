import type { Home } from '#content/schema/home.ts'
import { ENQUIRY_ID } from '../page/Enquiry.tsx'
import { Questions } from '../page/Questions.tsx'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import { NextSteps } from '../ui/NextSteps.tsx'
import styles from './Query.module.css'

/** The questions people have before they write; then the form that Get Started leads to, and beside it what happens to a message. */
export function Query({ query, questions }: { query: Home['query']; questions: Home['questions'] }) {
  return (
    <div className={`wrap ${styles.parts}`}>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{questions.heading}</h2>
        <Questions questions={questions.items} />
      </section>
      <section id="query" className={styles.query} aria-labelledby="query-heading">
        <div>
          <h2 id="query-heading">{query.heading}</h2>
          <p>{query.text}</p>
        </div>
        <EnquiryCard id={ENQUIRY_ID} texts={query.form} />
        <NextSteps />
      </section>
    </div>
  )
}
