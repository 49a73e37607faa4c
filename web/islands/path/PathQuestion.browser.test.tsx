import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { fragmentStore } from './fragment.ts'
import { lookedFor } from './lookedFor.ts'
import { examples } from './PathQuestion.examples.tsx'

const { part, states } = examples
const props = states.first?.props
const later = states.later?.props
const severalWays = states['several ways']?.props
if (!props || !later || !severalWays) throw new Error('The question has no examples')

beforeEach(() => {
  fragmentStore.set('')
  lookedFor.set('')
})

for (const name of Object.keys(states)) {
  test(`no fault in the question, ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('links go on with the answers of the only way, and with the code of the address', async () => {
  const printed = printPart(part, later)
  expect(printed.innerHTML).not.toContain('#answers')
  const { view } = await openPart(part, later)
  fragmentStore.set('#code=233211')
  await expect
    .element(view.getByRole('link', { name: 'Country 3' }))
    .toHaveAttribute('href', '/find-your-path/engineering#answers=engineering.country-3&code=233211')
  await expect
    .element(view.getByRole('link', { name: 'Change your answer about: Work' }))
    .toHaveAttribute('href', '/find-your-path#code=233211')
})

test('where several ways lead to a question, the address alone knows the answers', async () => {
  const { view } = await openPart(part, severalWays)
  const link = view.getByRole('link', { name: 'Country 3' })
  await expect.element(link).toHaveAttribute('href', '/find-your-path/engineering')
  fragmentStore.set('#answers=unsure.engineering')
  await expect.element(link).toHaveAttribute('href', '/find-your-path/engineering#answers=unsure.engineering.country-3')
})

test('an occupation is found, its code once, and leads on', async () => {
  const { view } = await openPart(part, props)
  await view.getByRole('searchbox').fill('engineering manager')
  await expect.element(view.getByText('One occupation is below.')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: /Engineering Manager 133211/ }))
    .toHaveAttribute('href', '/find-your-path/manager#answers=engineering-manager&code=133211')
  await view.getByRole('searchbox').fill('xyzzy')
  await expect
    .element(view.getByText('choose “Engineering”, “IT” or “Management” by what you do, “I don’t know” if you are not sure.'))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(view.getByText(props.search?.words.hint ?? '')).toBeVisible()
})

test('what was left out or guessed is said, and an occupation of no list is answered with who assesses it', async () => {
  const { element, view } = await openPart(part, props)
  await view.getByRole('searchbox').fill('senior civil engineer')
  await expect.element(view.getByText('One occupation is below. We left out: senior.')).toBeVisible()
  await view.getByRole('searchbox').fill('civil enginer')
  await expect.element(view.getByText('One occupation is below. We read “enginer” as “engineer”.')).toBeVisible()
  await view.getByRole('searchbox').fill('quantity surveyor')
  await expect.element(view.getByText('Quantity surveyor 233213: Australian Institute of Quantity Surveyors')).toBeVisible()
  await expect.element(view.getByText('If that is your work, choose “Something else”.')).toBeVisible()
  expect(element.querySelectorAll('search li a')).toHaveLength(0)
})

for (const isTranslated of [false, true]) {
  test(`what was typed before React came is looked up, and stays${isTranslated ? ', on a translated page too' : ''}`, async () => {
    const element = printPart(part, props)
    const field = () => element.querySelector<HTMLInputElement>('[name=q]')
    Object.assign(field() ?? {}, { value: 'hydraulics' })
    field()?.focus()
    if (isTranslated) translate(element)
    await mount(element, part, () => {})
    await expect.poll(() => element.textContent).toContain('Civil Engineer 233211')
    await userEvent.keyboard('{End} engineer')
    expect(field()?.value).toBe('hydraulics engineer')
    expect(document.activeElement).toBe(field())
  })
}
