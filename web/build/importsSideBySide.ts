import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const HELPER = '\0vite/preload-helper.js'
const STYLE_SHEETS = /^const __vite__mapDeps=.*\n/m
const LAZY_IMPORT = /import\(([`"'])(\.[^`"']+\.js)\1\)/g

/**
 * A lazy import fetches a file, and then the files that one imports: on slow 4G 560 ms for each level. Here they are
 * asked for side by side. Vite's own helper does that with `<link>` elements and loads style sheets besides, but
 * every island is printed as HTML, so its styles are in the page already, and the helper (0.8 KB gzip, a request of
 * its own) would double the entry script. There is no setting for it.
 */
export const importsSideBySide: Plugin = {
  name: 'imports-side-by-side',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
      const helper = [...chunks.values()].find(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => id === HELPER))
      if (helper === undefined)
        throw new Error('Vite’s preload helper is not in a chunk of its own any more: see build/importsSideBySide.ts')
      delete bundle[helper.fileName]
      chunks.delete(helper.fileName)
      for (const chunk of chunks.values()) {
        chunk.code = withAllAtOnce(withoutHelper(chunk.code, helper.fileName), chunk, chunks)
      }
    },
  },
}

function withoutHelper(code: string, fileName: string): string {
  const name = posix.basename(fileName).replaceAll('.', '\\.')
  return code
    .replace(new RegExp(`import\\{\\w+ as (\\w+)\\}from"[^"]*${name}";`), 'const $1=load=>load();')
    .replace(STYLE_SHEETS, '')
    .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
}

function withAllAtOnce(code: string, importer: Chunk, chunks: ReadonlyMap<string, Chunk>): string {
  const there = withImports(importer.fileName, chunks)
  const folder = posix.dirname(importer.fileName)
  return code.replace(LAZY_IMPORT, (call, quote: string, path: string) => {
    const file = posix.join(folder, path)
    const needed = [...withImports(file, chunks)].filter((name) => name !== file && !there.has(name))
    if (needed.length === 0) return call
    const others = needed.map((name) => `import(${quote}${relative(folder, name)}${quote})`)
    return `Promise.all([${[call, ...others].join()}]).then(([m])=>m)`
  })
}

function relative(folder: string, file: string): string {
  const path = posix.relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

/** A chunk and all that it imports at once, at any depth. */
function withImports(fileName: string, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(fileName)
  if (chunk === undefined || found.has(fileName)) return found
  found.add(fileName)
  for (const name of chunk.imports) withImports(name, chunks, found)
  return found
}
