import { beforeEach, expect, test, vi } from 'vitest'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { useEnquirySummary } from '../forms/enquirySummary.ts'
import { keepFields, readFields } from '../forms/keptFields.ts'
import { mount } from '../runtime/mount.tsx'
import { examples } from './AnswersCard.examples.tsx'
import { fragmentStore } from './fragment.ts'
import { GIVEN } from './givenAnswers.ts'

const { part, states } = examples
const { props } = states['nobody has answered'] ?? { props: undefined }
if (props === undefined) throw new Error('The card has no example')

const ANSWERS = '#answers=engineering.four-years.nepal&code=233211'

/** As the enquiry form shows it. */
const summary = {
  Component: ({ label }: { label: string }) => <p>{useEnquirySummary(label)?.summary ?? 'none'}</p>,
}

const openSummary = () => openPart(summary, { label: props.enquiry.messageLabel })

beforeEach(() => {
  fragmentStore.set('')
  sessionStorage.clear()
})

for (const name of Object.keys(states)) {
  test(`no fault in the card where ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('answers of a link are shown, can be changed, and are not offered', async () => {
  const { view } = await openPart(part, props)
  const asked = await openSummary()
  await expect.element(view.getByText('Who this is for')).toBeVisible()
  fragmentStore.set(ANSWERS)
  await expect.element(view.getByText('The answers in this link')).toBeVisible()
  await expect.element(view.getByText('Civil Engineer 233211')).toBeVisible()
  await expect.element(view.getByText('Nepal and your other answers lead to')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Change your answer about: Country' }))
    .toHaveAttribute('href', expect.stringMatching(/#answers=engineering\.four-years&code=233211$/))
  expect(asked.element.textContent).toBe('none')
})

test('answers given here are offered to the enquiry, and stay after a link into the page', async () => {
  keepFields(GIVEN, { [props.table.node]: ANSWERS })
  const { view } = await openPart(part, props)
  const asked = await openSummary()
  fragmentStore.set('#enquiry')
  await expect.element(view.getByText('Your answers')).toBeVisible()
  await expect.poll(() => asked.element.textContent).toMatch(/Country: Nepal[\s\S]*Civil Engineer 233211/)
  expect(readFields(GIVEN)[props.table.node]).toBe(ANSWERS)
})

test('made-up answers, and those that lead elsewhere, show whom it is for', async () => {
  const { view } = await openPart(part, props)
  for (const fragment of ['#answers=engineering.no-such', '#answers=it', '#answers=&code=000000']) {
    fragmentStore.set(fragment)
    await expect.element(view.getByText('Who this is for')).toBeVisible()
  }
})

test('a card that was translated before React came shows the answers', async () => {
  const element = printPart(part, props)
  translate(element)
  await mount(element, part, () => {})
  fragmentStore.set(ANSWERS)
  await expect.poll(() => element.textContent).toContain('Nepal')
  translate(element)
  fragmentStore.set('#none')
  await expect.poll(() => element.textContent).not.toContain('Nepal')
})

test('a rule that throws leaves the card as it was printed, with the words', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  // What no build prints: a sentence with a gap that nothing fills.
  const broken = { ...props, words: { ...props.words, changeAnswer: '{nothing}' } }
  const { view, stops } = await openPart(part, broken)
  fragmentStore.set(ANSWERS)
  await expect.element(view.getByText(props.stopped.text)).toBeVisible()
  await expect.element(view.getByText('Who this is for')).toBeVisible()
  expect(stops()).toBe(0)
  errors.mockRestore()
})
