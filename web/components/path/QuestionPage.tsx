import { pathLink, pathWords as words } from '#content/path/words.ts'
import { listedResults, questionAt } from '#content/path.ts'
import { pathAddress, START } from '#domain/path/route.ts'
import { QuestionCard } from '#islands/path/PathQuestion.server.tsx'
import { Breadcrumb } from '../page/PageHead.tsx'
import styles from './path.module.css'

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
          <p className="lead">{words.lead}</p>
        </div>
      )}
      <QuestionCard node={node} />
      <p className={`aside ${styles.limit}`}>{words.limit}</p>
      {first && <Pathways />}
    </div>
  )
}

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
