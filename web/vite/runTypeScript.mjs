// Runs a check or a bench: node vite/runTypeScript.mjs <folder> <name> [arguments]. They are TypeScript and load pages and
// content as the site does, so Vite loads them. Each exports run(arguments), which returns the exit code.
import path from 'node:path'
import { createServer } from 'vite'

const [folder = '', name = '', ...args] = process.argv.slice(2)
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  // bench/ has no packages of its own: it uses these from here.
  resolve: { dedupe: ['@playwright/test', 'node-html-parser', 'react', 'react-dom', 'valibot', 'marked'] },
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { run } = await server.ssrLoadModule(path.resolve(folder, `${name}.ts`))
  process.exitCode = await run(args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
} finally {
  await server.close()
}
