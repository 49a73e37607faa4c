import { create, edit, read, setToday } from '../shared/sourceFiles.mjs'
import { UserError } from '../shared/terminal.mjs'
import { listAddress } from './listAddress.mjs'

/** @type {import('../new.mjs').Maker} */
export function newService(name, group = '') {
  if (!['ea', 'acs', 'iml', 'others'].includes(group))
    throw new UserError(`Say its group after its name: npm run new -- service ${name} ea, or acs, iml, others`)
  const list = (/** @type {number} */ count, /** @type {(number: number) => string} */ row) =>
    Array.from({ length: count }, (_, index) => row(index + 1)).join('\n')
  create(
    `web/content/services/${name}.ts`,
    `import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: '[Label]',
  title: '[Title for search engines, at most 45]',
  description: '[Description for search engines, 90 to 160 letters: what the client gets, for which authority, and what for]',
  lead: '[Lead: what is better for the client afterwards, in at most 25 words]',
  glance: {
    forWhom: '[For whom]',
    get: '[What the client holds at the end]',
    // [The authority's fee that goes with it: see the rows of web/content/authorityFees.ts; fees.any names none]
    fee: fees.any,
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
    // [Its guide and its sources]
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
    // [Its own guide]
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
  onHome: '[In at most nine words]',
  onPricing: { forWhom: '[For whom]', contains: ['[First]', '[Second]'], notIncluded: ['[What is not in it]'] },
  // [Its drawing: docs/architecture.md, “A drawing”]
  artefact: null,
}
`,
  )
  const file = 'cms/src/contract/services.ts'
  const rows = [...read(file).matchAll(new RegExp(`^  \\{[^}]*group: '${group}'[^}]*\\},\\n`, 'gm'))]
  const last = rows.at(-1)
  if (!last) throw new UserError(`${file} has no row of the group ${group} any more: see scripts/new/service.mjs`)
  edit(file, [[last[0], `  { slug: '${name}', group: '${group}', label: '[Label]' },\n`, 'after']])
  listAddress(`/services/${name}`)
  // Of the pages that list every service, and of the services, whose menu it is in.
  setToday('web/pages/offerPages.tsx', /headOf\((?:home|indexPages\.services|pricing), \{ updated: |\n {6}updated: /)
  return `It is the last of its group: move its row in ${file} to where it belongs in the menu. Tests: npm test -- rules, npm test -- built addresses wordBudgets`
}
