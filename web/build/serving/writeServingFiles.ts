import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'node-html-parser'
import { type Redirect, redirects } from '#content/redirects.ts'
import { settings } from '#content/settings.ts'
import { clientDir, filesBelow, pageAddress, writeServerFile } from '../outputFiles.ts'
import { addressRules } from './addressRules.ts'
import { compressFiles } from './compress.ts'
import { takeFromEarlier } from './earlierFiles.ts'
import { headerRules, type InlineCode, PAGE_CACHING } from './headerRules.ts'
import { caddyAddresses, caddyHeaders, headersFile, redirectsFile } from './hostFiles.ts'
import { makeAddressOf } from './siteFiles.mjs'

export async function writeServingFiles(earlier: readonly string[] = []): Promise<void> {
  const files = filesBelow(clientDir)
  const pages = files.filter((file) => file.endsWith('.html'))
  checkRedirects(redirects, new Set(pages.map(pageAddress)))
  checkAddresses(pages.filter((file) => file !== '404.html').map(pageAddress))

  const inline = inlineCode(pages.map(inClient))
  const rules = headerRules(
    { siteUrl: settings.SITE_URL, cmsUrl: settings.CMS_URL },
    inline,
    files.map((file) => `/${file}`).filter((path) => !path.startsWith('/assets/')),
  )

  writeServerFile('root.caddy', `root * \`${process.env.SITE_ROOT ?? resolve(clientDir)}\`\n`)
  writeServerFile('headers.caddy', caddyHeaders(rules))
  writeServerFile('redirects.caddy', caddyAddresses(addressRules, redirects))
  writeServerFile('rules.json', JSON.stringify({ pageCaching: PAGE_CACHING, headers: rules, redirects, addresses: addressRules }))
  writeFileSync(join(clientDir, '_headers'), headersFile(rules))
  writeFileSync(join(clientDir, '_redirects'), redirectsFile(redirects))

  if (process.env.SITE_PRECOMPRESS !== 'no') await compressFiles(takeFromEarlier(files.map(inClient), clientDir, earlier))
}

function inClient(file: string): string {
  return join(clientDir, file)
}

/** A wrong entry would redirect away from a page that exists, or send people to a 404. */
function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): void {
  const faults = redirects.flatMap(({ from, to }) => [
    ...(/^\/[a-z0-9/.-]*[a-z0-9]$/.test(from) ? [] : [`${from} is not a path such as /old-slug`]),
    ...(pages.has(from) ? [`${from} is a page`] : []),
    ...(pages.has(to.replace(/#.*$/, '')) ? [] : [`${to} is no page`]),
    ...(redirects.filter((other) => other.from === from).length > 1 ? [`${from} is listed twice`] : []),
  ])
  if (faults.length > 0) throw new Error(`content/redirects.ts: ${[...new Set(faults)].join('; ')}`)
}

/** A page that the rules for addresses leave out would be built and answered 404. */
function checkAddresses(addresses: readonly string[]): void {
  const addressOf = makeAddressOf(addressRules)
  const lost = addresses.filter((address) => addressOf(address) !== address)
  if (lost.length > 0) throw new Error(`build/serving/addressRules.ts: no server would find ${lost.join(', ')}`)
}

/** Types of `<script>` that a browser runs or obeys. Any other is data, which the policy does not cover. */
const obeyed = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'])

function inlineCode(files: readonly string[]): InlineCode {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const file of files) {
    const document = parse(readFileSync(file, 'utf8'))
    for (const script of document.querySelectorAll('script:not([src])')) {
      if (obeyed.has(script.getAttribute('type') ?? '')) scripts.add(hash(script.rawText))
    }
    for (const style of document.querySelectorAll('style')) styles.add(hash(style.rawText))
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
