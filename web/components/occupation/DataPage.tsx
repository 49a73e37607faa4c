import { pageTexts, trails } from '#content/labels.ts'
import { occupationColumns } from '#content/occupationColumns.ts'
import { occupations } from '#content/occupations.ts'
import { dataPage, dataPage as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import styles from './DataPage.module.css'

export function DataPage() {
  const { name, holds, source } = texts.columnHead
  return (
    <>
      <PageHead
        heading={texts.heading}
        lead={fillIn(texts.lead, { count: occupations.length })}
        trail={[trails.anzsco]}
        aside={<DataRow />}
      />
      <LongPage
        contents={[
          { id: 'files', label: texts.files },
          { id: 'columns', label: texts.columns },
          { id: 'licence', label: texts.licence.heading },
          { id: 'limit', label: texts.limit.heading },
        ]}
        sources={[]}
      >
        <Section id="files" heading={texts.files}>
          <ul className={styles.files}>
            {[texts.csv, texts.json].map(({ path, label, detail }) => (
              <li key={path}>
                <a href={path} download>
                  {label}
                </a>
                <p>{detail}</p>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {texts.safe} {pageTexts.checked} {readableDate(occupations.map(({ checked }) => checked).sort()[0] ?? '')}.
          </p>
        </Section>
        <Section id="columns" heading={texts.columns}>
          <div className="table-scroll">
            <table className={styles.columns}>
              <thead>
                <tr>
                  <th scope="col">{name}</th>
                  <th scope="col">{holds}</th>
                  <th scope="col">{source}</th>
                </tr>
              </thead>
              <tbody>
                {occupationColumns.map((column) => (
                  <tr key={column.name}>
                    <td data-label={name}>
                      <code>{column.name}</code>
                    </td>
                    <td data-label={holds}>{column.holds}</td>
                    <td data-label={source}>
                      {column.sources.length === 0 && texts.own}
                      {column.sources.map((id, index) => (
                        <span key={id}>
                          {index > 0 && '; '}
                          <a href={sources[id].url}>{sources[id].title}</a>
                        </span>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
        <Section id="licence" heading={texts.licence.heading}>
          <Markdown text={texts.licence.body} />
        </Section>
        <Section id="limit" heading={texts.limit.heading}>
          <Markdown text={texts.limit.body} />
        </Section>
      </LongPage>
    </>
  )
}

const LONGEST_SHOWN = 60

/** The short columns of one row, as they are in the file. */
function DataRow() {
  const { label, code } = dataPage.example
  const occupation = occupations.find((one) => one.code === code)
  if (!occupation) throw new Error(`content/occupationTexts.ts, dataPage.example.code: we have no occupation ${code}`)
  const row = occupationColumns.map(({ name, value }) => ({ name, value: JSON.stringify(value(occupation)) }))
  return (
    <Sheet id="row" label={label} folio={dataPage.json.label}>
      <dl className={styles.row}>
        {row
          .filter(({ value }) => value.length <= LONGEST_SHOWN && value !== '[]' && value !== '""')
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Sheet>
  )
}
