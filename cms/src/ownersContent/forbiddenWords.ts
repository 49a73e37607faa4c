// What docs/writing.md forbids, as far as a pattern can find it. web/checks/forbiddenWords.test.ts has 200 sentences.
import { authorshipRules } from './authorship.ts'
import { phrase, type Rule } from './phrase.ts'

const OFFER = String.raw`(?:providers?|services?|consult\w+|experts?|expertise|specialists?|professionals?|writers?|teams?|staff|agents?|agenc(?:y|ies)|compan(?:y|ies)|firms?|brands?|websites?|help|support|assistance|solutions?|quality|prices?|pricing|deals?|offers?|choice|editors?|proofread\w*|advis[eo]rs?|partners?|turnaround|(?:cdr|rpl|report|episode|assessment) (?:writing|sample)|reviewers?)(?![-\w])`
/** Words between a superlative and its noun; a function word ends the phrase. */
const BETWEEN = String.raw`(?:(?!(?:an?|the|of|for|to|in|on|at|with|by|from|or|is|are|was|were|that|which|who|when|if|your|their|his|her|its|my|than|as|not|can|may|it|this|these|you|they|known|practices?|management|level|managers?|executives?|row|line)\b)\w+ ){0,3}`
const SUPERLATIVE = '(?:best|fastest|quickest|finest|greatest|easiest|safest|smartest|foremost|premier|cheapest|elite|ultimate|leading|top)'
const MOST =
  'most (?:trusted|reliable|experienced|affordable|professional|successful|popular|skilled|qualified|recommended|advanced|respected)'
const OUTCOME =
  '(?:outcomes?|results?|visas?|positive|approv\\w+|success\\w*|pass(?:es|ed)?|invit\\w+|grant\\w*|pr|permanent resid\\w+|assessments?)'
const GOOD_END =
  '(?:visas?|pr|permanent resid\\w+|positives?|approv\\w+|success\\w*|invitations?|residency|migration|australia|skills assessment)'
const PERCENT =
  '(?:(?:\\d+(?:[.,]\\d+)?|a hundred|hundred|ninety(?: \\w+)?) ?(?:%|per ?cent|pc\\b)|(?:\\d+|eight|nine|nineteen|ninety \\w+) (?:out of|in|of) (?:every )?(?:\\d+|ten|twenty|a hundred|one hundred))'
const CLIENTS = '(?:our (?:\\w+ )?(?:clients?|applicants?|customers?|students|cases|applications|reports?|cdrs?)|clients?|customers?)'

