import { artefactTexts as texts } from '#content/artefacts.ts'
import type { Drawing } from '#content/schema/artefact.ts'
import { MarginNote } from '../sheet/Annotation.tsx'
import styles from './Ledger.module.css'

/** Each untidy line struck out above the tidy one, with the reason beside it. A line with nothing below it is deleted. */
export function Ledger({ rows }: Omit<Drawing<'ledger'>, 'kind'>) {
  return (
    <ol>
      {rows.map(({ before, after, why }) => (
        <li key={before} className={styles.row}>
          <div>
            <s>
              <span className="visually-hidden">{texts.struckOut} </span>
              {before}
            </s>
            {after && (
              <p className={styles.after}>
                <span>{after.date}</span>
                <span>
                  {after.title}
                  <small>{after.detail}</small>
                </span>
              </p>
            )}
          </div>
          <MarginNote tone={after ? 'good' : 'fault'}>{why}</MarginNote>
        </li>
      ))}
    </ol>
  )
}
