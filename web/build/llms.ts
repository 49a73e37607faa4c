import { llmsTexts, site } from '#content/site.ts'
import { type SitePage, siteUrl } from './sitePage.ts'

/** https://llmstxt.org: the pages, one line each, for readers that are programs. */
export function llms(pages: readonly SitePage[]): string {
  const sections = llmsTexts.sections.map(({ heading, pattern }) => {
    const lines = pages.filter(({ path }) => pattern.test(path)).map(line)
    return lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')]
  })
  return `${[`# ${site.description}`, `> ${llmsTexts.summary}`, ...sections.flat()].join('\n\n')}\n`
}

function line({ path, head }: SitePage): string {
  return `- [${head.title}](${siteUrl(path)}): ${head.description}`
}
