import { expect, test } from 'vitest'
import { toastWords } from '#content/forms.ts'
import { openPart } from '../tests/parts/openPart.tsx'
import { part } from './toasts/part.ts'
import { showToast } from './toasts/toastStore.ts'
import { watchFormErrors } from './vitals.ts'

test('each message that was not sent is counted, and one that was sent is not', async () => {
  const failures: string[] = []
  await openPart(part, { words: toastWords, place: 'page' as const })
  watchFormErrors((form, kind) => failures.push(`${form}.${kind}`))
  showToast('success')
  showToast('failure')
  await expect.poll(() => failures).toEqual(['form.not-sent'])
  showToast('failure')
  await expect.poll(() => failures).toEqual(['form.not-sent', 'form.not-sent'])
})
