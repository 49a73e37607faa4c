import { type Answers, type PointsTable, pointsMessage, readFragment, scorePoints, toFragment } from '#domain/points.ts'
import { afterPause } from '../afterPause.ts'
import { part, parts, printed, setText } from '../dom.ts'
import { addToMessage, focusEnquiry, offerToEnquiry } from '../forms/enquiryOffer.ts'
import { printOnly } from '../printOnly.ts'
import { startAgeHelper } from './ageHelper.ts'
import { showLedger, showOtherRows, showQuestions, showTotals, spokenScore, type ViewWords } from './calculatorView.ts'

export type CalculatorProps = {
  table: PointsTable
  words: ViewWords
  messageLabel: string
}

/** A screen reader announces the sum once the visitor has paused, not at every arrow key. */
const PAUSE_MS = 1000

export function start(form: HTMLFormElement): void {
  const { table, words, messageLabel } = printed<CalculatorProps>(form.dataset.props)
  const { actions } = words
  const radios = parts<HTMLInputElement>(form, 'input[type=radio]')
  const chosen = (): Answers => Object.fromEntries(radios.flatMap(({ checked, name, value }) => (checked ? [[name, value]] : [])))
  const speakSoon = afterPause(PAUSE_MS, () => setText(part(form, '[data-spoken]'), spokenScore(scorePoints(table, chosen()), words)))
  let fragment = ''

  function show(): void {
    const answers = chosen()
    const score = scorePoints(table, answers)
    if (fragment !== toFragment(table.factors, answers)) say('')
    fragment = toFragment(table.factors, answers)
    showTotals(form, score, table.mark, words.totals)
    showLedger(form, score, words)
    showQuestions(form, score, table, words)
    showOtherRows(form, table, answers, words.otherRows)
    const age = score.lines.find(({ factor }) => factor.id === 'age')
    showAge(age?.band?.id)
    const summary = fragment === '' ? '' : pointsMessage(score, words.message)
    offerToEnquiry(messageLabel, summary ? { summary, words: words.offer } : undefined)
    speakSoon()
  }

  /** Answers chosen before the script arrived, or before a link into the page took them out of the address, are the newer ones. */
  function restore(earlier: Answers): void {
    const read = readFragment(table.factors, location.hash)
    const otherVersion = part(form, '[data-other-version]')
    otherVersion.hidden = read.kind !== 'otherVersion'
    setText(otherVersion, otherVersion.hidden ? '' : actions.otherVersion)
    const kept = { ...(read.kind === 'answers' ? read.answers : {}), ...earlier }
    for (const radio of radios) radio.checked = kept[radio.name] === radio.value
    show()
    // A reload needs them there.
    if (read.kind === 'none' && fragment !== '') keepInAddress(fragment)
  }

  function changed(): void {
    part(form, '[data-other-version]').hidden = true
    show()
    if (fragment !== '') keepInAddress(fragment)
  }

  function say(text: string, link = ''): void {
    setText(part(form, '[data-done]'), text)
    const place = part(form, '[data-link]')
    place.hidden = link === ''
    part<HTMLInputElement>(place, 'input').value = link
  }

  async function copy(): Promise<void> {
    const address = `${location.origin}${location.pathname}${fragment}`
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    if (copied) say(actions.copied)
    else say('', address)
  }

  function act(name: string | undefined): void {
    if (name === 'clear') {
      for (const radio of radios) radio.checked = false
      changed()
      keepInAddress('')
      say(words.totals.spokenCleared)
    } else if (fragment === '') say(actions.nothingYet)
    else if (name === 'copy') void copy()
    else if (name === 'print') printOnly('points')
    else {
      addToMessage(messageLabel)
      say(actions.sent)
      focusEnquiry()
    }
  }

  const showAge = startAgeHelper(form, table, words.age, (band) => {
    const radio = radios.find(({ name, value }) => name === 'age' && value === band)
    if (radio === undefined) return
    radio.checked = true
    radio.focus()
    changed()
  })
  for (const radio of radios) radio.addEventListener('change', changed)
  for (const button of parts(form, '[data-act]')) button.addEventListener('click', () => act(button.dataset.act))
  part<HTMLInputElement>(form, '[data-link] input').addEventListener('focus', ({ target }) => (target as HTMLInputElement).select())
  part(form, '[data-others]').addEventListener('toggle', () => showOtherRows(form, table, chosen(), words.otherRows))
  addEventListener('hashchange', () => restore(location.hash.startsWith('#points=') ? {} : chosen()))
  restore(chosen())
}

/** Without a new entry in the history: Back leaves the page, and no server sees a fragment. */
function keepInAddress(fragment: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`)
  } catch {
    // Some browsers refuse very many changes in a short time; the next answer tries again.
  }
}
