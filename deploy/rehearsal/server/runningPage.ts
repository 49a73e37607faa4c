import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../scripts/shared/packages.mjs'

/**
 * The commands of a section of docs/running.md, as written: one text for each indented block.
 * @param commit the page as that commit has it, or as it is here
 */
export function commandsOf(section: string, commit?: string): string[] {
  const page = commit
    ? execFileSync('git', ['show', `${commit}:docs/running.md`], { cwd: ROOT, encoding: 'utf8' })
    : readFileSync(path.join(ROOT, 'docs', 'running.md'), 'utf8')
  const [, text] = page.split(`\n## ${section}\n`)
  if (text === undefined) throw new Error(`docs/running.md has no section “${section}”`)
  const [body = ''] = text.split('\n## ')
  return [...body.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
}
