import { occupationId } from '#content/occupationSearch.ts'
import { findOccupation, occupations } from '#content/occupations.ts'
import { comparePage } from '#content/occupationTexts.ts'
import { CodeDiff, nearness } from '../occupation/CodeDiff.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './PairSheet.module.css'

/** Two near codes below each other: where their digits differ, and how the work differs. */
export function PairSheet() {
  const { label, first, difference } = comparePage.example
  const one = occupations.find((occupation) => occupationId(occupation) === first)
  const near = one?.near[0]
  const other = near && findOccupation(near.authority, near.code)
  if (!one || !other)
    throw new Error(`content/occupationTexts.ts, comparePage.example.first: we have no occupation ${first} with a near code`)
  return (
    <Sheet id="pair" label={label} folio={nearness(one, other)} className={styles.sheet}>
      <dl className={styles.pair}>
        {[one, other].map((occupation, place, both) => (
          <div key={occupation.code}>
            <dt>
              <CodeDiff code={occupation.code} from={both[1 - place]?.code ?? ''} />
            </dt>
            <dd>
              <b>{occupation.title}</b>
              {occupation.tasks[1]}
            </dd>
          </div>
        ))}
        <div className={styles.difference}>
          <dt>{difference}</dt>
          <dd>{near.difference}</dd>
        </div>
      </dl>
    </Sheet>
  )
}
