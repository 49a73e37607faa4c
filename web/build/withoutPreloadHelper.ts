import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite wraps each lazy import in a helper that first loads the chunk's style sheets. Here every island is printed
 * as HTML, so its styles are in the page already, and the helper (0.8 KB gzip, a request of its own) would double
 * the entry script. Its call becomes a plain call. There is no setting for it.
 */
export const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const helper = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.every((id) => id === HELPER))
      if (helper?.type !== 'chunk')
        throw new Error('Vite’s preload helper is not in a chunk of its own any more: see build/withoutPreloadHelper.ts')
      const name = helper.fileName.replace(/^.*\//, '').replaceAll('.', '\\.')
      const importOfHelper = new RegExp(`import\\{\\w+ as (\\w+)\\}from"[^"]*${name}";`)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(importOfHelper, 'const $1=load=>load();')
      }
      delete bundle[helper.fileName]
    },
  },
}
