import { leadsFrom } from '../e2e/support/leads.ts'
import { enquiryOn, expect, test } from './fixtures.ts'
import { focusIsSeen, follow, skipToContent, tabTo } from './support/keyboard.ts'
import type { Visitor } from './support/visitor.ts'

const SENT = 'Your query was submitted successfully!'
const RESULT = '/find-your-path/another-authority/operations-manager#answers=management.operations'

test('by keyboard alone, an engineer goes from the home page to the service and sends the form', async ({ visitor, address }) => {
  await visitor.open('/')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('CDR Writing'), '/services/cdr-writing')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('Ask about your case'), '/services/cdr-writing#enquiry')
  await sendEnquiry(visitor, address, 'Your qualification and discipline')
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', phone: '+9779812345678', queries: 'Civil engineer, 5 years' }])
})

test('by keyboard alone on a phone, a developer finds the occupation, its service and the form', async ({ visitor, address }) => {
  await visitor.resize(390)
  await visitor.open('/')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('ICT occupations'), '/anzsco/acsanzsco')
  await visitor.part('[data-listing][data-ready]').shows()
  await skipToContent(visitor)
  await tabTo(visitor, visitor.field('Code, title or what people call it'))
  await visitor.type('devops')
  const found = visitor.link('261316 Devops Engineer')
  await found.shows()
  await follow(visitor, found, '/anzsco/acsanzsco/devops-engineer-261316')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main a[href="/services/rpl-writing"]'), '/services/rpl-writing')
  await skipToContent(visitor)
  // Through the whole page, with the bar at the bottom of the window.
  expect(await tabTo(visitor, enquiryOn(visitor).field('Full name'))).toBeGreaterThan(5)
  await sendEnquiry(visitor, address, 'Your IT work and planned submission month')
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', subject: 'RPL planning' }])
})

test('by keyboard alone, a manager answers the questions and comes to the form', async ({ visitor, address }) => {
  await visitor.open('/')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('Find your path in a minute'), '/find-your-path')
  const answers = visitor.part('[data-island="path-questions"][data-ready] ul')
  await answers.shows()
  await skipToContent(visitor)
  await tabTo(visitor, answers.part('a', { text: 'Management' }))
  await visitor.press('Enter')
  await expect.poll(visitor.part('h1').isFocused, { message: 'the next question has the focus' }).toBe(true)
  await follow(visitor, answers.part('a', { text: 'I run operations or production' }), RESULT)
  await skipToContent(visitor)
  const service = '/services/iml-comp-assessment-writing'
  await follow(visitor, visitor.part(`main a[href="${service}"]`), service)
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('Ask about your case'), `${service}#enquiry`)
  await sendEnquiry(visitor, address, 'Your role, level and IML occupation')
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', subject: 'IML competency statements' }])
})

/** From somewhere before the form. */
async function sendEnquiry(visitor: Visitor, address: string, message: string): Promise<void> {
  const form = enquiryOn(visitor)
  await form.ready()
  await tabTo(visitor, form.field('Full name'))
  await visitor.type('Asha Gurung')
  await tabTo(visitor, form.field('Country code'))
  await visitor.press('ArrowDown', 'ArrowDown')
  await tabTo(visitor, form.field('Phone'))
  await visitor.type('9812345678')
  await tabTo(visitor, form.field('Email'))
  await visitor.type(address)
  await tabTo(visitor, form.field(message))
  await visitor.type('Civil engineer, 5 years')
  await tabTo(visitor, form.button('Submit'))
  await visitor.press('Enter')
  const toast = visitor.status(SENT)
  await toast.shows()
  // It may lie over the button for the six seconds that it stays.
  await toast.part('.toast').evaluate((element) => element.remove())
  await focusIsSeen(visitor)
}
