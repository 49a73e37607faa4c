import { pageTexts, pricingTexts as texts } from '#content/labels.ts'
import { priceTable } from '#content/priceTable.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { EnquiryActions, EnquirySection } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { Questions } from '../page/Questions.tsx'
import { Section } from '../page/Section.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Packages } from './Packages.tsx'
import { PriceTable } from './PriceTable.tsx'
import styles from './PricingPage.module.css'
import { QuoteExample } from './QuoteExample.tsx'
import { Worksheet } from './Worksheet.tsx'

export function PricingPage({ pricing }: { pricing: Pricing }) {
  const { howQuoted, packages, others, worksheet } = pricing
  const contents = [
    { id: 'packages', label: packages.heading },
    { id: 'quote', label: howQuoted.heading },
    { id: 'others', label: others.heading },
    { id: 'worksheet', label: worksheet.heading },
    { id: 'questions', label: pageTexts.questions },
    { id: 'enquiry', label: pageTexts.enquiry },
  ]
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
      <LongPage contents={contents} sources={[]}>
        <Section id="packages" heading={packages.heading} intro={packages.intro}>
          <Packages rows={packages.rows} />
        </Section>
        <Section id="quote" heading={howQuoted.heading} intro={howQuoted.intro}>
          <Quoting howQuoted={howQuoted} />
        </Section>
        <Section id="others" heading={others.heading} intro={others.intro}>
          <details className={`folded-line ${styles.others}`}>
            <summary>{texts.others}</summary>
            <Others groups={others.groups} />
          </details>
        </Section>
        <Section id="worksheet" heading={worksheet.heading} intro={worksheet.intro}>
          <Worksheet worksheet={worksheet} />
        </Section>
        <Section id="questions" heading={pageTexts.questions}>
          <Questions questions={pricing.questions} />
        </Section>
        <EnquirySection texts={pricing.form} />
      </LongPage>
    </>
  )
}

/** What a quote contains, beside how to get one. */
function Quoting({ howQuoted: { contains, steps } }: { howQuoted: Pricing['howQuoted'] }) {
  return (
    <div className={styles.columns}>
      <div>
        <h3>{texts.quote}</h3>
        <ul className={styles.items}>
          {contains.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{texts.steps}</h3>
        <ol className={styles.steps}>
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
    <div className={`table-scroll ${styles.ledger}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.payee}</th>
            <th scope="col">{texts.forWhat}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.today}</th>
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
                <td className={styles.payee}>{payee}</td>
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
  )
}
