import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'ea-application',
  group: 'ea',
  heading: 'Engineers Australia portal upload, in your own account',
  title: 'Engineers Australia portal upload',
  description:
    'Clerical help with your Engineers Australia upload: files listed, named and checked. Your account, your email, your final click. No visa advice.',
  lead: 'We sort, name and check your files, then help you place them in the Engineers Australia portal. The account, the answers and the final click are yours. The help is clerical only: we do not choose a pathway, an occupation or a visa.',
  rule: {
    heading: 'Your account, your email, your ID',
    body: `A migration skills assessment is lodged online. You create the account in your own name, with an email address that you read yourself. The account ID, called EA ID in older papers, is sent to that address.

In 2019 a notice from Engineers Australia to agents was reported. Agents were asked to lodge under the applicant’s own name and EA ID, and to use an agent appointment form. The account was to hold the applicant’s real email. We have seen a report of that notice only, so check the current rule.

Our own rule is the same. We never open an account for you or enter our email in it. We never ask for your password.`,
    sources: ['ea-msa-guide', 'ea-msa'],
  },
  audience: {
    needed: [
      'You hold dozens of files, some scanned twice, some in two languages.',
      'Your name or dates differ between papers, and you want each difference listed before you lodge.',
      'You would like company on a shared screen while you fill in the form.',
    ],
    notNeeded: [
      'Your papers are complete, readable and in order. You can lodge without any helper.',
      'You do not know your pathway yet. Read [who needs a Competency Demonstration Report](/blogs/do-i-need-a-cdr) and Engineers Australia’s own page first.',
      'You want to know which visa to apply for. That is work for a registered migration agent or a lawyer.',
    ],
  },
  asks: {
    heading: 'What Engineers Australia asks at lodgement',
    intro:
      'These points come from its published pages and documents. Some of those are several years old. Where the portal differs, follow the portal.',
    facts: [
      { text: 'Applications are made online. Paper applications are not accepted.', sources: ['ea-msa-guide'] },
      {
        text: 'Your qualification decides the pathway: its country, its type and its accreditation.',
        sources: ['ea-msa'],
      },
      {
        text: 'An accord degree must be finished in or after the year its country became a full signatory. It must also fall inside the listed period.',
        sources: ['ea-msa', 'iea-checker'],
      },
      { text: 'Accord recognition needs full accreditation. A provisional listing is not enough.', sources: ['ea-msa', 'iea-checker'] },
      {
        text: 'The route changed on 1 September 2024 for two awards of registered training organisations: the advanced diploma and the associate degree. Without Dublin Accord accreditation they use the Competency Demonstration Report (CDR) pathway.',
        sources: ['ea-associate-change'],
      },
      {
        text: 'IELTS, TOEFL iBT and PTE Academic are the tests named in July 2022. A PTE result is sent through Pearson’s own portal. The January 2026 edition is current, and we have not read it.',
        sources: ['ea-msa-booklet'],
      },
      { text: 'An earlier guide warns that a wrong pathway brings extra fees and extra waiting.', sources: ['ea-msa-guide'] },
    ],
  },
  split: {
    you: [
      'Open the account and keep its password to yourself.',
      'Choose the pathway, the category and the occupation.',
      'Answer every question in the form from your own knowledge.',
      'Pay Engineers Australia directly, then read the whole form and submit it.',
    ],
    we: [
      'Make a file list for the pathway that you chose.',
      'Check scans for missing pages, cut edges and unreadable stamps.',
      'Name the files by one pattern and put them in order.',
      'List each difference in names, dates and job titles, for you to explain.',
      'Sit with you on a shared screen and say which file fits which field.',
    ],
    never: [
      'Own your account, or receive Engineers Australia’s mail instead of you.',
      'Alter a document. We do not retouch, redate or hide anything.',
      'Advise on a visa, an occupation code or your chance of success.',
      'Collect Engineers Australia’s fee from you.',
    ],
  },
  steps: [
    { title: 'Pathway named', who: 'you', text: 'Tell us which pathway you chose and where you checked it. We do not choose for you.' },
    { title: 'File list', who: 'we', text: 'We send a list with one line for each document and the reason it is there.' },
    { title: 'Scans', who: 'you', text: 'Scan the originals and send copies by the private route we agree. Keep the originals with you.' },
    { title: 'Clerical check', who: 'we', text: 'We open every page. You get a list of what is missing, unclear or different.' },
    { title: 'Form session', who: 'both', text: 'You sign in and type. We watch the shared screen and say which file comes next.' },
    {
      title: 'Own review',
      who: 'you',
      text: 'Compare names, dates and numbers with your passport and certificates. Wait a day if you are tired.',
    },
    { title: 'Payment and submission', who: 'you', text: 'Pay with your own card or account, submit, and save the receipt.' },
    { title: 'Assessment', who: 'authority', text: 'Engineers Australia assesses, may ask you for more, and sends the result to you.' },
  ],
  deliverables: [
    'A file list for your pathway, each line marked ready, missing or not needed.',
    'A named and ordered set of files, with your originals untouched.',
    'A difference list for names, dates and titles.',
    'An upload record that shows each file, its field and the date.',
  ],
  sections: [
    {
      id: 'documents-by-pathway',
      heading: 'Documents by pathway',
      body: `Every pathway starts from a common set. It holds identity papers, a CV, English evidence, the degree certificate and the official transcript. Name-change papers and official translations join it where they apply.

| Pathway | Who uses it | What it adds |
|---|---|---|
| Australian accredited | Program on Engineers Australia’s list, begun in or after the listed year | Nothing further in the sources we read |
| Washington Accord | Accredited engineering bachelor, about four years; French qualifications too | Your own note of the listing and its years |
| Sydney Accord | Accredited bachelor of engineering technology, about three years | The same note |
| Dublin Accord | Accredited two-year advanced diploma or associate degree | The same note; read the 2024 change |
| CDR | Not accredited, or only provisionally; another occupation than the accredited title; qualifications that fit only together; Engineering Manager | CPD list, three career episodes, summary statement, employment evidence |

CPD is continuing professional development. Nobody demands the note of the listing. We suggest it because it shows why you chose that pathway.

- **Completion letters.** Published descriptions say one may stand in for an Australian degree certificate only before graduation. Ask Engineers Australia if that is you.
- **Civil Engineering Draftsperson.** An interim CDR arrangement exists for unaccredited programs begun or finished before 1 September 2024. After December 2026 it is gone, says the official page, which also lists the extra papers.
- **Work experience.** The [employment assessment](/services/exp-assessment) is an extra with its own letters and proof. For Engineering Manager it is a mandatory part of the CDR.`,
      sources: ['ea-msa', 'ea-msa-booklet', 'ea-associate-change', 'ea-rsea'],
    },
    {
      id: 'scans-and-names',
      heading: 'Scans and file names: rules and habits',
      body: `We found no Engineers Australia rule on file names that we could check. Any limit that the portal shows for file type and size binds. What follows is how we work.

| File name | Contents |
|---|---|
| 01-passport-bio.pdf | The page with your photo, all four corners visible |
| 02-degree-certificate.pdf | Colour scan of the original |
| 02-degree-certificate-translation.pdf | Translation, with the translator’s details |
| 03-transcript.pdf | Every page, the grading key too |
| 04-letter-2021-2024.pdf | Signed letter, years of the job in the name |

- One document in one file, pages in order and upright.
- Colour, flat and without shadow. A stamp must be readable when enlarged.
- The back of a page too, where anything is printed or stamped on it.
- Plain letters, digits and hyphens in names, so that any system can read them.`,
    },
    {
      id: 'account-rules',
      heading: 'How we work without your password',
      body: `The usual way is a shared screen. You sign in, your hands stay on the keyboard, and you turn sharing off when you like. Cover card numbers and passwords before you share.

If you want somebody to act in your place, Engineers Australia’s appointment form comes first. We do not take that role. You read and submit the application yourself.

An older Home Affairs page describes typing, copying, collating and lodging as clerical work, not immigration assistance. We keep portal help to work of that kind. For advice, look up an agent in the register of the Office of the Migration Agents Registration Authority.`,
      sources: ['ha-immigration-help', 'migration-act', 'omara'],
    },
    {
      id: 'after-lodgement',
      heading: 'After you submit',
      body: `Engineers Australia may ask for more. For a student project, for example, it may want the original report. Such a request comes to you, and so does its deadline. Check your inbox and your spam folder.

After an unfavourable result, a review must be asked for within three months of the original letter. New evidence is not considered unless it is asked for or the case is exceptional. So a missing document is better found before you submit.

A positive letter has no end date at Engineers Australia. Home Affairs counts three years from its date for visas, as its [skills assessment page](https://immi.homeaffairs.gov.au/visas/working-in-australia/skills-assessment) explains.`,
      sources: ['ea-reviews', 'ea-msa', 'ea-msa-booklet'],
    },
  ],
  refusals: [
    {
      reason: 'The application was made on the wrong pathway.',
      cure: 'Check the accreditation entry and your completion year yourself. If the entry is unclear, ask Engineers Australia before you pay.',
    },
    {
      reason: 'The English result is missing, too old or sent the wrong way.',
      cure: 'Read the current guide for accepted tests and dates. Send a PTE result through Pearson’s portal, and keep the confirmation.',
    },
    {
      reason: 'Two papers carry two names.',
      cure: 'Add the marriage certificate, deed or other official paper that connects the names.',
    },
    {
      reason: 'A transcript lacks a page or its grading key.',
      cure: 'Count pages against the original. Scan again; do not join pages from different issues.',
    },
    {
      reason: 'A request goes unanswered because the email was not the applicant’s.',
      cure: 'Use your own address in the account. Check it each week until the outcome arrives.',
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
        { id: 'names-translations', text: 'Name-change papers and official translations, where they apply' },
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
  questions: [
    {
      question: 'Can you submit the application for me?',
      answer: 'No. You read the whole form and submit it. The statements in it are yours, so the last check has to be yours too.',
    },
    {
      question: 'Which pathway is right for my degree?',
      answer:
        'Engineers Australia’s page has a short quiz, and the accord checker lists signatories and programs. We can show you where to look. The choice, and the risk of a wrong one, stay with you.',
    },
    {
      question: 'Does one English test serve both Engineers Australia and Home Affairs?',
      answer:
        'Not always. The two set their own scores and their own age limits for results. Check both before you book. Our [guide to English tests](/blogs/english-tests-after-7-august-2025) explains the Home Affairs side.',
    },
    {
      question: 'What are the fees and the waiting time?',
      answer:
        'Both change, so we print neither. Read them on Engineers Australia’s page on the day you lodge. Our own price is separate, and the [pricing page](/pricing) says what a quote holds.',
    },
    {
      question: 'How should I send you my passport scan?',
      answer:
        'Not through the enquiry form, and not in chat. Write to us first and we agree a private route. Our [privacy section](/company-policy#privacy) covers how we handle files.',
    },
  ],
  related: [
    {
      path: '/services/cdr-review-proofreading',
      label: 'CDR review by comment',
      why: 'Before upload, if your text has had no second reader.',
    },
    { path: '/services/exp-assessment', label: 'Employment assessment (RSEA)', why: 'Which letters and proof it needs.' },
    { path: '/blogs/do-i-need-a-cdr', label: 'Do I need a CDR', why: 'How accreditation and accord years work.' },
    { path: '/anzsco/eaanzsco', label: 'Occupations for Engineers Australia', why: 'Codes and titles it assesses.' },
  ],
  form: {
    title: 'Ask about a portal upload',
    messageLabel: 'Your pathway and the files you hold',
    messagePlaceholder: 'For example: Washington Accord, certificates scanned, PTE result not sent yet',
    subject: 'EA portal upload enquiry',
  },
}
