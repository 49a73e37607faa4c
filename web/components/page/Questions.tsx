import type { SourceId } from '#content/sources.ts'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './page.module.css'

/** With an `id` where links lead to it. */
type Item = { id?: string; question: string; answer: string; sources?: readonly SourceId[] | undefined }

/** What few readers need: closed until a link leads there, but readable without JavaScript and open in print. The first `open` of them are read by more. */
export function Questions({ questions, open = 0 }: { questions: readonly Item[]; open?: number }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer, sources }, index) => (
        <details key={question} className="folded-line" open={index < open}>
          <summary>{question}</summary>
          <div>
            {/* Inside, so that a link to it opens the part: https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm */}
            {id && <span id={id} className={styles.target} />}
            <Markdown text={answer} />
            {sources && <Sources ids={sources} />}
          </div>
        </details>
      ))}
    </div>
  )
}
