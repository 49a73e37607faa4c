import { disciplineOf } from '../contract/disciplines.ts'
import { services } from '../contract/services.ts'

type MessageLink = { written: string; host: string }

const WRITTEN = /(?:\bhttps?:)?\/\/[^\s<>"'()[\]]+|\bwww\.[^\s<>"'()[\]]+/gi
/** Without a scheme only where the ending leaves no doubt: "ASP.NET" and "B.Com" are no addresses. */
const BARE =
  /(?<![@\w.-])(?:[a-z0-9-]{3,}\.)+(?:com|org|ru|su|info|biz|top|xyz|click|icu|shop|online|site|vip|win|bet|club|io|ly|cc)\b(?!@)(?:\/[^\s<>"'()[\]]*)?|\b(?:t|wa)\.me\/\S+/gi

export function oneLine(text: string | null | undefined, most = Number.POSITIVE_INFINITY): string {
  const letters = Array.from((text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}

/** Where applicants show their work, and what they quote: to name any number of these says nothing against them. */
const USUAL_HOST =
  /(^|\.)(linkedin\.com|lnkd\.in|github\.com|github\.io|gitlab\.com|bitbucket\.org|stackoverflow\.com|scholar\.google\.[a-z.]{2,12}|researchgate\.net|orcid\.org|credly\.com|behance\.net|drive\.google\.com|docs\.google\.com|dropbox\.com|1drv\.ms|onedrive\.live\.com|seek\.com\.au|engineersaustralia\.org\.au|acs\.org\.au|managersandleaders\.com\.au|vetassess\.com\.au|ieagreements\.org|internationalengineeringalliance\.org|washingtonaccord\.org|gov|gov\.[a-z]{2}|edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/

/** Pages of this site, on whatever domain it is: the inbox may not be told of each. */
const SITE_PATH = /^\/(find-your-path|anzsco\/((ea|acs|iml)anzsco|compare|data)|company-policy|meet-our-agent)(\/|$)/

export function foreignLinks(text: string, siteOrigins: readonly string[]): MessageLink[] {
  const links = linksIn(text).filter((link) => !isOfSite(link, siteOrigins) && !USUAL_HOST.test(link.host))
  return firsts(links, ({ host }) => host)
}

export function withoutSiteAddresses(text: string, siteOrigins: readonly string[]): string {
  const ofSite = linksIn(text).filter((link) => isOfSite(link, siteOrigins))
  return firsts(ofSite, ({ written }) => written)
    .slice(0, MOST_OF_SITE)
    .reduce((rest, { written }) => rest.replaceAll(written, ' '), text)
}

export function withoutLinks(text: string): string {
  return text.replace(WRITTEN, ' ').replace(BARE, ' ')
}

/** The first of each name, in one pass: a message has room for hundreds. */
export function firsts<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const byName = new Map<string, Item>()
  for (const item of items) if (!byName.has(nameOf(item))) byName.set(nameOf(item), item)
  return [...byName.values()]
}

/** More than the pages there are to name. */
const MOST_OF_SITE = 50

type FoundLink = MessageLink & { path: string }

function linksIn(text: string): FoundLink[] {
  const whole = text.match(WRITTEN) ?? []
  const bare = text.replace(WRITTEN, ' ').match(BARE) ?? []
  return [...whole, ...bare].flatMap((found) => {
    const written = found.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
    const address = `https://${written.replace(/^(https?:)?\/\//i, '')}`
    if (!URL.canParse(address)) return [{ written, host: written, path: '' }]
    const { hostname, pathname } = new URL(address)
    return [{ written, host: hostname.replace(/^www\./, ''), path: pathname.replace(/(?<=[^/])\/+$/, '') }]
  })
}

function isOfSite({ host, path }: FoundLink, siteOrigins: readonly string[]): boolean {
  const isOwnHost = siteOrigins.some((origin) => new URL(origin).hostname.replace(/^www\./, '') === host)
  return isOwnHost || SITE_PATH.test(path) || services.some(({ slug }) => path === `/services/${slug}`)
}

/** As the team reads it: the sample form sends a code, and nothing else. */
export function readable(message: string | null | undefined): string {
  return (message ?? '').replace(/^Sample Code=(\w{1,12})$/, (whole, code: string) => `Sample: ${disciplineOf(whole) ?? code}`)
}

const START = /^--- (?!End of ).+ ---$/
const END = /^--- End of .+ ---$/
/** The last line of a summary: "Page: https://…", "Open it again: https://…". */
const ADDRESS_LINE = /^[^:\n]{1,40}: (?:https?:\/\/|www\.)\S+$/

/** A page puts in one, and another page another. Each is looked for in all the lines. */
const MOST_SUMMARIES = 10

/** Without the summary that a page of the site put in. If one of its marks is gone, it ends or begins at a blank line. */
export function ownWords(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const isPrinted = lines.map((line) => ADDRESS_LINE.test(line))
  const starts = lines.flatMap((line, index) => (START.test(line) ? [index] : [])).slice(0, MOST_SUMMARIES)
  for (const start of starts) isPrinted.fill(true, start, endOf(lines, start) + 1)
  const ends = lines.flatMap((line, index) => (END.test(line) ? [index] : [])).slice(0, MOST_SUMMARIES)
  for (const end of ends) if (!isPrinted[end]) isPrinted.fill(true, lines.lastIndexOf('', end) + 1, end + 1)
  return lines.filter((_line, index) => !isPrinted[index]).join('\n')
}

function endOf(lines: readonly string[], start: number): number {
  const next = lines.findIndex((line, index) => index > start && START.test(line))
  const end = lines.findIndex((line, index) => index > start && END.test(line))
  if (end !== -1 && (next === -1 || end < next)) return end
  const blank = lines.indexOf('', start)
  return blank === -1 ? lines.length - 1 : blank
}
