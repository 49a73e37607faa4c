import { fees } from '../authorityFees.ts'
import { eaFeeList, eaTimes } from '../eaFees.ts'
import { ourPart } from '../ourPart.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'EA Application and portal upload, checked file by file and submitted together',
  title: 'EA application and portal upload help',
  description:
    'Engineers Australia portal upload: your files listed, named and checked, then a shared-screen session. Your account, your email and your final click.',
  lead: 'We check every scan, name every file and stay on your shared screen while you submit in your own account. This is the submission package.',
  glance: {
    forWhom: 'Engineers with dozens of files to scan, name and submit, on any pathway.',
    get: 'A file list for your pathway, every file checked and named, a list of differences, a shared screen and a record of the upload.',
    fee: fees.pathway,
    sample: '/samples/ea-application-file-list-sample',
  },
  deliverables: [
    {
      title: 'A file list for your pathway',
      text: 'Each line is marked ready, missing or spare, with the page of Engineers Australia that asks for it.',
      excerpt: [
        { ref: '05', text: 'Scanned again: all eight semesters' },
        { ref: '07', text: 'Ready: five months explained' },
        { ref: '09', text: 'End date missing', isOpen: true },
      ],
    },
    {
      title: 'Your files, named and in order',
      text: 'All names follow one pattern, and all files fit the portal’s size limit. Your originals stay untouched.',
    },
    { title: 'A list of differences', text: 'Each name, date or title that differs between two documents.' },
    {
      title: 'A shared screen while you submit',
      text: 'We say which file fits which field, and what to check before the last click.',
    },
    {
      title: 'An upload record',
      text: 'It lists each file, its field in the form and the date, so that you can show later what was sent.',
    },
  ],
  steps: [
    { title: 'Tell us which pathway you chose', who: 'you', text: 'Tell us too where you checked it and when you hope to submit.' },
    { title: 'Get your file list', who: 'we', text: 'One line for each document, with the reason it is there and who can supply it.' },
    { title: 'Scan and send', who: 'you', text: 'Use the private channel we agree on, and keep the originals.' },
    { title: 'We check every page', who: 'we', text: 'You get a list of what is missing, unclear or different, most serious first.' },
    {
      title: 'Fill in the form',
      who: 'both',
      text: 'You sign in and type while we follow on the shared screen and say which file fits which field. You pay and submit.',
    },
  ],
  split: {
    you: [
      'Open the account and keep its password.',
      'Choose pathway, category and occupation.',
      'Pay Engineers Australia and press submit.',
    ],
    we: ['List and name the files.', 'Check scans for missing pages and cut edges.', 'Say which file fits which field.'],
  },
  rule: {
    heading: 'Your account, your email, your click',
    body: 'A migration skills assessment is submitted online in your own name. We show where the rule is and what it says; you choose. We never ask for your password.',
    guide: { path: '/blogs/engineers-australia-application-documents', label: 'See which pathway asks for what' },
    sources: ['ea-msa', 'ea-msa-guide'],
  },
  audience: {
    needed: [
      'You have dozens of files, some scanned twice, some in two languages.',
      'Your name or dates differ between documents.',
      'You would like company on screen while you fill in the form.',
    ],
    notNeeded: [
      'Your documents are complete, readable and in order: submit them yourself.',
      'You want to know which visa to apply for. Ask [a registered agent or lawyer](/meet-our-agent).',
    ],
  },
  questions: [
    {
      question: 'Can you submit the application for me?',
      answer:
        'You read the whole form and submit it, with us on the screen. The statements in it are yours, so the last check is yours too.',
    },
    {
      question: 'Which pathway is right for my degree?',
      answer:
        'Engineers Australia’s page has a short quiz, and the accord checker lists signatories and programs. [Do I need a CDR?](/blogs/do-i-need-a-cdr) takes the tests in order. We show you where the rule is; the choice stays with you.',
      sources: ['ea-msa', 'iea-checker'],
    },
    {
      question: 'Does one English test serve both Engineers Australia and Home Affairs?',
      answer:
        'Often, but each sets its own scores and counts the age of a result from a day of its own. Check both before you book. [Which English test?](/blogs/english-test-for-skills-assessment) has both.',
      sources: ['ea-english', 'ha-english'],
    },
    {
      question: 'My name differs between documents. What do I add?',
      answer:
        'Add name-change documents and translations if needed: the marriage certificate, deed or other official document that connects the two names.',
    },
    {
      question: 'What are the fees and the waiting time?',
      answer: [
        eaFeeList(['cdr', 'accord', 'australian', 'fastTrack']),
        ...eaTimes(),
        `Check [the current page](https://www.engineersaustralia.org.au/migrants/migration-skills-assessment) on the day you submit. ${ourPart('ea-application')}. See [pricing](/pricing).`,
      ].join('\n\n'),
    },
    {
      question: 'How should I send you my passport scan?',
      answer:
        'By a private channel that we agree on first; leave it out of the enquiry form and of chat. Our [privacy part](/company-policy#privacy) covers how we handle files.',
    },
  ],
  checklist: [
    {
      heading: 'Every pathway',
      items: [
        { id: 'passport', text: 'Passport bio page and passport photo' },
        { id: 'degree', text: 'Degree certificate and official transcript' },
        { id: 'cv', text: 'CV with the full history of study and work, gaps explained' },
        { id: 'english', text: 'English evidence, or the reason the current guide gives for not needing it' },
        { id: 'names-translations', text: 'Name-change documents and official translations, where they apply' },
      ],
    },
    {
      heading: 'Accredited and accord pathways',
      items: [
        { id: 'listing', text: 'The listing of my program, campus and years, saved with the date' },
        { id: 'full-status', text: 'The listing says full accreditation, not provisional' },
        { id: 'same-occupation', text: 'I want the occupation that my accredited title names' },
      ],
    },
    {
      heading: 'CDR pathway',
      items: [
        { id: 'episodes', text: 'Three career episodes that I wrote, with numbered paragraphs' },
        { id: 'summary', text: 'One summary statement that I wrote, for one category' },
        { id: 'cpd', text: 'CPD list' },
        { id: 'employment', text: 'Employment evidence for the jobs in my CV' },
      ],
    },
    {
      heading: 'Last look before you submit',
      items: [
        { id: 'own-email', text: 'The account shows my name and an email only I control' },
        { id: 'opened', text: 'I opened every uploaded file and it was the right one' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/engineers-australia-application-documents',
      label: 'Documents by pathway',
      why: 'What each pathway asks for, and how to name the files.',
    },
    { path: '/services/exp-assessment', label: 'Experience Assessment RSEA', why: 'Which letters and proof it needs.' },
    { path: '/anzsco/eaanzsco', label: 'Engineering occupations', why: 'Codes and titles Engineers Australia assesses.' },
  ],
  form: {
    title: 'Ask about a portal upload',
    messageLabel: 'Your pathway and the files you have',
    messagePlaceholder: 'For example: Washington Accord, certificates scanned, PTE result not sent yet',
    subject: 'EA portal upload enquiry',
  },
  onHome: 'Files checked, named and submitted with you.',
  onPricing: {
    forWhom: 'Applicants with complete documents: the submission package for Engineers Australia.',
    contains: [
      'File list for the pathway you chose',
      'Page-by-page scan check and naming',
      'Shared screen while you submit',
      'Record of every file sent',
    ],
    notIncluded: ['The choice of pathway and occupation, comments on your text, and Engineers Australia’s fee'],
  },
  artefact: {
    caption: 'An invented application. We suggest the names. The account and the last click are yours.',
    drawing: {
      plan: 'tall',
      ask: 'What did we find in each file?',
      says: 'Fourteen files of an application in order, as an assembly drawing: twelve are ready, and two are pulled out because they are not.',
      drawn: 'your click',
      checked: 'every page',
      labels: {
        '1': 'passport',
        '2': 'photo',
        '3': 'name change',
        '4': 'degree',
        '5': 'transcript',
        '6': 'English',
        '7': 'CV',
        '8': 'letter, first employer',
        '9': 'no end date',
        '10': 'CPD list',
        '11': 'episode 1',
        '12': 'episode 2',
        '13': 'episode 3',
        '14': 'numbers moved',
        ready: '14 files, 12 ready',
        readyShort: '12 of 14 ready',
      },
      sentences: [
        {
          choice: '09 Employment',
          ref: '09',
          before: 'Reference letter, second employer.',
          mark: 'Open: no end date, and the signer’s phone is dead.',
          why: 'We name what is missing. Only the employer can correct it, so the upload waits.',
        },
        {
          choice: '03 Names',
          ref: '03',
          before: 'Marriage certificate and translation.',
          mark: 'Ready. The degree has the earlier name.',
          why: 'This file shows that degree and passport belong to the same person.',
        },
        {
          choice: '14 Order of work',
          ref: '14',
          before: 'One table, one category.',
          mark: 'Open: four paragraph numbers have moved.',
          why: 'Check the summary statement last: a paragraph added to episode 2 moved every number after it.',
        },
      ],
    },
  },
}
