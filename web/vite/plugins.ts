import type { Plugin } from 'vite'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'

/**
 * The browser's build needs the names of classes only: every island is printed as HTML, so its styles are in the
 * page. Without this Vite would load them a second time before it starts an island. https://vite.dev/guide/api-plugin#output-bundle-metadata
 */
export const stylesStayInPages: Plugin = {
  name: 'styles-stay-in-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
  },
}

/** Vike writes the pages before the server's build closes: only then are the files that servers need to know about complete. */
export const servingFiles: Plugin = {
  name: 'serving-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: { sequential: true, handler: () => writeServingFiles() },
}
