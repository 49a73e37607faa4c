import { create, edit } from '../shared/sourceFiles.mjs'
import { kebab } from './names.mjs'

/** @type {import('../new.mjs').Maker} */
export function newPart(name) {
  const component = name.charAt(0).toUpperCase() + name.slice(1)
  const folder = `web/islands/${name}`
  create(
    `${folder}/typedText.ts`,
    `import { createStore } from '../runtime/store.ts'

/** Outside the component, where it is put before React comes. */
export const typedText = createStore('')
`,
  )
  create(
    `${folder}/${component}.tsx`,
    `import type { notStartedWords } from '#content/forms.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { useStore } from '../runtime/store.ts'
import { typedText } from './typedText.ts'

export type ${component}Props = { words: { label: string; answer: string }; stopped: typeof notStartedWords }

export function ${component}({ words, stopped }: ${component}Props) {
  const typed = useStore(typedText, '')
  return (
    <form method="dialog">
      <label htmlFor="${name}-text">{words.label}</label>
      <input id="${name}-text" name="text" type="text" value={typed} onChange={({ target }) => typedText.set(target.value)} />
      <output className="script-only">
        <Boundary words={stopped} of={typed}>{typed && <span>{words.answer}</span>}</Boundary>
      </output>
    </form>
  )
}
`,
  )
  create(
    `${folder}/part.ts`,
    `import type { Part } from '../runtime/part.ts'
import { ${component}, type ${component}Props } from './${component}.tsx'
import { typedText } from './typedText.ts'

export const part: Part<${component}Props> = {
  Component: ${component},
  takeIn(element) {
    // What was typed before React came, and what the browser brings back.
    typedText.set(element.querySelector('input')?.value ?? '')
  },
}
`,
  )
  create(
    `${folder}/${component}.server.tsx`,
    `import { notStartedWords } from '#content/forms.ts'
import { Island } from '../runtime/Island.server.tsx'
import { ${component} } from './${component}.tsx'

export function ${component}Island() {
  // [Its words, from web/content]
  const words = { label: '[Label]', answer: '[Answer]' }
  return <Island id="${name}" name="${kebab(name)}" of={${component}} defer="near" props={{ words, stopped: notStartedWords }} />
}
`,
  )
  create(
    `${folder}/${component}.examples.tsx`,
    `import { notStartedWords } from '#content/forms.ts'
import { type Examples, typeInto } from '../runtime/examples.ts'
import type { ${component}Props } from './${component}.tsx'
import { part } from './part.ts'

const props: ${component}Props = { words: { label: 'Label', answer: 'Answer' }, stopped: notStartedWords }

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
    `import { beforeEach, expect, test } from 'vitest'
import { expectNoFault } from '../../tests/parts/accessibility.ts'
import { openExample, printPart } from '../../tests/parts/openPart.tsx'
import { mount } from '../runtime/mount.tsx'
import { examples } from './${component}.examples.tsx'
import { typedText } from './typedText.ts'

const { part, states } = examples
const { props } = states.empty ?? { props: undefined }
if (props === undefined) throw new Error('There is no example “empty”')

beforeEach(() => typedText.set(''))

for (const name of Object.keys(states)) {
  test(\`no fault in it: \${name}\`, async () => {
    const { element } = await openExample(examples, name)
    await expectNoFault(element)
  })
}

test('it answers what is typed', async () => {
  const { view } = await openExample(examples, 'filled')
  await expect.element(view.getByRole('status')).toHaveTextContent('Answer')
})

test('what was typed before React came stays, and is answered', async () => {
  const element = printPart(part, props)
  const field = element.querySelector('input')
  if (field) field.value = 'text'
  await mount(element, part, () => {})
  await expect.poll(() => element.querySelector('output')?.textContent).toBe('Answer')
  expect(field?.value).toBe('text')
})
`,
  )
  const key = kebab(name)
  edit('web/islands/runtime/parts.ts', [
    ['\n} as const', `\n  ${key.includes('-') ? `'${key}'` : key}: () => import('../${name}/part.ts'),`, 'before'],
  ])
  return `Show <${component}Island /> on a page, with today as the day of that page (updated in web/pages/). Its styles go into ${name}.module.css beside it; its states are on /styleguide under npm run dev.
Tests: npm test -- parts ${name}, and of the page that has it npm test -- e2e layouts panels scriptFailure enquiryBar`
}
