// @ts-check
import process from 'node:process'

/**
 * The very npm that runs us, through node: on Windows `npm` alone is not a program.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npm(...args) {
  const self = process.env.npm_execpath
  return self?.endsWith('npm-cli.js') ? [process.execPath, [self, ...args]] : ['npm', args]
}
