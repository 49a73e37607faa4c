import type { Place } from './place.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const YEAR = '(?:19[5-9]\\d|20\\d\\d)'

const DATE = new RegExp(
  [
    `(?:\\b${DAY}\\s+(?:of\\s+)?)?\\b${MONTH},?\\s+(?:${DAY},?\\s+)?${YEAR}\\b`,
    `\\b${YEAR}-\\d{2}(?:-\\d{2})?\\b`,
    `\\b\\d{1,2}[/.]\\d{1,2}[/.](?:${YEAR}|\\d{2})\\b`,
    `\\b\\d{1,2}/${YEAR}\\b`,
    `\\b${YEAR}\\b`,
    // The second end of a period that has not ended.
    '\\b(?:to|till|until) (?:date|now|present|the present|today)\\b',
  ].join('|'),
  'gu',
)

/** 2000 rpm, 1,2000 and ISO 9906:2012 hold no year. */
const UNIT_AFTER =
  /^(?:[.,]\d|\s?(?:rpm|mm|cm|m[23²³]?|km|k?g|[kM]W|[kM]?VA?|[kM]?Pa|Hz|%|°|psi|lit\w+|houses|people|hours|words|units|pieces|tonnes)(?![\p{L}]))/u
const NUMBER_BEFORE = /(?:\d[.,]|\b(?:ISO|IEC|IEEE|AS|NZS|IS|BS|EN|DIN|ASTM|No\.?)(?:\/\w+)?\s?[\w.:/-]{0,9}[ :/-]?)$/

export function datesIn(text: string, offset = 0): Place[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const bare = /^\d{4}$/.test(words)
    if (bare && (UNIT_AFTER.test(text.slice(end)) || NUMBER_BEFORE.test(text.slice(Math.max(0, index - 20), index)))) return []
    return [{ start: offset + index, end: offset + end }]
  })
}
