import { cdrSheets } from '#domain/draft/splitSet.ts'
import type { Part } from '../runtime/part.ts'
import { DraftChecker, type DraftCheckerProps } from './DraftChecker.tsx'
import { changeDraft } from './draftStore.ts'

export const part: Part<DraftCheckerProps> = {
  Component: DraftChecker,
  /** Typed and chosen early, or brought back by the browser. */
  takeIn(element) {
    const controls = element.querySelector('form')?.elements
    const textOf = (name: string) => {
      const control = controls?.namedItem(name)
      return control instanceof HTMLTextAreaElement || control instanceof RadioNodeList ? control.value : ''
    }
    changeDraft({
      texts: {
        episode1: textOf('episode1'),
        episode2: textOf('episode2'),
        episode3: textOf('episode3'),
        statement: textOf('statement'),
        rpl: textOf('rpl'),
      },
      kind: textOf('draft-kind') === 'rpl' ? 'rpl' : 'cdr',
      cdrSheet: cdrSheets.find((sheet) => sheet === textOf('draft-sheet')) ?? 'episode1',
    })
  },
}
