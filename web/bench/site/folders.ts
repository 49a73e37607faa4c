import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { compressFiles } from '#build/serving/compress.ts'

export const WEB_DIR = process.cwd()
export const ROOT_DIR = dirname(WEB_DIR)
/** Kept between runs: what is installed there is not fetched twice. */
export const WORK_DIR = join(tmpdir(), 'web-bench')

/** As `SITE_OUT_DIR` takes it. */
export function outDirOf(dir: string): string {
  return relative(WEB_DIR, dir)
}

/** Makes a folder of pages servable by serve.mjs as ours is: compressed, hashed files kept for ever. */
export async function finish(outDir: string, hashedFiles: string): Promise<void> {
  const rules = {
    pageCaching: 'public, max-age=0, must-revalidate',
    headers: [{ path: hashedFiles, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } }],
    redirects: [],
  }
  mkdirSync(join(outDir, 'serving'), { recursive: true })
  writeFileSync(join(outDir, 'serving', 'rules.json'), JSON.stringify(rules))
  const files = readdirSync(join(outDir, 'client'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  await compressFiles(files.map((entry) => join(entry.parentPath, entry.name)))
}
