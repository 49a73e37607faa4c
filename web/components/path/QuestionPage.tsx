import type { ReactNode } from 'react'
import { groupNames } from '#content/labels.ts'
import { searchDataPath } from '#content/occupationSearch.ts'
import { authorities, listingPath } from '#content/occupations.ts'
import { pathLink, pathWords as words } from '#content/path/words.ts'
import { listedResults, questionAt } from '#content/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { answersAt, type CardLine, cardLines } from '#domain/path/card.ts'
import { fixedRules } from '#domain/path/decisionTable.ts'
import { pathAddress, START, toFragment } from '#domain/path/route.ts'
import type { PathSearchProps } from '#islands/path/occupationSearch.ts'
import { Breadcrumb } from '../page/PageHead.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import card from './card.module.css'
import styles from './path.module.css'
import { allQuestions } from './pathViews.ts'

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
      <QuestionCard node={node}>{first && <Search />}</QuestionCard>
      <p className={`aside ${styles.limit}`}>{words.limit}</p>
      {first && <Pathways />}
    </div>
  )
}

const LONG_LIST = 12

function QuestionCard({ node, children }: { node: string; children?: ReactNode }) {
  const { question, short, note } = questionAt(node)
  const answers = answersAt(allQuestions, node)
  // What is printed for everybody names no answers in its links.
  const lines = cardLines(allQuestions, { answers: answers ?? [], code: '' }).map((line) => ({
    ...line,
    change: line.change.replace(/#.*/, ''),
  }))
  const choices = allQuestions[node]?.answers ?? []
  return (
    <section
      className={`${card.card} ${card.wide}`}
      aria-labelledby="path-question"
      data-path-question=""
      data-answers={answers?.join('.')}
    >
      <p className={card.head}>
        <span>{words.card}</span>
        {answers && <span className={card.folio}>{fillIn(words.folio, { number: lines.length + 1 })}</span>}
      </p>
      <FilledLines lines={lines} />
      <div className={card.current}>
        <span className={card.short} aria-hidden="true">
          {short}
        </span>
        <h1 id="path-question">
          <span className="visually-hidden">{words.name}: </span>
          {question}
        </h1>
        <p className={`note ${card.why}`}>
          <b>{words.why}</b> {note}
        </p>
        <ul className={choices.length > LONG_LIST ? card.columns : card.answers}>
          {choices.map(({ id, label, to, detail }) => (
            <li key={id}>
              <a href={pathAddress(to)} data-answer={id}>
                <span>{label}</span>
                {detail && <small className="fine">{detail}</small>}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
      {node !== START && (
        <p className={`no-print button-row ${card.again}`}>
          <a href={pathAddress(START)}>{words.startAgain}</a>
        </p>
      )}
    </section>
  )
}

function FilledLines({ lines }: { lines: readonly CardLine[] }) {
  return (
    <ol className={card.lines}>
      {lines.map(({ short, note, answer, change }, index) => (
        <li key={change + short}>
          <span className={card.short}>{short}</span>
          <span className={card.answer}>{answer}</span>
          <a className={`no-print ${card.change}`} href={change} data-step={index} aria-label={fillIn(words.changeAnswer, { short })}>
            {words.change}
          </a>
          <span className={`note no-print ${card.note}`}>{note}</span>
        </li>
      ))}
    </ol>
  )
}

function addressFor(answer: keyof (typeof fixedRules)[typeof START]): string {
  return pathAddress(fixedRules[START][answer]) + toFragment({ answers: [answer], code: '' })
}

function Search() {
  const { label, lists, ...texts } = words.search
  const props: PathSearchProps = {
    words: texts,
    address: searchDataPath,
    authorities: groupNames,
    next: {
      ea: addressFor('engineering'),
      acs: addressFor('it'),
      iml: addressFor('management'),
      both: addressFor('engineering-manager'),
    },
  }
  return (
    <div data-path-search={JSON.stringify(props)}>
      <NotStarted />
      <search className={card.search}>
        <div className="script-only">
          <SearchField id="path-search" words={{ label, hint: texts.hint }} announced />
        </div>
        <ul className={card.found} hidden />
        <template>
          <li>
            <a href={pathAddress(START)}>
              <span>
                <span data-title /> <span data-code />
              </span>
              <small className="fine" data-authority />
            </a>
          </li>
        </template>
        <p className={`fine ${card.lists}`}>
          {lists}{' '}
          {authorities.map((authority) => (
            <a key={authority} href={listingPath(authority)}>
              {groupNames[authority]}
            </a>
          ))}
        </p>
      </search>
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
