import { expect, test } from 'vitest'
import { judgeSpam } from '../src/leads/judgeSpam.ts'
import { enquiries, type Message, spam } from './fixtures/messages.ts'

const alone = { fromClient: 1, withSameText: 0, siteOrigins: ['https://www.site.example'] }

const isMarked = ({ fullName, subject, queries }: Message) =>
  judgeSpam({ fullName, subject, queries, email: 'a@example.com', phone: undefined, discipline: undefined }, alone) !== null

const share = (messages: Message[]) => messages.filter(isMarked).length / messages.length
const heldBack = ({ isHeldBack }: Message) => isHeldBack

test('of the measured set no enquiry is marked, and nine of ten spam messages are', () => {
  const figure = (name: string, set: Message[]) => `${name}: ${set.filter(isMarked).length} of ${set.length} marked`
  console.info(
    [
      figure('enquiries', enquiries),
      figure('spam', spam),
      figure('enquiries held back', enquiries.filter(heldBack)),
      figure('spam held back', spam.filter(heldBack)),
    ].join('; '),
  )
  expect(enquiries.length + spam.length).toBeGreaterThanOrEqual(300)
  expect(enquiries.filter(isMarked).map(({ queries }) => queries)).toEqual([])
  expect(share(spam)).toBeGreaterThanOrEqual(0.9)
  expect(share(spam.filter(heldBack))).toBeGreaterThanOrEqual(0.7)
})

test('an enquiry of the set that three others sent too is not marked', () => {
  const repeated = enquiries.filter(
    ({ fullName, subject, queries }) =>
      judgeSpam(
        { fullName, subject, queries, email: 'a@example.com', phone: undefined, discipline: undefined },
        { ...alone, withSameText: 3 },
      ) !== null,
  )
  expect(repeated.map(({ queries }) => queries)).toEqual([])
})
