import type { ReactNode } from 'react'
import { artefactOf } from '#content/artefacts.ts'
import { serviceGlance } from '#content/glance.ts'
import { pageTexts, serviceTexts as texts, trails } from '#content/labels.ts'
import { ownerOffer } from '#content/ownerOffer.ts'
import type { Service } from '#content/schema/service.ts'
import { serviceLabel } from '#content/services.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Artefact } from '../artefact/Artefact.tsx'
import { EnquiryActions, EnquirySection } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related } from '../page/Related.tsx'
import { Section } from '../page/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Agreement, Audience, Rule } from './Agreement.tsx'
import { Checklist } from './Checklist.tsx'
import { Offer } from './Offer.tsx'
import styles from './ServicePage.module.css'
import { Steps } from './Steps.tsx'

const contents = [
  { id: 'get', label: texts.deliverables },
  { id: 'steps', label: texts.steps },
  { id: 'split', label: texts.split },
  { id: 'rule', label: texts.rule },
  { id: 'who', label: texts.audience },
  { id: 'questions', label: pageTexts.questions },
  { id: 'documents', label: texts.checklist },
  { id: 'enquiry', label: pageTexts.enquiry },
]

type Props = {
  service: Service
  /** The working part of a page that has one. */
  tool?: ReactNode
  /** The steps are those of the tool, which the visitor has just met: they are folded. */
  stepsOfTool?: boolean
}

/** The offer, in the order a buyer asks: what, how, who, allowed, for me. */
export function ServicePage({ service, tool, stepsOfTool = false }: Props) {
  const artefact = artefactOf(service.slug)
  return (
    <>
      <PageHead
        heading={service.heading}
        lead={service.lead}
        trail={[trails.services]}
        here={serviceLabel(service)}
        aside={artefact && <Artefact id={service.slug} artefact={artefact} sample={service.glance?.sample} />}
        offer={artefact !== undefined}
        below={<Glance rows={serviceGlance(service)} />}
      >
        {artefact && <EnquiryActions price={ownerOffer.prices[service.slug]} />}
      </PageHead>
      {tool}
      <LongPage contents={contents}>
        <Section id="get" heading={texts.deliverables}>
          <Offer slug={service.slug} deliverables={service.deliverables} free={service.free} />
        </Section>
        <Section id="steps" heading={texts.steps}>
          {stepsOfTool ? (
            <details className={`folded-card ${styles.steps}`}>
              <summary>{fillIn(texts.stepsOpen, { count: service.steps.length })}</summary>
              <Steps steps={service.steps} />
            </details>
          ) : (
            <Steps steps={service.steps} />
          )}
        </Section>
        <Section id="split" heading={texts.split}>
          <Agreement split={service.split} />
        </Section>
        <Rule rule={service.rule} />
        <Section id="who" heading={texts.audience}>
          <Audience audience={service.audience} />
        </Section>
        <Section id="questions" heading={pageTexts.questions}>
          <Questions questions={service.questions} />
        </Section>
        <Section id="documents" heading={texts.checklist}>
          <Checklist slug={service.slug} groups={service.checklist} />
        </Section>
        <EnquirySection texts={service.form} />
        <Section id="related" heading={pageTexts.related}>
          <Related links={service.related} />
        </Section>
      </LongPage>
    </>
  )
}
