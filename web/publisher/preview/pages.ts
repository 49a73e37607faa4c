// Renders single pages of a preview for its server, and answers what a place of the content allows: a process of its own,
// because the content is read once, when it starts. Here alone the texts carry the marks of their places.
import { renderPage } from 'vike/server'
import { problemsOfText, textAt } from '#content/ownersTexts.ts'
import type { PlaceOfText } from '../../../cms/src/ownersContent/pressing.ts'
import type { Asked, Question } from './pageProcess.ts'
import { placed } from './placed.ts'
import { WORDS_SCRIPT } from './wordsScript.ts'

// The bundle that this file is part of: ../render.ts says why.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)

process.on('message', async ({ id, question }: Asked) => {
  const answer = await answerTo(question).catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return null
  })
  process.send?.({ id, answer })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0, answer: null })

async function answerTo(question: Question): Promise<unknown> {
  if (question.type === 'page') return pageAt(question.path)
  return question.type === 'place' ? placeOf(question.place) : problemsOfText(question.change)
}

async function pageAt(path: string): Promise<string | null> {
  const page = await renderPage({ urlOriginal: path })
  if (page.httpResponse.statusCode !== 200) return null
  return placed(String(page.httpResponse.body)).replace('</head>', `<script src="${WORDS_SCRIPT}" defer></script></head>`)
}

function placeOf(place: string): PlaceOfText | null {
  const found = textAt(place)
  if (found === undefined) return null
  const { path: _, text, ...limits } = found
  return { place, was: text, ...limits }
}
