/** What a link may lead to: the pages and, where the site has told them, each part of a page, such as /pricing#fees. */
export type LinkTargets = { paths: readonly string[]; parts: readonly string[] }

export function deadLinkMessage(link: string, { paths, parts }: LinkTargets): string | null {
  const [, path = '', part = ''] = /^([^?#]*)[^#]*(#.*)?$/.exec(link) ?? []
  if (!paths.includes(path)) return `The site has no page ${path}: change the link or take it out.`
  if (part === '' || !parts.some((each) => each.startsWith(`${path}#`)) || parts.includes(path + part)) return null
  return `The page ${path} has no part ${part}: change the link or end it before the #.`
}
