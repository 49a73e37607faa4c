import { samples } from '#content/samples.ts'
import { Extract } from '../sample/Extract.tsx'
import { MarginNote } from '../sheet/MarginNote.tsx'
import { Mark } from '../sheet/Mark.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './Styleguide.module.css'

export function Papers() {
  return (
    <div className={styles.papers}>
      <Sheet id="plain" label="A sheet" folio="1.7">
        <p>
          Words, and <Mark>words under the highlighter</Mark>.
        </p>
      </Sheet>
      <Sheet id="piled" label="A sheet on a pile" stamp="Illustrative" lie="pile">
        <MarginNote about="PE2.1">What a reader may take from it.</MarginNote>
        <br />
        <MarginNote tone="clay" about="1">
          What is missing or refused.
        </MarginNote>
      </Sheet>
      {samples.slice(0, 1).map((sample) => (
        <Extract key={sample.id} sample={sample} headingLevel={3} />
      ))}
    </div>
  )
}
