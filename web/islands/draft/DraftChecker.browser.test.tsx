import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { item, level, numbering, run, wordFile } from '../../tests/fixtures/drafts/wordFile.ts'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart, runPart, viewOf } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { latestOutcome } from './checking.ts'
import { examples, put } from './DraftChecker.examples.tsx'
import { draftStore, emptyDraft } from './draftStore.ts'

const { part, states } = examples
const props = states.empty?.props
if (props === undefined) throw new Error('The checker has no example “empty”')
const { words } = props

const margin = (view: Locator) => view.getByRole('heading', { name: words.margin.of.replace('{sheet}', 'Episode 1') })
const sheet = (view: Locator, name = 'Episode 1') => view.getByRole('textbox', { name: `Your text: ${name}` })
const summaryOf = (element: HTMLElement, text: string) =>
  [...element.querySelectorAll('summary')].find(({ textContent }) => textContent === text)

/** Sentences that have no “I” and no “we”, and as many with “we”. */
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `1.${at + 1} We measured pump ${at + 1}. The pump ${at + 1} was tested.`).join('\n\n')

beforeEach(() => {
  draftStore.set(emptyDraft)
  const heading = document.createElement('h2')
  heading.id = props.headingId
  heading.textContent = words.title
  document.body.replaceChildren(heading)
})

const hasChecked = () => {
  const { check, fault } = latestOutcome()
  return fault !== undefined || check.texts === draftStore.get().texts
}

for (const name of Object.keys(states)) {
  test(`no fault in the checker: ${name}`, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { element } = await openExample(examples, name)
    await expect.poll(hasChecked).toBe(true)
    await expectNoFault(element)
  })
}

test('an edit is counted in the tab and the margin, and an empty sheet has none', async () => {
  const { view } = await openPart(part, props)
  await expect.element(view.getByRole('heading', { name: words.margin.heading })).toBeVisible()
  await sheet(view).fill('1.1 I measured it.\n\n1.3 We opened it.')
  await expect.element(view.getByRole('radio', { name: 'Episode 1 6 words' })).toBeChecked()
  await expect.element(margin(view)).toBeVisible()
  await expect.element(view.getByText('Left out: 1.2. Shown is what comes next.')).toBeVisible()
  await sheet(view).fill('')
  await expect.element(margin(view)).not.toBeInTheDocument()
  await expect.element(view.getByRole('radio', { name: 'Episode 1 empty' })).toBeChecked()
})

test('what is typed and chosen before React is there stays, after the next renders too', async () => {
  const element = printPart(part, props)
  const second = element.querySelector<HTMLInputElement>('[value="episode2"]')
  const field = element.querySelector<HTMLTextAreaElement>('[name="episode2"]')
  const other = element.querySelector<HTMLTextAreaElement>('[name="episode1"]')
  if (second === null || field === null || other === null) throw new Error('The sheet is not printed')
  other.value = '1.1 I began.'
  second.click()
  field.value = '2.1 I measured it.'
  await runPart(element, part)
  const view = viewOf(element)
  await expect.element(view.getByRole('radio', { name: 'Episode 2 3 words' })).toBeChecked()
  await userEvent.type(field, ' We opened it.')
  expect(field.value).toBe('2.1 I measured it. We opened it.')
  expect(other.value).toBe('1.1 I began.')
  expect(element.contains(field)).toBe(true)
  await expect.element(view.getByRole('radio', { name: 'Episode 2 6 words' })).toBeChecked()
})

