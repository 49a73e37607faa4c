import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { chosenStore } from './chosen.ts'
import { listSearch } from './listSearch.ts'
import { examples } from './OccupationList.examples.tsx'

const { part, states } = examples
const { props } = states.whole ?? { props: undefined }
if (props === undefined) throw new Error('The list has no example “whole”')

const { pathname } = location

beforeEach(() => {
  listSearch.set(listSearch.none)
  chosenStore.set([])
  history.replaceState(null, '', pathname)
})

const codesIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('[name=codes]')].map(({ value }) => value.replace('ea-', ''))

function fieldIn(element: HTMLElement): HTMLInputElement {
  const field = element.querySelector<HTMLInputElement>('[name=q]')
  if (field === null) throw new Error('The list has no search')
  return field
}

for (const name of Object.keys(states)) {
  test(`no fault in the list, ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expect.poll(() => element.textContent).not.toContain(props.words.answers.looking)
    await expectNoFault(element)
  })
}

test('a misspelt search leaves its rows, best first, and names the list that has another', async () => {
  const { element, view } = await openPart(part, props)
  await view.getByRole('searchbox').fill('strucural')
  await expect.poll(() => codesIn(element)).toEqual(['233214'])
  await expect.element(view.getByText('1 of 4 occupations').first()).toBeVisible()
  await expect.element(view.getByText('We read “strucural” as “structural”.').first()).toBeVisible()
  await view.getByRole('searchbox').fill('devops')
  await expect.element(view.getByRole('region', { name: 'Not on this list' }).getByRole('link')).toHaveTextContent('261316 Devops Engineer')
  expect(codesIn(element)).toEqual([])
  await view.getByRole('searchbox').fill('nurse')
  await view.getByRole('button', { name: 'Show the whole list' }).click()
  await expect.poll(() => codesIn(element)).toHaveLength(4)
  await expect.element(view.getByRole('searchbox')).toHaveFocus()
})

test('the address keeps the search, and what else was in it', async () => {
  history.replaceState(null, '', `${pathname}?utm_source=google&list=MLTSSL`)
  const { element, view } = await openPart(part, props)
  await expect.poll(() => codesIn(element)).toEqual(['233211', '233214'])
  await view.getByRole('searchbox').fill('civil')
  await expect.poll(() => location.search).toBe('?q=civil&list=MLTSSL&utm_source=google')
  await view.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => location.search).toBe('?utm_source=google')
})

test('a filter that the list does not have is not followed', async () => {
  history.replaceState(null, '', `${pathname}?list=XYZ`)
  const { element } = await openPart(part, props)
  expect(codesIn(element)).toHaveLength(4)
})

for (const isTranslated of [false, true]) {
  const where = isTranslated ? ', on a translated page too' : ''
  test(`what was typed and ticked before React came is newer than the address, and stays${where}`, async () => {
    history.replaceState(null, '', `${pathname}?q=civil`)
    const element = printPart(part, props)
    fieldIn(element).value = 'transport'
    element.querySelector<HTMLInputElement>('[value=ea-233215]')?.click()
    fieldIn(element).focus()
    if (isTranslated) translate(element)
    await mount(element, part, () => {})
    await expect.poll(() => codesIn(element)).toEqual(['233215'])
    await expect.poll(() => location.search).toBe('?q=transport')
    await userEvent.keyboard('{End} e')
    await expect.poll(() => codesIn(element)).toEqual(['233215'])
    expect(fieldIn(element).value).toBe('transport e')
    expect(document.activeElement).toBe(fieldIn(element))
    expect(element.querySelector<HTMLInputElement>('[value=ea-233215]')?.checked).toBe(true)
  })
}

test('a list that is translated while it runs is searched on', async () => {
  const { element, view } = await openPart(part, props)
  translate(element)
  await view.getByRole('searchbox').fill('structural')
  await expect.poll(() => codesIn(element)).toEqual(['233214'])
  translate(element)
  await view.getByRole('searchbox').fill('')
  await expect.poll(() => codesIn(element)).toEqual(['233211', '233214', '233215', '233914'])
})

test('an occupation of no list of ours is answered with who assesses it, in place of a look-alike', async () => {
  const { element, view } = await openExample(examples, 'of another authority')
  await expect.element(view.getByText('Electrician (General) 341111: Trades Recognition Australia')).toBeVisible()
  expect(codesIn(element)).toEqual([])
})

test('three are chosen at most; the bar names them, and is cleared', async () => {
  const { element, view } = await openExample(examples, 'three chosen')
  await expect.element(view.getByRole('checkbox', { name: 'Compare Engineering Technologist' })).toBeDisabled()
  const bar = view.getByText('233211 Civil Engineer, 233214 Structural Engineer, 233215 Transport Engineer')
  await expect.element(bar).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Compare chosen' })).toBeEnabled()
  expect(document.documentElement.hasAttribute('data-comparing')).toBe(true)
  await view.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(document.activeElement).toBe(element.querySelector('[value=ea-233211]'))
})

test('a rule that throws takes the rows alone: the search stays, and what was printed is shown beside the words', async () => {
  const broken = structuredClone(props)
  // What no build prints: a row without its lists.
  for (const group of broken.groups) for (const one of group.occupations) Object.assign(one, { lists: undefined })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { element, view, stops } = await openPart(part, broken)
  await view.getByLabelText('Visa list').selectOptions('MLTSSL')
  await expect.element(view.getByText(props.stopped.text)).toBeVisible()
  expect(codesIn(element)).toHaveLength(4)
  await expect.element(view.getByLabelText('Visa list')).toHaveValue('MLTSSL')
  await view.getByLabelText('Visa list').selectOptions('')
  await expect.element(view.getByText(props.stopped.text)).not.toBeInTheDocument()
  expect(stops()).toBe(0)
  errors.mockRestore()
})
