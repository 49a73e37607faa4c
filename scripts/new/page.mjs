import { create, edit, read, today } from '../shared/sourceFiles.mjs'
import { UserError } from '../shared/terminal.mjs'
import { listAddress } from './listAddress.mjs'
import { camel } from './names.mjs'

/** @type {import('../new.mjs').Maker} */
export function newPage(name) {
  const variable = `${camel(name)}Page`
  if (read('web/content/redirects.ts').includes(`from: '/${name}'`))
    throw new UserError(`/${name} leads to another page: take its row out of web/content/redirects.ts first, or choose another name.`)
  create(
    `web/content/pages/${name}.ts`,
    `import { commonRows, costRow } from '../glance.ts'
import { parseContent } from '../parseContent.ts'
import { type ProsePage, ProsePageSchema } from '../schema/page.ts'

const page: ProsePage = {
  heading: '[Heading: what the visitor gets here]',
  title: '[Title for search engines, at most 45]',
  description: '[Description for search engines, 90 to 160 letters: what is on this page, for whom, and what it lets them do]',
  lead: '[Lead: the gain first, in at most 25 words]',
  glance: [commonRows.work, costRow()],
  sections: [
${[1, 2].map((number) => `    { id: 'section-${number}', heading: '[Heading ${number}]', body: '[Section ${number}]' },`).join('\n')}
  ],
  // [With an enquiry form: form, as in pages/reviews.ts]
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
  return 'Its link is in the footer (web/content/navigation.ts). Values of the owner go into a section passed as ProsePage’s `first`, as /reviews does. What it promises in the owner’s name goes into cms/src/ownersContent/promises.ts. Tests: npm test -- rules, npm test -- built addresses words.test'
}
