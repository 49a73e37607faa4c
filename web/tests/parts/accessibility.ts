import axe from 'axe-core'
import { expect } from 'vitest'

export async function expectNoFault(element: HTMLElement): Promise<void> {
  const { violations } = await axe.run(element)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
}
