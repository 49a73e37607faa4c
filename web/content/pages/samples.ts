import { parseContent } from '../parseContent.ts'
import { type SamplesPage, SamplesPageSchema } from '../schema/indexPage.ts'

const page: SamplesPage = {
  heading: 'Annotated extracts: see which words carry the proof',
  title: 'CDR, RPL and IML samples, annotated',
  description:
    'Seven invented extracts with margin notes: career episodes, a summary statement, a CPD list, RPL paragraphs and an IML chart. To learn from, never to copy.',
  lead: 'Seven short extracts, each with notes in the margin that name the element a sentence shows and say why it works. We invented all of them. They teach reading; none can go into an application.',
  index: { label: 'Index of sheets', stamp: 'All invented' },
  legend: {
    heading: 'How to read the marks',
    intro: 'Read an extract once without the notes. Then read the notes, and decide whether you agree.',
    items: [
      {
        term: 'Marked words',
        drawn: 'mark',
        meaning: 'The words that carry the proof. Cover them, and ask what is left of the claim.',
      },
      {
        term: 'PE1.1 to PE3.6',
        drawn: 'note',
        meaning:
          'Elements of the 2012 standard for Professional Engineers, in short titles of our own. [The sixteen elements](/blogs/sixteen-competency-elements) explains each one.',
      },
      {
        term: 'Other labels',
        drawn: 'note',
        meaning:
          'Words such as “Own part” or “Seniority” are ours. They name a question that a reader may ask, not a criterion of the ACS or IML.',
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
    body: `Anybody can read this page, so anybody’s software can match it. A guide on Engineers Australia’s earlier website speaks of screening text against published sources and other applications. For plagiarism its July 2022 document names rejection, and a ban of 12, 24 or 36 months. The edition of January 2026 has not reached us, so [open it](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application).

The ACS wants project reports that are only your work. Under its policies, plagiarism ends an application without a refund.

Changed names and numbers do not make a text yours. The order of the thoughts, the reasons and the mistakes would still be ours. So read, close the page, and write from your own files.`,
    sources: ['ea-msa-guide', 'ea-msa-booklet', 'acs-rpl-reports', 'acs-policies'],
  },
  disciplines: {
    heading: 'Ask for an extract in your discipline',
    intro:
      'Choose yours, and the form at the foot of the page opens with it selected. We answer by email, with an annotated extract if we have one for it. It is invented too, and for reading only.',
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
