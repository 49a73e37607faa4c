import { aboutArtefact, record } from '#content/pages/about.ts'
import { homeArtefact } from '#content/pages/home.ts'
import { agentArtefact, questionsOfEmail } from '#content/pages/meet-our-agent.ts'
import { lengths, pricingArtefact } from '#content/pages/pricing.ts'
import { commentsOfPage, reviewsArtefact } from '#content/pages/reviews.ts'
import { letters } from '#content/samples/acs-letters.ts'
import { learning } from '#content/samples/cpd-list.ts'
import { dosing } from '#content/samples/dosing-control.ts'
import { drain } from '#content/samples/drainage-drawings.ts'
import { pile } from '#content/samples/ea-files.ts'
import { feeder } from '#content/samples/feeder-protection.ts'
import { pack } from '#content/samples/iml-files.ts'
import { organisation } from '#content/samples/iml-supply-manager.ts'
import { reasons } from '#content/samples/outcome-reasons.ts'
import { exchanger } from '#content/samples/plate-heat-exchanger.ts'
import { cutting } from '#content/samples/retaining-wall.ts'
import { payments } from '#content/samples/rpl-payments.ts'
import { matches } from '#content/samples/similarity-report.ts'
import { worksheet } from '#content/samples/stage-1-form.ts'
import { statement } from '#content/samples/summary-statement.ts'
import { employment } from '#content/samples/work-evidence.ts'
import type { Artefact, Sheet } from '#content/schema/artefact.ts'
import { jobs } from '#content/services/acs-review.ts'
import { draft } from '#content/services/cdr-review-proofreading.ts'
import { calendar } from '#content/services/rpl-writing.ts'
import { serviceArtefact, serviceAt } from '#content/services.ts'
import { boundary } from './boundary.ts'
import { dosingLoop } from './dosingLoop.ts'
import { draftCheck } from './draftCheck.ts'
import { drainSection } from './drainSection.ts'
import type { Drawing, Mark, Words } from './drawing.ts'
import { elementMap } from './elementMap.ts'
import { feederProtection } from './feederProtection.ts'
import { feeLengths } from './feeLengths.ts'
import { filePack } from './filePack.ts'
import { filePile } from './filePile.ts'
import { fourComments } from './fourComments.ts'
import { heatExchanger } from './heatExchanger.ts'
import { learningHours } from './learningHours.ts'
import { monthsOfWork } from './monthsOfWork.ts'
import { organisationPlan } from './organisationPlan.ts'
import { paymentSequence } from './paymentSequence.ts'
import { projectCalendar } from './projectCalendar.ts'
import { retainingWall } from './retainingWall.ts'
import { revisionClouds } from './revisionClouds.ts'
import { skillMetDate } from './skillMetDate.ts'
import { twoLetters } from './twoLetters.ts'
import { whoseHand } from './whoseHand.ts'
import { wordMatches } from './wordMatches.ts'
import { worksheetLog } from './worksheetLog.ts'

/** The drawings of samples that no page’s sheet has: on the wall they are shown without words. */
const ofSamples: Readonly<Record<string, () => Drawing>> = {
  'dosing-control': () => dosingLoop(dosing),
  'drainage-drawings': () => drainSection(drain),
  'acs-letters': () => twoLetters(letters),
}

/** Whose sheet each of the other samples is drawn on. */
const sheetOfSample: Readonly<Record<string, string>> = {
  'retaining-wall': 'home',
  'feeder-protection': 'cdr-writing',
  'plate-heat-exchanger': 'career-episode-writing',
  'summary-statement': 'summary-statement',
  'cpd-list': 'cpd-writing',
  'ea-files': 'ea-application',
  'work-evidence': 'exp-assessment',
  'stage-1-form': 'stage1-competency-assessment',
  'rpl-payments': 'rpl-review',
  'iml-supply-manager': 'iml-comp-assessment-writing',
  'iml-files': 'iml',
  'similarity-report': 'plagiarism-ai-proofread',
  'outcome-reasons': 'review-cover-letter',
}

const fees = lengths

/** The drawing of each page's sheet, by the id of its artefact. */
const drawings: Readonly<Record<string, (labels: Words) => Drawing>> = {
  home: (labels) => retainingWall(cutting, labels),
  ...(fees && { pricing: (labels: Words) => feeLengths(fees, labels) }),
  about: (labels) => whoseHand(record, labels),
  'meet-our-agent': (labels) => boundary(questionsOfEmail, labels),
  reviews: (labels) => fourComments(commentsOfPage, labels),
  'cdr-writing': (labels) => feederProtection(feeder, labels),
  'rpl-writing': (labels) => projectCalendar(calendar, labels),
  'iml-comp-assessment-writing': (labels) => organisationPlan(organisation, labels),
  'ea-application': (labels) => filePile(pile, labels),
  'exp-assessment': (labels) => monthsOfWork(employment, labels),
  'career-episode-writing': (labels) => heatExchanger(exchanger, labels),
  'summary-statement': (labels) => elementMap(statement, labels),
  'cpd-writing': (labels) => learningHours(learning, labels),
  'cdr-review-proofreading': (labels) => draftCheck(draft, labels),
  'stage1-competency-assessment': (labels) => worksheetLog(worksheet, labels),
  'acs-review': (labels) => skillMetDate(jobs, labels),
  'rpl-review': (labels) => paymentSequence(payments, labels),
  iml: (labels) => filePack(pack, labels),
  'review-cover-letter': (labels) => revisionClouds(reasons, labels),
  'plagiarism-ai-proofread': (labels) => wordMatches(matches, labels),
}

export function drawingOf(id: string, { labels }: Sheet): Drawing {
  const draw = drawings[id]
  if (draw === undefined)
    throw new Error(`components/drawing/drawings.ts has no drawing for ${id}: draw it there, or give its page “artefact: null”`)
  return draw(labels)
}

const ofPages: Readonly<Record<string, Artefact | undefined>> = {
  home: homeArtefact,
  about: aboutArtefact,
  reviews: reviewsArtefact,
  pricing: pricingArtefact,
  'meet-our-agent': agentArtefact,
}

/** The drawing of a page that has one, by its id: for the card of a shared link. */
export function drawingOfPage(id: string): Drawing {
  const drawing = (id in ofPages ? ofPages[id] : serviceArtefact(serviceAt(id)))?.drawing
  if (drawing === undefined) throw new Error(`The page ${id} has no drawing sheet`)
  return drawingOf(id, drawing)
}

/** What the pen has circled in a sample, for its tile on the wall: as at rest, without other words. */
export function drawingOfSample(id: string): Drawing {
  const own = ofSamples[id]
  const sheet = sheetOfSample[id]
  if (own) return atRest(own())
  if (sheet === undefined) throw new Error(`components/drawing/drawings.ts has no drawing for the sample ${id}`)
  return restingDrawingOf(sheet)
}

/** The same of a page that has a drawing. */
export function restingDrawingOf(id: string): Drawing {
  return atRest(drawingOfPage(id))
}

function atRest({ marks, room }: Drawing): Drawing {
  return { room: room === 'axes' ? 'words' : room, marks: marksAtRest(marks) }
}

function marksAtRest(marks: readonly Mark[]): Mark[] {
  return marks
    .filter(({ for: sentences, only }) => (sentences === undefined || sentences.includes(1)) && only !== 'wide')
    .filter(({ kind }) => kind !== 'label')
    .map((mark) =>
      mark.kind === 'scaled'
        ? { ...mark, marks: marksAtRest(mark.marks) }
        : mark.kind === 'proof'
          ? { ...mark, circled: mark.circled.slice(0, 1) }
          : mark,
    )
}
