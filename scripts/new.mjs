// npm run new -- page|service|part|field NAME: the files and rows that the map names for it, with words in brackets to write.
// npm run check:content fails until no bracket is left.
import { writeFileSync } from 'node:fs'
import { command } from './shared/command.mjs'
import { at, create, edit, read } from './shared/sourceFiles.mjs'
import { say, UserError } from './shared/terminal.mjs'

const USAGE = `Say what to make:
  npm run new -- page opening-hours
  npm run new -- service degree-check ea     (ea, acs, iml or others: its group in the menu)
  npm run new -- part daysLeft
  npm run new -- field openingHours owner    (a text that the owner writes in the admin)
  npm run new -- field visaSubclass form     (what a visitor may write into the enquiry forms)`

/** @typedef {(name: string, group?: string) => string} Maker makes the files, and returns what is left to do */

/** @type {Record<string, Maker>} */
const kinds = { page: newPage, service: newService, part: newPart, field: newField }

await command(async () => {
  const [kind = '', name = '', group] = process.argv.slice(2)
  const make = kinds[kind]
  if (!make) throw new UserError(USAGE)
  const shape = kind === 'part' || kind === 'field' ? /^[a-z][A-Za-z0-9]+$/ : /^[a-z][a-z0-9-]+$/
  if (!shape.test(name)) throw new UserError(`“${name}” is no name for a ${kind}.\n${USAGE}`)
  const left = make(name, group)
  say(`\nNext: write what is in brackets (npm run check:content lists it), then npm run fix.\n${left}`)
})

/** @type {Maker} */
function newPage(name) {
  const variable = camel(name)
  create(
    `web/content/pages/${name}.ts`,
    `import { commonRows, costRow } from '../glance.ts'
import { parseContent } from '../parseContent.ts'
import { type ProsePage, ProsePageSchema } from '../schema/page.ts'

const page: ProsePage = {
  heading: '[Heading: what the visitor gets here]',
  title: '[Title for search engines]',
  description: '[Description for search engines, 90 to 160 letters: what is on this page, for whom, and what it lets them do]',
  lead: '[Lead: the gain first, in at most 25 words]',
  glance: [commonRows.work, costRow()],
  sections: [
${[1, 2, 3].map((number) => `    { id: 'section-${number}', heading: '[Heading ${number}]', body: '[Section ${number}]' },`).join('\n')}
  ],
  related: [
    { path: '/services', label: '[Label]', why: '[Why a reader goes there next]' },
    { path: '/pricing', label: '[Label]', why: '[Why a reader goes there next]' },
  ],
}

export const ${variable} = parseContent(ProsePageSchema, page, 'pages/${name}.ts')
`,
  )
  edit('web/pages/offerPages.tsx', [
    ['import { home }', `import { ${variable} } from '#content/pages/${name}.ts'\n`, 'before'],
    [
      /\n\]\n?$/,
      `\n  { path: '/${name}', head: headOf(${variable}, { updated: '${today()}' }), body: <ProsePage page={${variable}} /> },`,
      'before',
    ],
  ])
  edit('web/content/navigation.ts', [["{ path: '/about', label: 'About' },", `\n        { path: '/${name}', label: '[Label]' },`, 'after']])
  listAddress(`/${name}`)
  return 'Its link is in the footer (web/content/navigation.ts). Tests: npm test -- rules, npm test -- built addresses'
}

