import type { Mount } from './mountIsland.tsx'

/** Attaches its handlers to one element. One that stops working offers the visitor to `retry`. */
type Start = { start: (element: HTMLElement, retry: () => void) => void | Promise<void> }

export type Island = {
  /** Default: once the page has loaded and it is within a window's height, or touched. */
  when?: 'now'
  load: (element: HTMLElement) => Promise<Start>
  /** Where it starts, if not at `[data-island=name]` (React) or `[data-name]`. */
  selector?: string
}

/** So that a list whose address asks for a search is hidden before the visitor has begun to read it. */
function hideUntilSearched(list: HTMLElement): void {
  if (/[?&](q|category|list)=./.test(location.search)) list.dataset.arriving = ''
}

/**
 * Everything that starts in the browser, each an `Island`.
 * The names cross from HTML to script, so they are written out and never derived.
 */
export const islands = {
  listing: {
    when: 'now',
    load: (listing: HTMLElement) => {
      hideUntilSearched(listing)
      return import('./listing/listing.ts')
    },
  },
  guides: {
    when: 'now',
    load: (guides: HTMLElement) => {
      hideUntilSearched(guides)
      return import('./guides/guides.ts')
    },
  },
  comparison: { when: 'now', load: () => import('./comparison/comparison.ts') },
  worksheet: { load: () => import('./worksheet/worksheet.ts') },
  checklist: { load: () => import('./checklist/checklist.ts') },
  'enquiry-form': { load: () => import('./forms.ts').then((module) => module.enquiryForm) },
  'sample-request': { load: () => import('./forms.ts').then((module) => module.sampleRequest) },
  'draft-checker': {
    load: () => import('./draft-checker/startDraftChecker.ts'),
  },
  'points-calculator': {
    load: () => import('./points-calculator/startPointsCalculator.ts'),
  },
  'path-question': { when: 'now', load: () => import('./path/startQuestion.ts') },
  'path-search': { load: () => import('./path/startPath.ts').then((module) => module.occupationSearch) },
  // Its summary is offered in the form, wherever on the page the visitor is.
  'path-answers': { when: 'now', load: () => import('./path/startPath.ts').then((module) => module.pathAnswers) },
  shell: { selector: 'body', load: () => import('./shell.ts') },
  // vite.config.ts writes the address into the build; without one, none of this code is in it.
  ...(SITE_VITALS_URL && {
    vitals: {
      selector: 'html',
      load: () => import('./vitals/vitals.ts').then((module) => ({ start: () => module.startVitals(SITE_VITALS_URL) })),
    } as const,
  }),
} as const

type Started = { [Name in keyof typeof islands]-?: Awaited<ReturnType<Required<typeof islands>[Name]['load']>>['start'] }

/** The names in `data-island`: the React islands. */
export type IslandName = { [Name in keyof Started]: 'props' extends keyof Started[Name] ? Name : never }[keyof Started]

export type IslandProps<Name extends IslandName> = Started[Name] extends Mount<infer Props> ? Props : never
