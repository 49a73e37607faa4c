// Renders one version into SITE_OUT_DIR and checks it. A process of its own: the content is read once, when it starts,
// and a failure takes nothing else with it. What went wrong is left in problem.json.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { prerender } from 'vike/prerender'
import { clientDir, outDir } from '../build/outputFiles.ts'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'
import { checkVersion } from './checkVersion.ts'
import { CHECKED, problemOf } from './problem.ts'

const { PUBLISH_RELEASE = '', PUBLISH_EARLIER = '' } = process.env

/** https://vike.dev/prerender-api */
const RenderedSchema = v.object({ _prerenderResult: v.object({ filePath: v.string(), fileContent: v.string() }), urlOriginal: v.string() })

try {
  // The bundle that this file is part of, not one that was built later: Vike would look for it.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  await prerender({ onPagePrerender: (page: unknown) => writePage(page) })
  await writeServingFiles({ earlier: PUBLISH_EARLIER.split('\n').filter(Boolean) })
  checkVersion(outDir, PUBLISH_RELEASE)
  await writeFile(join(outDir, CHECKED), '')
  process.exit(0)
} catch (error) {
  await writeFile(join(outDir, 'problem.json'), JSON.stringify(problemOf(error)))
  process.exit(1)
}

/** Vike's own idea of the folder is the release's. */
async function writePage(page: unknown): Promise<void> {
  const {
    _prerenderResult: { fileContent },
    urlOriginal,
  } = v.parse(RenderedSchema, page)
  const file = join(clientDir, urlOriginal === '/' ? 'index.html' : `${urlOriginal.slice(1)}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fileContent)
}
