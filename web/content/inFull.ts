/** What the authorities’ short names mean, in a sentence: on the pages that offer help with it, under their heads. */
export const inFull = {
  cdr: 'A **CDR** is a Competency Demonstration Report: three career episodes, a summary statement and a list of your continuing professional development (CPD).',
  cpd: '**CPD** is continuing professional development: what you have learned since your qualification. Its list is part of a CDR, the Competency Demonstration Report.',
  rpl: '**RPL** is Recognition of Prior Learning, the ACS pathway without a relevant degree or diploma: six years of IT work and two project reports.',
} as const
