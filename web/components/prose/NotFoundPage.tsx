import { pathLink } from '#content/path/words.ts'
import type { NotFound } from '#content/schema/indexPage.ts'
import { PageHead } from '../page/PageHead.tsx'
import { Related } from '../page/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './prose.module.css'

export function NotFoundPage({ words: { heading, lead, title, returned, ways } }: { words: NotFound }) {
  return (
    <>
      <PageHead heading={heading} lead={lead} here={title} aside={<ReturnedPage returned={returned} />} />
      <section id="ways" className={`wrap ${styles.ways}`} aria-labelledby="ways-heading">
        <h2 id="ways-heading">{ways.heading}</h2>
        <Related links={[pathLink, ...ways.links]} />
      </section>
    </>
  )
}

function ReturnedPage({ returned: { label, folio, stamp, line, address, action } }: { returned: NotFound['returned'] }) {
  return (
    <Sheet id="returned" label={label} folio={folio} stamp={stamp} pile>
      <p className="item">{line}</p>
      <ol className={`rows ${styles.address}`}>
        {address.map(({ part, about, note }) => (
          <li key={part}>
            <code>{part}</code>
            <p className="note">
              <b>{about}</b> {note}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.action}>
        <a href={action.path}>{action.label}</a>
      </p>
    </Sheet>
  )
}
