import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleRequestWords } from '#content/forms.ts'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { inbox } from '../../tests/parts/inbox.ts'
import { openExample } from '../../tests/parts/openPart.tsx'
import { keepFields } from './keptFields.ts'
import { examples } from './SampleRequest.examples.tsx'
import { SAMPLE } from './sampleFields.ts'

beforeEach(() => keepFields(SAMPLE, { email: '', discipline: '', specify: '' }))
afterEach(() => vi.restoreAllMocks())

const { sending: _, ...atRest } = examples.states
for (const name of Object.keys(atRest)) {
  test(`no fault in the sample request: ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('an address that the inbox would cut off is refused beside its field, and stays', async () => {
  const { view } = await openExample(examples, 'wrong')
  const field = view.getByRole('textbox', { name: sampleRequestWords.email })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(view.getByText(sampleRequestWords.emailError)).toBeVisible()
  await expect.element(field).toHaveValue(`${'a'.repeat(300)}@example.com`)
})

test('an address without an ending is refused by the browser, as the enquiry refuses it, and nothing is sent', async () => {
  const asked = inbox()
  const { view } = await openExample(examples, 'filled')
  const field = view.getByRole('textbox', { name: sampleRequestWords.email })
  const isValid = () => (field.element() as HTMLInputElement).validity.valid
  expect(isValid()).toBe(true)
  await field.fill('ram@gmail')
  expect((field.element() as HTMLInputElement).validity.patternMismatch).toBe(true)
  await view.getByRole('button', { name: sampleRequestWords.submit, exact: true }).click()
  await expect.element(field).toHaveFocus()
  expect(asked).toEqual([])
  await field.fill('ram@gmail.com')
  expect(isValid()).toBe(true)
})

test('while it is being sent a second press sends nothing, and what is chosen stays until it is answered', async () => {
  const asked = inbox()
  const { view, element } = await openExample(examples, 'filled')
  const discipline = view.getByRole('combobox', { name: sampleRequestWords.discipline })
  const press = () => view.getByRole('button', { name: sampleRequestWords.submit, exact: true }).click()
  await press()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.answer(500)
  await expect.element(view.getByText(sampleRequestWords.failed)).toBeVisible()

  await press()
  await expect.poll(() => asked).toHaveLength(2)
  element.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await discipline.selectOptions('261313')
  await expect.element(discipline).toHaveValue('233211')
  asked[1]?.answer(201)
  await expect.element(view.getByText(sampleRequestWords.sent)).toBeVisible()
  await expect.element(discipline).toHaveValue('')
  expect(asked).toHaveLength(2)
})

// Last: React shows no other action's end while one is not answered (https://react.dev/reference/react/useTransition#caveats).
test('while it is being sent its button is disabled', async () => {
  const { view } = await openExample(examples, 'sending')
  await expect.element(view.getByRole('button')).toBeDisabled()
})
