import { pathLink } from '#content/path/words.ts'
import type { NotFound } from '#content/schema/indexPage.ts'
import { Related } from '../page/Related.tsx'
import { MarginNote } from '../sheet/Annotation.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './NotFoundParts.module.css'

/** The requested address with a note in its margin: how a working address is made up. */
export function ReturnedPage({ returned: { label, folio, stamp, line, address, action } }: { returned: NotFound['returned'] }) {
  return (
    <Sheet id="returned" label={label} folio={folio} stamp={stamp} pile>
      <p className={styles.line}>{line}</p>
      <ol className={styles.address}>
        {address.map(({ part, about, note }) => (
          <li key={part}>
            <code>{part}</code>
            <MarginNote about={about}>{note}</MarginNote>
          </li>
        ))}
      </ol>
      <p className={styles.action}>
        <a href={action.path}>{action.label}</a>
      </p>
    </Sheet>
  )
}

export function NextLinks({ ways: { heading, links } }: { ways: NotFound['ways'] }) {
  return (
    <section id="ways" className={`wrap ${styles.ways}`} aria-labelledby="ways-heading">
      <h2 id="ways-heading">{heading}</h2>
      <Related links={[pathLink, ...links]} />
    </section>
  )
}
