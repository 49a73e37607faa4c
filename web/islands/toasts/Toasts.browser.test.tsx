import { beforeEach, expect, test } from 'vitest'
import { toastWords } from '#content/forms.ts'
import { printPart, viewOf } from '../../tests/parts/openPart.tsx'
import { mount } from '../runtime/mount.tsx'
import { part } from './part.ts'
import { dismissToast, showToast } from './toastStore.ts'

beforeEach(dismissToast)

/** As early/holdForms.ts shows it. */
function printFailure(): HTMLElement {
  const element = printPart(part, { words: toastWords, place: 'page' as const })
  element.dataset.toast = 'failure'
  return element
}

const shownIn = (element: HTMLElement) => [...element.querySelectorAll('[data-shown] p')].map(({ textContent }) => textContent)

test('a failure that was shown before React came stays until it is dismissed', async () => {
  const element = printFailure()
  await mount(element, part, () => {})
  await expect.poll(() => shownIn(element)).toEqual([toastWords.failure])
  expect(element.dataset.toast).toBeUndefined()
  await viewOf(element).getByRole('button', { name: toastWords.dismiss }).last().click()
  await expect.poll(() => shownIn(element)).toEqual([])
})

test('what a form has said since is newer than that failure', async () => {
  const element = printFailure()
  showToast('success')
  await mount(element, part, () => {})
  await expect.poll(() => shownIn(element)).toEqual([toastWords.success])
  expect(element.dataset.toast).toBeUndefined()
})
