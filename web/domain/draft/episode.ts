import { type Numbering, numberingOf } from './numbering.ts'
import { type Paragraph, paragraphsIn, type Span, within } from './paragraphs.ts'
import { type Introduction, introductionOf, isInOrder, type Section, sectionsIn } from './sections.ts'
import { hidesWhoActed, type Sentence, sentencesIn, type Voice, voiceOf } from './sentences.ts'
import { type CdrSheet, splitSet } from './splitSet.ts'

/** The figures that the checks measure against. They are content: each has a source, or is our own and says so. */
export type DraftRules = {
  words: { from: number; to: number }
  longSentence: number
  /** From this many on, equal words in two episodes are reported. */
  sharedRun: number
  /** Elements in each group of the competency standard. */
  elementGroups: readonly number[]
}

export type EpisodeCheck = {
  words: number
  parts: CdrSheet[]
  paragraphs: Paragraph[]
  numbering: Numbering
  sections: Section[]
  inOrder: boolean
  introduction: Introduction
  voice: Voice & { weSpans: Span[]; weOnly: Span[] }
  sentences: { all: number; long: (Span & { words: number })[] }
  /** Sentences of the activity: all, those with “I, my, me”, and those in which no one acts. */
  actions: { all: number; mine: number; hidden: Span[] }
}

/** Everything we check in one career episode. It yields between its parts, so that a slow phone can draw in between. */
export function* checkEpisode(text: string, rules: DraftRules): Generator<undefined, EpisodeCheck> {
  const paragraphs = paragraphsIn(text)
  yield
  const numbering = numberingOf(text, paragraphs)
  const sections = sectionsIn(text, paragraphs)
  const introduction = introductionOf(text, sections)
  yield
  const sentences = sentencesIn(text, paragraphs)
  yield
  const voices = sentences.map((sentence) => ({ sentence, ...voiceOf(sentence.text) }))
  yield
  const activity = activityOf(text, sections)
  const acts = voices.filter(({ sentence }) => within(sentence, activity))
  const parts = Object.keys(splitSet(text)?.parts ?? {}) as CdrSheet[]
  return {
    words: paragraphs.reduce((sum, { words }) => sum + words, 0),
    parts,
    paragraphs,
    numbering,
    sections,
    inOrder: isInOrder(sections),
    introduction,
    voice: {
      we: sum(voices.map(({ we }) => we)),
      i: sum(voices.map(({ i }) => i)),
      weSpans: voices.filter(({ we }) => we > 0).map(({ sentence }) => spanOf(sentence)),
      weOnly: weOnlyIn(paragraphs, acts),
    },
    sentences: {
      all: sentences.length,
      long: sentences.filter(({ words }) => words > rules.longSentence).map(({ words, ...span }) => ({ ...spanOf(span), words })),
    },
    actions: {
      all: acts.length,
      mine: acts.filter(({ i }) => i > 0).length,
      hidden: acts.filter(({ sentence }) => hidesWhoActed(sentence.text)).map(({ sentence }) => spanOf(sentence)),
    },
  }
}

/** Without headings the whole text is read as activity: the checks then report too much rather than too little. */
function activityOf(text: string, sections: readonly Section[]): Span {
  const named = sections.find(({ name }) => name === 'activity')
  if (named) return named
  return sections.length === 0 ? { start: 0, end: text.length } : { start: 0, end: 0 }
}

/** Paragraphs of the activity that say “we” and never “I”. Both lists are in the order of the text. */
function weOnlyIn(paragraphs: readonly Paragraph[], acts: readonly (Voice & { sentence: Sentence })[]): Span[] {
  const spoken = new Map<Paragraph, Voice>()
  let at = 0
  for (const { sentence, we, i } of acts) {
    while ((paragraphs[at]?.end ?? Number.POSITIVE_INFINITY) < sentence.end) at += 1
    const paragraph = paragraphs[at]
    if (paragraph === undefined) break
    const before = spoken.get(paragraph) ?? { we: 0, i: 0 }
    spoken.set(paragraph, { we: before.we + we, i: before.i + i })
  }
  return [...spoken].filter(([, { we, i }]) => we > 0 && i === 0).map(([paragraph]) => spanOf(paragraph))
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
