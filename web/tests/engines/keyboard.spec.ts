import { leadsFrom } from '../e2e/support/leads.ts'
import { enquiryOn, expect, test } from './fixtures.ts'
import { focusIsSeen, follow, skipToContent, tabTo } from './support/keyboard.ts'
import type { Visitor } from './support/visitor.ts'

const SENT = 'Your query was submitted successfully!'
const MESSAGE = 'Your qualification and discipline'

test('by keyboard alone, an engineer goes from the home page to the service and sends the form', async ({ visitor, address }) => {
  await visitor.open('/')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('CDR Writing'), '/services/cdr-writing')
  await skipToContent(visitor)
  await follow(visitor, visitor.part('main').link('Ask about your case'), '/services/cdr-writing#enquiry')
  await sendEnquiry(visitor, address)
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', phone: '+9779812345678', queries: 'Civil engineer, 5 years' }])
})

/** From somewhere before the form. */
async function sendEnquiry(visitor: Visitor, address: string): Promise<void> {
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
  await tabTo(visitor, form.field(MESSAGE))
  await visitor.type('Civil engineer, 5 years')
  await tabTo(visitor, form.button('Submit'))
  await visitor.press('Enter')
  await visitor.status(SENT).shows()
  await focusIsSeen(visitor)
}
