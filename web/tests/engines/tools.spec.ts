import { join } from 'node:path'
import { WEB_DIR } from '../e2e/support/addresses.ts'
import { expect, test } from './fixtures.ts'
import type { Part } from './support/visitor.ts'

test('the calculator adds up by pointer and by keyboard, and keeps the sum in the address', async ({ visitor }) => {
  await visitor.open('/services/pr-points-calculator')
  const calculator = visitor.form('Add up your points')
  await calculator.ready()
  await radio(calculator, '25 to 32').click()
  await expect.poll(() => firstSum(calculator)).toBe('30')
  await visitor.press('ArrowDown')
  await expect.poll(() => firstSum(calculator)).toBe('25')
  await radio(calculator, 'Superior').click()
  await expect.poll(() => firstSum(calculator)).toBe('45')
  const address = await visitor.run(() => location.href)
  await visitor.open('/about')
  await visitor.open(address)
  await calculator.ready()
  await expect.poll(() => firstSum(calculator)).toBe('45')
})

test('the occupation search finds a misspelt title, says who assesses another, and keeps the search in the address', async ({
  visitor,
}) => {
  await visitor.open('/anzsco/eaanzsco')
  const search = visitor.field('Code, title or what people call it')
  await visitor.part('[data-listing][data-ready]').shows()
  await search.fill('civil enginer')
  const shown = () =>
    visitor.run(() => [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.checkVisibility())?.dataset.code)
  await expect.poll(shown).toBe('233211')
  await search.fill('devops')
  await visitor.link('261316 Devops Engineer').shows()
  await visitor.isAt('/anzsco/eaanzsco?q=devops')
  await visitor.follow(visitor.link('261316 Devops Engineer'), '/anzsco/acsanzsco/devops-engineer-261316')
  await visitor.back()
  await visitor.isAt('/anzsco/eaanzsco?q=devops')
  await expect.poll(search.value).toBe('devops')
  await visitor.link('261316 Devops Engineer').shows()
})

test('amounts typed into the worksheet are still there after going back', async ({ visitor }) => {
  await visitor.open('/pricing#worksheet')
  const sheet = visitor.part('[data-worksheet]')
  await sheet.part('[aria-invalid=false]').shows()
  await sheet.field('Our quote').fill('1250')
  await expect.poll(sheet.part('output').text).toBe('AUD 1,250')
  await visitor.open('/about')
  await visitor.back()
  await visitor.isAt('/pricing#worksheet')
  await expect.poll(sheet.field('Our quote').value).toBe('1250')
  await expect.poll(sheet.part('output').text).toBe('AUD 1,250')
})

test('the draft checker reads a Word file and shows a remark’s words in it', async ({ visitor }) => {
  await visitor.open('/services/cdr-review-proofreading')
  const checker = visitor.form('Look at the structure of your draft')
  await checker.ready()
  await checker.part('label', { text: 'Episode 2' }).click()
  await checker.part('input[type=file]').chooseFile(join(WEB_DIR, 'tests', 'fixtures', 'drafts', 'episode-2.docx'))
  await checker.status('Opened “episode-2.docx”: 1,259 words on the sheet Episode 2.').shows()
  await expect.poll(checker.text).toContain('Used a second time: 2.12.')
  await checker.button('Show in the text: 2.12 We also looked at four equal machines.').click()
  const sheet = checker.field('Your text: Episode 2')
  await expect.poll(sheet.isFocused).toBe(true)
  const selected = await sheet.evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
  expect(selected).toBe('We also looked at four equal machines.')
})

/** By the beginning of its label, which goes on with the points. */
function radio(calculator: Part, label: string): Part {
  return calculator.part('label', { text: label })
}

function firstSum(calculator: Part): Promise<string> {
  return calculator.part('section[aria-label="Your sum"] dd, [role=region] dd').text()
}
