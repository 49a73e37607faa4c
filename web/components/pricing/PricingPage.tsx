import { pageTexts, pricingTexts as texts } from '#content/labels.ts'
import { priceTable } from '#content/priceTable.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { CostWorksheet } from '#islands/worksheet/Worksheet.server.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquiryPart, LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline, Lines } from '../ui/Markdown.tsx'
import { Table } from '../ui/Table.tsx'
import { Packages } from './Packages.tsx'
import styles from './pricing.module.css'
import { PriceTable, QuoteExample } from './QuoteExample.tsx'

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
          { id: 'packages', heading: packages.heading, content: <Packages rows={packages.rows} /> },
          { id: 'quote', heading: howQuoted.heading, content: <Quoting howQuoted={howQuoted} /> },
          { id: 'others', heading: others.heading, intro: others.intro, content: <Others others={others} /> },
          { id: 'worksheet', heading: worksheet.heading, content: <Worksheet worksheet={worksheet} /> },
          { id: 'questions', heading: pageTexts.questions, content: <Questions questions={pricing.questions} /> },
          enquiryPart(pricing.form),
        ]}
        sources={[]}
      />
    </>
  )
}

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

function Worksheet({ worksheet }: Pick<Pricing, 'worksheet'>) {
  return (
    <Sheet id="cost-sheet" label={texts.sheet} folio={texts.aud} className={styles.sheet}>
      <CostWorksheet worksheet={worksheet} />
    </Sheet>
  )
}

function Others({ others: { authorities, groups } }: { others: Pricing['others'] }) {
  const link = ({ url, label }: { url: string; label: string }) => <a href={url}>{label}</a>
  return (
    <>
      <dl className={`rows facts ${styles.authorities}`}>
        {authorities.map(({ payee, forWhat, amounts, link: page }) => (
          <div key={payee}>
            <dt className="item">{payee}</dt>
            <dd>
              <Lines items={amounts} />
              <p className="aside">
                {forWhat} {link(page)}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <details className="folded-line">
        <summary>{texts.others}</summary>
        {groups.map(({ heading, rows }) => (
          <Table
            key={heading}
            caption={heading}
            columns={[texts.payee, texts.forWhat, texts.when, texts.today]}
            rows={rows.map(({ payee, forWhat, when, link: page }) => ({
              cells: [payee, <Inline key="for" text={forWhat} />, when, link(page)],
            }))}
          />
        ))}
      </details>
    </>
  )
}
