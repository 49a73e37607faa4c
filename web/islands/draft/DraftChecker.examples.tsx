import { draftFileLimits, draftRules } from '#content/draftRules.ts'
import { draftWords } from '#content/draftWords.ts'
import { notStartedWords } from '#content/forms.ts'
import type { Sheet } from '#domain/draft/splitSet.ts'
import episode1 from '../../tests/fixtures/drafts/episode-1.txt?raw'
import episode2 from '../../tests/fixtures/drafts/episode-2.txt?raw'
import episode3 from '../../tests/fixtures/drafts/episode-3.txt?raw'
import rplReports from '../../tests/fixtures/drafts/rpl-reports.txt?raw'
import statement from '../../tests/fixtures/drafts/summary-statement.txt?raw'
import { type Examples, press, typeInto } from '../runtime/examples.ts'
import type { DraftCheckerProps } from './DraftChecker.tsx'
import { figuresOf } from './draftWords.ts'
import { part } from './part.ts'

const props: DraftCheckerProps = {
  headingId: 'checker-heading',
  messageLabel: 'Your draft',
  words: draftWords,
  rules: draftRules,
  limits: draftFileLimits,
  figures: figuresOf(draftRules),
  stopped: notStartedWords,
}

export const put = (element: HTMLElement, sheet: Sheet, text: string) => {
  if (sheet !== 'rpl') press(element, `[value="${sheet}"]`)
  typeInto(element, `[name="${sheet}"]`, text)
}

export const examples: Examples<DraftCheckerProps> = {
  part,
  states: {
    empty: { props },
    'a draft in order': { props, act: (element) => put(element, 'episode1', episode1) },
    'three episodes and their statement': {
      props,
      act(element) {
        put(element, 'episode1', episode1)
        put(element, 'episode3', episode3)
        put(element, 'statement', statement)
        put(element, 'episode2', episode2)
      },
    },
    'a summary statement alone': { props, act: (element) => put(element, 'statement', statement) },
    'a whole set on one sheet': {
      props,
      act: (element) => put(element, 'episode1', `${episode1}\n${episode2}\n${episode3}\n${statement}`),
    },
    'RPL reports': {
      props,
      act(element) {
        press(element, '[value="rpl"]')
        put(element, 'rpl', rplReports)
      },
    },
    'a file that is not one': {
      props,
      act(element) {
        const dropped = new DataTransfer()
        dropped.items.add(new File(['%PDF-1.7'], 'draft.pdf'))
        const field = element.querySelector('[name="episode1"]')
        field?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }))
      },
    },
    'nothing to print yet': { props, act: (element) => press(element, '.no-print.button-row button:nth-child(2)') },
    'a rule that has stopped': {
      // Without the list of elements the statement cannot be checked.
      props: { ...props, rules: { ...draftRules, elementGroups: null } as unknown as DraftCheckerProps['rules'] },
      act: (element) => put(element, 'statement', statement),
    },
    'long words': { props, act: (element) => put(element, 'episode1', `1.1 We ${'measured'.repeat(30)}. ${'We did. '.repeat(9)}`) },
  },
}
