/** What `docs/writing.md` forbids, as far as a pattern can find it. */
const rules: { why: string; pattern: RegExp; deniable?: true }[] = [
  {
    why: 'superlative',
    pattern:
      /\b(world[- ]class|hassle[- ]free|seamless(ly)?|unbeatable|unmatched|cheapest|second to none|expert (team|writers?)|number one|no\.? ?1\b|#1|(the|our|australia[’']s) (best|leading|top|fastest|finest|premier) (provider|service|consultan\w+|expert\w*|writer\w*|team|agenc\w+|company|help|quality|price\w*|rates?)|(best|leading|top|fastest)[- ](rated|in class|selling))\b/i,
  },
  {
    why: 'guarantee of an outcome',
    pattern:
      /\bguarantee(s|d)?\b[^.]{0,50}\b(outcome|result|visa|positive|approval|success|pass|invitation)|\b(outcome|result|visa|approval|success)s?\b[^.]{0,30}\bguaranteed\b|\b(we|our team) guarantees?\b|\b100 ?% (success|positive|approval|sure)/i,
    deniable: true,
  },
  { why: 'success rate', pattern: /\b(success|approval|pass) rates?\b/i, deniable: true },
  { why: 'not there yet', pattern: /\b(coming soon|under construction|lorem ipsum|to be announced|TBD|TBA|TODO|FIXME)\b/i },
  {
    why: 'name or number of an organisation',
    pattern: /\b[A-Z][\w&]+ (Pty\.?( Ltd)?|Ltd|LLC|Inc|LLP)\b|\b(ABN|ACN)\b[:\s]*\d|\bMARN\b[:\s]*\d{4,}|©|\btrading as\b/,
  },
]

/** “We publish no success rate” is not a success rate. */
const DENIAL = /\b(no|not|nobody|never|cannot|can[’']t|without|nor|neither)\b/i

export type Forbidden = { words: string; why: string }

export function forbiddenWords(text: string): Forbidden[] {
  return text.split(/(?<=[.!?;])\s+|\n/).flatMap((sentence) =>
    rules.flatMap(({ why, pattern, deniable }) => {
      const words = pattern.exec(sentence)?.[0]
      return words === undefined || (deniable && DENIAL.test(sentence)) ? [] : [{ words, why }]
    }),
  )
}
