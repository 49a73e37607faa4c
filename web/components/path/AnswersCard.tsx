import { pathWords as words } from '#content/path/words.ts'
import { resultName } from '#content/path.ts'
import type { PathResult } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { pathAddress, START } from '#domain/path/route.ts'
import type { PathAnswersProps } from '#islands/path/answers.ts'
import styles from './card.module.css'
import { occupationTitles, questionsTo } from './pathViews.ts'

export function AnswersCard({ node, result }: { node: string; result: PathResult }) {
  const { answersCard: card, changeAnswer, startAgain, summary, offer } = words
  const props: PathAnswersProps = {
    node,
    questions: questionsTo(node),
    occupations: occupationTitles,
    words: { answersCard: card, changeAnswer, startAgain, summary, offer },
    enquiry: { result: resultLines(result), messageLabel: words.result.form.messageLabel },
  }
  return (
    <section className={styles.card} aria-labelledby="path-answers" data-path-answers={JSON.stringify(props)}>
      <p className={styles.head}>
        <span id="path-answers">{card.general}</span>
      </p>
      <div className={styles.filled} data-filled hidden>
        <ol className={styles.lines} />
        <template data-line>
          <li>
            <span className={styles.short} data-short />
            <span className={styles.answer} data-answer />
            <a className={`no-print ${styles.change}`} href={pathAddress(START)}>
              {words.change}
            </a>
            <span className={`note no-print ${styles.note}`} data-note />
          </li>
        </template>
        <template data-occupation-line>
          <li>
            <span className={styles.short}>{words.occupation}</span>
            <span className={styles.answer} data-answer />
          </li>
        </template>
        <p className={styles.follows}>{fillIn(card.follows, { pathway: resultName(result) })}</p>
      </div>
      <ul className={styles.whoFor}>
        {result.whoFor.map((condition) => (
          <li key={condition} className="note">
            {condition}
          </li>
        ))}
      </ul>
      <p className={`no-print button-row ${styles.again}`}>
        <a href={pathAddress(START)} data-begin>
          {card.begin}
        </a>
        <button type="button" className="script-only text-button">
          {words.result.print}
        </button>
      </p>
    </section>
  )
}

function resultLines(result: PathResult): string {
  const { authority, pathway } = words.result
  return `${authority}: ${words.authorities[result.authority]}\n${pathway}: ${resultName(result)}`
}
