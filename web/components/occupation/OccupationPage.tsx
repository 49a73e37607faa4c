import { groupNames, pageTexts, trails } from '#content/labels.ts'
import { occupationHeading } from '#content/occupationHead.ts'
import { occupationId } from '#content/occupationSearch.ts'
import { listingPath, type Occupation } from '#content/occupations.ts'
import { authorityShort, occupationTexts as texts } from '#content/occupationTexts.ts'
import { serviceLabel, serviceOfPath } from '#content/services.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { comparisonPath, MOST_COMPARED } from '#domain/comparison.ts'
import { fillIn } from '#domain/fillIn.ts'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { EnquirySection } from '../page/Enquiry.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { MarginNote } from '../sheet/Annotation.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { SourceDate } from '../ui/Sources.tsx'
import { ListTable } from './ListTable.tsx'
import { NearCodes, Neighbours } from './NearCodes.tsx'
import styles from './OccupationPage.module.css'
import { ReferenceCard } from './ReferenceCard.tsx'
import { TaskList } from './TaskList.tsx'

export function OccupationPage({ occupation }: { occupation: Occupation }) {
  const { code, title, authority, special, tasks, evidence } = occupation
  const values = { code, title, authority: groupNames[authority] }
  const hasSample = authority === 'ea' && disciplines.some(({ value }) => value === code)
  const nearest = [occupation, ...occupation.near.slice(0, MOST_COMPARED - 1)].map(occupationId)
  return (
    <article>
      <PageHead
        heading={occupationHeading(occupation)}
        lead={occupation.summary}
        kicker={fillIn(texts.kicker, values)}
        trail={[trails.anzsco, { label: groupNames[authority], path: listingPath(authority) }]}
        aside={<ReferenceCard occupation={occupation} />}
      >
        <a href={comparisonPath(nearest)} className={`button button-accent no-print ${styles.compare}`}>
          {texts.compareNear}
        </a>
      </PageHead>
      <LongPage contents={contentsOf(occupation)}>
        {special && (
          <section id="special" className={styles.special} aria-labelledby="special-heading">
            <h2 id="special-heading">{texts.special}</h2>
            <Markdown text={special} />
          </section>
        )}
        <Section id="tasks" heading={texts.tasks}>
          <div className={styles.noted}>
            <TaskList items={tasks} />
            <MarginNote>{texts.tasksIntro}</MarginNote>
          </div>
        </Section>
        <Section id="near" heading={texts.near} intro={texts.nearIntro}>
          <NearCodes occupation={occupation} />
        </Section>
        <Section id="evidence" heading={texts.evidence}>
          <div className={styles.noted}>
            <ul className={styles.evidence}>
              {evidence.map((item) => (
                <li key={item}>
                  <Icon name="page" size="large" />
                  {item}
                </li>
              ))}
            </ul>
            <MarginNote>{fillIn(texts.evidenceIntro, values)}</MarginNote>
          </div>
          {hasSample && (
            <p className={styles.sample}>
              <a href="#request-a-sample" data-discipline={code} className="button">
                {texts.sample}
              </a>
            </p>
          )}
        </Section>
        <Section id="lists" heading={texts.listsHeading}>
          <p className={styles.listsIntro}>
            <Inline text={texts.listsIntro} />
          </p>
          <ListTable occupation={occupation} />
        </Section>
        <Section id="services" heading={texts.services}>
          <ul className={styles.services}>
            {occupation.services.map((path) => (
              <li key={path}>
                <a href={path}>{serviceLabel(serviceOfPath(path))}</a>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="osca" heading={texts.osca} intro={texts.oscaIntro}>
          <Counterpart occupation={occupation} />
        </Section>
        <Section id="sources" heading={texts.sources}>
          <SourceList ids={occupation.sources} />
        </Section>
        <EnquirySection
          texts={{
            title: fillIn(texts.enquiry.title, values),
            messageLabel: texts.enquiry.messageLabel,
            messagePlaceholder: texts.enquiry.messagePlaceholder,
            subject: fillIn(texts.enquiry.subject, { ...values, authority: authorityShort[authority] }),
          }}
        />
        <Neighbours occupation={occupation} />
      </LongPage>
    </article>
  )
}

function contentsOf({ special }: Occupation) {
  return [
    ...(special === undefined ? [] : [{ id: 'special', label: texts.special }]),
    { id: 'tasks', label: texts.tasks },
    { id: 'near', label: texts.near },
    { id: 'evidence', label: texts.evidence },
    { id: 'lists', label: texts.listsHeading },
    { id: 'services', label: texts.services },
    { id: 'osca', label: texts.osca },
    { id: 'sources', label: texts.sources },
    { id: 'enquiry', label: pageTexts.enquiry },
  ]
}

/** Where an ANZSCO code went in OSCA: as a whole, in parts, or nowhere. */
function Counterpart({ occupation: { code, title, osca } }: { occupation: Occupation }) {
  if (osca.length === 0) return <p className={styles.none}>{texts.oscaNone}</p>
  return (
    <div className={styles.map}>
      <p className={styles.from}>
        <small>{texts.oscaFrom}</small> <span className={styles.code}>{code}</span> {title}
      </p>
      <ul className={styles.to} aria-label={texts.oscaTo}>
        {osca.map((counterpart) => (
          <li key={counterpart.code}>
            <small>{counterpart.partial ? texts.oscaPart : texts.oscaWhole}</small> <span className={styles.code}>{counterpart.code}</span>{' '}
            {counterpart.title}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sources of a page, each with its date where we know it. */
function SourceList({ ids }: { ids: readonly SourceId[] }) {
  return (
    <ul className={styles.sources}>
      {ids.map((id) => {
        const { publisher, title, url } = sources[id]
        return (
          <li key={id}>
            <span>{publisher}</span>
            <a href={url}>{title}</a>
            <span>
              <SourceDate source={sources[id]} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
