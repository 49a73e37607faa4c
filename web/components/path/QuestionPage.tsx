import { groupNames } from '#content/labels.ts'
import { searchDataPath } from '#content/occupationSearch.ts'
import { authorities, listingPath } from '#content/occupations.ts'
import { pathLink, pathWords as words } from '#content/path/words.ts'
import { listedResults, questionAt } from '#content/path.ts'
import { site } from '#content/site.ts'
import { pathAddress, START } from '#domain/path/address.ts'
import { Island } from '#islands/Island.tsx'
import { PathQuestions } from '#islands/path/PathQuestions.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import { allQuestions, occupationTitles } from './pathViews.ts'
import styles from './QuestionPage.module.css'

/** One question, on the card that is being filled in. Each answer leads to a page; the script answers in place instead. */
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
      <Island
        id="path"
        name="path-questions"
        component={PathQuestions}
        props={{
          node,
          questions: allQuestions,
          occupations: occupationTitles,
          words: {
            name: words.name,
            card: words.card,
            folio: words.folio,
            change: words.change,
            changeAnswer: words.changeAnswer,
            occupation: words.occupation,
            why: words.why,
            startAgain: words.startAgain,
            search: words.search,
            titleSuffixes: site.titleSuffixes,
          },
          search: {
            address: searchDataPath,
            authorities: groupNames,
            lists: authorities.map((authority) => ({ path: listingPath(authority), label: groupNames[authority] })),
          },
        }}
      />
      <NotStarted />
      <p className={styles.limit}>{words.limit}</p>
      {first && <Pathways />}
    </div>
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
