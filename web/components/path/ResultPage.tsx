import { eaFees, eaTimes, feeLabel } from '#content/eaFees.ts'
import { readersFor } from '#content/glance.ts'
import { linkTo } from '#content/path/links.ts'
import { pathLink, pathWords as words } from '#content/path/words.ts'
import { checklistOf, resultAt, resultName } from '#content/path.ts'
import type { PathResult } from '#content/schema/path.ts'
import type { Service } from '#content/schema/service.ts'
import { serviceArtefact, serviceAt, serviceLabel, servicePath } from '#content/services.ts'
import { fillIn } from '#domain/fillIn.ts'
import { FoldedChecklist } from '#islands/checklist/Checklist.server.tsx'
import { PathAnswers } from '#islands/path/AnswersCard.server.tsx'
import { PageTile } from '../drawing/DrawingTile.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { enquirySection, LongPage, type PageSection } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Related } from '../page/Section.tsx'
import { Agreement } from '../service/Agreement.tsx'
import { OurPrice } from '../service/OurPrice.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './path.module.css'

const text = words.result

export function ResultPage({ node }: { node: string }) {
  const result = resultAt(node)
  const authority = words.authorities[result.authority]
  const { split } = result
  const drawn = split?.find((slug) => serviceArtefact(serviceAt(slug)))
  return (
    <div className={styles.result}>
      <PageHead
        heading={result.heading}
        lead={result.lead}
        kicker={authority}
        trail={[{ path: pathLink.path, label: words.name }]}
        here={result.pathway}
        aside={
          <>
            <PathAnswers node={node} result={result} />
            {drawn && <Drawn service={serviceAt(drawn)} />}
          </>
        }
      >
        <EnquiryActions page={result.title}>{split && <OurPrice slugs={split} />}</EnquiryActions>
        {result.notNeeded && (
          <p className={styles.notNeeded}>
            <Inline text={result.notNeeded} />
          </p>
        )}
        <Facts
          className={`rows facts ${styles.facts}`}
          facts={[
            [text.authority, authority],
            [text.pathway, result.pathway],
          ]}
        />
        <p className={`aside ${styles.limit}`}>{text.limit}</p>
      </PageHead>
      <LongPage sections={sectionsOf(node, result)} />
    </div>
  )
}

function sectionsOf(node: string, result: PathResult): PageSection[] {
  const { rule, findOut, split = [], next } = result
  const [service] = split
  const sections: (PageSection | false)[] = [
    { id: 'rule', heading: text.rule, content: <Rule rule={rule} /> },
    findOut !== undefined && {
      id: 'find-out',
      heading: text.findOut,
      content: (
        <ol className="chain">
          {findOut.map((step) => (
            <li key={step}>
              <Inline text={step} />
            </li>
          ))}
        </ol>
      ),
    },
    { id: 'documents', heading: text.documents, content: <FoldedChecklist slug={`path-${node}`} groups={checklistOf(result)} open /> },
    split.length > 0 && { id: 'split', heading: text.split, content: split.map((slug) => <Ours key={slug} service={serviceAt(slug)} />) },
    { id: 'fees', heading: text.fees, content: <Fees result={result} /> },
    enquirySection(
      {
        ...text.form,
        subject: fillIn(text.subject, { result: `${words.authorities[result.authority]}: ${resultName(result)}` }),
      },
      { readers: readersFor(service === undefined ? undefined : serviceAt(service).group) },
    ),
    { id: 'next', heading: text.next, content: <Related links={next.map(linkTo)} /> },
  ]
  return sections.filter((section) => section !== false)
}

/** What is done for it, drawn: from 1025 px, where there is room beside the words. */
function Drawn({ service }: { service: Service }) {
  return (
    <a href={servicePath(service)} className={`no-print ${styles.drawn}`}>
      <PageTile id={service.slug} />
      <span>{serviceLabel(service)}</span>
    </a>
  )
}

function Rule({ rule }: Pick<PathResult, 'rule'>) {
  return (
    <div className={`card ${styles.rule}`}>
      {rule.text.map((paragraph) => (
        <p key={paragraph}>
          <Inline text={paragraph} />
        </p>
      ))}
      <Sources ids={rule.sources} />
    </div>
  )
}

function Ours({ service }: { service: Service }) {
  return (
    <div className={styles.ours}>
      <p>
        <a href={servicePath(service)}>{serviceLabel(service)}</a>
      </p>
      <Agreement split={service.split} />
    </div>
  )
}

function Fees({ result }: { result: PathResult }) {
  const fees = eaFees(result.fees ?? [])
  const times = result.fees ? eaTimes() : []
  const hasOurs = fees.some(({ read }) => read === undefined)
  return (
    <div className={styles.fees}>
      {fees.length > 0 && (
        <>
          <Facts className="rows" facts={fees.map((fee) => [feeLabel(fee), fee.amount])} />
          <p>{hasOurs ? text.feesNote : text.ownersFeesNote}</p>
        </>
      )}
      {times.map((time) => (
        <p key={time}>{time}</p>
      ))}
      {(hasOurs || times.length > 0) && <Sources ids={hasOurs ? ['ea-fees', 'ea-msa'] : ['ea-msa']} />}
      <p>
        <Inline text={text.linked[result.authority]} />
      </p>
    </div>
  )
}
