import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { redirects } from '#content/redirects.ts'
import { settings } from '#content/settings.ts'
import { clientDir, outDir } from '../outputFiles.ts'
import { caddyHeaders, caddyRedirects } from './caddySnippets.ts'
import { checkRedirects } from './checkRedirects.ts'
import { compressFiles } from './compress.ts'
import { headerRules, PAGE_CACHING } from './headerRules.ts'
import { headersFile, redirectsFile, vercelFile } from './hostFiles.ts'
import { inlineCode } from './inlineCode.ts'

/** After the last page is written: what servers need to know about the files, and the files compressed. */
export async function writeServingFiles(): Promise<void> {
  const files = filesIn(clientDir)
  const pages = files.filter((file) => file.endsWith('.html'))
  const paths = files.map((file) => `/${relative(clientDir, file).split(sep).join('/')}`)
  checkRedirects(redirects, new Set(paths.filter((path) => path.endsWith('.html')).map(addressOf)))

  const inline = inlineCode(textsOf(pages))
  const rules = headerRules(
    { siteUrl: settings.SITE_URL, cmsUrl: settings.CMS_URL },
    inline,
    paths.filter((path) => !path.startsWith('/assets/')),
  )

  const servingDir = join(outDir, 'serving')
  mkdirSync(servingDir, { recursive: true })
  writeFileSync(join(servingDir, 'root.caddy'), `root * \`${resolve(clientDir)}\`\n`)
  writeFileSync(join(servingDir, 'headers.caddy'), caddyHeaders(rules))
  writeFileSync(join(servingDir, 'redirects.caddy'), caddyRedirects(redirects))
  writeFileSync(join(servingDir, 'rules.json'), JSON.stringify({ pageCaching: PAGE_CACHING, headers: rules, redirects }))
  writeFileSync(join(clientDir, '_headers'), headersFile(rules))
  writeFileSync(join(clientDir, '_redirects'), redirectsFile(redirects))
  writeFileSync(join(clientDir, 'vercel.json'), vercelFile(rules, redirects))

  if (process.env.SITE_PRECOMPRESS !== 'no') await compressFiles(files)
}

/** One at a time: ten thousand pages are a gigabyte. */
function* textsOf(files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(file, 'utf8')
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '')
}
