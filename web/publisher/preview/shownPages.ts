// The pages of one link for a day. A process of its own: the content is read once, when it starts. dayLinks.ts asks it.
import { renderPage } from 'vike/server'
import type { Answered, Asked } from './dayLinks.ts'

await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)

process.on('disconnect', () => process.exit(0))
process.on('message', (asked) => void answer(asked as Asked))

async function answer({ id, path }: Asked): Promise<void> {
  const answered: Answered = await renderPage({ urlOriginal: path }).then(
    ({ httpResponse: { statusCode, body } }) =>
      statusCode >= 500 ? { id, isFailed: true } : { id, page: statusCode === 200 ? String(body) : null },
    () => ({ id, isFailed: true }),
  )
  process.send?.(answered)
}
