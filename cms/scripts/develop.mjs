// "strapi develop", which follows edits, changed in two things.
// At each start and edit it checks the types of the whole inbox twice, half a minute in all: here they are only taken out,
// as Vite does for the site. An editor and npm run check name a wrong type.
// After an edit with which the inbox does not start it waits for ever: here the next edit starts it again, and what was wrong is said.
import cluster from 'node:cluster'
import { cpSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transformSync } from '@swc/core'
import ts from 'typescript'

const DIR = path.resolve(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

process.argv[2] = 'develop'
// A fault names the line that was written.
process.setSourceMapsEnabled(true)
// Strapi looks it up there at each compilation.
require('@strapi/typescript-utils').compile = takeTypesOut
if (cluster.isPrimary) startAfterNextEdit()
else sayWhyItDoesNotStart()
require('../node_modules/@strapi/strapi/bin/strapi.js')

async function takeTypesOut() {
  const { config } = ts.readConfigFile(path.join(DIR, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, DIR)
  for (const file of fileNames.filter((name) => !name.endsWith('.d.ts'))) {
    const made = path.join(options.outDir ?? '', path.relative(DIR, file))
    mkdirSync(path.dirname(made), { recursive: true })
    if (file.endsWith('.ts')) writeFileSync(made.replace(/ts$/, 'js'), compiled(file))
    else cpSync(file, made)
  }
}

// Its types lack the last setting: https://swc.rs/docs/configuration/compilation
const jsc = /** @type {import('@swc/core').JscConfig} */ ({
  parser: { syntax: 'typescript' },
  target: 'es2022',
  rewriteRelativeImportExtensions: true,
})

/** @param {string} filename */
function compiled(filename) {
  try {
    return transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: false,
      sourceMaps: 'inline',
      jsc,
      module: { type: 'commonjs' },
    }).code
  } catch (error) {
    if (cluster.isPrimary) console.error(String(error).split(/\n+Caused by/)[0])
    // The inbox does not start with it.
    return `throw new SyntaxError(${JSON.stringify(`${filename} cannot be read`)})\n`
  }
}

/** Of an error in what starts, Strapi shows the top of a frame. */
function sayWhyItDoesNotStart() {
  /** @type {{ createStrapi: (options: object) => { load: () => Promise<unknown> } }} */
  const core = require('@strapi/core')
  const { createStrapi } = core
  core.createStrapi = (options) => {
    const strapi = createStrapi(options)
    const { load } = strapi
    strapi.load = () =>
      load.call(strapi).catch((/** @type {unknown} */ error) => {
        console.error(error)
        process.exit(1)
      })
    return strapi
  }
}

function startAfterNextEdit() {
  cluster.on('exit', (_, code) => {
    // For an edit it ends with 0, and Strapi starts the next.
    if (code === 0) return
    console.error('The CMS did not start. It starts again after your next edit.')
    const watches = ['src', 'config'].map((folder) =>
      watch(path.join(DIR, folder), { recursive: true }, () => {
        for (const one of watches) one.close()
        void takeTypesOut().then(() => cluster.fork())
      }),
    )
  })
}
