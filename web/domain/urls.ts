/** The one written form of a path: leading slash, no trailing slash, no `index.html`. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/\/index\.html$/, '/').replace(/\/+$/, '')
  return bare === '' ? '/' : bare
}
