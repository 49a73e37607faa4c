import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { judgeSpam } from '../src/leads/judgeSpam.ts'
import { enquiries, type Message, spam } from './fixtures/messages.ts'

const alone = { fromClient: 1, siteOrigins: ['https://www.site.example'] }

const isJudged = ({ isHeldBack: _, ...lead }: Message, withSameText: number) =>
  judgeSpam({ ...lead, email: 'a@example.com' }, { ...alone, withSameText }) !== null
const isMarked = (message: Message) => isJudged(message, 0)

const share = (messages: Message[]) => messages.filter(isMarked).length / messages.length
const heldBack = ({ isHeldBack }: Message) => isHeldBack

/** The rules were written on the others: how many of those they mark says nothing. */
test('no enquiry is marked, and of the spam that was held back eight of ten are', () => {
  const parts = { enquiries, 'enquiries held back': enquiries.filter(heldBack), 'spam held back': spam.filter(heldBack) }
  const figures = Object.entries(parts).map(([name, set]) => `${name}: ${set.filter(isMarked).length} of ${set.length} marked`)
  process.stdout.write(`${figures.join('; ')}\n`)
  expect(enquiries.length + spam.length).toBeGreaterThanOrEqual(300)
  expect(enquiries.filter(isMarked).map(({ queries }) => queries)).toEqual([])
  expect(share(spam.filter(heldBack))).toBeGreaterThanOrEqual(0.8)
})

test('an enquiry of the set that three others sent too is not marked', () => {
  expect(enquiries.filter((message) => isJudged(message, 3)).map(({ queries }) => queries)).toEqual([])
})

test('who writes of money, trades, faults of the site or a sample as spam does, and means it, is not marked', () => {
  const lines = readFileSync(path.join(import.meta.dirname, 'fixtures', 'nearSpam.txt'), 'utf8')
    .trim()
    .split('\n')
  const messages = lines.map((queries): Message => ({ fullName: 'Asha Kumar', subject: 'Quote', queries, isHeldBack: false }))
  expect(lines.length).toBeGreaterThan(70)
  expect(messages.filter(isMarked).map(({ queries }) => queries)).toEqual([])
})
