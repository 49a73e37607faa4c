import { serviceGlance } from '#content/glance.ts'
import { pageTexts, serviceTexts as texts, trails } from '#content/labels.ts'
import { ownerOffer } from '#content/ownerOffer.ts'
import type { Service } from '#content/schema/service.ts'
import { serviceArtefact, serviceLabel } from '#content/services.ts'
import { fillIn } from '#domain/fillIn.ts'
import { FoldedChecklist } from '#islands/checklist/Checklist.server.tsx'
import { Artefact } from '../artefact/Artefact.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquiryPart, LongPage, type Part } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related, Section } from '../page/Section.tsx'
import { Agreement, Audience, Rule } from './Agreement.tsx'
import { Offer } from './Offer.tsx'
import { Steps } from './Steps.tsx'
import styles from './service.module.css'
import { DraftTool, PointsTool } from './Tool.tsx'

const tools: Readonly<Record<string, typeof DraftTool>> = { 'cdr-review-proofreading': DraftTool, 'pr-points-calculator': PointsTool }

export function ServicePage({ service }: { service: Service }) {
  const artefact = serviceArtefact(service)
  const Tool = tools[service.slug]
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
      {Tool && <Tool service={service} />}
      <LongPage parts={partsOf(service, artefact === undefined)}>
        <Section id="related" heading={pageTexts.related}>
          <Related links={service.related} />
        </Section>
      </LongPage>
    </>
  )
}

/** `stepsOfTool`: they are those of the tool at the head of the page, which the visitor has just met. */
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
    { id: 'documents', heading: texts.checklist, content: <FoldedChecklist slug={slug} groups={checklist} /> },
    enquiryPart(form),
  ]
}
