import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'exp-assessment',
  group: 'ea',
  heading: 'Relevant Skilled Employment Assessment (RSEA): getting true proof in order',
  title: 'RSEA: proof of engineering employment',
  description:
    'What an RSEA adds, the published work bands, what a reference letter shows and which proof supports it. Your employer writes the letter; we check it.',
  lead: 'The Relevant Skilled Employment Assessment (RSEA) adds Engineers Australia’s opinion on your work experience. We show you the published thresholds and check your letters and proof for gaps. Home Affairs alone awards points, and only your employer can describe your job in its letter.',
  rule: {
    heading: 'The letter is your employer’s, and every line must be true',
    body: `Your employer writes the letter, in its own words, and signs it. We give you a list of items to ask for. We do not draft duties for anybody to sign, true or false.

The matter goes beyond Engineers Australia. Public interest criterion 4020 in visa law covers what you give to an assessing authority. A false document or misleading statement can lead to a visa refusal and a bar on later visas for some years.`,
    sources: ['migration-regulations'],
  },
  audience: {
    needed: [
      'Your counted work is near or above one year in Australia, or three years elsewhere.',
      'Your occupation is Engineering Manager, where the RSEA is a mandatory part of the CDR assessment.',
      'Your proof is scattered: many employers, a closed company, or contracts of your own.',
    ],
    notNeeded: [
      'You have under one year in Australia and under three years elsewhere. The table gives no points for that work today. Engineering Manager is a separate case.',
      'Your engineering work was unpaid, or under 20 hours a week. The points table does not count it.',
      'Each employer has signed a full letter, and you hold outside records for each job. You can upload these yourself.',
    ],
  },
  asks: {
    heading: 'What is known about the RSEA',
    intro:
      'Engineers Australia’s fees page of September 2026 describes the service in two sentences. What goes beyond them rests on other published descriptions, and we say so. By such descriptions only work after the relevant qualification counts, so ask before you rely on earlier years. Check the portal before you pay for the extra.',
    facts: [
      {
        text: 'Engineers Australia reviews papers about your employment for an extra fee. The review is optional in every category but Engineering Manager, where the CDR includes it.',
        sources: ['ea-rsea'],
      },
      { text: 'Engineers Australia says that it awards no points. Home Affairs does.', sources: ['ea-msa', 'ha-points'] },
      {
        text: 'For points, work is paid, at least 20 hours a week, and in your nominated or a closely related occupation.',
        sources: ['ha-points'],
      },
      {
        text: 'The points table looks at the ten years before invitation. Broken periods are added together.',
        sources: ['ha-points'],
      },
      {
        text: 'For work in Australia you held a substantive visa, Bridging visa A or Bridging visa B, and kept its conditions.',
        sources: ['ha-points'],
      },
    ],
  },
  split: {
    you: [
      'Ask each employer for a true letter, and pass on our item list as a prompt.',
      'Order tax, fund and visa records from the office that holds them.',
      'Pay Engineers Australia and lodge in your own account.',
      'Tell us about each gap, overlap and change of hours.',
    ],
    we: [
      'Put your jobs in one table by month, with gaps and overlaps marked.',
      'Read each letter against the item list and note what is missing.',
      'Match each job with a record from outside the employer.',
      'List clashes between letters, CV and career episodes.',
    ],
    never: [
      'Write duties for a signer, or make a letterhead, stamp or signature.',
      'Contact your employer in your name.',
      'Tell you which periods to claim in a visa application, or add up your personal points.',
      'Edit, crop or rebuild a record.',
    ],
  },
  steps: [
    {
      title: 'Month table',
      who: 'both',
      text: 'You list jobs with first and last day, hours and pay. We arrange them by month and ask about gaps.',
    },
    {
      title: 'Look at the bands',
      who: 'you',
      text: 'Compare your months with the table below. If your months reach no band, the extra adds no points. Engineering Manager is a separate case.',
    },
    {
      title: 'Ask for letters',
      who: 'you',
      text: 'Start with the slowest employer. Give the signer time to describe your work from its own files.',
    },
    { title: 'Order outside records', who: 'you', text: 'Request tax and fund statements early. Some offices need an account or a visit.' },
    {
      title: 'Paper check',
      who: 'we',
      text: 'We compare letters, records, CV and episodes line by line. You get a list of open points for each employer.',
    },
    {
      title: 'Corrections at the source',
      who: 'you',
      text: 'Where a letter is wrong, the employer issues a new one. Nobody else may change it.',
    },
    {
      title: 'Opinion, then points',
      who: 'authority',
      text: 'Engineers Australia gives its opinion. Home Affairs makes its own decision on points later.',
    },
  ],
  deliverables: [
    'A job table by month, with gaps, overlaps and part-time periods marked.',
    'A note on each letter: items present, items missing, items unclear.',
    'A proof map: each job, its letter and its outside record.',
    'A plain item list in English that you may hand to a signer.',
  ],
  sections: [
    {
      id: 'bands',
      heading: 'Who gains and who does not: the published bands',
      body: `These are the points for skilled work in the ten years before invitation. The two columns are separate factors, and together they stop at 20.

| Skilled work | Outside Australia | In Australia |
|---|---|---|
| Under 1 year | 0 | 0 |
| 1 to under 3 years | 0 | 5 |
| 3 to under 5 years | 5 | 10 |
| 5 to under 8 years | 10 | 15 |
| 8 years or more | 15 | 20 |

Three invented counts show how the table behaves:

- **34 months overseas, none in Australia: 0.** The band starts at 36 months. A better letter does not move it.
- **40 months overseas and 8 months in Australia: 5.** The months are not added to make 48. Each factor stands alone.
- **60 months overseas and 60 months in Australia: 20.** The table gives 10 and 15, and the cap cuts 25 to 20.

These sums do not tell you what to claim. The government has flagged changes to the points test, so read the Home Affairs table on the day you need it. The [points calculator](/services/pr-points-calculator) shows every factor.`,
      sources: ['ha-points'],
    },
    {
      id: 'letter-anatomy',
      heading: 'Anatomy of a reference letter',
      body: `The items below come from published descriptions of the RSEA, not from a current official page. The right column is what we most often ask about.

| Item | What to look for |
|---|---|
| Letterhead | Does the address match the employer’s other papers? |
| Job title | One title for each period, with promotions dated |
| Start and end | Day, month and year, as dd/mm/yyyy |
| Basis | Full or part time, with hours a week |
| Duties | About five, specific to your job |
| Pay | A figure that agrees with payslips or tax records |
| Signer | Manager or human resources, with name, signature and date |
| Contact | A phone number and email that a stranger can use |

**Specific** means that only your job fits the line. “Carried out electrical works” fits thousands of people. “Sized the feeders for a cement mill extension and checked their voltage drop” fits few. Both lines are our invention. Your signer’s line has to come from your real work.`,
    },
    {
      id: 'outside-proof',
      heading: 'Third-party proof, by type',
      body: `Third-party proof is a record that supports the letter and was made for another purpose. Published descriptions name the types in the left column. The notes are ours.

| Type | Comes from | Note |
|---|---|---|
| Tax record | Tax office | Check that the employer’s name appears |
| Superannuation, social insurance or provident fund | Fund or agency | A statement by period shows start and end well |
| Work permit or visa | Government | Shows permission, not that work took place |
| Official contract | Employer and you | Shows terms on one date; pair it with another record |
| Payslips and bank statements | Employer, bank | Support for the rest; match each payment to its payslip |

We suggest at least one outside record for every job you list. Do not rely on payslips alone for a job. Records in another language need an official translation.`,
      sources: ['ea-msa-booklet'],
    },
    {
      id: 'hard-cases',
      heading: 'Closed employers, self-employment and short letters',
      body: `### The employer has closed

We found no published rule of Engineers Australia for this case. Ask it what it accepts before you pay. Collect these while you wait:

- a signed statement from a former manager, who gives the job held then, the job held now and a contact
- the public company record that shows the closure
- your contract, appointment letter and any relieving letter from that time
- tax and fund records for the whole period

Never rebuild an old letterhead. A plain page from a real person is honest; a copied logo is not.

### You worked for yourself

Published descriptions name letters or contracts from clients, together with business records. Think of registration, tax returns, and invoices that match bank entries. A letter that you sign about yourself comes from no third party.

### Human resources gives dates only

Some employers certify no more than title and dates. Ask whether your manager may add a second letter with duties and hours. If policy forbids it, ask for that policy in writing and keep it.`,
    },
  ],
  refusals: [
    {
      reason: 'The duties could belong to any engineer.',
      cure: 'Ask the signer to name plant, systems, decisions and scale. We mark the lines that are too broad. What belongs there is for the signer to say.',
    },
    {
      reason: 'Two colleagues lodge letters with the same text.',
      cure: 'Ask the employer for a letter about your own work. Do not pass yours on as a pattern.',
    },
    {
      reason: 'The signer cannot be reached.',
      cure: 'Call the number and write to the address yourself first. Ask for a current contact if either fails.',
    },
    {
      reason: 'Months counted before the relevant qualification.',
      cure: 'Mark the qualification date in your job table. Ask Engineers Australia how it treats earlier work.',
    },
    {
      reason: 'The letter and the tax record name different companies.',
      cure: 'Find the paper that links them: a merger notice, a group structure or a labour-hire contract.',
    },
  ],
  checklist: [
    {
      heading: 'For each job',
      items: [
        { id: 'letter-signed', text: 'Letter on letterhead, signed and dated by a manager or human resources' },
        { id: 'full-dates', text: 'First and last day as dd/mm/yyyy, or a clear note that I still work there' },
        { id: 'hours-pay', text: 'Hours a week and pay' },
        { id: 'five-duties', text: 'About five duties that describe my job and no other' },
        { id: 'outside-record', text: 'At least one record from outside the employer' },
        { id: 'signer-works', text: 'The signer’s phone and email work today' },
      ],
    },
    {
      heading: 'Across all jobs',
      items: [
        { id: 'dates-agree', text: 'Letters, CV and career episodes give the same dates' },
        { id: 'overlap-explained', text: 'Overlapping or part-time periods are explained' },
        { id: 'translations', text: 'Official translations are ready' },
        { id: 'table-checked', text: 'I read the current Home Affairs points table myself' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I need an RSEA to claim points for work?',
      answer:
        'Engineers Australia makes it mandatory for Engineering Manager only. How to support a claim in your visa application is immigration advice, and we refer that to a [registered migration agent or lawyer](/meet-our-agent).',
    },
    {
      question: 'Can you write the letter if my manager agrees to sign it?',
      answer: 'No. Hand your manager our item list instead. It names what to cover and contains no sentence about your work.',
    },
    {
      question: 'I was paid in cash. What can I show?',
      answer:
        'Look for records that do not depend on a bank: tax returns, fund contributions, a registered contract. If none exists, we cannot make one. Ask Engineers Australia before you pay for the extra.',
    },
    {
      question: 'Who assesses an Engineering Manager?',
      answer:
        'The migration instruments name Engineers Australia or the Institute of Managers and Leaders for [code 133211](/anzsco/eaanzsco/engineering-manager-133211). Their criteria differ. Read both, and see our page on [manager assessments](/services/iml-comp-assessment-writing). We do not choose for you.',
    },
    {
      question: 'What is the fee, and how long does it take?',
      answer:
        'Engineers Australia sets both and changes them, so read its page. You pay that fee to Engineers Australia. Our [pricing page](/pricing) covers our own part.',
    },
  ],
  related: [
    { path: '/blogs/rsea-is-it-worth-it', label: 'Is an RSEA worth it', why: 'The thresholds in more detail.' },
    { path: '/services/pr-points-calculator', label: 'Points calculator', why: 'All factors and the cap in one place.' },
    { path: '/services/ea-application', label: 'Portal upload', why: 'When letters and proof are ready to lodge.' },
    { path: '/services/career-episode-writing', label: 'Career episode planning', why: 'Projects and letters must agree.' },
  ],
  form: {
    title: 'Ask about your work evidence',
    messageLabel: 'Your employers and the letters you hold',
    messagePlaceholder: 'For example: two employers since 2018, one letter signed, one company closed',
    subject: 'RSEA evidence enquiry',
  },
}
