import { serviceTexts, pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/home.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Questions } from '../page/Questions.tsx'
import { Section } from '../page/Section.tsx'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Packages } from './Packages.tsx'
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
      <PageHead heading={pricing.heading} lead={pricing.lead} here={pricing.title} />
      <LongPage contents={contents}>
        <Section id="quote" heading={howQuoted.heading} intro={howQuoted.intro}>
          <Markdown text={`### ${texts.quote}\n\n${bullets(howQuoted.contains)}\n\n### ${texts.steps}\n\n${numbers(howQuoted.steps)}`} />
        </Section>
        <Section id="packages" heading={packages.heading} intro={packages.intro}>
          <Packages rows={packages.rows} />
        </Section>
        <Section id="others" heading={others.heading} intro={others.intro}>
          <div className="table-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.payee}</th>
                  <th scope="col">{texts.forWhat}</th>
                  <th scope="col">{texts.when}</th>
                  <th scope="col">{texts.current}</th>
                </tr>
              </thead>
              <tbody>
                {others.rows.map(({ payee, forWhat, when, link }) => (
                  <tr key={payee + forWhat}>
                    <td>{payee}</td>
                    <td data-label={texts.forWhat}>
                      <Inline text={forWhat} />
                    </td>
                    <td data-label={texts.when}>{when}</td>
                    <td data-label={texts.current}>
                      <a href={link.url}>{link.label}</a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
        <Section id="worksheet" heading={worksheet.heading} intro={worksheet.intro}>
          <Worksheet worksheet={worksheet} />
        </Section>
        <Section id="questions" heading={serviceTexts.questions}>
          <Questions questions={pricing.questions} />
        </Section>
        <Section id="enquiry" heading={serviceTexts.enquiry}>
          <EnquiryCard id="page-enquiry" texts={pricing.form} />
        </Section>
      </LongPage>
    </>
  )
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function numbers(items: string[]): string {
  return items.map((item) => `1. ${item}`).join('\n')
}
