import { sampleTexts as texts } from '#content/labels.ts'
import styles from './Cpd.module.css'

type Row = { date: string; title: string; type: string; hours: string; provider: string; note?: number | undefined }

export function Cpd({ id, before, after }: { id: string; before: Row[]; after: Row[] }) {
  return (
    <>
      <List id={id} caption={texts.before} rows={before} tone="before" />
      <List id={id} caption={texts.after} rows={after} tone="after" />
    </>
  )
}

function List({ id, caption, rows, tone }: { id: string; caption: string; rows: Row[]; tone: 'before' | 'after' }) {
  return (
    <div className={`table-scroll ${styles[tone]}`}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.title}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.hours}</th>
            <th scope="col">{texts.provider}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, title, type, hours, provider, note }) => (
            <tr key={date + title}>
              <td>{date}</td>
              <td data-label={texts.title} aria-describedby={note === undefined ? undefined : `${id}-note-${note}`}>
                {title}
                {note !== undefined && <sup aria-hidden="true"> {note}</sup>}
              </td>
              <td data-label={texts.type}>{type}</td>
              <td data-label={texts.hours}>{hours}</td>
              <td data-label={texts.provider}>{provider}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
