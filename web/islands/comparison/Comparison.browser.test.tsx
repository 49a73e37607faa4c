import { beforeEach, expect, test, vi } from 'vitest'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart, viewOf } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { notAsked } from '../runtime/fetchedStore.ts'
import { mount } from '../runtime/mount.tsx'
import { examples } from './Comparison.examples.tsx'
import { choicesStore, noChoices } from './chosenOccupations.ts'
import { rowsStore } from './occupationRows.ts'

const { part, states } = examples
const { props } = states.empty ?? { props: undefined }
if (props === undefined) throw new Error('The comparison has no example “empty”')

const { pathname } = location

beforeEach(() => {
  choicesStore.set(noChoices)
  rowsStore.set(notAsked)
  history.replaceState(null, '', pathname)
})

test('where the data does not come it says so, and asks again at the next choice', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { view } = await openPart(part, props)
  await view.getByLabelText('First occupation').selectOptions('ea-233211')
  await expect.element(view.getByRole('status')).toHaveTextContent(props.words.failed)
  await view.getByLabelText('Second occupation').selectOptions('ea-233214')
  await expect.element(view.getByRole('status')).toHaveTextContent('Comparing Civil Engineer 233211, Structural Engineer 233214.')
  vi.restoreAllMocks()
})

for (const name of Object.keys(states)) {
  test(`no fault in the comparison of ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expect.poll(() => element.textContent).not.toContain(props.words.loading)
    await expectNoFault(element)
  })
}

test('the address contains what is compared, keeps what else is in it, and Back brings the choice before', async () => {
  history.replaceState(null, '', `${pathname}?codes=ea-233211&codes=ea-233214&utm_source=google`)
  const { view } = await openPart(part, props)
  await expect.element(view.getByLabelText('Second occupation')).toHaveValue('ea-233214')
  expect(location.search).toBe('?codes=ea-233211,ea-233214&utm_source=google')
  history.pushState(null, '', '#pairs')
  await view.getByLabelText('Third occupation (optional)').selectOptions('ea-133211')
  expect(location.search).toBe('?codes=ea-233211,ea-233214,ea-133211&utm_source=google')
  await expect.poll(() => view.getByRole('columnheader').elements()).toHaveLength(3)
  history.back()
  await expect.element(view.getByLabelText('Third occupation (optional)')).toHaveValue('')
})

test('codes without an authority are chosen, and the address then names it', async () => {
  history.replaceState(null, '', `${pathname}?codes=233211,233214`)
  const { view } = await openPart(part, props)
  await expect.element(view.getByLabelText('Second occupation')).toHaveValue('ea-233214')
  expect(location.search).toBe('?codes=ea-233211,ea-233214')
})

test('codes that are not on our lists are left out', async () => {
  history.replaceState(null, '', `${pathname}?codes=ea-999999,ea-233211`)
  const { view } = await openPart(part, props)
  await expect.element(view.getByLabelText('First occupation')).toHaveValue('ea-233211')
  await expect.element(view.getByRole('status')).toHaveTextContent('Choose a second occupation to compare with Civil Engineer 233211.')
})

test('two columns of one code name their authorities, and rows that are empty for all are left out', async () => {
  const { view } = await openExample(examples, 'two that one code names')
  await expect.element(view.getByRole('link', { name: 'Engineering Manager (Institute of Managers and Leaders)' })).toBeVisible()
  await expect.element(view.getByRole('rowheader', { name: 'Tasks' })).toBeVisible()
  await expect.element(view.getByRole('rowheader', { name: 'Usual category' })).not.toBeInTheDocument()
})

for (const isTranslated of [false, true]) {
  test(`what was chosen before React came stays${isTranslated ? ', on a translated page too' : ''}`, async () => {
    const element = printPart(part, props)
    const [first] = element.querySelectorAll('select')
    if (first === undefined) throw new Error('The comparison has no select')
    first.value = 'ea-233211'
    if (isTranslated) translate(element)
    await mount(element, part, () => {})
    const view = viewOf(element)
    await view.getByRole('combobox').nth(1).selectOptions('ea-233214')
    await expect.poll(() => view.getByRole('columnheader').elements()).toHaveLength(2)
    expect(element.querySelector('select')?.value).toBe('ea-233211')
  })
}

test('a row that cannot be shown takes the table alone', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  // What no build prints: words without those of the levels.
  const { view, stops } = await openPart(part, { ...props, words: { ...props.words, skillLevels: undefined as never } })
  await view.getByLabelText('First occupation').selectOptions('ea-233211')
  await expect.element(view.getByText(props.stopped.text)).toBeVisible()
  await expect.element(view.getByLabelText('First occupation')).toHaveValue('ea-233211')
  expect(stops()).toBe(0)
  errors.mockRestore()
})
