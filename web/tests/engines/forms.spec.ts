import { leadsFrom } from '../e2e/support/leads.ts'
import { enquiryOn, expect, test, WITHOUT_INBOX } from './fixtures.ts'
import type { Visitor } from './support/visitor.ts'

const PAGE = '/services/cdr-writing'
const SENT = 'Your query was submitted successfully!'
const FAILED = 'Failed to submit form. Please try again.'

const MESSAGE = 'Your qualification and discipline'

test('an enquiry is stored as it was written, and the form is empty again', async ({ visitor, address }) => {
  await visitor.open(PAGE)
  const form = enquiryOn(visitor)
  await form.ready()
  await form.field('Full name').fill('Asha Gurung')
  await form.field('Country code').choose('Nepal')
  await form.field('Phone').fill('0981 234-5678')
  await form.field('Email').fill(address)
  await form.field(MESSAGE).fill('Civil engineer, 5 years')
  await form.button('Submit').click()
  await visitor.status(SENT).shows()
  expect(await backgroundOf(visitor, SENT)).toBe('rgb(30, 107, 76)')
  expect(leadsFrom(address)).toEqual([
    {
      full_name: 'Asha Gurung',
      email: address,
      phone: '+9779812345678',
      subject: 'CDR guidance enquiry',
      queries: 'Civil engineer, 5 years',
    },
  ])
  for (const label of ['Full name', 'Email', MESSAGE]) expect(await form.field(label).value(), label).toBe('')
})

test('each wrong field says what is wrong, and the first takes the focus', async ({ visitor }) => {
  await visitor.open(PAGE)
  const form = enquiryOn(visitor)
  await form.ready()
  await form.button('Submit').click()
  await expect.poll(form.text).toContain('Full name is required.')
  expect(await form.text()).toContain('Please provide either an email or phone number.')
  expect(await form.text()).toContain('Please specify your collaboration motive.')
  expect(await form.field('Full name').isFocused()).toBe(true)
  expect(await form.part('[role=alert]').count(), 'the field that takes the focus is read with its message').toBe(0)
})

test('Enter in a wrong field makes a screen reader say what is wrong, each time', async ({ visitor }) => {
  await visitor.open(PAGE)
  const form = enquiryOn(visitor)
  await form.ready()
  await form.field('Full name').focus()
  await visitor.press('Enter')
  const alert = form.part('[role=alert]', { text: 'Full name is required.' })
  await alert.shows()
  await alert.evaluate((element) => element.setAttribute('data-heard', ''))
  await visitor.press('Enter')
  await form.part('[role=alert]:not([data-heard])', { text: 'Full name is required.' }).shows()
})

test('an enquiry that cannot be stored says so in black, keeps its text and names other ways', async ({ visitor }) => {
  await visitor.open(WITHOUT_INBOX + PAGE)
  const form = enquiryOn(visitor)
  await form.ready()
  await form.field('Full name').fill('Asha Gurung')
  await form.field('Email').fill('asha@example.com')
  await form.field(MESSAGE).fill('Is anybody there?')
  await form.button('Submit').click()
  await visitor.status(FAILED).shows()
  expect(await backgroundOf(visitor, FAILED)).toBe('rgb(0, 0, 0)')
  await form.link('info@example.com').shows()
  await form.link('WhatsApp').shows()
  expect(await form.field(MESSAGE).value()).toBe('Is anybody there?')
})

test('a sample request stores the code, “Please Specify” asks for details', async ({ visitor, address }) => {
  await visitor.open('/pricing')
  const form = visitor.form('Request a Sample')
  await form.ready()
  await form.field('Discipline').choose('Please Specify')
  await form.part('[placeholder="Please specify"]').shows()
  await form.field('Discipline').choose('Civil Engineer')
  await form.field('Email').fill(address)
  await form.button('Request a Sample').click()
  await visitor.status(SENT).shows()
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Footer Form', queries: 'Sample Code=233211' }])
  expect(await form.field('Email').value()).toBe('')
  expect(await form.field('Discipline').value()).toBe('')
})

test('a sample request that cannot be stored says so and keeps its fields', async ({ visitor }) => {
  await visitor.open(`${WITHOUT_INBOX}/pricing`)
  const form = visitor.form('Request a Sample')
  await form.ready()
  await form.field('Discipline').choose('Civil Engineer')
  await form.field('Email').fill('asha@example.com')
  await form.button('Request a Sample').click()
  await visitor.status(FAILED).shows()
  expect(await form.field('Email').value()).toBe('asha@example.com')
  expect(await form.field('Discipline').value()).toBe('233211')
})

test('typed text survives going away, back and forward', async ({ visitor }) => {
  await visitor.open(PAGE)
  const form = enquiryOn(visitor)
  await form.ready()
  await form.field('Full name').fill('Asha Gurung')
  await form.field(MESSAGE).fill('My three projects')
  await visitor.open('/about')
  await visitor.back()
  await visitor.isAt(PAGE)
  await form.ready()
  await expect.poll(form.field('Full name').value).toBe('Asha Gurung')
  expect(await form.field(MESSAGE).value()).toBe('My three projects')
  await visitor.forward()
  await visitor.isAt('/about')
})

test('assistive technology is told the role and name of each field', async ({ visitor }) => {
  await visitor.open(PAGE)
  const form = enquiryOn(visitor)
  await form.ready()
  for (const label of ['Full name', 'Phone', 'Email', MESSAGE]) {
    expect(await form.field(label).role(), label).toBe('textbox')
    expect(await form.field(label).name()).toBe(label)
  }
  // WebKit calls every list that unfolds a pop-up button.
  expect(['combobox', 'button']).toContain(await form.field('Country code').role())
  expect(await form.button('Submit').name()).toBe('Submit')
})

function backgroundOf(visitor: Visitor, words: string): Promise<string> {
  return visitor
    .status(words)
    .part('.toast')
    .evaluate((toast) => getComputedStyle(toast).backgroundColor)
}
