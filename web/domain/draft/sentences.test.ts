import { expect, test } from 'vitest'
import { draft, finished, rules } from '../../tests/fixtures/drafts/draft.ts'
import { checkEpisode } from './episode.ts'
import { paragraphsIn } from './paragraphs.ts'
import { hidesWhoActed, sentencesIn, voiceOf } from './sentences.ts'

const read = (text: string) => sentencesIn(text, paragraphsIn(text)).map((sentence) => sentence.text)

test('abbreviations, decimals and initials do not end a sentence', () => {
  expect(read('1.1 I reported to Mr. D. Karki of Himal Pvt. Ltd. and used 3.5 bar, e.g. Fig. 3 and no. 7. I measured it.')).toEqual([
    'I reported to Mr. D. Karki of Himal Pvt. Ltd. and used 3.5 bar, e.g. Fig. 3 and no. 7.',
    'I measured it.',
  ])
})

test.each([
  'I reported to Md. Rahman and to Jr. Eng. Sharma of the site.',
  'The Sr. Engineer and the Asst. Manager of Kathmandu Engg. College read it.',
  'The tank cost Rs. 4,50,000, the pump NRs. 90,000 and its valve Tk. 700.',
])('“%s” is one sentence', (text) => {
  expect(read(text)).toEqual([text])
})

test.each(['I hold a degree in Civil Engg.', 'I worked as a Site Eng.', 'I hold a B.Eng.', 'It was paid in Rs.'])(
  '“%s” can end',
  (sentence) => {
    expect(read(`${sentence} I then moved to Pokhara.`)).toEqual([sentence, 'I then moved to Pokhara.'])
    expect(read(`${sentence} From 2015 on I led it.`)).toEqual([sentence, 'From 2015 on I led it.'])
  },
)

test('headings, captions and table rows have no sentences', () => {
  expect(read('Background\nFigure 2. The pump. I drew it.\nPump\t3 kW\nI chose it.')).toEqual(['I chose it.'])
})

test('a numbered paragraph that starts with a figure is read', () => {
  const text =
    'Personal Engineering Activity\n1.1 Figure 3 shows the layout that we designed for the new pumping station.\n1.2 Table 2 was prepared to compare the pumps, and we chose the third one for our mill.'
  const { sentences, voice } = finished(checkEpisode(text, rules))
  expect(sentences.all).toBe(2)
  expect(voice.weSpans).toHaveLength(2)
})

test('words are counted without the number of the paragraph', () => {
  const text = '2.12 I chose the second pump.'
  expect(sentencesIn(text, paragraphsIn(text))).toMatchObject([{ words: 5, start: 5 }])
})

test('we, our and us are counted apart from I, my and me', () => {
  expect(voiceOf('We sized our main. It was given to us, and I checked my sum myself.')).toEqual({ we: 3, i: 3 })
  expect(voiceOf('I’ve shown me and I.')).toEqual({ we: 0, i: 3 })
})

test.each([
  'The US market uses a class I transformer.',
  'Phase I of the work used an I-beam and an I beam.',
  'The I/O cards came from Dr I. Rai.',
  'Powerful coal mines used mercury.',
])('“%s” has neither “I” nor “we”', (text) => {
  expect(voiceOf(text)).toEqual({ we: 0, i: 0 })
})

test.each([
  'The cost of each arrangement was calculated for ten years.',
  'A suitable pump was then carefully selected.',
  'The tests were carried out twice.',
  'The loads were analysed by using a spreadsheet.',
])('no one acts in “%s”', (sentence) => {
  expect(hidesWhoActed(sentence)).toBe(true)
})

test.each([
  'I calculated the cost.',
  'The cost was calculated by the client.',
  'After the beam was inspected, I designed the plates.',
  'The cost was calculated and sent to me.',
  'The mill makes 180 tonnes of board in a day.',
  'The station is designed for 60 houses.',
  'The road was closed in the monsoon.',
])('there is nothing to remark in “%s”', (sentence) => {
  expect(hidesWhoActed(sentence)).toBe(false)
})

test('a careful draft of a thousand words gets no false remark', () => {
  for (const name of ['episode-1', 'episode-3'] as const) {
    expect(finished(checkEpisode(draft(name), rules)).actions.hidden).toEqual([])
  }
})

test('only the activity is read: a background may say what others did', () => {
  const text = 'Background\nThe pumps were selected in 1990.\nPersonal engineering activity\nThe pumps were selected again.'
  const { hidden } = finished(checkEpisode(text, rules)).actions
  expect(hidden.map(({ start, end }) => text.slice(start, end))).toEqual(['The pumps were selected again.'])
})

test('a page of dots does not take minutes, which no test has', () => {
  const dots = `I measured it ${'.'.repeat(300_000)} I did.`
  expect(read(dots)).toHaveLength(2)
})
