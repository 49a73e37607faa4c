import { inFull } from '../inFull.ts'
import { parseContent } from '../parseContent.ts'
import { type SamplesPage, SamplesPageSchema } from '../schema/indexPage.ts'

const page: SamplesPage = {
  heading: 'CDR Samples: extracts with the reader’s notes in the margin',
  here: 'CDR Samples',
  title: 'CDR, RPL and IML samples, annotated',
  description:
    'Invented extracts with notes: career episodes, a summary statement, CPD, file and evidence lists, RPL, IML and a review letter. To learn from, never to copy.',
  lead: `See which words prove something. ${inFull.cdr} Each extract has notes in the margin that name the element a sentence shows and say why it works. All are invented, so none can go into an application.`,
  one: {
    extract: 'The extract',
    request: 'Request a sample',
    requestHint: 'Opens the short form at the foot of this page. We answer by email.',
    limit:
      'Everything in this extract is invented, and this page is public. Read it, close it, and write from your own files. [Why copying it can cost you the application](/samples#warning) · [How to read the marks](/samples#legend)',
  },
  legend: {
    heading: 'How to read the marks',
    intro: 'Read an extract once without the notes. Then read the notes and decide whether you agree.',
    items: [
      {
        term: 'Marked words',
        drawn: 'mark',
        meaning: 'The words that prove the claim. Cover them, and the sentence proves nothing.',
      },
      {
        term: 'PE1.1 to PE3.6, ET and EA',
        drawn: 'note',
        meaning:
          'Elements of the 2012 standards, in short titles of our own: [PE for Professional Engineers](/blogs/sixteen-competency-elements), [ET and EA for technologists and associates](/blogs/technologist-and-associate-elements).',
      },
      {
        term: 'Other labels',
        drawn: 'note',
        meaning:
          'Words such as “Own part”, “Hours” or “Seniority” are ours. They name a question that a reader may ask, not a criterion of the ACS or IML.',
      },
      {
        term: 'Why it works',
        drawn: 'note',
        meaning: 'Our reading. Only the authority decides what a document proves.',
      },
    ],
  },
  warning: {
    heading: 'Copying from this page can cost you the application',
    body: `This page is public, so any text-matching software can find it. In its July 2022 document, Engineers Australia names rejection and a ban of 12, 24 or 36 months for plagiarism. [What its rules say](/blogs/engineers-australia-plagiarism-rules).

The ACS wants project reports that are only your work. Under its policies, plagiarism ends an application without a refund.

Changed names and numbers do not make a text yours. The order of the thoughts, the reasons and the mistakes would still be ours. So read, close the page, and write from your own files.`,
    sources: ['ea-msa-booklet', 'acs-rpl-reports', 'acs-policies'],
  },
  disciplines: {
    heading: 'Ask for an extract in your discipline',
    intro:
      'Choose yours, and the form at the foot of the page opens with it selected. If we have an annotated extract for it, we email it to you.',
    summary: 'Show the disciplines',
    action: 'Ask for this discipline',
  },
  form: {
    title: 'Ask about your own draft',
    messageLabel: 'What you are preparing',
    messagePlaceholder: 'For example: two career episodes drafted, chemical engineer, unsure which elements they show',
    subject: 'Samples page enquiry',
  },
}

export const samplesPage = parseContent(SamplesPageSchema, page, 'pages/samples.ts')
