import { beforeEach, expect, test } from 'vitest'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { typedAmounts } from './amounts.ts'
import { examples } from './Worksheet.examples.tsx'

const { part, states } = examples
const { props } = states.empty ?? { props: undefined }
if (props === undefined) throw new Error('The worksheet has no example “empty”')

beforeEach(() => typedAmounts.set({}))

for (const name of Object.keys(states)) {
  test(`no fault in the worksheet that is ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('it adds up what is typed, and marks and leaves out what is no amount', async () => {
  const { view } = await openPart(part, props)
  const total = view.getByRole('status')
  await expect.element(total).toHaveTextContent('AUD 0')
  await view.getByLabelText('Our quote').fill('1,250')
  await view.getByLabelText('English test').fill('410.50')
  await expect.element(total).toHaveTextContent('AUD 1,660.50')
  await view.getByLabelText('Translations').fill('about 80')
  await expect.element(total).toHaveTextContent('AUD 1,660.50')
  await expect.element(view.getByLabelText('Translations')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(view.getByText(props.words.fault).last()).toBeVisible()
  await view.getByLabelText('Translations').fill('80')
  await expect.element(total).toHaveTextContent('AUD 1,740.50')
})

for (const isTranslated of [false, true]) {
  test(`amounts typed before React came count, and stay${isTranslated ? ', on a translated page too' : ''}`, async () => {
    const element = printPart(part, props)
    const field = element.querySelector<HTMLInputElement>('[name=quote]')
    if (field === null) throw new Error('The worksheet has no quote')
    field.value = '310'
    if (isTranslated) translate(element)
    await mount(element, part, () => {})
    await expect.poll(() => element.querySelector('output')?.textContent).toBe('AUD 310')
    typedAmounts.set({ ...typedAmounts.get(), english: '90' })
    await expect.poll(() => element.querySelector('output')?.textContent).toBe('AUD 400')
    expect(element.querySelector<HTMLInputElement>('[name=quote]')?.value).toBe('310')
  })
}
