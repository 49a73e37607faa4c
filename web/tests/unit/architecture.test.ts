import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import packageOfSite from '../../package.json' with { type: 'json' }
import { filesOfRepository } from './filesOfRepository.ts'

// The table of docs/architecture.md is the rule itself, and this test reads it. Tests may import whatever they test.
const root = join(import.meta.dirname, '..', '..', '..')
const map = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')

type Row = { folder: string; mayImport: string[] }

const rows: Row[] = [...map.matchAll(/^\| `([\w/-]+)\/` \|[^|]*\| ([^|]*) \|$/gm)].map(([, folder = '', allowed = '']) => ({
  folder,
  mayImport: [...allowed.matchAll(/`([\w/-]+)\/`/g)].map(([, name = '']) => name),
}))

const sources = filesOfRepository('web', 'cms/src').filter((file) =>
  /^(web\/(?!tests\/)|cms\/src\/)[^/]+\/.*(?<!\.test|\.d|\.examples)\.tsx?$/.test(file),
)

test('every source file is in a folder of the map', () => {
  expect(rows.length).toBeGreaterThan(10)
  expect(sources.filter((file) => rowOf(file) === undefined)).toEqual([])
})

test('beside its folders the inbox has one file, which starts their parts', () => {
  expect(filesOfRepository('cms/src').filter((file) => /^cms\/src\/[^/]+\.tsx?$/.test(file))).toEqual(['cms/src/index.ts'])
})

test('every folder imports only what the map allows it', () => {
  expect(sources.length).toBeGreaterThan(300)
  const breaches = sources.flatMap((file) => {
    const own = rowOf(file)
    return importsOf(file).flatMap((imported) => {
      const other = rowOf(imported)
      if (own === undefined || other === undefined || other === own || own.mayImport.includes(other.folder)) return []
      return [`${file} imports ${imported}: ${own.folder}/ may import ${own.mayImport.join(', ') || 'nothing'}`]
    })
  })
  expect(breaches).toEqual([])
})

test('no word of the content is compiled into a script that a visitor downloads: islands import types alone', () => {
  const islands = sources.filter((file) => /^web\/islands\/(?!.*\.(server|examples)\.tsx$)/.test(file))
  expect(islands.flatMap((file) => codeImportedBy(file).filter((name) => name.startsWith('#content/')))).toEqual([])
})

test('the map has no cycle: a folder is never imported by one it imports', () => {
  const below = (folder: string, path: readonly string[] = []): string[] =>
    rows
      .find((row) => row.folder === folder)
      ?.mayImport.flatMap((next) => [next, ...(path.includes(next) ? [] : below(next, [...path, next]))]) ?? []
  expect(rows.filter(({ folder }) => below(folder).includes(folder)).map(({ folder }) => folder)).toEqual([])
})

/** Whatever else a file exports, an edit of it would load the page again, and what was typed into it would be gone. */
test('the file of a component in a part exports components alone, so that an edit of it keeps what was typed', () => {
  const views = sources.filter((file) => /^web\/islands\/(?!runtime\/mount).*(?<!\.server)\.tsx$/.test(file))
  expect(views.length).toBeGreaterThan(40)
  const others = views.flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    const values = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    return values
      .filter(({ exportName }) => !/^[A-Z][a-z]/.test(exportName.name ?? ''))
      .map(({ exportName }) => `${file}: ${exportName.name}`)
  })
  expect(others).toEqual([])
})

/** The deepest folder of the map that contains the file. */
function rowOf(file: string): Row | undefined {
  return rows.filter(({ folder }) => file.startsWith(`${folder}/`)).toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

/** The names of what a file imports, without those of which it imports types alone. */
function codeImportedBy(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  return module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType)).map(({ moduleRequest }) => moduleRequest.value)
}

/** The project's own files that a file imports, types and lazy imports too, as paths from the root. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, code)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
  return named.flatMap((name) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
    const alias = Object.entries(packageOfSite.imports).find(([key]) => name.startsWith(key.slice(0, -1)))
    return alias ? posix.join('web', name.replace(alias[0].slice(0, -1), alias[1].slice(0, -1))) : []
  })
}
