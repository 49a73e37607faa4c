import { groupNames } from '#content/labels.ts'
import { searchDataPath } from '#content/occupationSearch.ts'
import { authorities, listingPath } from '#content/occupations.ts'
import { pathLink, pathWords as words } from '#content/path/words.ts'
import { listedResults, questionAt } from '#content/path.ts'
import { pathAddress, START } from '#domain/path/address.ts'
import { addressAfter } from '#domain/path/card.ts'
import { Island } from '#islands/Island.tsx'
import { OccupationSearch } from '#islands/path/OccupationSearch.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import { allQuestions } from './pathViews.ts'
import { QuestionCard } from './QuestionCard.tsx'
import styles from './QuestionPage.module.css'

/** One question, on the card that is being filled in. Each answer leads to a page. */
export function QuestionPage({ node }: { node: string }) {
  const first = node === START
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb
        parents={first ? [] : [{ path: pathLink.path, label: words.name }]}
        here={first ? words.name : questionAt(node).question}
      />
      {first && (
        <div className={styles.head}>
          <p className={styles.title}>{words.heading}</p>
          <p className={styles.lead}>{words.lead}</p>
        </div>
      )}
      <QuestionCard node={node}>{first && <Search />}</QuestionCard>
      <p className={styles.limit}>{words.limit}</p>
      {first && <Pathways />}
    </div>
  )
}

/** Which answer an occupation stands for: its list's, or that of the code which two authorities assess. */
const answers = { ea: 'engineering', acs: 'it', iml: 'management', both: 'engineering-manager' } as const

function addressFor(answer: string): string {
  return addressAfter(allQuestions, { question: START, answer }, { answers: [], code: '' })
}

function Search() {
  return (
    <>
      <Island
        id="path"
        name="path-search"
        component={OccupationSearch}
        props={{
          words: words.search,
          address: searchDataPath,
          authorities: groupNames,
          next: { ea: addressFor(answers.ea), acs: addressFor(answers.acs), iml: addressFor(answers.iml), both: addressFor(answers.both) },
          lists: authorities.map((authority) => ({ path: listingPath(authority), label: groupNames[authority] })),
        }}
      />
      <NotStarted />
    </>
  )
}

/** Pathways that people search for by name, for whoever would rather read than answer. */
function Pathways() {
  return (
    <section className={styles.pathways} aria-labelledby="pathways">
      <h2 id="pathways">{words.pathways.heading}</h2>
      <p>{words.pathways.lead}</p>
      <ul>
        {listedResults.map(([node, { title }]) => (
          <li key={node}>
            <a href={pathAddress(node)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
