import type { SamplesPage } from '#content/schema/indexPage.ts'
import type { Sample } from '#content/schema/sample.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './SheetIndex.module.css'

/** The cover of a file: what lies in it, one line a sheet. */
export function SheetIndex({ words, samples }: { words: SamplesPage['index']; samples: Sample[] }) {
  return (
    <Sheet id="sheets" label={words.label} folio={`1–${samples.length}`} stamp={words.stamp} lie="pile">
      <ol className={styles.index}>
        {samples.map(({ id, kicker, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <span>{kicker}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
