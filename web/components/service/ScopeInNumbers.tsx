import { serviceTexts as texts } from '#content/labels.ts'
import type { Scope } from '#content/schema/scope.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Table } from '../ui/Table.tsx'

/** What the work contains, counted, and an example of its weeks: in the place of a price and a time until the owner has set them. */
export function ScopeInNumbers({ scope: { counts, calendar, page } }: { scope: Scope }) {
  return (
    <>
      <ul className="rows">
        {counts.map(({ count, of }) => (
          <li key={of}>
            <b>{count}</b> {of}
          </li>
        ))}
        <li>
          <a href={page.path}>{page.label}</a>
        </li>
      </ul>
      <Table
        caption={calendar.heading}
        columns={[texts.week, texts.who.you, texts.who.we]}
        rows={calendar.weeks.map(({ weeks, you, we }) => ({ cells: [weeks, you, we] }))}
        named
      />
      <p className="aside">
        <Inline text={calendar.example} /> <a href={calendar.guide.path}>{calendar.guide.label}</a>.
      </p>
    </>
  )
}
