import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a page would be without any script or font of ours: the most that its markup and styles allow. */
export function makeBareCopy(built: string, folder: string, pages: readonly string[]): void {
  cpSync(path.join(built, 'serving'), path.join(folder, 'serving'), { recursive: true })
  for (const page of [...pages, '/404']) {
    const file = path.join('client', page === '/' ? 'index.html' : `${page}.html`)
    const html = readFileSync(path.join(built, file), 'utf8').replaceAll(/<script\b.*?<\/script>|@font-face\s*\{.*?\}/gs, '')
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), html)
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(html))
  }
}
