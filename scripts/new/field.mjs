import { edit, read, setToday } from '../shared/sourceFiles.mjs'
import { UserError } from '../shared/terminal.mjs'

/** @type {import('../new.mjs').Maker} */
export function newField(name, of) {
  if (of === 'owner') return newOwnersField(name)
  if (of === 'form') return newFormField(name)
  throw new UserError(`Say whose field it is, after its name: npm run new -- field ${name} owner, or form`)
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
  setToday('web/content/pages/company-policy.ts', /effective: /)
  // The popup's form is in every page.
  setToday('web/content/site.ts', /everyPageChanged = /)
  return 'Its column, the dialogs, search, export and mail follow: docs/architecture.md. Tests: npm test -- rules, npm test -- parts forms, npm test -- cms sentFields leadList leadSearch'
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
    ['    payment: longest(60),\n', `    ${name}: longest(${most}),\n`, 'after'],
    ['        replyTime: evil.slice(0, 50),\n', `        ${name}: evil.slice(0, 50),\n`, 'after'],
  ])
  return `Show ownerOffer.${name} where it is set: under a heading (web/content/glance.ts, as a row’s “owners”), beside the form (web/content/nextSteps.ts) or in a component, with today as the day of the pages that show it. On every page, as in the footer, that is the day all pages changed in web/content/site.ts.
Its form, its check and what is published follow from its row in ${fields}, whose place there is its place in the form: see them under npm run dev. Tests: npm test -- rules, npm test -- publisher publish.test`
}
