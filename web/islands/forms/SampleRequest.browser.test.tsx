import { beforeEach, expect, test } from 'vitest'
import { sampleRequestWords } from '#content/forms.ts'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample } from '../../tests/parts/openPart.tsx'
import { keepFields } from './keptFields.ts'
import { examples } from './SampleRequest.examples.tsx'
import { SAMPLE } from './sampleFields.ts'

beforeEach(() => keepFields(SAMPLE, { email: '', discipline: '', specify: '' }))

const { sending: _, ...atRest } = examples.states
for (const name of Object.keys(atRest)) {
  test(`no fault in the sample request: ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('an address that the inbox would cut off is refused beside its field, and stays', async () => {
  const { view } = await openExample(examples, 'wrong')
  const field = view.getByRole('textbox', { name: sampleRequestWords.email })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(view.getByText(sampleRequestWords.emailError)).toBeVisible()
  await expect.element(field).toHaveValue(`${'a'.repeat(300)}@example.com`)
})

// Last: React shows no other action's end while one is not answered (https://react.dev/reference/react/useTransition#caveats).
test('while it is being sent a second press sends nothing', async () => {
  const { view } = await openExample(examples, 'sending')
  await expect.element(view.getByRole('button')).toBeDisabled()
})
