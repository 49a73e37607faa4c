import type { ReactNode } from 'react'
import { serviceGlance } from '#content/glance.ts'
import { pageTexts, serviceTexts as texts, trails } from '#content/labels.ts'
import { ownerOffer } from '#content/ownerOffer.ts'
import type { Service } from '#content/schema/service.ts'
import { serviceArtefact, serviceLabel } from '#content/services.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Artefact } from '../artefact/Artefact.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquiryPart, LongPage, type Part } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related, Section } from '../page/Section.tsx'
import { Agreement, Audience, Rule } from './Agreement.tsx'
import { Checklist } from './Checklist.tsx'
import { Offer } from './Offer.tsx'
import { Steps } from './Steps.tsx'
import styles from './service.module.css'

type Props = {
  service: Service
  tool?: ReactNode
  /** The steps are those of the tool, which the visitor has just met: they are folded. */
  stepsOfTool?: boolean
}

export function ServicePage({ service, tool, stepsOfTool = false }: Props) {
  const artefact = serviceArtefact(service)
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
      <LongPage parts={partsOf(service, stepsOfTool)}>
        <Section id="related" heading={pageTexts.related}>
          <Related links={service.related} />
        </Section>
      </LongPage>
    </>
  )
}

function partsOf(service: Service, stepsOfTool: boolean): Part[] {
  const { slug, deliverables, free, steps, split, rule, audience, questions, checklist, form } = service
  const folded = (
    <details className={`unfolds folded-card ${styles.folded}`}>
      <summary>{fillIn(texts.stepsOpen, { count: steps.length })}</summary>
      <Steps steps={steps} />
    </details>
  )
  return [
    { id: 'get', heading: texts.deliverables, content: <Offer slug={slug} deliverables={deliverables} free={free} /> },
    { id: 'steps', heading: texts.steps, content: stepsOfTool ? folded : <Steps steps={steps} /> },
    { id: 'split', heading: texts.split, content: <Agreement split={split} /> },
    { id: 'rule', heading: texts.rule, framed: true, content: <Rule key="rule" rule={rule} /> },
    { id: 'who', heading: texts.audience, content: <Audience audience={audience} /> },
    { id: 'questions', heading: pageTexts.questions, content: <Questions questions={questions} /> },
    { id: 'documents', heading: texts.checklist, content: <Checklist slug={slug} groups={checklist} /> },
    enquiryPart(form),
  ]
}
