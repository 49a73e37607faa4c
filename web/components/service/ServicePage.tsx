import { comparisonOf } from '#content/comparison.ts'
import { draftWords } from '#content/draftWords.ts'
import { glanceTerms, readersFor, serviceGlance } from '#content/glance.ts'
import { pageTexts, serviceTexts as texts, trails } from '#content/labels.ts'
import { ownerOffer } from '#content/ownerOffer.ts'
import type { Service } from '#content/schema/service.ts'
import { scopeOf } from '#content/scope.ts'
import { serviceArtefact, serviceLabel, servicePath } from '#content/services.ts'
import { titleBlock } from '#content/titleBlock.ts'
import { fillIn } from '#domain/fillIn.ts'
import { FoldedChecklist } from '#islands/checklist/Checklist.server.tsx'
import { SheetHead } from '../drawing/SheetHead.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquirySection, LongPage, type PageSection } from '../page/LongPage.tsx'
import { Breadcrumb, PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related, Section } from '../page/Section.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { Agreement, Needed, NotNeeded, Rule } from './Agreement.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Offer } from './Offer.tsx'
import { ScopeInNumbers } from './ScopeInNumbers.tsx'
import { Steps } from './Steps.tsx'
import styles from './service.module.css'
import { PointsTool } from './Tool.tsx'

const tools: Readonly<Record<string, typeof PointsTool>> = { 'pr-points-calculator': PointsTool }
/** Services with a tool that a visitor can use before, on a page of its own. */
const toolLinks: Readonly<Record<string, typeof draftWords.link>> = { 'cdr-review-proofreading': draftWords.link }

export function ServicePage({ service }: { service: Service }) {
  const Tool = tools[service.slug]
  return (
    <>
      <Head service={service} />
      {Tool && <Tool service={service} />}
      <LongPage sections={sectionsOf(service, Tool !== undefined)}>
        <Section id="related" heading={pageTexts.related}>
          <Related links={service.related} />
        </Section>
      </LongPage>
    </>
  )
}

function Head({ service }: { service: Service }) {
  const { slug, group, heading, lead, glance } = service
  const artefact = serviceArtefact(service)
  const rows = serviceGlance(service)
  const tool = toolLinks[slug]
  if (!artefact || !glance)
    return (
      <PageHead heading={heading} lead={lead} trail={[trails.services]} here={serviceLabel(service)} below={<Glance rows={rows} />}>
        {!tools[slug] && <EnquiryActions page={serviceLabel(service)} />}
      </PageHead>
    )
  return (
    <SheetHead
      id={slug}
      heading={heading}
      lead={lead}
      forWhom={
        <>
          {glance.inFull && (
            <p>
              <Inline text={glance.inFull} />
            </p>
          )}
          <p>
            <b>{glanceTerms.forWhom}</b> <Inline text={glance.forWhom} />
          </p>
          <p>
            <b>{glanceTerms.get}</b> <Inline text={glance.get} />
          </p>
        </>
      }
      sheet={artefact.drawing}
      artefact={artefact}
      sample={glance.sample}
      block={titleBlock({ path: servicePath(service), slug, group }, artefact.drawing)}
      trail={<Breadcrumb parents={[trails.services]} here={serviceLabel(service)} />}
      below={
        <>
          <Glance rows={rows.filter(({ term }) => !IN_THE_BLOCK.includes(term))} />
          {tool && (
            <p id="checker" className={`callout ${styles.toolLink}`}>
              <a href={tool.path}>{tool.label}</a> {tool.why}
            </p>
          )}
        </>
      }
    >
      <EnquiryActions page={serviceLabel(service)} />
    </SheetHead>
  )
}

/** What the title block and the lines under the button say. */
const IN_THE_BLOCK: readonly string[] = [glanceTerms.forWhom, glanceTerms.get, glanceTerms.people]

/** `stepsOfTool`: the steps are about the tool at the head of the page. */
function sectionsOf(service: Service, stepsOfTool: boolean): PageSection[] {
  const { slug, group, deliverables, free, steps, split, rule, audience, questions, checklist, form } = service
  const comparison = comparisonOf(slug)
  const scope = scopeOf(slug)
  const folded = (
    <details className={`unfolds folded-card ${styles.folded}`}>
      <summary>{fillIn(texts.stepsOpen, { count: steps.length })}</summary>
      <Steps steps={steps} />
    </details>
  )
  return [
    {
      id: 'get',
      heading: texts.deliverables,
      content: (
        <>
          <Offer slug={slug} deliverables={deliverables} free={free} />
          {scope && !ownerOffer.prices[slug] && <ScopeInNumbers scope={scope} />}
        </>
      ),
    },
    ...(comparison ? [{ id: 'ways', heading: comparison.heading, content: <ComparisonTable comparison={comparison} /> }] : []),
    { id: 'rule', heading: texts.rule, framed: true, content: <Rule key="rule" rule={rule} /> },
    {
      id: 'steps',
      heading: texts.steps,
      content: (
        <>
          {stepsOfTool ? folded : <Steps steps={steps} />}
          <details id="split" className={`unfolds folded-card ${styles.split}`}>
            <summary>{texts.split}</summary>
            <Agreement split={split} />
          </details>
        </>
      ),
    },
    { id: 'who', heading: texts.audience, content: <Needed audience={audience} /> },
    { id: 'questions', heading: pageTexts.questions, content: <Questions questions={questions} /> },
    { id: 'documents', heading: texts.checklist, content: <FoldedChecklist slug={slug} groups={checklist} /> },
    enquirySection(form, { readers: readersFor(group), after: <NotNeeded audience={audience} /> }),
  ]
}
