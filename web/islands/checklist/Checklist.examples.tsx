import { type Examples, press } from '../runtime/examples.ts'
import type { ChecklistProps } from './Checklist.tsx'
import { part } from './part.ts'

const props: ChecklistProps = {
  list: 'example',
  words: {
    hint: 'Tick what you have. The ticks stay on this device; no one else sees them.',
    print: 'Print this list',
    clear: 'Clear the ticks',
  },
  groups: [
    {
      heading: 'You',
      items: [
        { id: 'passport', text: ['Your passport'] },
        { id: 'photo', text: ['A photo as ', { href: '/blogs', words: ['the authority asks'] }] },
      ],
    },
    { heading: 'Your study', items: [{ id: 'degree', text: ['Degree certificate with ', { strong: ['both'] }, ' sides'] }] },
  ],
}

export const examples: Examples<ChecklistProps> = {
  part,
  states: {
    empty: { props },
    ticked: { props: { ...props, list: 'ticked' }, act: (element) => press(element, '[name=passport]') },
    'one group': { props: { ...props, list: 'one', groups: props.groups.slice(1) } },
  },
}
