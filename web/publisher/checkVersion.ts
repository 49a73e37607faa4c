import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PublishedPagesSchema } from '../../cms/src/ownersContent/publishStatus.ts'
import { filesBelow, pageAddress } from '../build/outputFiles.ts'
import { VersionError } from './failure.ts'

/** Returns each part of each page that a link may lead to. An `announced` link is checked before its day, whose version would fail. */
export function checkVersion(version: string, release: string, announced?: string): string[] {
  const pages = pagesIn(version)
  const missing = pathsOf(release).filter((path) => !pages.has(path))
  if (missing.length > 0) throw new VersionError('Pages of the site are missing in this version.', missing)
  const broken = brokenLinks(pages, new Set(filesBelow(join(version, 'client')).map((file) => `/${file}`)), announced)
  if (broken.length > 0) throw new VersionError(`A link leads nowhere: ${broken[0]}`, broken)
  if (headersOf(version) !== headersOf(release))
    throw new VersionError('This version does not fit the running site: show the details to whoever runs the server.', [
      'serving/headers.caddy differs from the release’s: SITE_URL or CMS_URL is not what the site was built with, or a page has code of its own.',
    ])
  return [...pages].flatMap(([path, { ids }]) => [...ids].map((id) => `${path}#${id}`))
}

type Page = { links: string[]; ids: Set<string> }

function pagesIn(version: string): Map<string, Page> {
  const client = join(version, 'client')
  const files = filesBelow(client).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [pageAddress(file), pageOf(readFileSync(join(client, file), 'utf8'))]))
}

/** React escapes `"` in every attribute it prints, and so does our Markdown. */
function pageOf(html: string): Page {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return { links, ids: new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)) }
}

/** As a sentence's end: `the page /blogs/one leads to /pricing#gone`. */
function brokenLinks(pages: ReadonlyMap<string, Page>, files: ReadonlySet<string>, announced?: string): string[] {
  const isBroken = (link: string, from: string) => {
    if (!/^[/#]/.test(link)) return false
    const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? []
    const to = path === '' ? from : path
    const page = pages.get(to)
    return page ? anchor !== '' && !page.ids.has(anchor) : !files.has(to)
  }
  return [
    ...(announced !== undefined && isBroken(announced, '/') ? [`the announcement leads to ${announced}`] : []),
    ...[...pages].flatMap(([from, { links }]) =>
      [...new Set(links)].filter((link) => isBroken(link, from)).map((link) => `the page ${from} leads to ${link}`),
    ),
  ]
}

export function pathsOf(release: string): string[] {
  return v.parse(PublishedPagesSchema, JSON.parse(readFileSync(join(release, 'serving', 'pages.json'), 'utf8'))).paths
}

/** A web server reads them when a release is switched to, so no version may need others. */
function headersOf(folder: string): string {
  return readFileSync(join(folder, 'serving', 'headers.caddy'), 'utf8')
}
