import { pointsTable } from '#content/pointsTable.ts'
import { pointsWords as words } from '#content/pointsWords.ts'
import type { PointsTableContent } from '#content/schema/pointsTable.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './questions.module.css'

type Factor = PointsTableContent['factors'][number]

export function FactorField({ factor, ownSource }: { factor: Factor; ownSource: SourceId | undefined }) {
  const briefId = `points-${factor.id}-brief`
  return (
    <fieldset className={styles.factor} aria-describedby={briefId} data-factor={factor.id}>
      <legend>{factor.legend}</legend>
      <details className={`unfolds ${styles.what}`}>
        <summary id={briefId}>{factor.brief}</summary>
        <p>
          {factor.hint} {factor.link && <a href={factor.link.href}>{factor.link.label}</a>}
        </p>
      </details>
      <div className={styles.rows} data-lines={areShort(factor) ? factor.bands.length / 2 : undefined}>
        {factor.bands.map((row) => (
          <label key={row.id} className={styles.row}>
            <input type="radio" name={factor.id} value={row.id} />
            <span>{row.label}</span>
            <span className={styles.points}>
              {row.bars ? '–' : row.points}
              <span className="visually-hidden"> {words.points}</span>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.margin}>
        <p data-why hidden />
        <p>
          <strong>{words.evidence}</strong> {factor.evidence}
        </p>
        {ownSource && (
          <p className="fine">
            {words.source}{' '}
            <a href={sources[ownSource].url}>
              {sources[ownSource].publisher}, {sources[ownSource].title}
            </a>
          </p>
        )}
      </div>
      <div className={`callout ${styles.notices}`} data-limit data-notices hidden />
      {factor.id === 'age' && <AgeHelper />}
    </fieldset>
  )
}

const SHORT_LABEL = 13

/** Rows short enough to be set in two columns on a phone. */
function areShort({ bands }: Factor): boolean {
  return bands.length % 2 === 0 && bands.every(({ label }) => label.length <= SHORT_LABEL)
}

function AgeHelper() {
  const { summary, birth, day, privacy, chosen } = words.age
  return (
    <details className={styles.helper} data-age-helper>
      <summary className="text-button">{summary}</summary>
      <div className={styles.dates}>
        <label htmlFor="points-birth">{birth}</label>
        <input id="points-birth" type="date" autoComplete="bday" aria-describedby="points-privacy" data-birth />
        <label htmlFor="points-day">{day}</label>
        <input id="points-day" type="date" data-day />
      </div>
      <p id="points-privacy" className="fine">
        {privacy}
      </p>
      <div role="status" className={styles.result} />
      <p data-chosen hidden>
        {chosen}
      </p>
      <button type="button" className="button" hidden />
    </details>
  )
}

/** The only line where the three visas differ. It cannot be chosen: without it there is no 190 and no 491. */
export function Nomination() {
  const { text, row, summary } = words.nomination
  const { visas } = pointsTable
  return (
    <>
      <p className={styles.nominationText}>{text}</p>
      <dl className={`rows ${styles.nominations}`}>
        {visas.map(({ subclass, nomination }) => (
          <div key={subclass}>
            <dt>{fillIn(row, { subclass })}</dt>
            <dd>
              {nomination === 0 ? '0' : `+${nomination}`}
              <span className="visually-hidden"> {words.points}</span>
            </dd>
          </div>
        ))}
      </dl>
      <details className={`unfolds ${styles.what}`}>
        <summary>{summary}</summary>
        {visas.map(({ subclass, nomination, why, evidence }) => (
          <p key={subclass}>
            <b>{fillIn(row, { subclass })}:</b> {why} {nomination > 0 && <b>{words.evidence}</b>} {nomination > 0 && evidence}
          </p>
        ))}
      </details>
    </>
  )
}

export function PartNote({ note: { summary, text, link } }: { note: typeof words.parts.work.note }) {
  return (
    <details className={styles.note}>
      <summary>{summary}</summary>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </details>
  )
}
