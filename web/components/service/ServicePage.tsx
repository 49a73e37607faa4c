import type { ReactNode } from 'react'
import { artefactOf } from '#content/artefacts.ts'
import { groupNames, serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { serviceLabel } from '#content/services.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related } from '../page/Related.tsx'
import { Section } from '../page/Section.tsx'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Artefact } from './Artefact.tsx'
import { Asks } from './Asks.tsx'
import { Audience } from './Audience.tsx'
import { Checklist } from './Checklist.tsx'
import { Deliverables } from './Deliverables.tsx'
import { ENQUIRY_ID } from './enquiryId.ts'
import { Problems } from './Problems.tsx'
import { Rule } from './Rule.tsx'
import styles from './ServicePage.module.css'
import { Split } from './Split.tsx'
import { Steps } from './Steps.tsx'

/** `tool` is the working part of a page that has one: it stands right below the page's head. */
export function ServicePage({ service, tool }: { service: Service; tool?: ReactNode }) {
  const artefact = artefactOf(service.slug)
  return (
    <>
      <PageHead
        heading={service.heading}
        lead={service.lead}
        kicker={`${groupNames[service.group]} · ${serviceLabel(service)}`}
        here={serviceLabel(service)}
        aside={artefact && <Artefact artefact={artefact} />}
      >
        {artefact && (
          <p className={`no-print ${styles.actions}`}>
            <a href="#enquiry" className="button button-accent">
              {texts.enquiry}
            </a>
            <a href="#who">{texts.check}</a>
          </p>
        )}
      </PageHead>
      {tool}
      <LongPage contents={contentsOf(service)}>
        <Rule rule={service.rule} />
        <Section id="who" heading={texts.audience}>
          <Audience audience={service.audience} />
        </Section>
        <Section id="asks" heading={service.asks.heading} intro={service.asks.intro}>
          <Asks facts={service.asks.facts} />
        </Section>
        <Section id="split" heading={texts.split}>
          <Split split={service.split} />
        </Section>
        <Section id="steps" heading={texts.steps}>
          <Steps steps={service.steps} />
        </Section>
        {service.sections.map(({ id, heading, body, sources }) => (
          <Section key={id} id={id} heading={heading} sources={sources}>
            <Markdown text={body} />
          </Section>
        ))}
        <Section id="get" heading={texts.deliverables}>
          <Deliverables items={service.deliverables} />
        </Section>
        <Section id="problems" heading={texts.refusals}>
          <Problems problems={service.refusals} />
        </Section>
        <Section id="checklist" heading={texts.checklist}>
          <Checklist slug={service.slug} groups={service.checklist} />
        </Section>
        <Section id="questions" heading={texts.questions}>
          <Questions questions={service.questions} />
        </Section>
        <Section id="enquiry" heading={texts.enquiry}>
          <EnquiryCard id={ENQUIRY_ID} texts={service.form} />
        </Section>
        <Section id="related" heading={texts.related}>
          <Related links={service.related} />
        </Section>
      </LongPage>
    </>
  )
}

function contentsOf(service: Service) {
  return [
    { id: 'rule', label: service.rule.heading },
    { id: 'who', label: texts.audience },
    { id: 'asks', label: service.asks.heading },
    { id: 'split', label: texts.split },
    { id: 'steps', label: texts.steps },
    ...service.sections.map(({ id, heading }) => ({ id, label: heading })),
    { id: 'get', label: texts.deliverables },
    { id: 'problems', label: texts.refusals },
    { id: 'checklist', label: texts.checklist },
    { id: 'questions', label: texts.questions },
    { id: 'enquiry', label: texts.enquiry },
  ]
}
