import { groupNames, trails } from '#content/labels.ts'
import { occupationHeading } from '#content/occupationHead.ts'
import { occupationLists } from '#content/occupationLists.ts'
import { listingPath, type Occupation, occupationId } from '#content/occupations.ts'
import { authorityShort, occupationTexts as texts } from '#content/occupationTexts.ts'
import { serviceLabel, serviceOfPath } from '#content/services.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { comparisonPath, listsOf, MOST_COMPARED } from '#domain/occupations.ts'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { enquirySection, LongPage, type PageSection } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { SourceDate } from '../ui/Sources.tsx'
import { Table } from '../ui/Table.tsx'
import { NearCodes, Neighbours } from './NearCodes.tsx'
import styles from './OccupationPage.module.css'
import { ReferenceCard } from './ReferenceCard.tsx'

export function OccupationPage({ occupation }: { occupation: Occupation }) {
  const { code, title, authority } = occupation
  const nearest = [occupation, ...occupation.near.slice(0, MOST_COMPARED - 1)].map(occupationId)
  return (
    <article>
      <PageHead
        heading={occupationHeading(occupation)}
        lead={occupation.summary}
        kicker={fillIn(texts.kicker, { code, title, authority: groupNames[authority] })}
        trail={[trails.anzsco, { label: groupNames[authority], path: listingPath(authority) }]}
        aside={<ReferenceCard occupation={occupation} />}
      >
        <a href={comparisonPath(nearest)} className={`button button-accent no-print ${styles.compare}`}>
          {texts.compareNear}
        </a>
      </PageHead>
      <LongPage sections={sectionsOf(occupation)}>
        <Neighbours occupation={occupation} />
      </LongPage>
    </article>
  )
}

function sectionsOf(occupation: Occupation): PageSection[] {
  const { code, title, authority, special, tasks, evidence, services } = occupation
  const values = { code, title, authority: groupNames[authority] }
  const hasSample = authority === 'ea' && disciplines.some(({ value }) => value === code)
  const first: PageSection[] = special
    ? [{ id: 'special', heading: texts.special, framed: true, content: <Special key="special" text={special} /> }]
    : []
  return [
    ...first,
    {
      id: 'tasks',
      heading: texts.tasks,
      content: (
        <div className={styles.noted}>
          <ol className={`rows headed ${styles.tasks}`}>
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
          <p className="note">{texts.tasksIntro}</p>
        </div>
      ),
    },
    { id: 'near', heading: texts.near, intro: texts.nearIntro, content: <NearCodes occupation={occupation} /> },
    {
      id: 'evidence',
      heading: texts.evidence,
      content: (
        <>
          <div className={styles.noted}>
            <ul className={`rows ${styles.evidence}`}>
              {evidence.map((item) => (
                <li key={item}>
                  <Icon name="page" size="large" />
                  {item}
                </li>
              ))}
            </ul>
            <p className="note">{fillIn(texts.evidenceIntro, values)}</p>
          </div>
          {hasSample && (
            <p className={styles.sample}>
              <a href="#request-a-sample" data-discipline={code} className="button">
                {texts.sample}
              </a>
            </p>
          )}
        </>
      ),
    },
    { id: 'lists', heading: texts.listsHeading, content: <Lists occupation={occupation} /> },
    {
      id: 'services',
      heading: texts.services,
      content: (
        <ul className={styles.services}>
          {services.map((path) => (
            <li key={path}>
              <a href={path}>{serviceLabel(serviceOfPath(path))}</a>
            </li>
          ))}
        </ul>
      ),
    },
    { id: 'osca', heading: texts.osca, intro: texts.oscaIntro, content: <Counterpart occupation={occupation} /> },
    { id: 'sources', heading: texts.sources, content: <SourceList ids={occupation.sources} /> },
    enquirySection({
      title: fillIn(texts.enquiry.title, values),
      messageLabel: texts.enquiry.messageLabel,
      messagePlaceholder: texts.enquiry.messagePlaceholder,
      subject: fillIn(texts.enquiry.subject, { ...values, authority: authorityShort[authority] }),
    }),
  ]
}

function Special({ text }: { text: string }) {
  return (
    <section id="special" className={`card ${styles.special}`} aria-labelledby="special-heading">
      <h2 id="special-heading">{texts.special}</h2>
      <Markdown text={text} />
    </section>
  )
}

function Lists({ occupation }: { occupation: Occupation }) {
  const { list, serves, edition } = texts.listColumns
  const rows = listsOf(occupation).map((key) => {
    const { short, serves: served, instrument, dated, sources: read } = occupationLists[key]
    const source = (
      <a key={key} href={sources[read[0]].url}>
        {fillIn(texts.listEdition, { instrument, date: readableDate(dated) })}
      </a>
    )
    return { cells: [key === '494' ? `${short}: ${occupation.list494}` : short, served, source] }
  })
  return (
    <>
      <p className={styles.listsIntro}>
        <Inline text={texts.listsIntro} />
      </p>
      <Table className={styles.lists} columns={[list, serves, edition]} rows={rows} named />
    </>
  )
}

function Counterpart({ occupation: { code, title, osca } }: { occupation: Occupation }) {
  if (osca.length === 0) return <p className="measure">{texts.oscaNone}</p>
  return (
    <dl className={`facts ${styles.map}`}>
      <div>
        <dt>
          <small className="fine">{texts.oscaFrom}</small> <span className="code">{code}</span> {title}
        </dt>
        <dd>
          <ul className="rows" aria-label={texts.oscaTo}>
            {osca.map((counterpart) => (
              <li key={counterpart.code}>
                <small className="fine">{counterpart.partial ? texts.oscaPart : texts.oscaWhole}</small>{' '}
                <span className="code">{counterpart.code}</span> {counterpart.title}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  )
}

function SourceList({ ids }: { ids: readonly SourceId[] }) {
  return (
    <ul className={`rows facts ${styles.sources}`}>
      {ids.map((id) => {
        const { publisher, title, url } = sources[id]
        return (
          <li key={id}>
            <span className="fine">{publisher}</span>
            <a href={url}>{title}</a>
            <span className="fine">
              <SourceDate source={sources[id]} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
