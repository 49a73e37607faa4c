import { artefactTexts as texts } from '#content/artefacts.ts'
import type { Artefact as Data } from '#content/schema/artefact.ts'
import { Annotated } from '../artefact/Annotated.tsx'
import { Files } from '../artefact/Files.tsx'
import { Ledger } from '../artefact/Ledger.tsx'
import { Levels } from '../artefact/Levels.tsx'
import { Links } from '../artefact/Links.tsx'
import { Timeline } from '../artefact/Timeline.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './Artefact.module.css'

/** Part of an applicant's document beside a page's heading: it shows what the words promise. */
export function Artefact({ artefact: { label, folio, caption, drawing } }: { artefact: Data }) {
  return (
    <div className={styles.artefact}>
      <Sheet id={`artefact-${drawing.kind}`} label={label} folio={folio} stamp={texts.stamp} pile>
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
