import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { importsSideBySide } from './build/importsSideBySide.ts'
import { inlineStyles } from './build/inlineStyles.ts'
import { scriptOf } from './build/scriptOf.ts'
import { servingFiles } from './build/serving/servingFiles.ts'
import { styleSheetOf } from './build/styleSheetOf.ts'
import { settings } from './content/settings.ts'
import { serveDataFiles } from './vite/serveDataFiles.ts'

/** The styleguide is for those who build the site: it is in no build. https://vike.dev/VIKE_CRAWL */
const WITHOUT_STYLEGUIDE = JSON.stringify({ ignore: '**/pages/styleguide/**' })

const styleSheets = { name: styleSheetOf, debugName: 'styles', test: /\.css(\?|$)/ }
const scripts = { name: scriptOf, debugName: 'scripts', includeDependenciesRecursively: false }

export default defineConfig(({ command }) => {
  if (command === 'build') process.env.VIKE_CRAWL = WITHOUT_STYLEGUIDE
  return {
    plugins: [vike(), react(), importsSideBySide, inlineStyles, servingFiles, serveDataFiles],
    define: { SITE_VITALS_URL: JSON.stringify(settings.SITE_VITALS_URL) },
    build: {
      outDir: process.env.SITE_OUT_DIR ?? 'dist',
      target: 'es2022',
      assetsInlineLimit: 0,
      cssMinify: true,
      modulePreload: false,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [scripts] } } } } },
      // Only this environment's style sheets are in pages: inlineStyles puts them there.
      ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups: [styleSheets] } } } } },
    },
    // This machine only: what is being written is nobody else's to read.
    server: { host: 'localhost', port: Number(process.env.PORT ?? 3000), strictPort: true },
  }
})
