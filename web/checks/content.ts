import * as v from 'valibot'
import { sharedNotices } from '#content/authorityFees.ts'
import { parseComposed } from '#content/parseContent.ts'
import { SourceSchema } from '#content/schema/source.ts'
import { sources } from '#content/sources.ts'
import { sydneyDay } from '#content/until.ts'
import { forbiddenWords } from '../../cms/src/ownersContent/forbiddenWords.ts'
import { copiedNames, copiedSentences, saidTwice } from './copiedSentences.ts'
import { checkedInTheFuture, datedFacts, endingPassages, oldFacts } from './datedFacts.ts'
import type { ContentDocument } from './documents.ts'
import { unknownSources, unnamedSources } from './links.ts'
import { sentences, wordsOf } from './prose.ts'
import { say, saySection } from './say.ts'
import { offersThatRepeatGuides } from './sharedRuns.ts'

const LONGEST_SENTENCE = 28

const texts = import.meta.glob<string>(['../content/**/*.{ts,md}', '!../content/schema/**', '!../content/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Where npm run new leaves words in brackets, outside the content. */
const begun = import.meta.glob<string>(
  ['../islands/*/*.{ts,tsx}', '../../cms/src/{contract,ownersContent}/*.ts', '../content/**/*.ts', '!../**/*.test.{ts,tsx}'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Loading one of these parses its content, and throws an error that names file and field. The sources are only typed where they are. */
const loaders = [
  ...Object.values(import.meta.glob(['../content/*.ts', '!../content/*.test.ts'])),
  async () => parseComposed(v.record(v.string(), SourceSchema), sources, 'sources.ts'),
]

/** Exit code 1 for text that must not be published; the rest is a report for a person to read. */
export async function run(): Promise<number> {
  const wrong = await schemaErrors()
  if (wrong.length > 0) {
    saySection('Wrong content', wrong)
    return 1
  }
  // Imported only now: this file loads the posts, and one wrong post fails them all.
  const { contentDocuments } = await import('./documents.ts')
  const { posts } = await import('#content/posts.ts')
  const { serviceWords } = await import('#content/services.ts')
  const documents = contentDocuments()
  const files = contentFiles()
  const today = sydneyDay(new Date())
  const facts = datedFacts(sources, documents)

  const faults = [
    ...forbidden(files),
    ...unwritten(Object.entries(begun).map(([path, text]) => ({ file: path.replace(/^(\.\.\/)+/, ''), text }))),
    ...checkedInTheFuture(facts, today).map(({ what, checked }) => `${checked} is in the future: ${what}`),
    ...unnamedSources(posts),
    ...unknownSources(files, sources),
    ...offersThatRepeatGuides(documents, sharedNotices),
    ...copiedSentences(documents, files, saidTwice),
    ...copiedNames(serviceWords),
  ]
  saySection(`Sentences of more than ${LONGEST_SENTENCE} words`, longSentences(documents))
  saySection('Dated passages that leave within 60 days', endingPassages(files, today))
  saySection(
    'Sources last read more than 180 days ago',
    oldFacts(facts, today).map(({ what, checked }) => `${checked}  ${what}`),
  )
  saySection('Not fit to publish', faults)
  say(`\n${documents.length} documents and ${facts.length} dated facts read; ${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
}

export function contentFiles(): { file: string; text: string }[] {
  return Object.entries(texts)
    .filter(([path]) => path !== '../content/until.ts')
    .map(([path, text]) => ({ file: path.replace('../', ''), text }))
}

async function schemaErrors(): Promise<string[]> {
  const attempts = await Promise.allSettled(loaders.map((load) => load()))
  // One wrong file also stops every loader that imports its own.
  return [...new Set(attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [String(attempt.reason?.message)] : [])))]
}

function forbidden(files: ReturnType<typeof contentFiles>): string[] {
  const lines = files.flatMap(({ file, text }) => text.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, line })))
  return lines
    .filter(({ line }) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap(({ at, line }) => forbiddenWords(line).map(({ words, why }) => `${at}  ${why}: “${words}”`))
}

/** What npm run new has left to write. */
function unwritten(files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/(?:['`]|\/\/ )(\[[A-Z][^\]]*\])(?=['`]|$)/g)].map(
          ([, words]) => `${file}:${index + 1}  not written yet: ${words}`,
        ),
      ),
  )
}

function longSentences(documents: readonly ContentDocument[]): string[] {
  return documents.flatMap(({ file, blocks }) =>
    blocks
      .flatMap(sentences)
      .map((sentence) => ({ sentence, length: wordsOf(sentence).length }))
      .filter(({ length }) => length > LONGEST_SENTENCE)
      .map(({ sentence, length }) => `content/${file}  ${length} words: ${sentence}`),
  )
}
