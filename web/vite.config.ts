import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { withoutPreloadHelper } from './build/withoutPreloadHelper.ts'

export default defineConfig({
  plugins: [vike(), react(), withoutPreloadHelper],
  build: {
    outDir: process.env.SITE_OUT_DIR ?? 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: false,
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
})
