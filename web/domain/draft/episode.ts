import { numberingOf } from './numbering.ts'
import { paragraphsIn, type Span, within } from './paragraphs.ts'
import { introductionOf, isInOrder, type Section, sectionsIn } from './sections.ts'
import { hidesWhoActed, type Sentence, sentencesIn, voiceOf } from './sentences.ts'

/** The figures that the checks measure against. They are content: each has a source, or is our own and says so. */
export type DraftRules = {
  words: { from: number; to: number }
  longSentence: number
  /** From this many on, equal words in two episodes are reported. */
  sharedRun: number
  elementGroups: readonly number[]
}

export type EpisodeCheck = ReturnType<typeof checkEpisode> extends Generator<undefined, infer Check> ? Check : never

/** In steps: a long draft has thousands of sentences. */
export function* checkEpisode(text: string, rules: DraftRules) {
  const paragraphs = paragraphsIn(text)
  yield
  const sections = sectionsIn(text, paragraphs)
  const activity = activityOf(text, sections)
  yield
  const sentences: SpokenSentence[] = []
  const hidden: SpokenSentence[] = []
  for (const paragraph of paragraphs) {
    for (const found of sentencesIn(text, [paragraph])) {
      const sentence = { ...found, ...voiceOf(found.text) }
      sentences.push(sentence)
      if (within(sentence, activity) && hidesWhoActed(sentence.text)) hidden.push(sentence)
      yield
    }
  }
  const acts = sentences.filter((sentence) => within(sentence, activity))
  const saysI = new Set(acts.filter(({ i }) => i > 0).map(({ paragraph }) => paragraph))
  const saysWe = new Set(acts.filter(({ we }) => we > 0).map(({ paragraph }) => paragraph))
  return {
    words: sum(paragraphs.map(({ words }) => words)),
    paragraphs,
    numbering: numberingOf(text, paragraphs),
    sections,
    inOrder: isInOrder(sections),
    introduction: introductionOf(text, sections),
    voice: {
      we: sum(sentences.map(({ we }) => we)),
      i: sum(sentences.map(({ i }) => i)),
      weSpans: sentences.filter(({ we }) => we > 0),
      weOnly: [...saysWe].filter((paragraph) => !saysI.has(paragraph)),
    },
    sentences: { all: sentences.length, long: sentences.filter(({ words }) => words > rules.longSentence) },
    /** Sentences of the activity: all, those with “I, my, me”, and those in which no one acts. */
    actions: {
      all: acts.length,
      mine: acts.filter(({ i }) => i > 0).length,
      hidden,
    },
  }
}

type SpokenSentence = Sentence & ReturnType<typeof voiceOf>

/** Without headings the whole text is read as activity: the checks then report too much rather than too little. */
function activityOf(text: string, sections: readonly Section[]): Span {
  const named = sections.find(({ name }) => name === 'activity')
  if (named) return named
  return sections.length === 0 ? { start: 0, end: text.length } : { start: 0, end: 0 }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
