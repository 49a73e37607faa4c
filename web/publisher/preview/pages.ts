// Renders single pages of a preview for its server, and answers what a place of the content allows: a process of its own,
// because the content is read once, when it starts. Here alone the texts carry the marks of their places.
import { failureOf } from '../failure.ts'
import type { Answered, Asked } from './pageProcess.ts'

const tell = (message: Answered) => process.send?.(message)

process.on('disconnect', () => process.exit(0))
try {
  // The content is parsed when it is imported: a mistake in it is a failure to report.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  const { answerTo } = await import('./answers.ts')
  process.on('message', async ({ id, question }: Asked) => {
    const answer = await answerTo(question).catch((error) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    })
    tell({ id, answer })
  })
  tell({ id: 0, answer: null })
} catch (error) {
  tell({ id: 0, answer: failureOf(error) })
}
