import { Children, type ReactNode } from 'react'
import { kindsOfNotes } from '#domain/draft/notes.ts'
import styles from './margin.module.css'
import { keyed, type MarginTools, nameOfNote } from './marginTools.ts'
import { NoteList } from './NoteList.tsx'

type RowProps = { title: string; figure: string | undefined; children?: ReactNode }

type SubjectProps = RowProps & { name: keyof typeof kindsOfNotes; tools: MarginTools }

/** One check: what it has counted, and its notes. */
export function Subject({ name, tools, children, ...row }: SubjectProps) {
  const kinds: readonly string[] = kindsOfNotes[name]
  const own = tools.notes.filter(({ kind }) => kinds.includes(kind))
  return (
    <Row {...row}>
      {children}
      {own.length > 0 && <NoteList name={name} notes={keyed(own, (note) => nameOfNote(note, tools.check))} tools={tools} />}
    </Row>
  )
}

export function Row({ title, figure, children }: RowProps) {
  return (
    <section className={styles.row}>
      <h3>{title}</h3>
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      {Children.toArray(children).length > 0 && <div className={styles.body}>{children}</div>}
    </section>
  )
}

export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {keyed(facts, ({ label }) => label).map(({ key, item: { label, value } }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
