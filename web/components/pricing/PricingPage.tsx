import { pageTexts, pricingTexts as texts } from '#content/labels.ts'
import { priceTable } from '#content/priceTable.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquiryPart, LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Inline, Lines } from '../ui/Markdown.tsx'
import { Packages } from './Packages.tsx'
import styles from './pricing.module.css'
import { PriceTable, QuoteExample } from './QuoteExample.tsx'
import { Worksheet } from './Worksheet.tsx'

export function PricingPage({ pricing }: { pricing: Pricing }) {
  const { howQuoted, packages, others, worksheet } = pricing
  return (
    <>
      <PageHead
        heading={pricing.heading}
        lead={pricing.lead}
        here={pricing.title}
        aside={<QuoteExample example={pricing.example} />}
        offer
        below={
          <>
            {priceTable && <PriceTable table={priceTable} />}
            <Glance rows={pricing.glance} />
          </>
        }
      >
        <EnquiryActions />
      </PageHead>
      <LongPage
        parts={[
          { id: 'packages', heading: packages.heading, intro: packages.intro, content: <Packages rows={packages.rows} /> },
          { id: 'quote', heading: howQuoted.heading, intro: howQuoted.intro, content: <Quoting howQuoted={howQuoted} /> },
          { id: 'others', heading: others.heading, intro: others.intro, content: <Others groups={others.groups} /> },
          { id: 'worksheet', heading: worksheet.heading, intro: worksheet.intro, content: <Worksheet worksheet={worksheet} /> },
          { id: 'questions', heading: pageTexts.questions, content: <Questions questions={pricing.questions} /> },
          enquiryPart(pricing.form),
        ]}
        sources={[]}
      />
    </>
  )
}

/** What a quote contains, beside how to get one. */
function Quoting({ howQuoted: { contains, steps } }: { howQuoted: Pricing['howQuoted'] }) {
  return (
    <div className={styles.columns}>
      <div>
        <h3>{texts.quote}</h3>
        <Lines items={contains} className="rows" />
      </div>
      <div>
        <h3>{texts.steps}</h3>
        <ol className="chain">
          {steps.map((step) => (
            <li key={step}>
              <Inline text={step} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The others you pay, in three groups, with the page that sets each amount. */
function Others({ groups }: { groups: Pricing['others']['groups'] }) {
  return (
    <details className="folded-line">
      <summary>{texts.others}</summary>
      <div className={`table-scroll ${styles.ledger}`}>
        <table>
          <thead>
            <tr>
              {[texts.payee, texts.forWhat, texts.when, texts.today].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={4}>
                  {heading}
                </th>
              </tr>
              {rows.map(({ payee, forWhat, when, amounts, link }) => (
                <tr key={payee}>
                  <td>{payee}</td>
                  <td>
                    <Inline text={forWhat} />
                  </td>
                  <td data-label={texts.when}>{when}</td>
                  <td data-label={texts.today}>
                    {amounts?.map((line) => (
                      <p key={line}>
                        <Inline text={line} />
                      </p>
                    ))}
                    <a href={link.url}>{link.label}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  )
}
