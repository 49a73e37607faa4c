export const site = {
  language: 'en-AU',
  locale: 'en_AU',
  /** What the site is, in place of a name: there is no organisation name. */
  description: 'Migration skills assessment help, Sydney',
  /** After the page's own title: the first that fits. */
  titleSuffixes: ['Migration skills assessment help, Sydney', 'Skills assessment help, Sydney', 'Skills assessment help'],
  /** Of every service, for search engines. */
  serviceType: 'Help with preparing a migration skills assessment',
  areaServed: 'Worldwide',
} as const

/** The day on which words that every page has last changed, for the sitemap. */
export const everyPageChanged = '2026-11-29'

/** The card a shared link shows. */
export const shareTexts = {
  note: 'You are the author. We ask, check and comment.',
  alt: 'A page of paper with the title',
} as const

export const feedTexts = {
  title: 'Skills assessment guides',
  description:
    'How the skills assessments of Engineers Australia, the Australian Computer Society and the Institute of Managers and Leaders work.',
} as const

/** Under an icon on a phone's home screen there is room for about twelve letters. */
export const manifestTexts = { name: 'Migration skills assessment help', shortName: 'Skills help' } as const
