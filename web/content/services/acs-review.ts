import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'acs-review',
  group: 'acs',
  heading: 'ACS file check, with upload from your own ACS account',
  title: 'ACS file check and portal upload',
  description:
    'Have your ACS documents checked before you lodge from your own account, or after a result. Letters, pathways and the skill met date explained.',
  lead: 'We check your Australian Computer Society (ACS) file at one of two moments: before you lodge, or after the result arrives. You lodge from your own account, and only the ACS decides.',
  rule: {
    heading: 'The account is yours, and so is every statement in it',
    body: `The ACS account carries your name and your own email address. We work on a shared screen while you are signed in, and place files only as you tell us. You check the last page, submit and pay the ACS. We never ask for your password.

The ACS policy is strict about truth. Fraud, plagiarism or misrepresentation makes an application unsuitable, and the fee is lost. A ban on new applications can follow. Read the [current ACS policies](https://www.acs.org.au/msa/infohub/policies.html) before you lodge.`,
    sources: ['acs-policies'],
  },
  audience: {
    needed: [
      'You have several employers, and their letters differ in form and detail.',
      'An agency paid you, but another company directed your work.',
      'One employer has closed or will not write a letter.',
      'Your result shows a later skill date than you expected.',
    ],
    notNeeded: [
      'You have one employer and one letter that holds every item in the table below. Lodge it yourself.',
      'You want to know which occupation or visa to choose. That belongs to [somebody who may advise you](/meet-our-agent).',
      'You have no IT degree and still need to plan two projects. Read [RPL planning](/services/rpl-writing) instead.',
    ],
  },
  asks: {
    heading: 'What the ACS looks at',
    facts: [
      { text: 'In a three-year bachelor degree, an IT major means at least 33 per cent IT content.', sources: ['acs-qualifications'] },
      {
        text: 'For a two-year postgraduate degree the figure is 50 per cent. For an Australian postgraduate degree of 12 subjects it is 67 per cent.',
        sources: ['acs-qualifications'],
      },
      { text: 'A diploma needs one academic year of IT to count as an IT major.', sources: ['acs-qualifications'] },
      {
        text: 'Work counts when it is paid, takes 20 hours a week or more and reaches the depth of the occupation. The salary must fit that skill level.',
        sources: ['acs-experience'],
      },
      { text: 'Experience is counted only up to the day you submit the application.', sources: ['acs-references'] },
      { text: 'One application may name up to three ANZSCO codes.', sources: ['acs-msa'] },
      {
        text: 'You may start the online form at any time, save it and come back. Have your ID and a card or PayPal ready.',
        sources: ['acs-pathways', 'acs-policies'],
      },
    ],
  },
  split: {
    you: [
      'Choose the pathway and the occupation.',
      'Get a true letter from each employer, and keep proof of pay.',
      'Open the account, submit the form and pay the ACS.',
      'Answer any message from the ACS yourself.',
    ],
    we: [
      'Compare each letter with the ACS list, item by item.',
      'Put the dates from letters, CV and pay records on one timeline.',
      'Set your real duties beside the [occupation’s tasks](/anzsco/acsanzsco) and mark wording that looks copied.',
      'Name and order the files, and check that every page can be read.',
      'After a result, set each reason beside the document it concerns.',
    ],
    never: [
      'Write a letter for your employer, or add duties that you did not do.',
      'Hold your account, or receive your ACS messages in your place.',
      'Comment on RPL project reports here. [RPL review](/services/rpl-review) has its own, tighter limits.',
      'Predict the result, or the date the ACS will print.',
    ],
  },
  steps: [
    { title: 'Say which check you need', who: 'you', text: 'Tell us whether you have lodged yet, and give the date of any result.' },
    {
      title: 'Send copies the agreed way',
      who: 'you',
      text: 'Do not attach identity papers to the enquiry form. We first agree how you will send them.',
    },
    { title: 'We read the file', who: 'we', text: 'We check letters, dates, pay records, degree content and scans against the ACS pages.' },
    { title: 'You receive a gap list', who: 'we', text: 'Each line names the paper, the missing item and who can supply it.' },
    {
      title: 'You repair and lodge',
      who: 'both',
      text: 'You get the missing papers. You sign in, we place the files as you say, and you submit.',
    },
    { title: 'The ACS assesses', who: 'authority', text: 'The ACS sends its result to you. We have no contact with the assessor.' },
  ],
  deliverables: [
    'A table of all letters with every required item marked present, unclear or missing.',
    'A dated timeline that shows gaps and overlaps.',
    'Files named and ordered for upload.',
    'After a result: your last day for a review request, and the reasons beside the evidence.',
  ],
  sections: [
    {
      id: 'two-moments',
      heading: 'Two moments, two different checks',
      body: `| | Before you lodge | After a result |
|---|---|---|
| What we read | Letters, pay records, transcript, scans | The result letter, then the file you lodged |
| What you get | A gap list and help with the upload | The reasons beside each paper, and the review date |
| What can change | Anything true that you can still obtain | A review may change the occupation or add documents |
| Time limit | You choose the day | 60 days for a review |

An example: a result is dated 10 March 2027. Sixty days later is 9 May 2027. A 2024 copy of the rules counts from the day you receive the letter, so the date on it is the safe start. Later than that you must apply anew. You can appeal only once a review has failed to satisfy you. Check your own last day against the letter and the ACS review page. See [help with a review letter](/services/review-cover-letter).`,
      sources: ['acs-reviews'],
    },
    {
      id: 'pathways-compared',
      heading: 'The three pathways compared',
      body: `| Pathway | Written for | Evidence that decides |
|---|---|---|
| Post Australian Study | Australian bachelor degree or higher with an IT or data science major | 365 days of relevant Australian IT work, or the ACS Professional Year |
| General Skills | A recognised tertiary IT qualification and several years of experience | Share of IT in the award, and letters that match the occupation |
| Recognition of Prior Learning (RPL) | Long IT or data science work without a relevant tertiary qualification | Six years of relevant work and two project reports of your own |

The General Skills years depend on the award, the IT share and how close the work is. We print no figures, because the table can change. Read the [ACS criteria](https://www.acs.org.au/msa.html). Older lists also name a Temporary Graduate type. The page we read describes only these three.`,
      sources: ['acs-pathways', 'acs-rpl', 'acs-criteria'],
    },
    {
      id: 'letter-anatomy',
      heading: 'A reference letter, part by part',
      body: `| Part of the letter | What must be there | A fault to look for |
|---|---|---|
| Top | Letterhead with name, address, logo and web address; date of the letter | Plain paper, no date |
| You | Your name and job title | A short name that is not on your passport |
| Dates | Start and end as dd/mm/yyyy, or CURRENT if you still work there | “Since 2019” |
| Basis | Full or part time, hours, place of work, salary and benefits as company rules allow | No weekly hours |
| Duties | What you did, in real terms | Lines taken from ANZSCO or from a colleague’s letter |
| Foot | Signature of an authorised person, date, phone and work email | A digital signature without its verification certificate |

If you worked through an agency, the letter comes from the host company where you did the work. If no letter can be had, or you were self-employed, a statutory declaration or affidavit may serve. Check its form with the ACS. More detail: [ACS reference letter checklist](/blogs/acs-reference-letter-checklist).`,
      sources: ['acs-references'],
    },
    {
      id: 'met-date',
      heading: 'The skill level requirement met date, worked through',
      body: `The ACS uses your first relevant years to find you skilled. Your letter prints the date that point was reached: the *skill level requirement met date*. Points for employment come from relevant work done later.

This example is invented, and its four years are only a supposition:

| Item | Date or length |
|---|---|
| Degree completed | 15 December 2015 |
| Job A, overseas, full time | 1 July 2016 to 30 June 2021: 5 years |
| Job B, overseas, full time | 1 July 2021 to 30 June 2026: 5 years |
| All relevant work | 10 years |
| Years used to become skilled | 4 years: 1 July 2016 to 30 June 2020 |
| Met date on the letter | 30 June 2020 |
| Left from Job A | 1 July 2020 to 30 June 2021: 1 year |
| Left from Job B | 5 years |
| **Work after the met date** | **6 years** |

For an invitation on 1 July 2026, all six years fall inside the last ten. Overseas work of five to under eight years earns 10 points. Ten years would have fallen in the band of eight years or more, which earns 15.

**If the degree comes later.** Suppose the degree was completed on 15 December 2021. That is after the four years, so the degree date governs. Work from 16 December 2021 to 30 June 2026 is four years, six months and 15 days. That earns 5 points.

The degree rule comes from ACS text of 2013. Your own letter prints the date that matters. Enter only the years after it in the [points calculator](/services/pr-points-calculator), or read [how the deduction works](/blogs/acs-experience-deduction). Home Affairs awards the points.`,
      sources: ['acs-criteria', 'ha-points'],
    },
    {
      id: 'not-assessed',
      heading: 'What the ACS does not assess',
      body: `- Employment contracts, offer letters, appointment letters and position descriptions. The ACS asks you not to upload them.
- Unpaid internships, volunteering, and leave that was unpaid or partly paid.
- Research for a thesis.
- One of two jobs held at the same time: the ACS counts the one with the better result.
- Work done before the age of 18.

Such papers may help you check a date. They do not replace a letter.`,
      sources: ['acs-references', 'acs-experience'],
    },
  ],
  refusals: [
    {
      reason: 'The duties repeat ANZSCO or another person’s letter.',
      cure: 'Ask the signer to describe your systems, tools and decisions, then sign a new letter.',
    },
    { reason: 'Dates or duties are unclear, so the work is found not suitable.', cure: 'Get full dates and real duties before you lodge.' },
    { reason: 'The agency signed, but the host company used your work.', cure: 'Ask the host company for the letter.' },
    {
      reason: 'The degree holds less IT than its type requires.',
      cure: 'Count the IT units on your transcript. If the share is low, read the other pathways.',
    },
    { reason: 'Points were claimed on total years.', cure: 'Count only the work after the date on the letter.' },
  ],
  checklist: [
    {
      heading: 'Before you lodge',
      items: [
        { id: 'letters', text: 'Each letter has every part in the table above.' },
        { id: 'pay', text: 'Proof of pay covers each job, in the form the ACS now lists.' },
        { id: 'transcript', text: 'Degree and transcript are scanned in colour, with translations where needed.' },
        { id: 'dates', text: 'Letters, CV and pay records show the same dates.' },
      ],
    },
    {
      heading: 'After the result',
      items: [
        { id: 'result-date', text: 'The date of the result and the 60-day limit are in your calendar.' },
        { id: 'reasons', text: 'Each reason is copied out word for word beside the paper it concerns.' },
        { id: 'met', text: 'The met date is noted, and later work is counted in months.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you tell me how many years will be deducted?',
      answer: 'No. We can show how the published rule works on your dates. The date that binds is the one on your letter.',
    },
    {
      question: 'How long is an ACS letter valid?',
      answer:
        'A successful letter is valid for 24 months from its date of issue, says the [ACS process page](https://www.acs.org.au/msa/infohub/assessment-process.html). Home Affairs works with the shorter period that a letter states.',
    },
    {
      question: 'Will you write my employer’s letter?',
      answer: 'No. The employer states what you did and signs it. We tell you which items are missing.',
    },
    {
      question: 'What does the check cost?',
      answer: 'The [pricing page](/pricing) says how we quote. ACS charges are separate, and you pay them to the ACS.',
    },
    {
      question: 'What happens to my documents?',
      answer: 'Our [privacy terms](/company-policy#privacy) say what we collect, why, and how to have it removed.',
    },
  ],
  related: [
    {
      path: '/blogs/acs-reference-letter-checklist',
      label: 'ACS reference letter checklist',
      why: 'Take it to your employer before the letter is written.',
    },
    { path: '/blogs/acs-experience-deduction', label: 'The ACS deduction explained', why: 'More date examples for the met date.' },
    { path: '/services/review-cover-letter', label: 'Review cover letter', why: 'If the result is wrong and the 60 days still run.' },
    { path: '/services/rpl-writing', label: 'RPL planning', why: 'If your IT work is long but your degree is in another field.' },
  ],
  form: {
    title: 'Ask for an ACS file check',
    messageLabel: 'Occupation, pathway, and lodged or not',
    messagePlaceholder: 'For example: 261313, General Skills, three letters, not yet lodged',
    subject: 'ACS file check',
  },
}
