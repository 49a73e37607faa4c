import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesOfRepository } from './filesOfRepository.ts'

const root = join(import.meta.dirname, '..', '..', '..')

export type Pattern = { file: string; source: string; flags: string }

const runsInTheBrowser = /^(?:web\/(?:domain|islands)|cms\/src\/contract)\/.*(?<!\.test|\.d)\.tsx?$/

/** Every pattern that a file writes down or puts together when it is loaded. */
export async function patternsOfSite(): Promise<Pattern[]> {
  const files = filesOfRepository('web/domain', 'web/islands', 'cms/src/contract').filter((file) => runsInTheBrowser.test(file))
  const patterns: Pattern[] = []
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8')
    const written = patternsIn(parseSync(file, code).program)
    const built = /\bnew RegExp\(/.test(code) ? await builtBy(join(root, file)) : []
    patterns.push(...[...written, ...built].map(({ source, flags }) => ({ file, source, flags })))
  }
  return patterns
}

type Written = { source: string; flags: string }

function patternsIn(node: unknown): Written[] {
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    return [{ source: pattern, flags }]
  }
  return Object.values(node).flatMap(patternsIn)
}

/** Loads a file once more and notes the patterns that it makes. */
async function builtBy(path: string): Promise<Written[]> {
  const built: Written[] = []
  const { RegExp: plain } = globalThis
  globalThis.RegExp = new Proxy(plain, {
    construct(target, [pattern, flags]: [string, string?]) {
      const made = new target(pattern, flags)
      built.push({ source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    await import(/* @vite-ignore */ `${path}?noted`)
  } finally {
    globalThis.RegExp = plain
  }
  return built
}