test('what is folded is made when it is unfolded, and stays unfolded while the draft changes before it', async () => {
  const { view, element } = await openPart(part, props)
  put(element, 'episode1', sentences(9))
  await expect.element(margin(view)).toBeVisible()
  const quoted = () => [...element.querySelectorAll('q')].filter(({ textContent }) => textContent?.startsWith('The pump')).length
  await expect.poll(quoted).toBe(4)
  const hidden = [...element.querySelectorAll('summary')].filter(({ textContent }) => textContent === '5 more').at(-1)
  hidden?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(quoted).toBe(9)
  const opened = hidden?.closest('details')
  expect([...element.querySelectorAll('section details')].filter((fold) => fold.hasAttribute('open'))).toEqual([opened])
  // Another note comes above it, and one more sentence into it.
  put(element, 'episode1', sentences(10).replace('1.2 We', '1.7 We'))
  await expect.element(view.getByText('Used a second time: 1.7.')).toBeVisible()
  await expect.poll(quoted).toBe(10)
  expect(opened?.open).toBe(true)
  expect(document.activeElement).toBe(hidden)
  // Another sheet and back.
  put(element, 'episode2', '2.1 I opened it.')
  await expect.poll(quoted).toBe(0)
  await view.getByText('Episode 1', { exact: true }).first().click()
  await expect.poll(quoted).toBe(10)
})

test('of hundreds of notes a few are shown, and the rest is made when it is unfolded', async () => {
  const { view, element } = await openPart(part, props)
  const run = (at: number) => `run${at} a b c d e f g h i j k l m n`
  const similar = (between: string) => Array.from({ length: 500 }, (_, at) => `${run(at)} ${between}${at}.`).join('\n\n')
  put(element, 'episode2', similar('other'))
  put(element, 'episode1', similar('own'))
  await expect.element(view.getByText('500 found')).toBeVisible()
  const quotes = () => element.querySelectorAll('q').length
  expect(quotes()).toBeLessThan(100)
  summaryOf(element, '488 more')?.click()
  await expect.poll(quotes).toBe(1000)
})

test('a place in the margin selects its words on their sheet', async () => {
  const { view, element } = await openPart(part, props)
  const shared = 'I learned to doubt a figure until I have measured it myself, and then once more'
  put(element, 'episode2', `2.1 Then I began. ${'2.2 I did so.\n\n'.repeat(60)}2.3 ${shared}.`)
  put(element, 'episode1', `1.1 ${shared}.`)
  const places = view.getByRole('button', { name: /Show in the text: Episode 2/ })
  // Until then the margin has what the texts before had.
  await expect.poll(() => places.elements().length).toBe(1)
  await places.click()
  const second = element.querySelector<HTMLTextAreaElement>('[name="episode2"]')
  expect(document.activeElement).toBe(second)
  expect(second?.value.slice(second.selectionStart, second.selectionEnd)).toBe(shared)
  expect(second?.scrollTop).toBeGreaterThan(200)
  await expect.element(view.getByRole('radio', { name: /^Episode 2/ })).toBeChecked()
})

test('a rule that throws says so in the margin and counts nothing, the texts stay, and it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { view, element, stops } = await openExample(examples, 'a rule that has stopped')
  await expect.element(view.getByText(props.stopped.text)).toBeVisible()
  const field = element.querySelector<HTMLTextAreaElement>('[name="statement"]')
  expect(field?.value).toContain('PE1.1')
  await expect.element(view.getByRole('radio', { name: 'Summary statement', exact: true })).toBeChecked()
  await view.getByRole('button', { name: words.actions.send }).click()
  await expect.element(view.getByRole('status').filter({ hasText: props.stopped.text })).toBeVisible()
  await view.getByRole('button', { name: props.stopped.retry }).click()
  await expect.element(view.getByText(props.stopped.text).first()).toBeVisible()
  put(element, 'statement', '')
  put(element, 'episode1', '1.1 I measured it.')
  await expect.element(margin(view)).toBeVisible()
  await expect.element(view.getByText(props.stopped.text)).not.toBeInTheDocument()
  expect(stops()).toBe(0)
})