/** @type {Maker} */
function newService(name, group = 'others') {
  if (!['ea', 'acs', 'iml', 'others'].includes(group)) throw new UserError(`“${group}” is no group.\n${USAGE}`)
  const list = (/** @type {number} */ count, /** @type {(number: number) => string} */ row) =>
    Array.from({ length: count }, (_, index) => row(index + 1)).join('\n')
  create(
    `web/content/services/${name}.ts`,
    `import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: '[Label]',
  title: '[Title for search engines]',
  description: '[Description for search engines, 90 to 160 letters: what the client gets, for which authority, and what for]',
  lead: '[Lead: what is better for the client afterwards, in at most 25 words]',
  glance: {
    forWhom: '[For whom]',
    get: '[What the client holds at the end]',
    // [The authority's fee that goes with it, from web/content/authorityFees.ts]
    fee: fees.review,
  },
  deliverables: [
${list(3, (number) => `    { title: '[Document ${number}]', text: '[What is in it]' },`)}
  ],
  steps: [
${list(4, (number) => `    { title: '[Step ${number}]', who: 'both', text: '[What happens]' },`)}
  ],
  split: {
    you: [${list(3, (number) => `'[What the client does, ${number}]',`)}],
    we: [${list(3, (number) => `'[What we do, ${number}]',`)}],
  },
  rule: {
    heading: '[The authority’s rule]',
    body: '[The rule in a sentence or two]',
    guide: { path: '/blogs/engineers-australia-negative-outcome', label: '[The guide that explains it]' },
    sources: ['ea-reviews'],
  },
  audience: {
    needed: [${list(3, (number) => `'[Who needs it, ${number}]',`)}],
    notNeeded: [${list(2, (number) => `'[Who does not, ${number}]',`)}],
  },
  questions: [
${list(5, (number) => `    { question: '[Question ${number}?]', answer: '[Answer ${number}]' },`)}
  ],
  checklist: [{ heading: '[To have ready]', items: [{ id: 'first', text: '[First]' }, { id: 'second', text: '[Second]' }] }],
  related: [
    { path: '/blogs/engineers-australia-negative-outcome', label: '[Its guide]', why: '[Why]' },
    { path: '/services/cdr-writing', label: '[A way on]', why: '[Why]' },
    { path: '/pricing', label: '[A way on]', why: '[Why]' },
  ],
  form: {
    title: '[Title of the form]',
    messageLabel: '[What to tell us]',
    messagePlaceholder: '[An example]',
    subject: '[Subject of the lead]',
  },
  onHome: '[In a line]',
  onPricing: { forWhom: '[For whom]', contains: ['[First]', '[Second]'], notIncluded: ['[What is not in it]'] },
  // [Its drawing: docs/architecture.md, “A drawing”]
  artefact: null,
}
`,
  )
  const file = 'cms/src/contract/services.ts'
  const rows = [...read(file).matchAll(new RegExp(`^  \\{[^}]*group: '${group}'[^}]*\\},\\n`, 'gm'))]
  const last = rows.at(-1)
  if (!last) throw new UserError(`${file} has no row of the group ${group} any more: see newService in scripts/new.mjs`)
  edit(file, [[last[0], `  { slug: '${name}', group: '${group}', label: '[Label]' },\n`, 'after']])
  listAddress(`/services/${name}`)
  return 'The days of services (web/pages/offerPages.tsx) change with it. Tests: npm test -- rules, npm test -- built'
}

/** @type {Maker} */
function newPart(name) {
  const component = name.charAt(0).toUpperCase() + name.slice(1)
  const folder = `web/islands/${name}`
  create(
    `${folder}/${component}.tsx`,
    `import { useState } from 'react'

export type ${component}Props = { words: { label: string; answer: string } }

export function ${component}({ words }: ${component}Props) {
  const [text, setText] = useState('')
  return (
    <form method="dialog">
      <label htmlFor="${name}-text">{words.label}</label>
      <input id="${name}-text" type="text" value={text} onChange={({ target }) => setText(target.value)} />
      <p role="status">{text && words.answer}</p>
    </form>
  )
}
`,
  )
  create(
    `${folder}/part.ts`,
    `import type { Part } from '../runtime/part.ts'
import { ${component}, type ${component}Props } from './${component}.tsx'

export const part: Part<${component}Props> = {
  Component: ${component},
  // [What was typed before React came: put it into a store here (islands/checklist/part.ts does), or a render empties it]
  takeIn() {},
}
`,
  )
  create(
    `${folder}/${component}.server.tsx`,
    `import { Island } from '../runtime/Island.server.tsx'
import { ${component} } from './${component}.tsx'

export function ${component}Island() {
  // [Its words, from web/content]
  const words = { label: '[Label]', answer: '[Answer]' }
  return <Island id="${name}" name="${kebab(name)}" of={${component}} defer="near" props={{ words }} />
}
`,
  )
  create(
    `${folder}/${component}.examples.tsx`,
    `import { type Examples, typeInto } from '../runtime/examples.ts'
import type { ${component}Props } from './${component}.tsx'
import { part } from './part.ts'

const props: ${component}Props = { words: { label: 'Label', answer: 'Answer' } }

export const examples: Examples<${component}Props> = {
  part,
  states: {
    empty: { props },
    filled: { props, act: (element) => typeInto(element, 'input', 'text') },
  },
}
`,
  )
  create(
    `${folder}/${component}.browser.test.tsx`,
    `import { expect, test } from 'vitest'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample } from '../../tests/parts/openPart.tsx'
import { examples } from './${component}.examples.tsx'

for (const name of Object.keys(examples.states)) {
  test(\`no fault in it: \${name}\`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('it answers what is typed', async () => {
  const { view } = await openExample(examples, 'filled')
  await expect.element(view.getByRole('status')).toHaveTextContent('Answer')
})
`,
  )
  const key = kebab(name)
  edit('web/islands/runtime/parts.ts', [
    ['\n} as const', `\n  ${key.includes('-') ? `'${key}'` : key}: () => import('../${name}/part.ts'),`, 'before'],
  ])
  return `Show <${component}Island /> on a page. npm test -- parts ${name}; its states are on /styleguide under npm run dev.`
}

