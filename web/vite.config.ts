import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { outDir } from './build/outputFiles.ts'
import { settings } from './content/settings.ts'
import { cssChunkFor, jsChunkFor } from './vite/chunks.ts'
import { development } from './vite/development/plugins.ts'
import { inlineScript } from './vite/inlineScript.ts'
import { servingFiles, stylesStayInPages, withoutPageRuntime } from './vite/plugins.ts'

const styleSheets = { name: cssChunkFor, debugName: 'styles', test: /\.css(\?|$)/ }
const scripts = { name: jsChunkFor, debugName: 'scripts', includeDependenciesRecursively: false }

/** What runs from the server's bundle: the publisher's programs, and what `servingFiles` draws with. */
const programs = {
  publisher: './publisher/publisher.ts',
  render: './publisher/render.ts',
  preview: './publisher/preview/previewServer.ts',
  shownPages: './publisher/preview/shownPages.ts',
  shareImages: './build/share/writeShareImages.tsx',
}

export default defineConfig({
  // The owner's content is parsed by the inbox's schema and its Markdown, and a CDN installs only the site's packages.
  resolve: { dedupe: ['valibot', 'marked'] },
  plugins: [vike(), react(), inlineScript, withoutPageRuntime, stylesStayInPages, servingFiles, development],
  define: { SITE_VITALS_URL: JSON.stringify(settings.SITE_VITALS_URL) },
  build: {
    outDir,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [scripts] } } } } },
    // renderer/styleElements.ts puts only this environment's style sheets into pages.
    ssr: { build: { rolldownOptions: { input: programs, output: { codeSplitting: { groups: [styleSheets] } } } } },
  },
  // This machine only: unpublished text is not for others on the network.
  server: {
    host: 'localhost',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    // No page is made from these: a build or a test beside it reloads nothing.
    watch: { ignored: ['**/dist/**', '**/dist-*/**', '**/.tmp/**', '**/tests/**'] },
  },
})
