import type { Part } from '../runtime/part.ts'
import { followFragment } from './fragment.ts'
import { lookedFor } from './lookedFor.ts'
import { PathQuestion, type PathQuestionProps } from './PathQuestion.tsx'

export const part: Part<PathQuestionProps> = {
  Component: PathQuestion,
  takeIn(element) {
    followFragment()
    const typed = element.querySelector<HTMLInputElement>('[name=q]')?.value
    if (typed) lookedFor.set(typed)
  },
}
