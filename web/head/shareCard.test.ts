import { expect, test } from 'vitest'
import { shareCard, sharePath } from './shareCard.ts'

const head = { title: 'Pricing', description: 'What a quote contains', enquiry: '#enquiry' }

test('a new title is a new image address, so that networks fetch it again', () => {
  expect(sharePath(shareCard({ ...head, title: 'Prices' }))).not.toBe(sharePath(shareCard(head)))
})

test('a change the image does not show keeps its address', () => {
  expect(sharePath(shareCard({ ...head, description: 'Other words' }))).toBe(sharePath(shareCard(head)))
})
