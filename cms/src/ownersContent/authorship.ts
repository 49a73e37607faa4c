// The pages promise that we write no applicant's text, because a bought text gets its applicant banned: what offers one is refused.
// web/checks/authorship.test.ts has 300 sentences, a third of them never looked at while these patterns were written.
import { phrase, type Rule } from './phrase.ts'

/** A text of which the applicant is the author. What is done to one, as a review, is no text. */
const TEXT =
  "(?:(?:cdrs?|rpls?|competency demonstration|(?:career )?episodes?|summary statements?|statements? of claims|cpd (?:lists?|records?|logs?|statements?)|(?:cdr|rpl|acs|iml|competency|project|technical|assessment|skills|your|finished|complete|whole|entire) (?:project |assessment )?reports?|(?<=the |each |every )reports?|(?:applicant's|your|the applicants?) texts?)(?: (?:reports?|packages?))?(?! (?:review|proofread\\w*|check|writing|interview|help|support|application|assessment|draft|guide|structure|plan|outline|page|service|questions?|quote|fee|sample|on what|about what)))"
/** Words before the text itself. A word of ours, as in “comments on your CDR”, ends them. */
const BEFORE =
  "(?:(?!(?:an? (?:\\w+ )?(?:list|plan|guide|quote)|on|about|in|into|to|at|by|from|with|beside|under|for|that|which|what|who|how|when|if|until|while|as|and|or|but|no|not|none|nothing|yourself|you|we|it|comments?|questions?|notes?|feedback|review\\w*|structures?|outlines?|plans?|checklists?|guides?|samples?|tables?|gaps?|margins?|next|whether)\\b)[\\w']+ (?:of (?=your|the|our|all|these|those|cdr|career))?){0,5}"
const MODAL =
  '(?:(?:will|can|could|would|shall|may|also|even|always|then|gladly|happily|simply|just|now|first|professionally|fully|\\w+ly|are (?:happy|glad|able|ready|here) to|love to|like to|offer to|want to|is (?:able|ready|happy) to) ){0,3}'
const WRITE =
  '(?:(?:(?:plan|check|edit|structure|review|interview|research) (?:and|then) )?(?:ghost ?)?(?:write|writes|writing|draft|drafts|compose|composes|author|authors|craft|crafts|redraft|type up|formulate)(?: (?:and|or) \\w+)?|(?:re ?write|rewrites|paraphrase|reword|rephrase|spin)s?)'
const MAKE = '(?:produce|create|develop|deliver|prepare|generate|supply|build|complete|finish)s?'
const PEOPLE =
  '(?:teams?|writers?|engineers?|experts?|staff|people|specialists?|consultants?|editors?|ghost ?writers?|authors?|professionals?|managers?|developers?|colleagues?|company|agency|service)'
/** “How do I write an episode?” is a reader's question. */
const WE = `(?:(?<!\\b(?:do|can|should|must|may|will|could|would|when|if|how|what|where|before|after|until|why|than)[\\s-])(?:we|i)(?: \\w+ly)?|our (?:\\w+ ){0,3}?${PEOPLE})`
const NOT_HARMFUL =
  '(?![^.]*\\b(?:found|plagiaris(?:m(?![\\s-]+free)|ed)|bans?|banned|refus\\w+|risks?|copied|rejected|fails?|failed|caught|cost|costs|detected|trouble|someone|somebody|others|forbid\\w*|not (?:allowed|accept\\w*))\\b)'
const MADE = '(?:written|drafted|composed|ghost ?written|rewritten|authored|crafted|typed|prepared|produced|created)'
const FINISHED =
  '(?:(?:ready|pre|already) (?:made|written|filled|drafted)|off the shelf|done for you|(?:ready|good) to (?:submit|lodge|use|upload|go)|ready to (?:submit|lodge))'
const WHOLE = `(?:finished|complete|completed|full|fully written|ready|whole|${FINISHED})`

