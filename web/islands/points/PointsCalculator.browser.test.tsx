import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { scorePoints } from '#domain/points.ts'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, openPart, printPart, viewOf } from '../../tests/parts/openPart.tsx'
import { translate } from '../../tests/parts/translate.ts'
import { mount } from '../runtime/mount.tsx'
import { chosenStore, nothingChosen } from './answersStore.ts'
import { examples } from './PointsCalculator.examples.tsx'

// The rule itself, which a test makes throw.
vi.mock('#domain/points.ts', { spy: true })

const { scorePoints: scoreOfTheRule } = await vi.importActual<typeof import('#domain/points.ts')>('#domain/points.ts')
const { part, states } = examples
const props = states.empty?.props
if (props === undefined) throw new Error('The calculator has no example “empty”')

const age = props.table.factors.find(({ id }) => id === 'age')
const [row] = age?.bands.filter(({ points }) => points === 30) ?? []
if (age === undefined || row === undefined) throw new Error('No age gives 30 points')

beforeEach(() => {
  vi.mocked(scorePoints).mockReset()
  history.replaceState(null, '', location.pathname + location.search)
  chosenStore.set(nothingChosen)
  const heading = document.createElement('h2')
  heading.id = props.headingId
  heading.textContent = 'Add up your points'
  document.body.replaceChildren(heading)
})

for (const name of Object.keys(states)) {
  test(`no fault in the calculator: ${name}`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('a chosen row is in the totals, the ledger, its margin and the address', async () => {
  const { view } = await openPart(part, props)
  await view.getByRole('radio', { name: row.label }).click()
  await expect.element(view.getByRole('region', { name: props.words.totals.heading })).toHaveTextContent('1 of')
  await expect.element(view.getByRole('row', { name: age.short })).toHaveTextContent('30')
  await expect.element(view.getByText('30 points.')).toBeVisible()
  expect(location.hash).toMatch(/^#points=/)
})

test('beside the sum a link leads to two answers that cannot both be true, and the sum is not shown as reached', async () => {
  const { view, element } = await openExample(examples, 'two answers that do not fit')
  const sum = view.getByRole('region', { name: props.words.totals.heading })
  const link = sum.getByRole('link', { name: props.words.totals.clash })
  await expect.element(link).toBeVisible()
  const target = element.querySelector((link.element() as HTMLAnchorElement).hash)
  expect(target?.textContent).toContain('need at least 11 years')
  expect(element.querySelectorAll('[data-reached]')).toHaveLength(0)
  await view
    .getByRole('group', { name: props.table.factors.find(({ id }) => id === 'workAbroad')?.legend ?? '' })
    .getByRole('radio')
    .first()
    .click()
  await expect.element(link).not.toBeInTheDocument()
  await expect.poll(() => element.querySelectorAll('[data-reached]').length).toBeGreaterThan(0)
})

test('rows chosen before React is there stay, after the next choice too', async () => {
  const element = printPart(part, props)
  const early = element.querySelector<HTMLInputElement>(`input[value="${row.id}"][name=age]`)
  if (early === null) throw new Error('The row is not printed')
  early.click()
  await mount(element, part, () => {})
  const view = viewOf(element)
  await expect.element(view.getByText('30 points.')).toBeVisible()
  const next = props.table.factors.find(({ id }) => id !== 'age')
  await view
    .getByRole('group', { name: next?.legend ?? '' })
    .getByRole('radio')
    .last()
    .click()
  expect(early.checked).toBe(true)
  expect(element.contains(early)).toBe(true)
})

test('arrow keys go through the rows of a line', async () => {
  const { view, element } = await openPart(part, props)
  const line = view.getByRole('group', { name: age.legend })
  await line.getByRole('radio').first().click()
  await userEvent.keyboard('{ArrowDown}')
  expect(element.querySelectorAll<HTMLInputElement>('input[name=age]')[1]?.checked).toBe(true)
})

test('a sum that throws says so, shows the printed one, keeps every choice, and is tried again with the next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { view, element, stops } = await openPart(part, props)
  vi.mocked(scorePoints).mockImplementation((table, answers) => {
    if (answers.age === row.id) throw new Error('a fault in the rule')
    return scoreOfTheRule(table, answers)
  })
  await view.getByRole('radio', { name: row.label }).click()
  await expect.element(view.getByText(props.stopped.text).first()).toBeVisible()
  await expect.element(view.getByRole('region', { name: props.words.totals.heading })).toHaveTextContent('0 of')
  expect(element.querySelector<HTMLInputElement>('input[name=age]:checked')?.value).toBe(row.id)
  expect(stops()).toBe(0)
  await view.getByRole('group', { name: age.legend }).getByRole('radio').last().click()
  await expect.element(view.getByText(props.stopped.text)).not.toBeInTheDocument()
})

test('what is said of a press is gone with the next choice', async () => {
  const { view } = await openExample(examples, 'nothing to copy yet')
  await expect.element(view.getByText(props.words.actions.nothingYet)).toBeVisible()
  await view.getByRole('radio', { name: row.label }).click()
  await expect.element(view.getByText(props.words.actions.nothingYet)).not.toBeInTheDocument()
})

test('a calculator that is translated while it runs adds up on', async () => {
  const { view, element } = await openPart(part, props)
  translate(element)
  element.querySelector<HTMLInputElement>(`input[value="${row.id}"][name=age]`)?.click()
  await expect.element(view.getByText('30 points.')).toBeVisible()
  translate(element)
  element.querySelector<HTMLInputElement>('input[name=age]')?.click()
  await expect.element(view.getByText('30 points.')).not.toBeInTheDocument()
})

test('one that was translated before React came keeps the choices', async () => {
  const element = printPart(part, props)
  element.querySelector<HTMLInputElement>(`input[value="${row.id}"][name=age]`)?.click()
  translate(element)
  await mount(element, part, () => {})
  expect(element.querySelector<HTMLInputElement>('input[name=age]:checked')?.value).toBe(row.id)
  await expect.element(viewOf(element).getByText('30 points.')).toBeVisible()
})
