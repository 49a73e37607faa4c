import { serviceTexts, pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { EnquiryActions, EnquirySection } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { Questions } from '../page/Questions.tsx'
import { Section } from '../page/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Others } from './Others.tsx'
import { Packages } from './Packages.tsx'
import styles from './PricingPage.module.css'
import { QuoteSpecimen } from './QuoteSpecimen.tsx'
import { Quoting } from './Quoting.tsx'
import { Worksheet } from './Worksheet.tsx'

export function PricingPage({ pricing }: { pricing: Pricing }) {
  const { howQuoted, packages, others, worksheet } = pricing
  const contents = [
    { id: 'quote', label: howQuoted.heading },
    { id: 'packages', label: packages.heading },
    { id: 'others', label: others.heading },
    { id: 'worksheet', label: worksheet.heading },
    { id: 'questions', label: serviceTexts.questions },
    { id: 'enquiry', label: serviceTexts.enquiry },
  ]
  return (
    <>
      <PageHead heading={pricing.heading} lead={pricing.lead} here={pricing.title} aside={<QuoteSpecimen specimen={pricing.specimen} />}>
        <EnquiryActions label={pricing.form.title} />
        <Glance rows={pricing.glance} />
      </PageHead>
      <LongPage contents={contents}>
        <Section id="quote" heading={howQuoted.heading} intro={howQuoted.intro}>
          <Quoting howQuoted={howQuoted} />
        </Section>
        <Section id="packages" heading={packages.heading} intro={packages.intro}>
          <Packages rows={packages.rows} />
        </Section>
        <Section id="others" heading={others.heading} intro={others.intro}>
          <details className={styles.others}>
            <summary>{texts.others}</summary>
            <Others groups={others.groups} />
          </details>
        </Section>
        <Section id="worksheet" heading={worksheet.heading} intro={worksheet.intro}>
          <Worksheet worksheet={worksheet} />
        </Section>
        <Section id="questions" heading={serviceTexts.questions}>
          <Questions questions={pricing.questions} />
        </Section>
        <EnquirySection texts={pricing.form} />
      </LongPage>
    </>
  )
}