const rules: readonly Rule[] = [
  ...authorshipRules,
  {
    why: 'superlative',
    instead: 'Say what you do instead.',
    patterns: [
      phrase(
        'world class|(?:hassle|stress|worry) free|seamless(?:ly)?(?! (?:steel|pipes?|tub))|unbeatable|unrivall?ed|unparalleled|unsurpassed|second to none|cheapest|cutting edge|state of the art|award winning|best (?:in class|rated|selling)|bestsell\\w+|(?:market|industry|world) leading|(?<!\\()first class(?! (?:honou?rs|degree|pass|result|post|mail|bachelor))|expertly',
      ),
      phrase('top (?:notch|tier|rated|class|quality(?! (?:control|assurance|engineer|manager))|of the (?:range|line))|highest quality'),
      phrase(`(?<!(?:your|their|his|her|my|its)[\\s-])(?!leading|top)(?:${SUPERLATIVE}|${MOST}) ${BETWEEN}${OFFER}`),
      phrase(`top (?!rates?|results?)${BETWEEN}${OFFER}`),
      // “Leading teams of six” is work; “leading experts” is praise.
      phrase(
        `leading ${BETWEEN}(?!teams?|staff|support|quality|services?|compan|reports?|help|consulting|consultations?)${OFFER}|(?:an?|the|our|\\w+'s) leading ${BETWEEN}(?:teams?|staff|support|quality|services?|compan(?:y|ies)|help)`,
      ),
      phrase('leading quality(?! (?:improve|review|team|audit|control|assur|work|manage|check)\\w*)'),
      phrase(`(?:best|fastest|quickest|cheapest|easiest|safest|finest|smartest) (?:and|or|&) (?:the )?(?:most \\w+|${SUPERLATIVE})`),
      phrase(
        `(?:best|fastest|quickest|easiest|safest|surest|smartest) (?:and \\w+ )?(?:ways?|routes?|paths?|road) to (?:(?:an?|the|your|get|win|secure|pass|australian|permanent|skilled|positive|migrate to) )*(?:${GOOD_END}|success|pass|migrate)`,
      ),
      phrase('best (?:possible )?(?:chances?|odds) (?:of|for|at)|your (?:best|top|number one) (?:choice|partner|option|solution|bet)'),
      phrase('(?:we|us|our)\\b[^.,;]{0,40}?\\b(?:best|finest) (?:possible )?(?:results?|outcomes?)'),
      phrase(
        `(?:we|our (?:team|company|agency|service|firm|writers|consultants|help))(?: are| is| remain| have been| has been| became)(?: (?:simply|still|now|also|truly|really|proud|proudly|to|be|among|one|of|the|an?|very|known|recogni[sz]ed|rated|ranked|considered|as|by|far|widely|always|your|\\w+'s))* (?<key>best|leading|leaders?|fastest|finest|greatest|number one|no\\.? ?1|premier|foremost|unmatched|${MOST})`,
      ),
      phrase(
        "(?:market|industry|global|national|thought) leaders?(?:hip)?|leaders? in (?:(?:the|this|our|all) )?(?:cdr|rpl|skills?|migration|assessment|field|industry|market|australia|sydney)|\\w+'s (?:leaders?|best|finest|no\\.? ?1)(?= in| for|[,.!?]|$)",
      ),
      phrase(
        'expert (?:team|engineers?|writers?|hands|help|consult\\w*|assistance|support|services?|reviewers?|proofread\\w*|editors?|cdr|rpl)|(?:our|with|by) expert (?:advice|guidance)|(?:our|top|skilled|certified|qualified|in house|cdr|rpl|migration|visa|skills assessment) experts?(?! witness)|(?:teams?|panel|group) of (?:\\w+ ){0,3}experts|experts? in (?:cdr|rpl|migration|skills?|visas?)|we are (?:the |an? )?experts?|(?:written|checked|prepared|done|reviewed) by (?:the )?experts',
      ),
      phrase(
        `unmatched ${BETWEEN}(?:${OFFER}|experience|knowledge|skill)|(?:we|our \\w+) (?:is|are) unmatched|(?:better|faster|cheaper|more \\w+) than (?:any|all|every|most) (?:other )?(?:\\w+ )?(?:provider|agenc|compan|service|team|writer|consultant)\\w*|than (?:the|our) competit\\w+|no(?:body| one) (?:\\w+ ){0,2}(?:better|faster|cheaper) than (?:us|we)`,
      ),
      // A form, an episode or a step may have the number 1.
      /(?:^|["'(]|\b(?:the|our|your|is|are|as|be|ranked|rated|voted|australia|sydney|nepal|india|\w+'s)\s)\s*(?:number[\s-]one|no\.?\s?1|#1)(?!\d)\b(?!\s+(?:reason|mistake|cause|question|rule|priority))/i,
    ],
  },
  {
    why: 'guarantee of an outcome',
    instead: 'No one can promise an outcome.',
    patterns: [
      phrase(
        `(?<!(?:consumer|statutory|legal|bank|performance)[\\s-])(?<key>guarant\\w+)(?! (?:you )?(?:no (?:outcome|result|visa|success)|nothing)| on (?:the|an?)\\b)[^.]{0,60}\\b${OUTCOME}`,
      ),
      phrase(`${OUTCOME}\\b[^.]{0,40}\\b(?<key>guarant\\w+|assured)`),
      phrase('(?:we|our \\w+|i) (?:\\w+ ){0,2}(?<key>guarant\\w+)(?! (?:you )?(?:no (?:outcome|result|visa|success)|nothing))'),
      phrase(
        '(?:we|our \\w+|i) (?:\\w+ ){0,2}(?<key>promis\\w+|assur\\w+|ensur\\w+|make sure|see to it)(?! (?:you )?(?:no|nothing|neither)\\b)[^.]{0,50}\\b(?:positive|a pass|you(?: will)? (?:pass|succeed)|approv\\w+|visas?|success\\w*|pr|permanent resid\\w+|invitation)',
      ),
      phrase(
        '(?<key>100|(?:a |one )?hundred) ?(?:%|per ?cent) (?:\\w+ ){0,2}?(?:success\\w*|positive|approv\\w*|sure|pass\\w*|accepted|acceptance|guarant\\w*|satisf\\w*|visa|plagiarism free|results?)',
      ),
      phrase(
        `(?:you|your (?:application|cdr|rpl|assessment|case|visa|report)|clients?|everyone|everybody|all (?:of )?(?:our )?clients) (?<key>will|shall|are going to|is going to|are (?:sure|certain|bound) to|is (?:sure|certain|bound) to|always)(?: (?:\\w+ly|for sure|always|100 ?%))* (?:(?:get|receive|obtain|win|have|secure|be granted|be given) (?:(?:your|the|an?|this|their|australian|permanent|skilled) )*(?:visas?(?! (?:grant|letter|number|question|application|subclass))|pr\\b|permanent resid\\w+|positive|approval|invitation(?! letter))|be (?:approved|successful|granted|positive|accepted)(?! (?:for|only|when|if|as)\\b)|succeed|pass(?! (?:through|on|it|them|over|along|the (?:file|form|page|word)|this)\\b))(?![^.]*\\b(?:only if|unless)\\b)`,
      ),
      phrase(
        '(?<key>definitely|certainly|surely|undoubtedly|without (?:a )?(?:doubt|fail)|no doubt) (?:\\w+ ){0,3}(?:visas?|pass|approved|positive|succe\\w+|pr|invited)',
      ),
      phrase(
        `(?:visas?|outcome|approval|success|result|positive \\w+|pr) (?:is|are)(?: \\w+ly)? (?<key>certain|sure|secured?|safe)(?! to)`,
      ),
      phrase(
        `(?<key>sure shot|sure ?fire|fool ?proof|fail ?proof|rejection proof|risk free|assured|certain(?= (?:approval|success))) (?:\\w+ )?(?:approvals?|success|visas?|results?|positive|pr|pass|outcomes?|cdr|reports?|application)`,
      ),
      phrase(
        "(?:zero|0) (?:rejections?|refusals?)|never (?:had|seen|received) (?:an? |one )?(?:single )?(?:rejection|refusal|negative)|our (?:\\w+ )?(?:clients?|applicants?|cdrs?|reports?)(?: have| has)? never (?:been )?(?:rejected|refused|fail\\w*)|we have never (?:lost|failed)|(?:we|you|our \\w+) (?:never|cannot|can't) fail|no (?:win|visa|success|approval|positive),? no (?:fees?|pay\\w*|charge)",
      ),
    ],
  },
  {
    why: 'success rate',
    instead: 'The site publishes none.',
    patterns: [
      phrase('highest (?<key>success)'),
      phrase('(?<!(?:test|tests|build|unit)[\\s-])(?<key>success|approval|acceptance|pass|positive|win) (?:rates?|ratios?)'),
      phrase(
        'trusted by (?:hundreds|thousands|\\d)|(?<key>success|approval|acceptance) (?:percentages?|records?)|record of (?:success\\w*|approv\\w+|positive)',
      ),
      phrase(
        `(?<key>${PERCENT})[^.]{0,40}?(?:\\b(?:our|we|us|${CLIENTS})\\b)[^.]{0,40}?\\b(?:pass\\w*|succe\\w+|approv\\w*|positive|accepted|visas?|granted|satisf\\w*|happy)\\b`,
      ),
      phrase(
        `(?:our|we|us|clients?|customers?)\\b[^.]{0,30}\\b(?:pass\\w*|succe\\w+|approv\\w*|positive|accepted|satisf\\w*)\\b[^.]{0,20}?(?<key>${PERCENT})`,
      ),
      phrase(
        `(?<key>${PERCENT}) (?:\\w+ )?(?:success\\w*|positive (?:results?|outcomes?|assessments?)|approv(?:al|als|ed)|pass(?! mark)|acceptance|satisf\\w*)`,
      ),
      phrase(`success\\w* (?:(?:of|in|at|is|was|rate|over|above|about|with|a|nearly|almost|more|than) ){0,4}(?<key>${PERCENT})`),
      phrase(
        `(?:all|every|each|most|nearly all|almost all|almost every|hundreds|thousands) (?:of )?(?:one of )?${CLIENTS} (?:\\w+ ){0,2}?(?<key>pass(?:es|ed)?\\b(?! (?:on|it|us))|succe\\w+|(?:was|were|is|are|been|got) (?:approved|successful|accepted)|(?:gets?|got|receiv\\w+|obtain\\w*|win|won|secured?) (?:\\w+ ){0,3}(?:visas?|pr|positive))`,
      ),
      phrase(
        '(?<key>\\d[\\d,.]*k? ?\\+?|hundreds of|thousands of) (?:\\w+ ){0,2}(?:(?:successful|approved|positive) (?:\\w+ )?(?:clients?|applications?|cases|cdrs?|reports?|visas?|assessments?|outcomes?)|(?:happy|satisfied) (?:clients?|customers?|engineers))',
      ),
    ],
  },
  {
    why: 'not there yet',
    instead: 'Write what is there now.',
    patterns: [
      phrase(
        'coming (?:very )?(?:soon|shortly)|lorem ipsum|to be (?:announced|confirmed|advised)|watch this space|launching soon|your text here',
      ),
      phrase(
        '(?:pages?|sites?|website|section|part|blog|we|this|it)(?: is| are)?(?: still| currently| now)? under construction|^under construction',
      ),
      /\b(?:T\.?B\.?[ADC]|TODO|FIXME|tb[adc])\b/,
    ],
  },
  {
    why: 'name or number of an organisation',
    instead: 'The site names none of its own.',
    patterns: [
      /\b(?!Pty\b|Pvt\b|The\b|An?\b)[A-Z][\w&.'-]*,? \(?(?:(?:Pty|PTY|Pvt|PVT|Proprietary)\b\.?\)?(?: (?:Ltd|LTD|Limited|LIMITED)\b)?|P\/L\b|Ltd\b|LTD\b|LLC\b|Inc\b|LLP\b)/,
      /\b(?:A\.?B\.?N|A\.?C\.?N)\b\D{0,12}\d[\d ]{7,}|\bMARN\b\D{0,12}\d{4,}|©|\(c\) \d{4}|\btrading as\b/i,
    ],
  },
]

/** “We publish no success rate” is not a success rate. */
const DENIAL =
  /\b(?:no(?! (?:doubt|matter|problem|risk|other|one else|fuss|\d))|not(?! (?:only|just|merely))|nobody|none|nothing|never(?! fail)|cannot|\w+n't|without(?! (?:a )?(?:doubt|fail|risk|hassle|question))|nor|neither|avoid|beware|refuse to|instead of|is illegal|is false)\b/i
/** “Ask anyone who guarantees a visa” warns of others. */
const OF_OTHERS =
  /\b(?:any(?:one|body)|some(?:one|body)|whoever|(?:if|when) (?:an?|any|they|your)\b|(?:an?|any|some|other|every|many) (?:\w+ )?(?:agents?|agenc\w+|providers?|writers?|sellers?|compan\w+|websites?|advis[eo]rs?|consultants?|people|persons?|offers?) (?:who|that|which|may|can)|(?:agents|agencies|providers|sellers|websites|people|those) (?:who|that|which))\b/i
const OURSELVES = /\b(?:we|our|ours|us)\b/i
/** A denial does not reach over it: “We do not write it for you, but you will get your visa.” */
const NEW_CLAUSE = /(?:[,;:]| - |\bbut\b|\band\b|\bso\b)\s*(?:and |but |so )?(?:we|our|you|your|they|it|every|all|with us)\b/gi

type Forbidden = { words: string; why: string; instead: string }

export function forbiddenWords(text: string): Forbidden[] {
  return sentencesOf(plain(text)).flatMap((sentence) =>
    rules.flatMap(({ why, instead, patterns }) => {
      const found = patterns.map((pattern) => pattern.exec(sentence)).find((match) => match !== null && !isTakenBack(sentence, match))
      return found ? [{ words: found[0].trim(), why, instead }] : []
    }),
  )
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[‘’‛′´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/'ll\b/g, ' will')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[*_`~[\]]/g, '')
    .replaceAll('&nbsp;', ' ')
}

/** A single line break within a paragraph of Markdown is a space. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\n(?![ \t]*(?:[-+|#>]|\d+[.)]|\n|$))/g, ' ')
    .split(/(?<=[.!?;])(?<!\bno\.)\s+|\n/i)
    .map((sentence) => sentence.replace(/^[\s#>|+-]+(?!\d)/, ''))
}

function isTakenBack(sentence: string, match: RegExpExecArray): boolean {
  const { key } = match.groups ?? {}
  if (key === undefined) return false
  const before = sentence.slice(0, match.index + match[0].indexOf(key))
  const clause = before.slice([...before.matchAll(NEW_CLAUSE)].at(-1)?.index ?? 0)
  return DENIAL.test(clause) || (OF_OTHERS.test(before) && !OURSELVES.test(clause))
}
