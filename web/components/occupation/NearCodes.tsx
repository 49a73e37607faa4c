import { groupNames } from '#content/labels.ts'
import { occupationLists } from '#content/occupationLists.ts'
import { listingPath, type Occupation, occupationAt, occupationId, occupationPath, occupationsOf } from '#content/occupations.ts'
import { listingTexts, occupationTexts as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { closestLevel, comparisonPath, differencesOf, type ListKey, neighboursOf, sharedDigits } from '#domain/occupations.ts'
import styles from './near.module.css'

export function NearCodes({ occupation }: { occupation: Occupation }) {
  const near = occupation.near.map((one) => ({ other: occupationAt(occupationId(one)), difference: one.difference }))
  return (
    <ul className={`rows ${styles.near}`}>
      {near.map(({ other, difference }) => (
        <li key={occupationId(other)}>
          <div>
            <h3>
              <a href={occupationPath(other)}>
                <CodeDiff code={other.code} from={occupation.code} /> {other.title}
              </a>
            </h3>
            {other.authority !== occupation.authority && <p className="fine">{groupNames[other.authority]}</p>}
          </div>
          <div className={styles.difference}>
            <p>{difference}</p>
            <Differences occupation={occupation} other={other} />
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

function Differences({ occupation, other }: { occupation: Occupation; other: Occupation }) {
  const { skillLevel, category, onlyTheirs, onlyOurs } = differencesOf(occupation, other)
  const values = { skillLevel, category, onlyTheirs: namesOf(onlyTheirs), onlyOurs: namesOf(onlyOurs) }
  const facts = (Object.keys(texts.nearFacts) as (keyof typeof texts.nearFacts)[]).flatMap((name) => {
    const value = values[name]
    return value ? [fillIn(texts.nearFacts[name], { value })] : []
  })
  return facts.length > 0 && <p className="aside">{fillIn(texts.nearDiffers, { title: other.title, facts: facts.join(', ') })}</p>
}

function namesOf(keys: readonly ListKey[]): string {
  return keys.map((key) => occupationLists[key].short).join(listingTexts.and)
}

export function Neighbours({ occupation }: { occupation: Occupation }) {
  const { authority } = occupation
  const { previous, next } = neighboursOf(occupationsOf(authority), occupation)
  return (
    <nav className={styles.nav} aria-label={texts.neighbours}>
      {previous && <Neighbour label={texts.previous} occupation={previous} />}
      {next && <Neighbour label={texts.next} occupation={next} />}
      <a href={listingPath(authority)} className={styles.all}>
        {fillIn(texts.back, { authority: groupNames[authority] })}
      </a>
    </nav>
  )
}

function Neighbour({ label, occupation }: { label: string; occupation: Occupation }) {
  return (
    <a href={occupationPath(occupation)} className={styles.step}>
      <small className="fine">{label}</small>
      <span className="item">
        <span className="code">{occupation.code}</span> {occupation.title}
      </span>
      <small className="fine">{occupation.unitGroup.title}</small>
    </a>
  )
}

export function CodeDiff({ code, from }: { code: string; from: string }) {
  const shared = sharedDigits(code, from)
  return (
    <span className={styles.diff}>
      {shared}
      <b>{code.slice(shared.length)}</b>
    </span>
  )
}

export function nearness(one: Occupation, other: Occupation): string {
  const level = texts.nearness[closestLevel(one.code, other.code) ?? 'none']
  return one.authority === other.authority ? level : fillIn(texts.nearElsewhere, { level, authority: groupNames[other.authority] })
}
