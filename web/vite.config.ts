import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vike(), react()],
  build: {
    outDir: process.env.SITE_OUT_DIR ?? 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
})
