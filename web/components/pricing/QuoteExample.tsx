import type { Pricing } from '#content/schema/pricing.ts'
import answers from '../artefact/answers.module.css'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './QuoteExample.module.css'

/** A quote by example: our lines by stage, and what the authority charges for what the visitor chooses. */
export function QuoteExample({ example }: { example: Pricing['example'] }) {
  const { label, folio, ask, choices, payee, fee, ours, price, stages, note } = example
  return (
    <div data-document>
      <Sheet id="example" label={label} folio={folio} pile>
        <fieldset className={answers.document}>
          {choices.length > 0 && (
            <>
              <legend className={answers.ask}>{ask}</legend>
              <div className={`${answers.choices} ${styles.choices}`}>
                {choices.map((choice, index) => (
                  <span key={choice.label}>
                    <input
                      type="radio"
                      name="example"
                      id={`example-${index}`}
                      className={answers.control}
                      data-n={index + 1}
                      defaultChecked={index === 0}
                    />
                    <label htmlFor={`example-${index}`}>{choice.label}</label>
                  </span>
                ))}
              </div>
            </>
          )}
          <div className={styles.line}>
            <b>{payee}</b>
            <span className={`${answers.stack} ${styles.amount}`}>
              {choices.map((choice, index) => (
                <span key={choice.label} data-answer data-for={index + 1}>
                  <span className={answers.heard}>{choice.label}: </span>
                  {choice.amount}
                </span>
              ))}
            </span>
            <small>
              <Inline text={fee} />
            </small>
          </div>
          <div className={styles.line}>
            <b>{ours}</b>
            <span className={styles.price}>{price}</span>
            <ol className={styles.stages}>
              {stages.map(({ title, when }) => (
                <li key={when}>
                  {title} <span>{when}</span>
                </li>
              ))}
            </ol>
          </div>
          <p className={styles.note}>
            <Inline text={note} />
          </p>
        </fieldset>
      </Sheet>
    </div>
  )
}
