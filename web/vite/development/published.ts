import { createReadStream, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { PublishStatus } from '../../../cms/src/ownersContent/publishStatus.ts'
import { writeWhole } from '../../build/outputFiles.ts'
import { failureOf } from '../../publisher/failure.ts'
import { numberIn, textOf } from '../../publisher/files.ts'

const LOOK_EVERY_MS = 250

/**
 * What the owner publishes is on the pages at once. The publisher needs a build; here pages are rendered as they are asked for,
 * so a version is only read and checked. Of one with a fault the owner is told, and the site keeps the one before, as there.
 */
export const published: Plugin = {
  name: 'published',
  apply: 'serve',
  configureServer(server) {
    const { PUBLISH_FOLDER } = process.env
    if (!PUBLISH_FOLDER) return
    const folder = resolve(PUBLISH_FOLDER)
    const publishing = new Publishing(server, folder)
    const watch = setInterval(() => void publishing.look(), LOOK_EVERY_MS)
    server.httpServer?.once('close', () => clearInterval(watch))
    server.middlewares.use('/pictures', async (request, response, next) => {
      const { pictureFileAt } = await inDevelopment(server)
      const file = pictureFileAt(request.originalUrl ?? '')
      if (file === undefined) return next()
      response.setHeader('Content-Type', 'image/webp')
      createReadStream(join(folder, 'wanted', file))
        .once('error', next)
        .pipe(response)
    })
  },
}

/** Loaded through Vite, as it reads the content. */
async function inDevelopment(server: ViteDevServer) {
  return (await server.ssrLoadModule('/publisher/inDevelopment.ts')) as typeof import('../../publisher/inDevelopment.ts')
}

class Publishing {
  readonly #server: ViteDevServer
  readonly #folder: string
  /** A copy of what is shown: content/snapshot.ts reads it. */
  readonly #copy: string
  #tried: string | null = null
  #shown: string | undefined
  #isBusy = false

  constructor(server: ViteDevServer, folder: string) {
    this.#server = server
    this.#folder = folder
    this.#copy = resolve(server.config.cacheDir, 'published.json')
  }

  async look(): Promise<void> {
    const wanted = textOf(join(this.#folder, 'wanted', 'live.json'))
    if (this.#isBusy || this.#tried === (wanted ?? '')) return
    this.#isBusy = true
    this.#tried = wanted ?? ''
    try {
      await this.#publish(wanted)
    } finally {
      this.#isBusy = false
    }
  }

  async #publish(wanted: string | undefined): Promise<void> {
    const number = numberIn(wanted)
    const started = new Date()
    const tell = (status: Pick<PublishStatus, 'state' | 'failure'>) => {
      if (number === 0) return
      const seconds = (Date.now() - started.getTime()) / 1000
      this.#tell('live.json', { number, started: started.toISOString(), seconds, ...status } satisfies PublishStatus)
    }
    try {
      await this.#show(wanted)
      this.#tell('pages.json', await this.#describe())
      this.#shown = wanted
      tell({ state: 'ready' })
      this.#server.ws.send({ type: 'full-reload' })
    } catch (error) {
      const { sentence, details } = failureOf(error)
      this.#server.config.logger.error(`Not published: ${[sentence, ...details].join('\n')}`)
      tell({ state: 'failed', failure: { sentence, details } })
      await this.#show(this.#shown)
    }
  }

  async #show(text: string | undefined): Promise<void> {
    if (text === undefined) {
      delete process.env.SITE_CONTENT
      rmSync(this.#copy, { force: true })
    } else {
      writeWhole(this.#copy, text)
      process.env.SITE_CONTENT = this.#copy
    }
    const { ssr } = this.#server.environments
    const file = resolve(this.#server.config.root, 'content', 'snapshot.ts')
    for (const module of ssr.moduleGraph.getModulesByFile(file) ?? []) await ssr.reloadModule(module)
  }

  async #describe(): Promise<unknown> {
    const { pages } = (await this.#server.ssrLoadModule('/pages/pages.tsx')) as typeof import('../../pages/pages.tsx')
    const { describe } = await inDevelopment(this.#server)
    return describe(pages)
  }

  #tell(name: string, content: unknown): void {
    writeWhole(join(this.#folder, 'done', name), JSON.stringify(content))
  }
}
