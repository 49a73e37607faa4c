import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LAYERS = readFileSync(new URL('../../styles/layers.css', import.meta.url), 'utf8').trim()

/** In development sheets come in any order, and the first decides that of the layers: each states it, as in a build. */
export const layersFirst: Plugin = {
  name: 'layers-first',
  apply: 'serve',
  enforce: 'pre',
  transform(code, id) {
    if (/\.css(\?|$)/.test(id) && !/[?&](raw|url)\b/.test(id)) return { code: `${LAYERS} ${code}`, map: null }
  },
}

/**
 * An edit of a style sheet changes the page that is shown. Left alone, Vite and Vike load it again, as no script of the
 * page imports the sheet: the page links it.
 */
export const stylesFollow: Plugin = {
  name: 'styles-follow',
  apply: 'serve',
  // Vite's own names depend on what is in the sheet, so the page would have those of before the edit.
  config: () => ({ css: { modules: { generateScopedName: '_[local]_[hash:base64:5]' } } }),
  hotUpdate: {
    order: 'pre',
    async handler({ file, modules, timestamp }) {
      if (!file.endsWith('.css')) return
      const { name, moduleGraph, hot } = this.environment
      if (name !== 'client') {
        for (const module of modules) await this.environment.reloadModule(module)
        return []
      }
      const linked = modules.filter(({ url }) => url.endsWith('?direct'))
      for (const module of linked) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
      const paths = linked.map(({ url }) => url.replace(/\?.*/, ''))
      hot.send({ type: 'update', updates: paths.map((path) => ({ type: 'css-update', path, acceptedPath: path, timestamp })) })
      return modules.filter((module) => !linked.includes(module))
    },
  },
}
