import type { Question, Section } from '#content/schema/text.ts'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './page.module.css'

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="folded-line">
          <summary>{question}</summary>
          <Markdown text={answer} />
        </details>
      ))}
    </div>
  )
}

/** Parts of a page that few readers need: closed until a link leads there, but readable without JavaScript and open in print. */
export function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.questions}>
      {sections.map(({ id, heading, body, sources }) => (
        <details key={id} className="folded-line">
          <summary>{heading}</summary>
          <div>
            {/* Inside, so that a link to it opens the part: https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm */}
            <span id={id} className={styles.target} />
            <Markdown text={body} />
            {sources && <Sources ids={sources} />}
          </div>
        </details>
      ))}
    </div>
  )
}
