// Runs one of the checks. They are TypeScript and load content as the site does, so Vite loads them.
import { createServer } from 'vite'

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  const check = await server.ssrLoadModule(`/checks/${process.argv[2]}.ts`)
  process.exitCode = await check.run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await server.close()
}
