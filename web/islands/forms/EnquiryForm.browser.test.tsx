import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { inbox } from '../../tests/parts/inbox.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { examples } from './EnquiryForm.examples.tsx'
import { summariseForEnquiry } from './enquirySummary.ts'
import { keepFields, readFields } from './keptFields.ts'

const { part, states } = examples
const { props } = states.empty ?? { props: undefined }
if (props === undefined) throw new Error('The form has no example “empty”')

const person = () => readFields('person')

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

async function findNothing(name: string): Promise<void> {
  const { element } = await openExample(examples, name)
  await expectNoFault(element)
}

const { sending: _, ...atRest } = states
for (const name of Object.keys(atRest)) test(`no fault in the form that is ${name}`, () => findNothing(name))

test('a form without anything says what is missing, and the first wrong field has the focus', async () => {
  const { view } = await openPart(part, props)
  await view.getByRole('button', { name: 'Submit' }).click()
  await expect.element(view.getByText('Full name is required.')).toBeVisible()
  await expect.element(view.getByText('Please provide either an email or phone number.')).toBeVisible()
  await expect.element(view.getByText('Please specify your collaboration motive.')).toBeVisible()
  await expect.element(view.getByLabelText('Full name')).toHaveFocus()
})

test('after a refused press an error goes once it is put right, and no other comes before the next press', async () => {
  const { view } = await openPart(part, props)
  const { errors } = props.words
  const name = view.getByLabelText('Full name')
  const email = view.getByLabelText('Email')
  const press = () => view.getByRole('button', { name: 'Submit' }).click()
  await email.fill('ali@gmail')
  await press()
  await expect.element(view.getByText(errors.email)).toBeVisible()
  await email.fill('ali@gmail.com')
  await expect.element(view.getByText(errors.email)).not.toBeInTheDocument()
  await expect.element(email).toHaveAttribute('aria-invalid', 'false')
  await expect.element(view.getByText(errors.fullNameRequired)).toBeVisible()
  await email.fill('')
  await name.fill('A')
  await expect.element(view.getByText(errors.fullNameRequired)).not.toBeInTheDocument()
  await expect.element(view.getByText(errors.fullNameShort)).not.toBeInTheDocument()
  await expect.element(view.getByText(errors.contact)).not.toBeInTheDocument()
  await name.fill('')
  await expect.element(view.getByText(errors.fullNameRequired)).not.toBeInTheDocument()

  await press()
  await expect.element(view.getByText(errors.contact)).toBeVisible()
  await view.getByLabelText('Phone', { exact: true }).fill('0491 570 006')
  await expect.element(view.getByText(errors.contact)).not.toBeInTheDocument()
  await expect.element(email).toHaveAttribute('aria-invalid', 'false')
})

test('what the inbox refused is marked until it is changed', async () => {
  const asked = inbox()
  const { view } = await openExample(examples, 'filled')
  const name = view.getByLabelText('Full name')
  await view.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.answer(400, {}, { error: { details: { errors: [{ path: ['data', 'fullName'] }] } } })
  await expect.element(view.getByText(props.words.errors.fullName)).toBeVisible()
  await view.getByLabelText('Email').fill('asha.gurung@example.com')
  await expect.element(view.getByText(props.words.errors.fullName)).toBeVisible()
  await name.fill('Asha')
  await expect.element(view.getByText(props.words.errors.fullName)).not.toBeInTheDocument()
})

test('what is typed before React is there stays, after the next renders too', async () => {
  const element = printPart(part, props)
  const field = element.querySelector<HTMLInputElement>('[name=fullName]')
  const message = element.querySelector('textarea')
  if (field === null || message === null) throw new Error('The form has no name')
  // As early/holdForms.ts marks it.
  Object.assign(field, { value: 'Asha', isTyped: true })
  Object.assign(message, { value: 'Two drafts', isTyped: true })
  field.focus()
  await mount(element, part, () => {})
  await userEvent.keyboard('{End} Gurung')
  expect(field.value).toBe('Asha Gurung')
  expect(message.value).toBe('Two drafts')
  expect(element.contains(field)).toBe(true)
  expect(person()).toMatchObject({ fullName: 'Asha Gurung' })
})

