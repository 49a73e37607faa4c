import type { PathWords } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { answersGiven, type CardQuestion, cardLines, pathSummary } from '#domain/path/card.ts'
import { pathAddress, readFragment, START, toFragment } from '#domain/path/route.ts'
import { fromTemplate, part, printed } from '../dom.ts'
import { offerToEnquiry } from '../forms/enquiryOffer.ts'
import { keepFields, readFields } from '../forms/keptFields.ts'

export type PathAnswersProps = {
  node: string
  questions: Readonly<Record<string, CardQuestion>>
  occupations: Readonly<Record<string, string>>
  words: Pick<PathWords, 'answersCard' | 'changeAnswer' | 'startAgain' | 'summary' | 'offer'>
  enquiry: { result: string; messageLabel: string }
}

const GIVEN = 'path'

/** Shows the answers that the address or the tab has in place of whom the result is for. The enquiry is offered those that were given here. */
export function start(card: HTMLElement): void {
  const { node, questions, occupations, words, enquiry } = printed<PathAnswersProps>(card.dataset.pathAnswers)
  const filled = part(card, '[data-filled]')

  function read(): void {
    const kept = readFields(GIVEN)[node] ?? ''
    // After a reload on a link into the page.
    const given = readFragment(location.hash) ?? readFragment(location.hash === '' ? '' : kept)
    const answers = answersGiven(questions, node, given)
    const code = given?.code && occupations[given.code] ? given.code : ''
    const fragment = toFragment({ answers: answers ?? [], code })
    // An address may have come from somebody else.
    const areOwn = answers !== undefined && (fragment === kept || cameFromQuestions())
    if (areOwn) keepFields(GIVEN, { [node]: fragment })
    show(answers, code, areOwn)
  }

  function show(answers: readonly string[] | undefined, code: string, areOwn: boolean): void {
    const lines = answers ? cardLines(questions, { answers, code }) : []
    const occupation = code && answers ? `${occupations[code]} ${code}` : ''
    const heading = answers === undefined ? 'general' : areOwn ? 'own' : 'linked'
    part(card, '#path-answers').textContent = words.answersCard[heading]
    part(card, '[data-begin]').textContent = answers ? words.startAgain : words.answersCard.begin
    filled.hidden = answers === undefined
    part(card, ':scope > ul').hidden = answers !== undefined
    const items = lines.map(({ short, answer, note, change }) => {
      const item = fromTemplate(part(filled, '[data-line]'), { short, answer, note })
      const link = part<HTMLAnchorElement>(item, 'a')
      link.href = change
      link.setAttribute('aria-label', fillIn(words.changeAnswer, { short }))
      return item
    })
    if (occupation) items.push(fromTemplate(part(filled, '[data-occupation-line]'), { answer: occupation }))
    part(filled, 'ol').replaceChildren(...items)
    const summary = areOwn ? pathSummary({ result: enquiry.result, lines, occupation }, words.summary) : ''
    offerToEnquiry(enquiry.messageLabel, summary ? { summary, words: words.offer } : undefined)
  }

  read()
  // A link into the page, such as to the form, leaves the answers as they are.
  addEventListener('hashchange', () => readFragment(location.hash) && read())
  part(card, 'button').addEventListener('click', () => print())
}

function cameFromQuestions(): boolean {
  return document.referrer.startsWith(`${location.origin}${pathAddress(START)}`)
}
