import { sampleTexts as texts } from '#content/labels.ts'

type Row = { element: string; title: string; how: string; paragraphs: string; note?: number | undefined }

export function SummaryTable({ id, rows }: { id: string; rows: Row[] }) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.element}</th>
            <th scope="col">{texts.how}</th>
            <th scope="col">{texts.paragraphs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ element, title, how, paragraphs, note }) => (
            <tr key={element}>
              <td>
                <strong>{element}</strong> {title}
              </td>
              <td data-label={texts.how}>{how}</td>
              <td data-label={texts.paragraphs} aria-describedby={note === undefined ? undefined : `${id}-note-${note}`}>
                {paragraphs}
                {note !== undefined && <sup aria-hidden="true"> {note}</sup>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
