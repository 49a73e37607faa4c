import { expect, test } from 'vitest'
import { vitalsNotes } from './vitals.ts'

test('a report contains the path, rounded measures and counts of failures', () => {
  const notes = vitalsNotes()
  notes.measured('LCP', 712.4)
  notes.measured('CLS', 0.012345)
  notes.failed('enquiry-form', 'email')
  notes.failed('enquiry-form', 'email')
  expect(notes.take('/about')).toEqual({ path: '/about', vitals: { LCP: 712, CLS: 0.0123 }, formErrors: { 'enquiry-form.email': 2 } })
})

test('nothing is sent twice, and a failure is counted in one report only', () => {
  const notes = vitalsNotes()
  expect(notes.take('/')).toBeNull()
  notes.failed('enquiry-form', 'phone')
  notes.take('/')
  expect(notes.take('/')).toBeNull()
  notes.measured('INP', 40)
  expect(notes.take('/')).toEqual({ path: '/', vitals: { INP: 40 }, formErrors: {} })
})
