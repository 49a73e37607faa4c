import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notStartedWords } from '#content/forms.ts'
import { openPart, printPart, viewOf } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { Boundary } from './Boundary.tsx'
import { mount } from './mount.tsx'
import type { Part } from './part.ts'
import { createStore, useStore } from './store.ts'

type Props = { label: string }

const name = createStore('')
const stopped = notStartedWords

/** Throws at the press of its button, and while the name is “fault”, in its sum alone. */
function Greeting({ label }: Props) {
  const typed = useStore(name, '')
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('a fault in the part')
  return (
    <form>
      <label>
        {label} <input value={typed} onChange={({ target }) => name.set(target.value)} />
      </label>
      <Boundary words={stopped} of={typed} printed={<Letters of="" />}>
        <Letters of={typed} />
      </Boundary>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </form>
  )
}

function Letters({ of }: { of: string }) {
  if (of === 'fault') throw new Error('a fault in the rule')
  return <output>{`${of.length} letters`}</output>
}

const part: Part<Props> = {
  Component: Greeting,
  takeIn: (element) => name.set(element.querySelector('input')?.value ?? ''),
}

beforeEach(() => {
  name.set('')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('a result that throws says so and is shown as printed, and what is typed goes on', async () => {
  const { view, stops } = await openPart(part, { label: 'Name' })
  await view.getByLabelText('Name').fill('fault')
  await expect.element(view.getByRole('alert')).toHaveTextContent(stopped.text)
  await expect.element(view.getByText('0 letters')).toBeVisible()
  await view.getByLabelText('Name').fill('fault!')
  await expect.element(view.getByText('6 letters')).toBeVisible()
  await expect.element(view.getByRole('alert')).not.toBeInTheDocument()
  expect(stops()).toBe(0)
})

test('a part that throws as a whole leaves its last HTML with what was typed, says so once, and can be started again', async () => {
  const { element, view, stops } = await openPart(part, { label: 'Name' })
  await view.getByLabelText('Name').fill('Asha')
  await view.getByRole('button', { name: 'Break' }).click()
  await expect.poll(stops).toBe(1)
  expect(element.querySelector('input')?.value).toBe('Asha')
  expect(element.textContent).toContain('4 letters')
  element.dataset.props = JSON.stringify({ label: 'Name' })
  await mount(element, part, () => {})
  await view.getByLabelText('Name').fill('Asha G')
  await expect.element(view.getByText('6 letters')).toBeVisible()
})

test('a part that throws before it runs keeps its printed HTML and is told of', async () => {
  const element = printPart(part, { label: 'Name' })
  const Broken = () => {
    throw new Error('a fault at the start')
  }
  await expect(mount(element, { Component: Broken }, () => {})).rejects.toThrow('a fault at the start')
  await expect.element(viewOf(element).getByLabelText('Name')).toBeVisible()
})

test('a text that the browser has translated is replaced by the next one', async () => {
  const { element, view } = await openPart(part, { label: 'Name' })
  translate(element)
  await view.getByRole('textbox').fill('Asha')
  await expect.element(view.getByText('4 letters')).toBeVisible()
  expect(element.querySelectorAll('output')).toHaveLength(1)
})
