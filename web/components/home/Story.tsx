import type { Story as StoryWords } from '#content/schema/story.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './Story.module.css'
import { Answers } from './story/Answers.tsx'
import { Files } from './story/Files.tsx'
import { QuestionedParagraph } from './story/QuestionedParagraph.tsx'

/** A page of a career on its way. Beside the words, the sheets come to lie on each other as you scroll. */
export function Story({ story }: { story: StoryWords }) {
  return (
    <section className={styles.section} aria-labelledby="story">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="story">{story.heading}</h2>
          <p>{story.intro}</p>
        </header>
        <ol className={styles.scenes}>
          {story.scenes.map(({ title, text, who, label, folio, paper }, index) => (
            <li key={title} className={styles.scene}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={styles.who}>{who}</p>
              </div>
              <Sheet id={`scene-${index + 1}`} label={label} folio={folio} stamp={story.stamp} className={styles.sheet}>
                {paper.kind === 'paragraph' && <QuestionedParagraph id={`scene-${index + 1}`} paper={paper} />}
                {paper.kind === 'answers' && <Answers items={paper.items} />}
                {paper.kind === 'files' && <Files items={paper.items} last={paper.last} />}
              </Sheet>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
