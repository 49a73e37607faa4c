/** React, what starts an island and what islands share: no island runs without them, so they are one file. */
const SHARED = /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/(mountIsland\.tsx|formStorage\.ts|form\/form\.module\.css)$/

/** In a browser's build, where style sheets are only names of classes: the pages hold the styles (styleSheetOf.ts). */
export function scriptOf(id: string): string | null {
  const path = id.replace(/\\/g, '/').replace(/\?.*$/, '')
  if (SHARED.test(path)) return 'islands'
  return /\/islands\/([^/]+)\/[^/]+\.module\.css$/.exec(path)?.[1] ?? null
}
