import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { inlineStyles } from './build/inlineStyles.ts'
import { servingFiles } from './build/serving/servingFiles.ts'
import { styleSheetOf } from './build/styleSheetOf.ts'
import { withoutPreloadHelper } from './build/withoutPreloadHelper.ts'
import { settings } from './content/settings.ts'

/** The styleguide is for those who build the site: it is in no build. https://vike.dev/VIKE_CRAWL */
const WITHOUT_STYLEGUIDE = JSON.stringify({ ignore: '**/pages/styleguide/**' })

export default defineConfig(({ command }) => {
  if (command === 'build') process.env.VIKE_CRAWL = WITHOUT_STYLEGUIDE
  return {
    plugins: [vike(), react(), withoutPreloadHelper, inlineStyles, servingFiles],
    define: { 'import.meta.env.SITE_VITALS_URL': JSON.stringify(settings.SITE_VITALS_URL) },
    build: {
      outDir: process.env.SITE_OUT_DIR ?? 'dist',
      target: 'es2022',
      assetsInlineLimit: 0,
      cssMinify: true,
      modulePreload: false,
      // inlineStyles puts them into the pages.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: styleSheetOf, debugName: 'styles', test: /\.css(\?|$)/ }] } } },
    },
    server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  }
})
