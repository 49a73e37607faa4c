import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. `shown`: the files that the sentences speak of. */
export const pile = {
  files: Array.from({ length: 14 }, (_, index) => ({ isOpen: index === 8 || index === 13 })),
  shown: [9, 3, 14],
} as const

export const sample: Sample = {
  id: 'ea-files',
  slug: 'ea-application-file-list-sample',
  page: {
    heading: 'EA application file list sample: every file, checked before upload',
    title: 'EA application file list sample',
    description:
      'An invented file list for an Engineers Australia CDR application, with the state of each file on the day and our notes on what was still open.',
    lead: 'See a file list on the day before upload: what is ready, what was scanned again, and the two files that stop the application.',
  },
  related: [
    { path: '/services/ea-application', label: 'EA Application', why: 'We check, name and upload your files in your own account.' },
    {
      path: '/blogs/engineers-australia-application-documents',
      label: 'Engineers Australia’s documents',
      why: 'What each pathway asks for, with sources.',
    },
    { path: '/pricing', label: 'Pricing', why: 'Our quote, and Engineers Australia’s fee beside it.' },
  ],
  authority: 'ea',
  kicker: 'File list · CDR pathway',
  title: 'Fourteen files, twelve of them ready',
  intro: 'Each file has one content, a plain name and a state. The names are ours; the portal has its own fields.',
  artefact: {
    kind: 'table',
    columns: ['File', 'Content', 'State on 9 March'],
    rows: [
      { cells: ['01-passport', 'Page with photo and details', 'Ready. Colour, all four corners in view'] },
      { cells: ['02-photo', 'Passport photo', 'Ready'] },
      { cells: ['03-name-change', 'Marriage certificate and translation', 'Ready. The degree has the earlier name'], note: 1 },
      { cells: ['04-degree', 'Certificate and translation', 'Ready'] },
      { cells: ['05-transcript', 'All eight semesters and translation', 'Scanned again: semester 6 was missing'] },
      { cells: ['06-english', 'Test report of 3 November', 'Ready. Sent from the test’s own portal'] },
      { cells: ['07-cv', 'All study and work since school', 'Ready. Five months without work are explained'] },
      { cells: ['08-letter-first-employer', 'Reference letter', 'Ready. Signed, dated, on letterhead'] },
      { cells: ['09-letter-second-employer', 'Reference letter', 'Open: no end date, and the signer’s phone is dead'], note: 2 },
      { cells: ['10-cpd', 'List of professional development', 'Ready. Each line has proof at home'] },
      { cells: ['11-episode-1', 'Career episode, last version', 'Ready'] },
      { cells: ['12-episode-2', 'Career episode, last version', 'Ready'] },
      { cells: ['13-episode-3', 'Career episode, last version', 'Ready. Dates now agree with file 08'] },
      { cells: ['14-summary-statement', 'One table, one category', 'Open: four paragraph numbers have moved'], note: 3 },
    ],
  },
  notes: [
    {
      element: 'Names',
      title: 'One person, two names',
      why: 'Without this file, a reader cannot tell that the degree belongs to the passport. It is easy to forget, because to its owner it is obvious.',
    },
    {
      element: 'Employment',
      title: 'Only the employer can correct it',
      why: 'We name what is missing. The applicant asks the employer for a new letter, and the upload waits.',
    },
    {
      element: 'Order of work',
      title: 'The table comes last',
      why: 'A paragraph added to episode 2 moved every number after it. The table was checked before the episode was finished.',
    },
  ],
  lesson: `**Take the order.** Identity, study, English, work, then what you wrote. For each file ask three things: is it complete, does it open, and do its dates agree with the other files?

**Leave the list.** It belongs to an invented person on the CDR pathway. An accord or an Australian degree needs fewer files, and Engineers Australia may ask for others. [Its documents, pathway by pathway](/blogs/engineers-australia-application-documents) has our sources. The account, the password and the button *Submit* stay yours.`,
}
