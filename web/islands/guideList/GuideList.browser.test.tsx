import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { examples } from './GuideList.examples.tsx'
import { guideSearch } from './guideSearch.ts'

const { part, states } = examples
const { props } = states.whole ?? { props: undefined }
if (props === undefined) throw new Error('The guides have no example “whole”')

const { pathname } = location

beforeEach(() => {
  guideSearch.set(guideSearch.none)
  history.replaceState(null, '', pathname)
})

const titlesIn = (element: HTMLElement) => [...element.querySelectorAll('h3')].map(({ textContent }) => textContent)

for (const name of Object.keys(states)) {
  test(`no fault in the guides, ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('a search leaves the guides that have its words, and is announced when the typing pauses', async () => {
  const { element, view } = await openPart(part, props)
  await expect.element(view.getByRole('status')).toHaveTextContent('')
  await view.getByRole('searchbox').fill('ACCORD cdr dipl')
  await expect.poll(() => titlesIn(element)).toEqual(['Do I need a CDR?'])
  await expect.element(view.getByRole('status')).toHaveTextContent('1 of 3 guides')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => titlesIn(element)).toHaveLength(3)
})

test('a word read as another is named', async () => {
  const { element, view } = await openExample(examples, 'a word read as another')
  await expect.element(view.getByText('We read “enlgish” as “english”.').first()).toBeVisible()
  expect(titlesIn(element)).toEqual(['English tests', 'How points work'])
})

test('where no guide has the words it says so, and shows all again', async () => {
  const { element, view } = await openExample(examples, 'nothing found')
  await expect.element(view.getByRole('heading', { name: 'No guide has “helicopter”' })).toBeVisible()
  expect(titlesIn(element)).toEqual([])
  await view.getByRole('button', { name: 'Show all guides' }).click()
  await expect.poll(() => titlesIn(element)).toHaveLength(3)
  await expect.element(view.getByRole('searchbox')).toHaveFocus()
})

test('a search of the address is answered and stays in it, with what else is there, and Back brings the one before', async () => {
  history.replaceState(null, '', `${pathname}?q=english&utm_source=google`)
  const { element, view } = await openPart(part, props)
  await expect.poll(() => titlesIn(element)).toEqual(['English tests', 'How points work'])
  history.pushState(null, '', '#more')
  await view.getByRole('searchbox').fill('cdr')
  await expect.poll(() => location.search).toBe('?q=cdr&utm_source=google')
  history.back()
  await expect.element(view.getByRole('searchbox')).toHaveValue('english')
  await expect.poll(() => titlesIn(element)).toEqual(['English tests', 'How points work'])
})

for (const isTranslated of [false, true]) {
  test(`words typed before React came are searched for, and stay${isTranslated ? ', on a translated page too' : ''}`, async () => {
    const element = printPart(part, props)
    const field = () => element.querySelector<HTMLInputElement>('[name=q]')
    Object.assign(field() ?? {}, { value: 'cdr' })
    field()?.focus()
    if (isTranslated) translate(element)
    await mount(element, part, () => {})
    await expect.poll(() => titlesIn(element)).toHaveLength(1)
    await userEvent.keyboard('{End} accords')
    await expect.poll(() => field()?.value).toBe('cdr accords')
    expect(document.activeElement).toBe(field())
  })
}
