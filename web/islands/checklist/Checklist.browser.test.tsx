import { afterEach, expect, test, vi } from 'vitest'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { examples } from './Checklist.examples.tsx'

const { part, states } = examples
const { props } = states.empty ?? { props: undefined }
if (props === undefined) throw new Error('The checklist has no example “empty”')

const kept = () => localStorage.getItem('checklist:example')

afterEach(() => vi.restoreAllMocks())

for (const name of Object.keys(states)) {
  test(`no fault in the checklist that is ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('ticks are kept on the device, shown again, and cleared', async () => {
  const first = await openPart(part, props)
  await first.view.getByRole('checkbox', { name: 'Your passport' }).click()
  expect(kept()).toBe('["passport"]')
  const again = await openPart(part, props)
  await expect.element(again.view.getByRole('checkbox', { name: 'Your passport' })).toBeChecked()
  await again.view.getByRole('button', { name: 'Clear the ticks' }).click()
  await expect.element(again.view.getByRole('checkbox', { name: 'Your passport' })).not.toBeChecked()
  expect(kept()).toBeNull()
})

test('a tick in another window is shown here', async () => {
  const { view } = await openPart(part, props)
  localStorage.setItem('checklist:example', '["degree"]')
  dispatchEvent(new StorageEvent('storage', { key: 'checklist:example' }))
  await expect.element(view.getByRole('checkbox', { name: /Degree certificate/ })).toBeChecked()
})

for (const isTranslated of [false, true]) {
  test(`a box ticked before React came is added to the kept ones${isTranslated ? ', on a translated page too' : ''}`, async () => {
    localStorage.setItem('checklist:example', '["degree"]')
    const element = printPart(part, props)
    const boxNamed = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)
    boxNamed('passport')?.click()
    if (isTranslated) translate(element)
    await mount(element, part, () => {})
    await expect.poll(() => boxNamed('degree')?.checked).toBe(true)
    expect(kept()).toBe('["degree","passport"]')
    boxNamed('photo')?.click()
    await expect.poll(kept).toBe('["degree","passport","photo"]')
    expect(boxNamed('passport')?.checked).toBe(true)
  })
}

test('where the device keeps nothing, ticks last as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full')
  })
  const { view } = await openPart(part, { ...props, list: 'refused' })
  await view.getByRole('checkbox', { name: 'Your passport' }).click()
  await view.getByRole('checkbox', { name: /A photo/ }).click()
  await expect.element(view.getByRole('checkbox', { name: 'Your passport' })).toBeChecked()
})

test('the list prints by itself', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { view } = await openPart(part, props)
  await view.getByRole('button', { name: 'Print this list' }).click()
  expect(print).toHaveBeenCalledOnce()
  expect(document.documentElement.dataset.printOnly).toBe('checklist')
  dispatchEvent(new Event('afterprint'))
  expect(document.documentElement.dataset.printOnly).toBeUndefined()
})
