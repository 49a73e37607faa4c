import { glanceTerms } from '#content/glance.ts'
import { pageTexts, pricingTexts as texts } from '#content/labels.ts'
import { pricingArtefact } from '#content/pages/pricing.ts'
import { priceTable } from '#content/priceTable.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { titleBlock } from '#content/titleBlock.ts'
import { CostWorksheet } from '#islands/worksheet/Worksheet.server.tsx'
import { SheetHead } from '../drawing/SheetHead.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquirySection, LongPage } from '../page/LongPage.tsx'
import { Breadcrumb, PageHead } from '../page/PageHead.tsx'
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
      <Head pricing={pricing} />
      <LongPage
        sections={[
          { id: 'packages', heading: packages.heading, content: <Packages {...packages} /> },
          { id: 'quote', heading: howQuoted.heading, content: <Quoting howQuoted={howQuoted} /> },
          { id: 'others', heading: others.heading, intro: others.intro, content: <Others others={others} /> },
          { id: 'worksheet', heading: worksheet.heading, content: <Worksheet worksheet={worksheet} /> },
          { id: 'questions', heading: pageTexts.questions, content: <Questions questions={pricing.questions} /> },
          enquirySection(pricing.form),
        ]}
        sources={[]}
      />
    </>
  )
}

function Head({ pricing }: { pricing: Pricing }) {
  const { heading, lead, title, glance } = pricing
  const prices = priceTable && <PriceTable table={priceTable} />
  if (!pricingArtefact)
    return (
      <PageHead
        heading={heading}
        lead={lead}
        here={title}
        aside={<QuoteExample example={pricing.example} />}
        compact
        below={
          <>
            {prices}
            <Glance rows={glance} />
          </>
        }
      >
        <EnquiryActions page={title} />
      </PageHead>
    )
  const forWhom = glance.find(({ term }) => term === glanceTerms.forWhom)
  return (
    <SheetHead
      id="pricing"
      heading={heading}
      lead={lead}
      forWhom={
        forWhom &&
        'text' in forWhom && (
          <>
            <b>{forWhom.term}</b> <Inline text={forWhom.text} />
          </>
        )
      }
      sheet={pricingArtefact.drawing}
      artefact={pricingArtefact}
      block={titleBlock({ path: '/pricing', slug: 'cdr-writing', group: 'ea' }, pricingArtefact.drawing)}
      trail={<Breadcrumb parents={[]} here={title} />}
      below={
        <>
          {prices}
          <Glance rows={glance.filter((row) => row !== forWhom && !('readers' in row))} />
        </>
      }
    >
      <EnquiryActions page={title} />
    </SheetHead>
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