export const authorshipRules: readonly Rule[] = [
  {
    why: 'writing for the applicant',
    instead: 'The applicant writes: say what you ask, read, check or comment on.',
    patterns: [
      phrase(`${WE} ${MODAL}(?<key>${WRITE}) ${BEFORE}${TEXT}`),
      phrase(`${WE} ${MODAL}(?<key>${MAKE}) ${BEFORE}${TEXT}(?! (?:for (?:upload|lodg\\w+|submission|the portal)|with you))`),
      phrase(`${WE} ${MODAL}(?<key>make) (?:an? |the )?${BEFORE}(?<!your )${WHOLE} ${BEFORE}${TEXT}`),
      phrase(
        `${WE} ${MODAL}(?<key>${WRITE}|do) (?:(?:it|them|everything|that|this|all) (?:all )?for you|(?:[\\w']+ ){1,4}(?:on your behalf|in your (?:name|place|own voice)))`,
      ),
      phrase(`(?<key>let) (?:us|${WE}) ${MODAL}(?:${WRITE}|${MAKE}) ${BEFORE}${TEXT}`),
      phrase(`(?<key>(?:have|ask|pay|hire|use|order)) (?:us|our ${PEOPLE}|an? (?:\\w+ )?${PEOPLE}) to ${WRITE}`),
      phrase(`(?<key>have) us ${WRITE} ${BEFORE}${TEXT}`),
      phrase(`(?<key>have|get) (?!to )${BEFORE}${TEXT} (?:[\\w']+ ){0,2}?(?:${MADE}|done|made|finished)(?! by (?:you|yourself|hand))`),
      phrase(
        `${TEXT}(?: (?:is|are|will be|gets?|get|being|was|were|has been|have been))? (?:\\w+ly )?(?<key>${MADE}) (?:for you|in your name|on your behalf|from scratch|by us|by (?:our|an?|the|some|civil|electrical|software|mechanical|real|former|qualified|experienced|professional|trained) (?:\\w+ ){0,3}${PEOPLE}|by (?:${PEOPLE}))${NOT_HARMFUL}`,
      ),
      phrase(`(?<key>${MADE})(?: \\w+)?(?: and \\w+)? by (?:us|our (?:\\w+ )*${PEOPLE})${NOT_HARMFUL}`),
      phrase(`(?:professionally|expertly|fully|newly|freshly|custom) (?<key>${MADE}) ${BEFORE}${TEXT}`),
      phrase(
        `${WE} ${MODAL}(?<key>do|handle|manage|take (?:over|on|care of|charge of)|look after) (?:all )?(?:of )?(?:the|your|all)?(?: [\\w']+){0,2}? ?(?:writing(?! (?:style|plan|group|course|room))|drafting|${TEXT}|words for you)`,
      ),
      phrase(
        `(?<key>leave|outsource|hand over) (?!an? )(?:[\\w']+ ){0,3}?(?:writing|drafting|wording|words|reports?|cdrs?|rpls?|episodes?|statements?|texts?|all of it|everything|it|it all) to (?:us|our|an? expert|the experts)`,
      ),
      phrase('(?<key>sit back|lean back|you (?:can )?relax|relax (?:and|while))[^.]{0,40}\\b(?:writ\\w+|we|us|our)'),
      phrase(
        `(?:you (?:do not|don't|need not|needn't|never|will not|won't|no longer)(?: ever| even)?(?: have| need)?(?: to)? |no (?:need|time) to |without )(?:write|writing|type|typing|put) (?:(?:anything|an? (?:single )?(?:word|line|sentence|thing))\\b|(?:your|the) own ${TEXT}|${BEFORE}${TEXT} (?:yourself|on your own))`,
      ),
      phrase('no time (?:for|to) (?:write|writing|draft)'),
      phrase(
        `(?:you )?(?<key>receive|get|collect)(?: back)? (?:an? |your |the )?${BEFORE}${WHOLE} ${BEFORE}(?:${TEXT}|report)(?! (?:from (?:the|engineers)|of (?:what|our)))`,
      ),
      phrase(
        `(?<!\\byou (?:\\w+ )?)(?<key>turn|turns|make|makes|convert|converts|transform|transforms) (?:your|an?|their|the)(?: \\w+)? (?:cv|resume|notes?|words|experience|projects?|answers?|interview|story|call|job|work|career) into ${BEFORE}(?:${TEXT}|report)`,
      ),
      phrase('(?<!from )(?<key>ghost ?writ\\w+)(?! is\\b)|our (?:\\w+ ){0,3}writers?'),
      phrase('(?<key>hire) (?:[\\w]+ ){0,3}?(?:writers?|authors?)'),
      phrase(`(?<key>done for you) (?:\\w+ ){0,2}(?:${TEXT}|report|service)`),
      phrase(
        '(?:we|our \\w+)(?: \\w+)? (?<key>invent|make up|embellish|fabricate|exaggerate|add) (?!no\\b)(?:\\w+ ){0,3}?(?:projects?|dut(?:y|ies)|experience|tasks?|achievements?|responsibilities|facts|details)\\b(?! (?:you|from your))',
      ),
      phrase(
        '(?:we|our \\w+|(?<!to )humani[sz]\\w*)(?: \\w+){0,4}? (?<key>undetectable|humani[sz]\\w*|past (?:the|any|every) (?:checker|detector|check)|(?:ai|machine) text)',
      ),
      phrase(
        '(?:we|our \\w+)(?: \\w+ly| can| will)? (?<key>rewrite|re write|paraphrase|reword|rephrase|change|spin) (?!no\\b)(?:\\w+ ){1,6}?(?:(?:until|so that|to)[^.]{0,30}\\b(?:checkers?|check|detectors?|score|similarity)|in your own (?:voice|words))',
      ),
    ],
  },
  {
    why: 'sale of a text',
    instead: 'Say what you sell: interviews, comments, checks, uploads.',
    patterns: [
      phrase(
        `(?<!\\b(?:i|you|people|to|who|never|they|others|applicants|not|n't|should|we)[\\s-])(?<key>buy|purchase|order) (?:(?:an?|your|the|our|one|any|some|\\w+ly|${FINISHED}|finished|complete|full|cheap|custom|quality|original|approved|unique|\\d+) )*${TEXT}`,
      ),
      phrase(`${TEXT}(?: \\w+)? (?<key>for sale|on sale|to buy)`),
      phrase(
        `${WE} ${MODAL}(?<key>sell|resell|re sell|offer|supply|stock) ${BEFORE}(?:(?:${FINISHED} )?${TEXT}|(?:samples?|templates?|reports?|episodes?) (?:that|which|to|for|you)\\b[^.]{0,20}\\b(?:submit|lodge|use|copy)|${FINISHED} (?:\\w+ )?(?:samples?|reports?|texts?))`,
      ),
      phrase(
        `(?<key>${FINISHED}) (?!by\\b)(?:(?!your|the|my|an?|all|it|this|that|for|when|if)\\w+ ){0,2}?(?:${TEXT}|reports?)${NOT_HARMFUL}`,
      ),
      phrase(
        '(?<key>use|copy|lodge|submit|adapt|reuse|paste) (?:one of )?(?:our|these|the|any of our) (?:\\w+ )?(?:samples?|templates?|examples?|episodes?)(?:[^.]{0,20}\\b(?:in|into|as|for) your\\b| word for word)',
      ),
      phrase(
        '(?<key>(?:put|add|write|change|insert|fill in)) (?:just |only )?(?:your|the|in your) names?[^.]{0,25}\\b(?:samples?|templates?|finished)',
      ),
      phrase(
        '(?<key>download|pick|choose|take) (?:an?|our|any|one of our) (?:[\\w]+ ){0,3}?(?:samples?|cdrs?|reports?|episodes?|templates?) and (?:submit|lodge|change|put|make it|use it as|hand|add)',
      ),
      phrase('(?<key>samples?|templates?|reports?|episodes?) (?:that|which) you (?:can|may) (?:submit|lodge|hand in|use as your own)'),
    ],
  },
]
