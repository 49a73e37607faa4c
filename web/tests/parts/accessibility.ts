import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { faultsOfText } from '../faultsOfText.ts'

/** axe finds nothing, and each text can be read whole in a wide window and on a small phone. */
export async function expectNoFault(element: HTMLElement): Promise<void> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
  const { innerWidth: width, innerHeight: height } = window
  await expect.poll(() => faultsOfText(element), { message: `${width} × ${height}` }).toEqual([])
  await page.viewport(360, 640)
  await expect.poll(() => faultsOfText(element), { message: '360 × 640' }).toEqual([])
  await page.viewport(width, height)
}
