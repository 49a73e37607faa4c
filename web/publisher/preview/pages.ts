import { renderPage } from 'vike/server'
import { problemsOfText, textAt } from '#content/ownersTexts.ts'
import type { PlaceOfText } from '../../../cms/src/ownersContent/pressing.ts'
import { placed } from './placed.ts'

export { problemsOfText }

const WORDS_SCRIPT = '/-/words.js'

export async function pageAt(path: string): Promise<string | null> {
  const page = await renderPage({ urlOriginal: path })
  const { statusCode } = page.httpResponse
  if (statusCode >= 500) throw new Error(`${path} was answered ${statusCode}`, { cause: page.errorWhileRendering })
  if (statusCode !== 200) return null
  return placed(String(page.httpResponse.body)).replace('</head>', `<script src="${WORDS_SCRIPT}" defer></script></head>`)
}

export function placeOf(place: string): PlaceOfText | null {
  const found = textAt(place)
  if (found === undefined) return null
  const { path: _, text, ...limits } = found
  return { place, was: text, ...limits }
}
