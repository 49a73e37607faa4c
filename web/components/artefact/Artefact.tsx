import { artefactTexts as texts } from '#content/artefacts.ts'
import type { Artefact as Data } from '#content/schema/artefact.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Annotated } from './Annotated.tsx'
import styles from './Artefact.module.css'
import { Files } from './Files.tsx'
import { Ledger } from './Ledger.tsx'
import { Levels } from './Levels.tsx'
import { Links } from './Links.tsx'
import { Timeline } from './Timeline.tsx'

/** A piece of an applicant's papers beside a page's heading: it shows what the words promise. */
export function Artefact({ artefact: { label, folio, caption, drawing } }: { artefact: Data }) {
  return (
    <div className={styles.artefact}>
      <Sheet id={`artefact-${drawing.kind}`} label={label} folio={folio} stamp={texts.stamp} lie="pile">
        <Drawing drawing={drawing} />
      </Sheet>
      <p className={styles.caption}>{caption}</p>
    </div>
  )
}

function Drawing({ drawing }: { drawing: Data['drawing'] }) {
  switch (drawing.kind) {
    case 'map':
      return <Links {...drawing} />
    case 'annotated':
      return <Annotated {...drawing} />
    case 'ledger':
      return <Ledger {...drawing} />
    case 'files':
      return <Files {...drawing} />
    case 'timeline':
      return <Timeline {...drawing} />
    case 'levels':
      return <Levels {...drawing} />
  }
}
