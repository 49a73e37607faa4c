import type { Draft } from '../../ownersContent/checkDocument.ts'
import type { Kind } from '../../ownersContent/contentTypes.ts'

/** By kind and field, the sentence of the pages that the field becomes part of. */
const sentences: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  details: { replyTime: 'We answer {}.', payment: 'You pay only after you accept a written quote: {}.' },
  price: { takes: 'Our part takes {}.', includes: 'In the price: {}.', excludes: 'Not in the price: {}.' },
}

/** What a visitor will read of the fields that are filled: half a sentence is seen before it is published. */
export function finishedSentences(kind: Kind, values: Draft): string[] {
  return Object.entries(sentences[kind] ?? {}).flatMap(([field, sentence]) => {
    const words = String(values[field] ?? '')
      .trim()
      .replace(/\.$/, '')
    return words === '' ? [] : [sentence.replace('{}', () => words)]
  })
}
