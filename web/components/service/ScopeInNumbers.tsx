import { serviceTexts as texts } from '#content/labels.ts'
import type { Scope } from '#content/schema/scope.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './service.module.css'

/** What the work contains, counted, and an example of its weeks: in the place of a price and a time until the owner has set them. */
export function ScopeInNumbers({ scope: { counts, calendar, page } }: { scope: Scope }) {
  return (
    <div className={styles.scope}>
      <ul className={styles.counts}>
        {counts.map(({ count, of }) => (
          <li key={of}>
            <b>{count}</b> <span>{of}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={page.path}>{page.label}</a>
      </p>
      <Table
        caption={calendar.heading}
        columns={[texts.week, texts.who.you, texts.who.we]}
        rows={calendar.weeks.map(({ weeks, you, we }) => ({ cells: [weeks, you, we] }))}
        named
      />
      <p className="aside">
        <Inline text={calendar.example} /> <a href={calendar.guide.path}>{calendar.guide.label}</a>.
      </p>
    </div>
  )
}
