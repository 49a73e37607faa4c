import type { Question, Section } from '#content/schema/text.ts'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Questions.module.css'

export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, sources }) => (
        <details key={question} className="folded-line">
          <summary>{question}</summary>
          <Markdown text={answer} />
          {sources && <Sources ids={sources} />}
        </details>
      ))}
    </div>
  )
}

/** Parts of a page that few readers need: closed until a link leads there, but readable without JavaScript and open in print. */
export function FoldedSections({ sections }: { sections: Section[] }) {
  return (
    <div className={styles.list}>
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