test('a file is opened onto its sheet, says so in one line, and the earlier text can be put back', async () => {
  const { view } = await openPart(part, props)
  await sheet(view).fill('My own words.')
  const chooser = view.getByLabelText(words.file.open)
  await chooser.upload(new File(['1.1 I measured it.'], 'draft.txt'))
  await expect.element(view.getByText('Opened “draft.txt”: 4 words on the sheet Episode 1.')).toBeVisible()
  await expect.element(sheet(view)).toHaveValue('1.1 I measured it.')
  await view.getByRole('button', { name: words.file.restore }).click()
  await expect.element(sheet(view)).toHaveValue('My own words.')
  await expect.element(sheet(view)).toHaveFocus()
})

test('of two files that are chosen one after the other the later one is on the sheet, however long the first takes', async () => {
  const { view } = await openPart(part, props)
  const chooser = view.getByLabelText(words.file.open)
  const slow = new File(['1.1 I chose this first.'], 'first.txt')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const readAsUsual = Blob.prototype.arrayBuffer
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    if (this.size === slow.size) await held
    return readAsUsual.call(this)
  })
  await chooser.upload(slow)
  await chooser.upload(new File(['1.1 I chose this last of the two.'], 'last.txt'))
  await expect.element(sheet(view)).toHaveValue('1.1 I chose this last of the two.')
  letGo()
  await expect.element(view.getByText(/last\.txt/).first()).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(sheet(view)).toHaveValue('1.1 I chose this last of the two.')
  vi.restoreAllMocks()
})

test('a Word file is opened with its numbers, and what was not read of it is said', async () => {
  const { view } = await openPart(part, props)
  const notes =
    '<w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r>'
  const file = wordFile(item(`${run('I measured it.')}${notes}`), numbering(level(0, '1.%1')))
  await view.getByLabelText(words.file.open).upload(new File([new Uint8Array(file)], 'draft.docx'))
  await expect.element(sheet(view)).toHaveValue('1.1 I measured it.')
  const line = 'Opened “draft.docx”: 4 words on the sheet Episode 1. Not read: 2 footnotes and 1 comment.'
  await expect.element(view.getByText(line)).toBeVisible()
})

test('the margins of all sheets are printed with everything unfolded, and are as before when it is done', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { view, element } = await openPart(part, props)
  put(element, 'episode2', sentences(9))
  put(element, 'episode1', sentences(9))
  await expect.element(margin(view)).toBeVisible()
  await view.getByRole('button', { name: words.actions.print }).click()
  expect(print).toHaveBeenCalledOnce()
  expect([...element.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Margin: Episode 2')
  expect(summaryOf(element, '5 more')).toBeUndefined()
  expect([...element.querySelectorAll('q')].filter(({ textContent }) => textContent?.startsWith('The pump 9'))).toHaveLength(2)
  dispatchEvent(new Event('afterprint'))
  await expect.element(view.getByRole('heading', { name: 'Margin: Episode 2' })).not.toBeInTheDocument()
  expect(summaryOf(element, '5 more')).toBeDefined()
})

test('a page that was translated before React came keeps the texts, and one that is translated later checks on', async () => {
  const element = printPart(part, props)
  const early = element.querySelector<HTMLTextAreaElement>('[name="episode1"]')
  if (early === null) throw new Error('The sheet is not printed')
  early.value = '1.1 I measured it.'
  translate(element)
  await runPart(element, part)
  const view = viewOf(element)
  await expect.element(sheet(view)).toHaveValue('1.1 I measured it.')
  await expect.element(view.getByRole('radio', { name: 'Episode 1 3 words' })).toBeChecked()
  translate(element)
  await sheet(view).fill('1.1 I measured it.\n\n1.3 I opened it.')
  await expect.element(view.getByText('Left out: 1.2. Shown is what comes next.')).toBeVisible()
  translate(element)
  await sheet(view).fill('1.1 I measured it.\n\n1.2 I opened it.')
  await expect.element(view.getByText('2 numbers, none left out and none used twice.')).toBeVisible()
})
