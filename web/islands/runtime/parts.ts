import type { ComponentProps } from 'react'

/** Everything that React runs in the browser: its name in the HTML, and the file that is fetched when it is near or touched. */
export const parts = {
  toasts: () => import('../toasts/part.ts'),
  'enquiry-form': () => import('../forms/enquiryPart.ts'),
  'points-calculator': () => import('../points/part.ts'),
  'sample-request': () => import('../forms/samplePart.ts'),
  'draft-checker': () => import('../draft/part.ts'),
  'occupation-list': () => import('../occupationList/part.ts'),
  comparison: () => import('../comparison/part.ts'),
  'guide-list': () => import('../guideList/part.ts'),
  'path-question': () => import('../path/questionPart.ts'),
  'path-answers': () => import('../path/answersPart.ts'),
  worksheet: () => import('../worksheet/part.ts'),
  checklist: () => import('../checklist/part.ts'),
} as const

export type PartName = keyof typeof parts

export type PartProps<Name extends PartName> = ComponentProps<Awaited<ReturnType<(typeof parts)[Name]>>['part']['Component']>

/**
 * When a part starts without being touched:
 * `near` once the page is idle and the part is within a window's height, `touched` never.
 * A pointer, a touch, the focus or a held press starts each of them at once.
 */
export type Defer = 'near' | 'touched'

export function isPartName(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(parts, name)
}
