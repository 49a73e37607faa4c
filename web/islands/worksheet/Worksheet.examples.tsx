import { notStartedWords } from '#content/forms.ts'
import { type Examples, typeInto } from '../runtime/examples.ts'
import { part } from './part.ts'
import type { WorksheetProps } from './Worksheet.tsx'

const props: WorksheetProps = {
  lines: [
    { id: 'quote', label: 'Our quote' },
    { id: 'english', label: 'English test' },
    { id: 'translations', label: 'Translations' },
  ],
  words: {
    total: 'Together',
    note: 'Nothing you type here is sent or kept.',
    fault: 'This line is left out of the sum. Write figures only, such as 1,250 or 310.50.',
    currency: 'AUD',
  },
  stopped: notStartedWords,
}

export const examples: Examples<WorksheetProps> = {
  part,
  states: {
    empty: { props },
    filled: {
      props,
      act(element) {
        typeInto(element, '[name=quote]', '1,250')
        typeInto(element, '[name=english]', '410.50')
      },
    },
    wrong: { props, act: (element) => typeInto(element, '[name=translations]', 'about 80') },
    'long words': {
      props: {
        ...props,
        lines: [
          { id: 'other', label: 'Translations by a NAATI-accredited translator and certified copies of all certificates and transcripts' },
        ],
      },
    },
  },
}