/** @type {Maker} */
function newField(name, of) {
  if (of === 'owner') return newOwnersField(name)
  if (of === 'form') return newFormField(name)
  throw new UserError(`Say whose field it is.\n${USAGE}`)
}

/** @param {string} name */
function newFormField(name) {
  const fields = 'cms/src/contract/sentFields.ts'
  refuseTwice(fields, name)
  edit(fields, [["  subject: { label: 'Subject',", `  ${name}: { label: '[Label]', kind: 'details', max: 60 },\n`, 'before']])
  edit('web/content/forms.ts', [
    ['Record<PlainDetail, DetailWords> = {', `\n  ${name}: { label: '[Label]' },\n`, 'after'],
    ['  subject: { whole:', `  ${name}: { whole: '[What the privacy clause calls it]', short: '[The same in a word]' },\n`, 'before'],
  ])
  const policy = 'web/content/pages/company-policy.ts'
  writeFileSync(at(policy), read(policy).replace(/(effective: )'[\d-]+'/, `$1'${today()}'`))
  say(`changed  ${policy}`)
  return 'Its column, the dialogs, search, export and mail follow: docs/architecture.md. Tests: npm test -- rules, npm test -- parts forms, npm test -- cms'
}

/** @param {string} file @param {string} name */
function refuseTwice(file, name) {
  if (new RegExp(`^  ${name}:`, 'm').test(read(file))) throw new UserError(`${file} has ${name} already: choose another name`)
}

/** @param {string} name */
function newOwnersField(name) {
  const fields = 'cms/src/ownersContent/siteDetails.ts'
  refuseTwice(fields, name)
  const most = 60
  edit(fields, [
    [
      '  readers: {\n',
      `  ${name}: optional(
    words('[Label]', '[Help: what to write, such as …]', { name: '[What it is, after “Write”]', most: ${most} }),
  ),
`,
      'before',
    ],
  ])
  edit('web/content/ownerOffer.ts', [
    [
      "  readers: Details['readers']\n  /**",
      `  // [Where it is shown, or the sentence that it ends]\n  ${name}?: string | undefined\n`,
      'before',
    ],
    [
      '  readers: ownersDetails.readers.map',
      `  ${name}: fromField(ownersDetails.${name} && withoutStop(ownersDetails.${name}), { kind: 'details', field: '${name}' }),\n`,
      'before',
    ],
  ])
  edit('web/tests/publisher/publish.test.ts', [
    ['        payment: longest(60),\n', `        ${name}: longest(${most}),\n`, 'after'],
    ['        replyTime: evil.slice(0, 50),\n', `        ${name}: evil.slice(0, 50),\n`, 'after'],
  ])
  return `Show ownerOffer.${name} where it is set: under a heading (web/content/glance.ts), beside the form (web/content/nextSteps.ts) or in a component.
Its form, its check and what is published follow from the row: see them under npm run dev. Tests: npm test -- rules, npm test -- publisher publish.test`
}

/** @param {string} address */
function listAddress(address) {
  const file = 'web/tests/fixtures/addresses.txt'
  writeFileSync(at(file), `${[...read(file).trim().split('\n'), address].sort().join('\n')}\n`)
  say(`changed  ${file}`)
  // Menu and footer are on every page.
  const site = 'web/content/site.ts'
  writeFileSync(at(site), read(site).replace(/(everyPageChanged = )'[\d-]+'/, `$1'${today()}'`))
  say(`changed  ${site}`)
}

function today() {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' })
}

/** @param {string} name */
function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} name */
function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
