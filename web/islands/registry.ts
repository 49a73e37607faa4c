type Start = { start(element: HTMLElement): void | Promise<void> }

export type Island = {
  /** Default: once the page has loaded and it is within a window's height, or touched. */
  when?: 'now'
  load: () => Promise<Start>
  /** Where it starts, if not at `[data-island=name]` or `[data-name]`. */
  selector?: string
}

/** Everything that starts in the browser. The names cross from HTML to script, so they are written out and never derived. */
export const islands: Readonly<Record<string, Island>> = {
  listing: { when: 'now', load: () => import('./search/listing.ts') },
  guides: { when: 'now', load: () => import('./search/guides.ts') },
  comparison: { when: 'now', load: () => import('./comparison/comparison.ts') },
  worksheet: { load: () => import('./worksheet.ts') },
  checklist: { load: () => import('./checklist.ts') },
  'enquiry-form': { load: () => import('./forms/enquiryForm.ts') },
  'sample-request': { load: () => import('./forms/sampleRequest.ts') },
  'draft-checker': { load: () => import('./draft/checker.ts') },
  'points-calculator': { load: () => import('./points/calculator.ts') },
  'path-question': { when: 'now', load: () => import('./path/question.ts') },
  'path-search': { load: () => import('./path/occupationSearch.ts') },
  // Its summary is offered in the form, wherever on the page the visitor is.
  'path-answers': { when: 'now', load: () => import('./path/answers.ts') },
  shell: { selector: 'body', load: () => import('./shell/shell.ts') },
  // vite.config.ts writes the address into the build; without one, none of this code is in it.
  ...(SITE_VITALS_URL && {
    vitals: {
      selector: 'html',
      load: () => import('./vitals.ts'),
    },
  }),
}
