import { homeTexts as texts } from '#content/labels.ts'
import type { StoryPaper, Story as StoryWords } from '#content/schema/story.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './Story.module.css'

export function Story({ story }: { story: StoryWords }) {
  return (
    <section className={styles.section} aria-labelledby="story">
      <div className="wrap">
        <header>
          <h2 id="story">{story.heading}</h2>
          <p>{story.intro}</p>
        </header>
        <ol className={styles.scenes}>
          {story.scenes.map(({ title, text, label, folio, paper }, index) => (
            <li key={title}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className="aside">{text}</p>
              </div>
              <Sheet id={`scene-${index + 1}`} label={label} folio={folio} stamp={story.stamp} className={styles.sheet}>
                {paper.kind === 'paragraph' ? <Paragraph id={`scene-${index + 1}`} paper={paper} /> : <Answers items={paper.items} />}
              </Sheet>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type Kind<K extends StoryPaper['kind']> = Extract<StoryPaper, { kind: K }>

function Paragraph({ id, paper: { stretches, notes, tone } }: { id: string; paper: Kind<'paragraph'> }) {
  return (
    <>
      <p className={styles.text}>
        {stretches.map((stretch, index) =>
          typeof stretch === 'string' ? (
            <span key={index}>{spaced(stretch)}</span>
          ) : (
            <span key={index}>
              {' '}
              <mark aria-describedby={`${id}-note-${stretch.note}`}>{stretch.mark}</mark>
              <sup className={styles.reference} data-tone={tone} aria-hidden="true">
                {stretch.note}
              </sup>
            </span>
          ),
        )}
      </p>
      <div className={styles.notes}>
        {notes.map(({ about, text }, index) => (
          <p key={text} id={`${id}-note-${index + 1}`} className="note" data-tone={tone}>
            <b>{about ?? index + 1}</b> {text}
          </p>
        ))}
      </div>
    </>
  )
}

function Answers({ items }: { items: Kind<'answers'>['items'] }) {
  return (
    <dl className={`rows headed ${styles.answers}`}>
      {items.map(({ question, answer, proof }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className={styles.answer}>{answer}</dd>
          <dd className="fine">
            <b>{texts.proof}:</b> {proof}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function spaced(stretch: string): string {
  return /^[,.;]/.test(stretch) ? stretch : ` ${stretch}`
}
