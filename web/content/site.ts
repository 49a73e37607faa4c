export const site = {
  language: 'en-AU',
  /** After the page's own title. There is no organisation name. */
  titleSuffix: 'Migration skills assessment help, Sydney',
  themeColor: '#10233b',
} as const
