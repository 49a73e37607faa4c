import type { notStartedWords } from '#content/forms.ts'
import { fillIn } from '#domain/fillIn.ts'
import { lastOf } from '#domain/points.ts'
import { AgeHelper } from './AgeHelper.tsx'
import { Answered } from './Answered.tsx'
import { choose, useChosen } from './answersStore.ts'
import styles from './questions.module.css'
import { noticesId, type PointsWords, type SumProps, scoreOf } from './score.ts'

type Factor = SumProps['table']['factors'][number]

/** The source of a line that is not of the whole table. */
export type LineSource = { href: string; label: string }

type QuestionProps = Omit<SumProps, 'answers'> & { factor: Factor; source: LineSource | undefined; stopped: typeof notStartedWords }

export function Question({ factor, source, stopped, table, words }: QuestionProps) {
  const briefId = `points-${factor.id}-brief`
  return (
    <fieldset className={styles.factor} aria-describedby={briefId}>
      <legend>{factor.legend}</legend>
      <details className={`unfolds ${styles.what}`}>
        <summary id={briefId}>{factor.brief}</summary>
        <p>
          {factor.hint} {factor.link && <a href={factor.link.href}>{factor.link.label}</a>}
        </p>
      </details>
      <Rows factor={factor} factors={table.factors} points={words.points} />
      <div className={styles.margin}>
        <Answered stopped={stopped}>{(answers) => <Why table={table} words={words} answers={answers} factor={factor} />}</Answered>
        <p>
          <strong>{words.evidence}</strong> {factor.evidence}
        </p>
        {source && (
          <p className="fine">
            {words.source} <a href={source.href}>{source.label}</a>
          </p>
        )}
      </div>
      <Answered stopped={stopped}>{(answers) => <Notices table={table} words={words} answers={answers} factor={factor} />}</Answered>
      {factor.id === 'age' && <AgeHelper factor={factor} factors={table.factors} words={words.age} stopped={stopped} />}
    </fieldset>
  )
}

type RowsProps = { factor: Factor; factors: readonly Factor[]; points: PointsWords['points'] }

function Rows({ factor, factors, points }: RowsProps) {
  const chosen = useChosen(factor.id)
  return (
    <div className={styles.rows} data-lines={areShort(factor) ? factor.bands.length / 2 : undefined}>
      {factor.bands.map((row) => (
        <label key={row.id} className={styles.row}>
          <input
            type="radio"
            name={factor.id}
            value={row.id}
            checked={chosen === row.id}
            onChange={() => choose(factors, factor.id, row.id)}
          />
          <span>{row.label}</span>
          <span className={styles.points}>
            {row.bars ? '–' : row.points}
            <span className="visually-hidden"> {points}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

const SHORT_LABEL = 13

/** Rows short enough to be set in two columns on a phone. */
function areShort({ bands }: Factor): boolean {
  return bands.length % 2 === 0 && bands.every(({ label }) => label.length <= SHORT_LABEL)
}

function Why({ table, words, answers, factor }: SumProps & { factor: Factor }) {
  const line = scoreOf(table, answers).lines.find((one) => one.factor.id === factor.id)
  const band = line?.band
  return (
    <p data-bars={band?.bars || undefined} hidden={band === undefined}>
      {band && !band.bars && <strong>{`${line.points} ${words.points}.`}</strong>} <span>{line?.waits ? '' : band?.why}</span>
    </p>
  )
}

/** Each is beside the last line it is about. */
function Notices({ table, words, answers, factor }: SumProps & { factor: Factor }) {
  const { lines, cap, clashes } = scoreOf(table, answers)
  const line = lines.find((one) => one.factor.id === factor.id)
  const isLastOf = (ids: readonly string[]) => lastOf(table, ids)?.id === factor.id
  const notices = [
    ...(line?.waits && line.band?.needs ? [line.band.needs.text] : []),
    ...(cap && isLastOf(table.cap.factors) ? [fillIn(words.capNotice, cap)] : []),
    ...clashes.filter(({ when }) => isLastOf(Object.keys(when))).map(({ text }) => text),
  ]
  return (
    <div id={noticesId(factor)} className={`callout ${styles.notices}`} data-limit hidden={notices.length === 0}>
      {notices.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
