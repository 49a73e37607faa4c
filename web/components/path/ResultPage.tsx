import { eaFees, eaTimes, feeLabel } from '#content/eaFees.ts'
import { pageTexts } from '#content/labels.ts'
import { checklistOf } from '#content/path/documents.ts'
import { linkTo } from '#content/path/links.ts'
import { pathLink, pathWords as words } from '#content/path/words.ts'
import { resultAt, resultName } from '#content/path.ts'
import type { PathResult } from '#content/schema/path.ts'
import { serviceAt, serviceLabel, servicePath } from '#content/services.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Island } from '#islands/Island.tsx'
import { PathAnswers } from '#islands/path/PathAnswers.tsx'
import { EnquirySection } from '../page/Enquiry.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { Related } from '../page/Related.tsx'
import { Section } from '../page/Section.tsx'
import { Agreement } from '../service/Agreement.tsx'
import { Checklist } from '../service/Checklist.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Sources } from '../ui/Sources.tsx'
import { occupationTitles, questionsTo } from './pathViews.ts'
import styles from './ResultPage.module.css'

/** A page about one pathway: for whom it is, its rule, documents, fees, and how to ask. On paper it is one page. */
export function ResultPage({ node }: { node: string }) {
  const result = resultAt(node)
  const text = words.result
  const authority = words.authorities[result.authority]
  const ours = result.split?.map(serviceAt) ?? []
  const contents = [
    { id: 'rule', label: text.rule },
    ...(result.findOut ? [{ id: 'find-out', label: text.findOut }] : []),
    { id: 'documents', label: text.documents },
    ...(ours.length > 0 ? [{ id: 'split', label: text.split }] : []),
    { id: 'fees', label: text.fees },
    { id: 'enquiry', label: pageTexts.enquiry },
    { id: 'next', label: text.next },
  ]
  return (
    <div className={styles.page}>
      <PageHead
        heading={result.heading}
        lead={result.lead}
        kicker={authority}
        trail={[{ path: pathLink.path, label: words.name }]}
        here={result.title}
        aside={<Answers node={node} result={result} />}
      >
        {result.notNeeded && (
          <div className={styles.notNeeded}>
            <p>
              <Inline text={result.notNeeded} />
            </p>
          </div>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{text.authority}</dt>
            <dd>{authority}</dd>
          </div>
          <div>
            <dt>{text.pathway}</dt>
            <dd>{result.pathway}</dd>
          </div>
        </dl>
        <p className={styles.limit}>{text.limit}</p>
      </PageHead>
      <LongPage contents={contents}>
        <Section id="rule" heading={text.rule}>
          <div className={styles.rule}>
            {result.rule.text.map((paragraph) => (
              <p key={paragraph}>
                <Inline text={paragraph} />
              </p>
            ))}
            <Sources ids={result.rule.sources} />
          </div>
        </Section>
        {result.findOut && (
          <Section id="find-out" heading={text.findOut}>
            <ol className={styles.steps}>
              {result.findOut.map((step) => (
                <li key={step}>
                  <Inline text={step} />
                </li>
              ))}
            </ol>
          </Section>
        )}
        <Section id="documents" heading={text.documents}>
          <Checklist slug={`path-${node}`} groups={checklistOf(result)} open />
        </Section>
        {ours.length > 0 && (
          <Section id="split" heading={text.split}>
            {ours.map((service) => (
              <div key={service.slug} className={styles.ours}>
                <p>
                  <a href={servicePath(service)}>{serviceLabel(service)}</a>
                </p>
                <Agreement split={service.split} />
              </div>
            ))}
          </Section>
        )}
        <Section id="fees" heading={text.fees}>
          <Fees result={result} />
        </Section>
        <EnquirySection
          texts={{
            ...text.form,
            subject: fillIn(text.subject, { result: `${authority}: ${resultName(result)}` }),
          }}
        />
        <Section id="next" heading={text.next}>
          <Related links={result.next.map(linkTo)} />
        </Section>
      </LongPage>
    </div>
  )
}

function Answers({ node, result }: { node: string; result: PathResult }) {
  return (
    <Island
      id="path"
      name="path-answers"
      component={PathAnswers}
      props={{
        node,
        questions: questionsTo(node),
        occupations: occupationTitles,
        whoFor: result.whoFor,
        follows: fillIn(words.answersCard.follows, { pathway: resultName(result) }),
        words: {
          card: words.answersCard,
          change: words.change,
          changeAnswer: words.changeAnswer,
          occupation: words.occupation,
          why: words.why,
          startAgain: words.startAgain,
          print: words.result.print,
          summary: words.summary,
          offer: words.offer,
        },
        enquiry: { result: resultLines(result), messageLabel: words.result.form.messageLabel },
      }}
    />
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
          <dl>
            {fees.map((fee) => (
              <div key={fee.service}>
                <dt>{feeLabel(fee)}</dt>
                <dd>{fee.amount}</dd>
              </div>
            ))}
          </dl>
          <p>{hasOurs ? words.result.feesNote : words.result.ownersFeesNote}</p>
        </>
      )}
      {times.map((time) => (
        <p key={time}>{time}</p>
      ))}
      {(hasOurs || times.length > 0) && <Sources ids={hasOurs ? ['ea-fees', 'ea-msa'] : ['ea-msa']} />}
      <p>
        <Inline text={words.result.linked[result.authority]} />
      </p>
    </div>
  )
}

function resultLines(result: PathResult): string {
  const { authority, pathway } = words.result
  return `${authority}: ${words.authorities[result.authority]}\n${pathway}: ${resultName(result)}`
}
