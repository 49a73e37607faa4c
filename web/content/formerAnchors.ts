/** A part of a service page, by its id. */
type ServicePart = 'get' | 'steps' | 'split' | 'rule' | 'who' | 'questions' | 'documents' | 'calculator' | 'checker'

/** Parts that every service page had: what the authority asks and what goes wrong, which its guide tells now. */
const everywhere: Partial<Record<ServicePart, readonly string[]>> = { rule: ['asks', 'problems'] }

/** Ids of parts that service pages had until November 2026, in the part that is nearest now. People have links to them. */
const former: Record<string, Partial<Record<ServicePart, readonly string[]>>> = {
  'cdr-writing': { who: ['when-you-need-one', 'category'], get: ['pieces'], steps: ['plan'] },
  'career-episode-writing': { get: ['four-sections', 'sentence-pairs', 'spread'], documents: ['evidence'] },
  'summary-statement': { rule: ['sixteen-elements', 'other-categories'], get: ['worked-mapping'], steps: ['gaps'] },
  'cpd-writing': { get: ['columns', 'before-after'], rule: ['what-counts', 'thin-list'] },
  'cdr-review-proofreading': { get: ['what-we-check', 'example-comments'], split: ['never-change'], checker: ['draft-checker'] },
  'ea-application': { documents: ['documents-by-pathway', 'scans-and-names'], split: ['account-rules'], questions: ['after-lodgement'] },
  'exp-assessment': { who: ['bands'], documents: ['letter-anatomy', 'outside-proof'], questions: ['hard-cases'] },
  'stage1-competency-assessment': {
    rule: ['three-assessments', 'what-the-standard-covers'],
    who: ['four-situations'],
    questions: ['state-registration'],
  },
  'acs-review': { get: ['two-moments', 'met-date'], rule: ['pathways-compared', 'not-assessed'], documents: ['letter-anatomy'] },
  'rpl-writing': { rule: ['time-windows', 'form-parts'], get: ['planning-questions'], questions: ['points-and-rpl'] },
  'rpl-review': { get: ['completeness-check', 'date-clashes'], split: ['comments-and-limits', 'own-role-test'] },
  'iml-comp-assessment-writing': { who: ['nine-occupations', 'years'], get: ['three-themes', 'organisation-chart'] },
  iml: { get: ['upload-pack', 'file-names'], questions: ['review-route'] },
  'plagiarism-ai-proofread': {
    rule: ['similarity-reports', 'ai-detectors', 'marking-sources'],
    split: ['language-line', 'proof-of-authorship'],
    questions: ['where-files-go'],
  },
  'pr-points-calculator': {
    calculator: ['age', 'english', 'skilled-work', 'acs-date', 'study', 'language', 'partner', 'nomination', 'worked-sum'],
    questions: ['limits'],
  },
  'review-cover-letter': {
    rule: ['three-authorities', 'choose-by-defect', 'count-the-days'],
    get: ['parts-of-the-letter', 'sentence-pairs'],
    who: ['misconduct'],
  },
}

export function formerAnchors(slug: string, part: ServicePart): readonly string[] {
  return [...(everywhere[part] ?? []), ...(former[slug]?.[part] ?? [])]
}
