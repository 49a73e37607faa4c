import { groupNames } from '#content/labels.ts'
import { occupationLists } from '#content/occupationLists.ts'
import { occupationId } from '#content/occupationSearch.ts'
import { findOccupation, listingPath, type Occupation, occupationPath, occupationsOf } from '#content/occupations.ts'
import { listingTexts, occupationTexts as texts } from '#content/occupationTexts.ts'
import { comparisonPath } from '#domain/comparison.ts'
import { fillIn } from '#domain/fillIn.ts'
import { differencesOf, type ListKey, neighboursOf } from '#domain/occupations.ts'
import { CodeDiff } from './CodeDiff.tsx'
import styles from './NearCodes.module.css'

/** One row for each near code: where its digits differ from this one's, and how work, level and lists differ. Its tasks are on its own page. */
export function NearCodes({ occupation }: { occupation: Occupation }) {
  const near = occupation.near.flatMap(({ authority, code, difference }) => {
    const other = findOccupation(authority, code)
    return other === undefined ? [] : [{ other, difference }]
  })
  return (
    <ul className={styles.near}>
      {near.map(({ other, difference }) => (
        <li key={occupationId(other)}>
          <div>
            <h3>
              <a href={occupationPath(other)}>
                <CodeDiff code={other.code} from={occupation.code} /> {other.title}
              </a>
            </h3>
            {other.authority !== occupation.authority && <p className={styles.group}>{groupNames[other.authority]}</p>}
          </div>
          <div className={styles.difference}>
            <p>{difference}</p>
            <Facts occupation={occupation} other={other} />
            <p>
              <a
                href={comparisonPath([occupationId(occupation), occupationId(other)])}
                aria-label={fillIn(texts.compareTwoLabel, { title: other.title })}
              >
                {texts.compareTwo}
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Nothing where level, category and lists are the same. */
function Facts({ occupation, other }: { occupation: Occupation; other: Occupation }) {
  const { skillLevel, category, onlyTheirs, onlyOurs } = differencesOf(occupation, other)
  const values = { skillLevel, category, onlyTheirs: namesOf(onlyTheirs), onlyOurs: namesOf(onlyOurs) }
  const facts = (Object.keys(texts.nearFacts) as (keyof typeof texts.nearFacts)[]).flatMap((name) => {
    const value = values[name]
    return value ? [fillIn(texts.nearFacts[name], { value })] : []
  })
  return facts.length > 0 && <p className={styles.facts}>{fillIn(texts.nearDiffers, { title: other.title, facts: facts.join(', ') })}</p>
}

function namesOf(keys: readonly ListKey[]): string {
  return keys.map((key) => occupationLists[key].short).join(listingTexts.and)
}

export function Neighbours({ occupation }: { occupation: Occupation }) {
  const { authority } = occupation
  const { previous, next } = neighboursOf(occupationsOf(authority), occupation)
  return (
    <nav className={styles.nav} aria-label={texts.neighbours}>
      {previous && <Step label={texts.previous} occupation={previous} />}
      {next && <Step label={texts.next} occupation={next} />}
      <a href={listingPath(authority)} className={styles.all}>
        {fillIn(texts.back, { authority: groupNames[authority] })}
      </a>
    </nav>
  )
}

function Step({ label, occupation }: { label: string; occupation: Occupation }) {
  return (
    <a href={occupationPath(occupation)} className={styles.step}>
      <small>{label}</small>
      <span>
        <span className="tabular">{occupation.code}</span> {occupation.title}
      </span>
      <small>{occupation.unitGroup.title}</small>
    </a>
  )
}
