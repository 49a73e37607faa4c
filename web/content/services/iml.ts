import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'iml',
  group: 'iml',
  heading: 'IML portal upload: clerical help with your own application',
  title: 'IML portal upload, clerical help only',
  description:
    'Clerical help with an IML application: scans, single PDFs for each qualification and position, file names, and upload from your own account.',
  lead: 'We scan-check, join, name and order your files for the Institute of Managers and Leaders (IML), and help you upload them. This is clerical work: we give no opinion or advice, and we do not act as your agent.',
  rule: {
    heading: 'Your application, your email, your signature',
    body: `The application is lodged online, under your name and your email. You are signed in and watch the shared screen, and each file goes where you say. You press submit and pay IML. We ask for no password.

IML has a form for people who act for an applicant. The copy we read, from September 2023, is worded for a *registered migration agent*. We do not sign it and do not act for you. If you want an agent, look the person up on the [public register](https://portal.mara.gov.au/search-the-register-of-migration-agents/).`,
    sources: ['iml-documents', 'omara'],
  },
  audience: {
    needed: [
      'Your papers are photos on a phone, in several languages, from several countries.',
      'One job left six papers, and each must go into one file in a sensible order.',
      'Your connection is slow, and the files are too heavy to send.',
    ],
    notNeeded: [
      'You have a scanner, a PDF tool and an afternoon. The pack table below is all you need.',
      'A registered migration agent already acts for you. The agent can lodge.',
      'Your statements are not written yet. Begin with [competency statements](/services/iml-comp-assessment-writing).',
    ],
  },
  asks: {
    heading: 'What IML says about the files',
    intro:
      'The points about files come from older IML pages and from a copy of its 2023 checklist. Open the current checklist beside them.',
    facts: [
      { text: 'Applications are lodged online on IML’s own site.', sources: ['iml-documents'] },
      { text: 'An application covers one occupation.', sources: ['iml-faq'] },
      { text: 'IML gives no advice before an assessment and no visa advice.', sources: ['iml-faq'] },
      { text: 'The 2023 checklist asks for one PDF for each qualification and one PDF for each position.', sources: ['iml-documents'] },
      { text: 'It asks for colour scans of the originals at 300 dpi, which means dots per inch.', sources: ['iml-documents'] },
      { text: 'Papers in another language need an accredited translation.', sources: ['iml-documents'] },
      {
        text: 'Some countries have rules of their own, for example for employment in China, Iran, Sri Lanka or Pakistan.',
        sources: ['iml-documents'],
      },
    ],
  },
  split: {
    you: [
      'Choose the occupation and give true papers.',
      'Order translations and get the charts from your employer.',
      'Read every screen before you submit.',
      'Pay IML directly, and answer its messages.',
    ],
    we: [
      'Look at each scan for colour, edges, resolution and missing pages.',
      'Join pages into one PDF for each qualification and position.',
      'Name the files and keep an index.',
      'Place each file where you tell us, while you watch the screen.',
    ],
    never: [
      'Open an account for you or receive IML’s mail in your place.',
      'Judge whether you are senior enough.',
      'Alter a paper, a date or a stamp.',
      'Advise on occupation, visa or points.',
    ],
  },
  steps: [
    {
      title: 'Send a list first',
      who: 'you',
      text: 'Write which qualifications and positions you claim. No passport goes into the enquiry form.',
    },
    { title: 'Receive the pack plan', who: 'we', text: 'We return a table of the files your list needs, with a name for each.' },
    { title: 'Scan and send', who: 'you', text: 'Scan the originals in colour and send them the way we agreed.' },
    { title: 'Build the files', who: 'we', text: 'We join, order and name them, and we report each page that is unreadable or absent.' },
    { title: 'Upload together', who: 'both', text: 'You sign in. We go through the index line by line until each file is in place.' },
    { title: 'Submit and pay', who: 'you', text: 'You read the summary, accept the declaration, submit and pay. Save the receipt.' },
    {
      title: 'IML takes over',
      who: 'authority',
      text: 'IML writes to you. If it asks for more, forward the request and we prepare the file.',
    },
  ],
  deliverables: [
    'Your finished PDFs, named and in order.',
    'An index of files, pages and dates.',
    'A list of scans to repeat and papers to find.',
    'A copy of the submitted pack for your own records.',
  ],
  sections: [
    {
      id: 'upload-pack',
      heading: 'The upload pack, file by file',
      body: `| File | What goes inside, in this order | How many files |
|---|---|---|
| Identity | Passport page with your details, and two more papers; at least two papers show a photo | As the form asks |
| Australian visa | The grant notice, if you are in Australia | One |
| Qualification | Award certificate, transcript, then their translations | **One for each qualification** |
| Position | Letter or statement, your position description, charts up and down, short descriptions for subordinates, proof | **One for each position** |
| Name change | Marriage paper or deed, if your papers show different names | Only if the form asks |
| Country extras | What IML’s list asks for work in that country | As listed |
| Statements | Your competency statements, in the form the guide gives | As the guide says |

The order inside a position file is our suggestion. The charts must include the chief executive or managing director. An older IML page says that foreign awards are compared through Country Education Profiles. We suggest a transcript that shows every year of study. The identity rule is from an older page too: check it first.

We state no maximum number of files. An old limit is still quoted online, and we could not confirm it.`,
      sources: ['iml-documents'],
    },
    {
      id: 'file-names',
      heading: 'File names that an assessor can sort',
      body: `Use a number, a kind, years and a short title. Use no spaces or accents. These names are invented:

- \`01-identity.pdf\`
- \`02-qualification-2009-bachelor-commerce.pdf\`
- \`03-qualification-2014-master-business.pdf\`
- \`04-position-2015-2019-sales-manager.pdf\`
- \`05-position-2019-current-sales-marketing-manager.pdf\`

We treat a promotion inside one company as a second position, if title and level changed. It then has its own file and chart. Ask IML if you are in doubt.

### A scan test in two minutes

1. Open the file on another phone, and zoom until a stamp fills the screen.
2. Read the smallest date aloud.
3. Count the pages against the original, blank backs included.
4. Check that no finger, shadow or cut edge hides a word.

An A4 page at 300 dpi is about 2,480 by 3,508 pixels. A picture with far fewer pixels was scanned too coarsely, or was made smaller by a chat program.`,
      sources: ['iml-documents'],
    },
    {
      id: 'review-route',
      heading: 'If the outcome is not what you expected',
      body: `| | Review | Appeal |
|---|---|---|
| When | Within six months of the outcome | After a failed assessment and a failed review, within six months of the *original* outcome |
| Who decides | A different assessor | An outside body; IML’s page names VETASSESS |
| New evidence | Allowed | Check IML’s page |
| What you send | A cover letter that answers each reason, with papers | Check IML’s page |

**One clock for both.** An invented date shows it. The outcome is dated 12 February 2027, so six months end on 12 August 2027. A review requested in July may leave no days for an appeal. Ask early, and read the exact wording on IML’s page.

A review of a *positive* outcome, to have more employment counted, is possible to ask for but not assured. Help with the letter is on [another page](/services/review-cover-letter).`,
      sources: ['iml-reviews'],
    },
  ],
  refusals: [
    { reason: 'Papers of one job lie in six files.', cure: 'Join them into one PDF for that position.' },
    { reason: 'Pages are grey, tilted or too small to read.', cure: 'Scan the original again, in colour, at 300 dpi.' },
    {
      reason: 'A translation is missing or not accredited.',
      cure: 'Order one from an accredited translator. In Australia, see [NAATI](https://www.naati.com.au/).',
    },
    { reason: 'The country extras were overlooked.', cure: 'Read IML’s list for each country where you worked.' },
    { reason: 'IML’s request went to an address that you do not read.', cure: 'Use your own email, and look in the spam folder weekly.' },
  ],
  checklist: [
    {
      heading: 'Before the upload',
      items: [
        { id: 'current-list', text: 'IML’s current checklist is open, and you used no older copy.' },
        { id: 'one-occupation', text: 'One occupation is chosen, and its authority is checked on the Home Affairs list.' },
        { id: 'per-qualification', text: 'Each qualification is one PDF, with its translation inside.' },
        { id: 'per-position', text: 'Each position is one PDF, with its charts inside.' },
      ],
    },
    {
      heading: 'At the last screen',
      items: [
        { id: 'email', text: 'The email and phone are yours.' },
        { id: 'opened', text: 'You opened each uploaded file once more.' },
        { id: 'receipt', text: 'The receipt and the full pack are saved in two places.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you act as my agent?',
      answer: 'No. We do clerical work while you lodge. We give no immigration assistance as part of this service.',
    },
    {
      question: 'How long is an IML outcome valid?',
      answer: 'Sources disagree, so we print no number. Read the date on your own letter.',
    },
    {
      question: 'Can I apply for two occupations at once?',
      answer: 'Each application is for one occupation. A second occupation needs a second application.',
    },
    {
      question: 'What does IML charge, and how long does it take?',
      answer:
        'Both change. Read [IML’s site](https://managersandleaders.com.au/) on the day you lodge. For our part, see [pricing](/pricing).',
    },
    {
      question: 'What happens to my scans afterwards?',
      answer: 'The [privacy terms](/company-policy#privacy) say how long papers are kept and how you ask us to delete them.',
    },
  ],
  related: [
    { path: '/services/iml-comp-assessment-writing', label: 'IML competency statements', why: 'Prepare the text before the files.' },
    { path: '/blogs/iml-for-managers', label: 'IML for managers', why: 'Codes, evidence and review in one article.' },
    { path: '/anzsco/imlanzsco', label: 'IML occupations', why: 'See the nine codes and their tasks.' },
    { path: '/company-policy#privacy', label: 'Privacy', why: 'How we treat passports and employment papers.' },
  ],
  form: {
    title: 'Get an IML pack plan',
    messageLabel: 'How many qualifications and positions',
    messagePlaceholder: 'For example: 2 degrees, 3 positions in India and the UAE, scans ready for one',
    subject: 'IML portal upload',
  },
}
