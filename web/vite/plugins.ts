import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { outDir } from '../build/outputFiles.ts'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'

/** Islands are printed as HTML, with their styles: Vite would load them a second time. https://vite.dev/guide/api-plugin#output-bundle-metadata */
export const stylesStayInPages: Plugin = {
  name: 'styles-stay-in-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
  },
}

const ROUTING_ENTRY = 'entries/entry-server-routing'

/** No page needs Vike's script for pages that React owns whole, and with it our own script would be two files: either could fail to come. */
export const withoutPageRuntime: Plugin = {
  name: 'without-page-runtime',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const entries = typeof input === 'object' ? Object.entries(input) : []
    const needed = entries.filter(([name]) => name !== ROUTING_ENTRY)
    if (needed.length === entries.length) throw new Error(`Vike builds no ${ROUTING_ENTRY} any more: see vite/plugins.ts`)
    return { ...options, input: Object.fromEntries(needed) }
  },
}

/** Vike writes the pages before the server's build closes: only then are the files that servers need to know about complete. */
export const servingFiles: Plugin = {
  name: 'serving-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: {
    sequential: true,
    handler: async () => {
      const bundled = pathToFileURL(resolve(outDir, 'server', 'shareImages.mjs')).href
      const { writeListedShareImages }: typeof import('../build/share/writeShareImages.tsx') = await import(bundled)
      await writeListedShareImages()
      await writeServingFiles()
    },
  },
}
