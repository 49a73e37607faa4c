/** The service pages of web/content/navigation.ts with their names; a test keeps the two equal. */
export const services: Readonly<Record<string, string>> = {
  '/services/cdr-writing': 'CDR Writing',
  '/services/career-episode-writing': 'Career Episode Writing',
  '/services/summary-statement': 'Summary Statement',
  '/services/cpd-writing': 'CPD Writing',
  '/services/cdr-review-proofreading': 'CDR Review and Proofreading',
  '/services/ea-application': 'EA Application',
  '/services/exp-assessment': 'Experience Assessment RSEA',
  '/services/stage1-competency-assessment': 'Stage 1 Competency Assessment',
  '/services/acs-review': 'ACS Review',
  '/services/rpl-writing': 'RPL Writing',
  '/services/rpl-review': 'RPL Review',
  '/services/iml-comp-assessment-writing': 'IML Competency Assessment Writing',
  '/services/iml': 'IML Application',
  '/services/plagiarism-ai-proofread': 'Plagiarism and AI Proofread',
  '/services/review-cover-letter': 'Review Cover Letter',
  '/services/pr-points-calculator': 'PR Points Calculator',
}
