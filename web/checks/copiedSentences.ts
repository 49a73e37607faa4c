import type { ContentDocument } from './documents.ts'
import { sentences, wordsOf } from './prose.ts'

/** Shorter ones are labels and questions that pages of a kind have in common. */
const LEAST_WORDS = 8

const KINDS = /^(services|pages|samples|posts)\//

const CURE = 'Say it of its own subject, or let both import it'

/** Each is true of both pages, and neither page needs the other. Whatever more pages say is a constant that they import. */
export const saidTwice = [
  'Each clause has a plain summary beside it.',
  'Each clause has a short summary beside it.',
  'Your rights under consumer law stay as they are.',
  'You looked up Professional Currency Evidence on the ACS pages.',
  'The plant is invented, so nothing here can go into your CDR.',
  'The project is invented, so nothing here can go into your CDR.',
  'Get prompts, a plan and comments for your own three episodes.',
  'The code, its tasks and the codes beside it.',
  'Three paragraphs from the middle of an episode.',
  'Which of your projects show the most elements.',
]

type Named = { slug: string; title: string; form: { title: string; messageLabel: string; subject?: string | undefined } }

/** By these a service is found, asked about and filed: a copied page that keeps them takes the other's leads. */
export function copiedNames(services: readonly Named[]): string[] {
  const places = new Map<string, string[]>()
  for (const { slug, title, form } of services) {
    const { title: heading, messageLabel, subject } = form
    for (const [field, words] of Object.entries({
      title,
      'form.title': heading,
      'form.messageLabel': messageLabel,
      'form.subject': subject,
    })) {
      if (words === undefined) continue
      const key = `${field}: “${words}”`
      places.set(key, [...(places.get(key) ?? []), `content/services/${slug}.ts`])
    }
  }
  return [...places].filter(([, at]) => at.length > 1).map(([key, at]) => `${at.join(' and ')}  have one ${key}. Give each its own`)
}

type File = { file: string; text: string }

/**
 * A sentence that is written out in two files of a kind, as when one began as a copy of the other: it may still speak of the
 * other's subject. What both import from a constant is written in neither.
 */
export function copiedSentences(documents: readonly ContentDocument[], files: readonly File[], allowed: readonly string[]): string[] {
  const textOf = new Map(files.map(({ file, text }) => [file, text]))
  const places = new Map<string, Set<string>>()
  for (const { file, blocks } of documents) {
    const [kind] = KINDS.exec(file) ?? []
    const text = textOf.get(`content/${file}`)
    if (kind === undefined || text === undefined) continue
    for (const sentence of blocks.flatMap(sentences)) {
      const index = text.indexOf(sentence)
      if (index < 0 || wordsOf(sentence).length < LEAST_WORDS || allowed.includes(sentence)) continue
      const place = `content/${file}:${text.slice(0, index).split('\n').length}`
      places.set(kind + sentence, (places.get(kind + sentence) ?? new Set()).add(place))
    }
  }
  return [...places]
    .filter(([, at]) => at.size > 1)
    .map(([key, at]) => `${[...at].join(' and ')}  the same sentence in two: “${key.replace(KINDS, '')}”. ${CURE}`)
}
