import { build, type Plugin, type Rolldown } from 'vite'

const QUERY = '?inline-script'

/** For `import script from './early.ts?inline-script'`. It must not depend on the page: the policy knows the text by its hash. */
export const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(QUERY)) return
    const file = await this.resolve(source.slice(0, -QUERY.length), importer)
    return file && file.id + QUERY
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return
    const program = await compile(id.slice(0, -QUERY.length))
    for (const file of program.moduleIds) this.addWatchFile(file)
    return `export default ${JSON.stringify(program.code.trim())}`
  },
}

async function compile(entry: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'program' },
      // The module preload helper is for scripts that the build names; this one names none.
      modulePreload: false,
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const [chunk] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`Nothing was compiled from ${entry}`)
  return chunk
}
