import { artefactTexts as texts } from '#content/labels.ts'
import type { Artefact as Data } from '#content/schema/artefact.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Artefact.module.css'
import { Evidence } from './Evidence.tsx'
import { Passage } from './Passage.tsx'
import { Sort } from './Sort.tsx'
import { Timeline } from './Timeline.tsx'

type Props = {
  id: string
  artefact: Data
  sample?: string | undefined
}

export function Artefact({ id, artefact: { label, folio, caption, sources, drawing }, sample }: Props) {
  return (
    <div className={styles.artefact} data-document>
      <Sheet id={`artefact-${id}`} label={label} folio={folio} stamp={texts.stamp} pile>
        <Drawing id={id} drawing={drawing} />
      </Sheet>
      <p className={`fine ${styles.caption}`}>
        {caption} {sample && <a href={sample}>{texts.sample}</a>}
      </p>
      {sources && <Sources ids={sources} />}
    </div>
  )
}

function Drawing({ id, drawing }: { id: string; drawing: Data['drawing'] }) {
  switch (drawing.kind) {
    case 'passage':
      return <Passage id={id} {...drawing} />
    case 'evidence':
      return <Evidence id={id} {...drawing} />
    case 'sort':
      return <Sort id={id} {...drawing} />
    case 'timeline':
      return <Timeline id={id} {...drawing} />
    case 'sheet':
      throw new Error(`${id} is a drawing sheet: print it with SheetHead`)
  }
}