test('one press sends once, and a success empties the form and says so', async () => {
  const asked = inbox()
  const { view, element } = await openExample(examples, 'filled')
  const button = view.getByRole('button', { name: 'Submit' })
  await button.click()
  await expect.element(view.getByText('Submitting...')).toBeVisible()
  await expect.element(view.getByRole('button')).toBeDisabled()
  element.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await expect.poll(() => asked).toHaveLength(1)
  expect(await Promise.all(asked.map(({ body }) => body))).toMatchObject([
    {
      data: {
        fullName: 'Asha Gurung',
        email: 'asha@example.com',
        subject: 'CDR guidance enquiry',
        phone: '+61491570006',
        queries: 'I have two drafts of career episodes.',
      },
    },
  ])
  asked[0]?.answer(201)
  await expect.element(view.getByText(props.words.sent)).toBeVisible()
  await expect.element(view.getByLabelText('Full name')).toHaveValue('')
  await expect.element(view.getByLabelText(props.texts.messageLabel)).toHaveValue('')
  await view.getByLabelText(props.texts.messageLabel).fill('And now')
  await expect.element(view.getByText(props.words.sent)).not.toBeVisible()
})

test('a failure keeps every value, says so in place, and the button works again', async () => {
  const asked = inbox()
  const { view } = await openExample(examples, 'filled')
  await view.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.answer(500)
  await expect.element(view.getByText(props.words.failed)).toBeVisible()
  await expect.element(view.getByLabelText('Full name')).toHaveValue('Asha Gurung')
  await expect.element(view.getByRole('button', { name: 'Submit' })).toBeEnabled()
})

test('where too many came, it says for how long to wait', async () => {
  const asked = inbox()
  const { view } = await openExample(examples, 'filled')
  await view.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.answer(429, { 'Retry-After': '540' })
  await expect.element(view.getByText(/try again in 9 minutes/)).toBeVisible()
})

test('a summary is put into the message by one press, once', async () => {
  const { view } = await openPart(part, props)
  const { messageLabel } = props.texts
  await view.getByLabelText(messageLabel).fill('Hello')
  summariseForEnquiry(messageLabel, { summary: 'Points: 70', words: { add: 'Add my points', added: 'Added.' } })
  await view.getByRole('button', { name: 'Add my points' }).click()
  await view.getByRole('button', { name: 'Add my points' }).click()
  await expect.element(view.getByLabelText(messageLabel)).toHaveValue('Hello\n\nPoints: 70')
  summariseForEnquiry(messageLabel, undefined)
  await expect.element(view.getByRole('button', { name: 'Add my points' })).not.toBeInTheDocument()
})

test('a page that was translated before React came keeps what was typed, the focus and the caret', async () => {
  const element = printPart(part, props)
  const field = element.querySelector<HTMLInputElement>('[name=fullName]')
  if (field === null) throw new Error('The form has no name')
  Object.assign(field, { value: 'Asha Gurung', isTyped: true })
  field.focus()
  field.setSelectionRange(4, 4)
  translate(element)
  await mount(element, part, () => {})
  const again = element.querySelector<HTMLInputElement>('[name=fullName]')
  expect(document.activeElement).toBe(again)
  expect(again?.value).toBe('Asha Gurung')
  expect(again?.selectionStart).toBe(4)
})

test('a form that is translated while it runs works on', async () => {
  const { view, element } = await openPart(part, props)
  translate(element)
  await view.getByRole('button').last().click()
  await expect.element(view.getByText('Full name is required.')).toBeVisible()
  translate(element)
  keepFields('person', { fullName: 'Asha', email: 'asha@example.com' })
  await view.getByRole('button').last().click()
  await expect.element(view.getByText('Full name is required.')).not.toBeInTheDocument()
})

test('a number is shown as it will be called, a typed code chooses the country, and without it the own one is back', async () => {
  const { view } = await openPart(part, props)
  const country = view.getByLabelText('Country code')
  const phone = view.getByLabelText('Phone', { exact: true })
  await country.selectOptions('np')
  await phone.fill('+61 491 570 006 ext 12')
  await expect.element(view.getByText(/We would call .?\+61 491 570 006.? \(Australia\)/)).toBeVisible()
  await expect.element(view.getByText(/We send the number without “ext 12”/)).toBeVisible()
  await expect.element(country).toHaveValue('au')
  await phone.fill('9812345678')
  await expect.element(country).toHaveValue('np')
  await expect.element(view.getByText(/We would call .?\+977/)).toBeVisible()
  await phone.fill('12')
  await expect.element(view.getByText(/We cannot call this number as it is/)).toBeVisible()
})

// Last: React shows no other action's end while one is not answered (https://react.dev/reference/react/useTransition#caveats).
test('no fault in the form that is sending', () => findNothing('sending'))
