/** What people type for a guide beside the words of its title, summary and headings, by slug. It helps the search only. */
export const guideSynonyms: Readonly<Record<string, readonly string[]>> = {
  'how-long-does-a-cdr-take': [
    'fees costs price charges payment how much money',
    'timeline timeframe duration processing time waiting time fast track weeks months',
  ],
  'acs-pathways-compared': ['ACS fees', 'post australian study'],
  'acs-rpl-in-2026': ['ChatGPT artificial intelligence', 'recognition of prior learning', 'no degree'],
  'acs-reference-letter-checklist': ['statutory declaration', 'stat dec', 'experience letter', 'employment letter', 'payslips'],
  'accord-status-by-country': ['Bangladesh Sri Lanka Philippines', 'accredited degree'],
  'cdr-rejection-reasons': ['rejected', 'refused', 'mistakes'],
  'engineers-australia-application-documents': ['papers', 'upload', 'portal', 'scan', 'certified copies'],
  'engineers-australia-negative-outcome': ['rejected', 'refused', 'failed'],
  'engineers-australia-plagiarism-rules': ['AI ChatGPT artificial intelligence', 'Turnitin similarity', 'banned', 'copied'],
  'english-test-for-skills-assessment': ['IELTS', 'PTE'],
  'points-test-guide': ['PR points', 'EOI', 'permanent residence', 'age', 'NAATI', 'skilled visa'],
  'sixteen-competency-elements': ['summary statement'],
  'do-i-need-a-cdr': ['what is a CDR', 'competency demonstration report'],
  'choose-three-career-episodes': ['how to write a CDR'],
  'rsea-is-it-worth-it': ['work experience', 'statutory declaration', 'payslips'],
}

/** A question has these words, and no answer needs them. */
export const smallWords: readonly string[] = ['a', 'am', 'an', 'and', 'are', 'at', 'be', 'can', 'do', 'does', 'for', 'from', 'get', 'how']
  .concat(['i', 'if', 'in', 'is', 'it', 'me', 'my', 'need', 'of', 'on', 'or', 'should', 'the'])
  .concat(['to', 'use', 'we', 'what', 'when', 'which', 'who', 'why', 'will', 'with', 'you', 'your'])
