import { artefactTexts as texts } from '#content/labels.ts'
import type { Drawing } from '#content/schema/artefact.ts'
import answers from './answers.module.css'
import { Choices } from './Choices.tsx'
import styles from './Evidence.module.css'

type Props = Omit<Drawing<'evidence'>, 'kind'> & { id: string }

/** Both lists have rows of equal height, so that a line knows its ends. */
export function Evidence({ id, ask, elements, evidence }: Props) {
  const middle = (index: number, of: readonly unknown[]) => ((index + 0.5) / of.length) * 100
  const numbersOf = (ref: string) => elements.flatMap(({ proof }, index) => (proof.includes(ref) ? [index + 1] : []))
  return (
    <fieldset className={`${answers.document} ${styles.map}`}>
      <legend className={answers.ask}>{ask}</legend>
      <Choices
        name={id}
        className={styles.elements}
        levels={elements.map(({ level }) => level)}
        labels={elements.map(({ ref, text }) => (
          <span key={ref}>
            <b>{ref}</b> {text}
          </span>
        ))}
      />
      <div className={`${answers.stack} ${styles.answers}`} data-hint={texts.hint}>
        {elements.map(({ ref, proof, answer }, index) => (
          <p
            key={ref}
            className={`note ${answers.note}`}
            data-answer
            data-for={index + 1}
            data-tone={proof.length === 0 ? 'fault' : 'good'}
          >
            <b>
              {ref}: {proof.length > 0 ? proof.join(', ') : texts.noLine}
            </b>{' '}
            {answer}
          </p>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {elements.flatMap(({ ref, proof }, to) =>
          proof.map((from) => {
            const line = evidence.findIndex(({ ref }) => ref === from)
            const [start, end] = [middle(line, evidence), middle(to, elements)]
            return <path key={from + ref} data-for={to + 1} d={`M0 ${start}C55 ${start} 45 ${end} 100 ${end}`} />
          }),
        )}
      </svg>
      <ul className={styles.evidence}>
        {evidence.map(({ ref, text }) => (
          <li key={ref} data-for={numbersOf(ref).join(' ')}>
            <b>{ref}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
