import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'rpl-writing',
  group: 'acs',
  heading: 'RPL planning: you write both reports, we ask the questions',
  title: 'ACS RPL planning help, not report writing',
  description:
    'The ACS bars writing and editing agencies from RPL reports. We offer planning questions, the form explained and evidence lists. You write every line.',
  lead: 'The ACS does not let a writing agency or an editing agency work on RPL project reports. So we write none and edit none; we help you plan your own.',
  rule: {
    heading: 'Read the ACS rule before you buy anything',
    body: `The rule says that both project reports must be the applicant’s work alone. They may not be outsourced to a third party. Writing agencies and editing agencies are both named. Our text is a copy of that page, so open the [current one](https://www.acs.org.au/msa/assessment-pathway/rpl.html) yourself.

Plagiarism, fraud or misrepresentation ends the application as unsuitable, with no refund. The ACS may refuse later applications for a time.

We found no ACS text on paid planning questions, so we cannot tell you that the ACS accepts them. Ask the ACS in writing first. If it says no, do not use us.`,
    sources: ['acs-rpl-reports', 'acs-policies'],
  },
  audience: {
    needed: [
      'You have done IT work for six years or more, and your degree is in another field or you have none.',
      'You have many projects, and you cannot tell which ones fit the two time windows.',
      'You support systems every day and have no “project” with a name.',
      'The ACS form is open in front of you, and its terms are hard to follow.',
    ],
    notNeeded: [
      'You hold a recognised tertiary IT award. Read about the [General Skills pathway](/services/acs-review) first.',
      'You can already name two projects, their dates, your own decisions and the proof.',
      'You want finished text, a sample to adapt, or your draft polished. We refuse all three.',
    ],
  },
  asks: {
    heading: 'What the RPL pathway asks for',
    intro: 'RPL stands for Recognition of Prior Learning. Older pages still print other years and other windows.',
    facts: [
      { text: 'You need six years of relevant, professional IT work at 20 hours a week or more.', sources: ['acs-rpl'] },
      { text: 'Your latest role is current on the day you submit, or it ended in the two years before.', sources: ['acs-rpl'] },
      { text: 'Tertiary qualifications are not assessed on this pathway.', sources: ['acs-rpl'] },
      {
        text: 'One report covers a project completed within the last two years. The other covers a project from within the last four.',
        sources: ['acs-rpl', 'acs-rpl-reports'],
      },
      { text: 'A report needs enough depth to show how you applied IT knowledge yourself.', sources: ['acs-rpl-reports'] },
      { text: 'If your role has no projects, you describe the work and its challenges.', sources: ['acs-rpl-reports'] },
      {
        text: 'The form is tied to the Core Body of Knowledge (CBOK), which is the ACS’s account of what an IT professional knows.',
        sources: ['acs-rpl-reports'],
      },
    ],
  },
  split: {
    you: [
      'Write every sentence of the form and of both reports.',
      'Choose the projects and check each date in your records.',
      'Sign the declaration only when all of it is true.',
    ],
    we: [
      'Ask planning questions about what you decided, built, tested and changed.',
      'Explain the parts of the form and the terms of the CBOK.',
      'Lay your projects on a calendar beside the two windows.',
      'List the records that could prove each claim.',
    ],
    never: [
      'Write, rewrite, edit, translate or shorten your report text.',
      'Give you a sample report or another applicant’s report.',
      'Turn our notes from a call into paragraphs that you could paste.',
    ],
  },
  steps: [
    { title: 'Ask the ACS', who: 'you', text: 'Read the rule on the ACS page, and ask whether paid planning questions are allowed.' },
    { title: 'List your work', who: 'you', text: 'Write each job and project with its start, end, hours and employer.' },
    { title: 'Place the projects', who: 'both', text: 'We set your list on a calendar with a planned submission date. You choose two.' },
    {
      title: 'Answer the questions',
      who: 'both',
      text: 'We ask, and you make notes in your own words. We hand you questions, never text.',
    },
    {
      title: 'Collect the records',
      who: 'you',
      text: 'Use the evidence list. Get your employer’s permission before you use inside material.',
    },
    { title: 'Write and submit', who: 'you', text: 'You write the reports, fill the form, sign it and lodge from your own account.' },
    { title: 'The ACS decides', who: 'authority', text: 'It screens the text, assesses the form and letters, and writes to you.' },
  ],
  deliverables: [
    'A page of questions for each project you chose.',
    'A calendar of your projects with both windows marked.',
    'A plain guide to the four parts of the form and to the CBOK terms you asked about.',
    'An evidence list for each project, with the owner of each record.',
  ],
  sections: [
    {
      id: 'time-windows',
      heading: 'Two projects and their time windows: an example',
      body: `All dates here are invented. The planned submission date is **1 March 2027**.

| Test | The window opens | The window closes |
|---|---|---|
| Last role current, or ended in the last two years | 1 March 2025 | 1 March 2027 |
| Report 1: project completed in the last two years | 1 March 2025 | 1 March 2027 |
| Report 2: project from within the last four years | 1 March 2023 | 1 March 2027 |
| Six years of work, if there was no break | 1 March 2021 | 1 March 2027 |

| Project | Ran from | To | Where it can go |
|---|---|---|---|
| Database upgrade | 1 February 2022 | 28 February 2023 | Neither report: it ended one day too soon |
| Single sign-on rollout | 5 June 2023 | 20 December 2023 | Report 2 |
| Move to cloud hosting | 1 November 2024 | 30 June 2025 | Report 1, by its end date; or Report 2 |
| Payroll link | 10 August 2025 | 30 April 2026 | Report 1 or Report 2 |

The hosting project starts before the two-year window and ends inside it. The ACS page says *completed* for that window, so the end date decides. For the longer window it says *from within*, which is less clear. A project that lies wholly inside avoids the doubt.

**A delay moves every window.** Suppose you submit on 1 September 2027 instead. The windows now open on 1 September 2025 and 1 September 2023. The hosting project ended two months too early for Report 1. The sign-on rollout now starts before the longer window and ends inside it, so ask the ACS about it. A last role that ended on 15 July 2025 was recent enough in March. In September it is too old.`,
      sources: ['acs-rpl', 'acs-rpl-reports'],
    },
    {
      id: 'form-parts',
      heading: 'The four parts of the form',
      body: `| Part | What it holds | A question to prepare with |
|---|---|---|
| 1 | Your details and a statement on ethical conduct | Does each name and date match your passport and letters? |
| 2 | Tertiary qualifications outside IT | Do you have the certificate for each award? |
| 3 | Professionalism and body of knowledge | Where did you last use this knowledge at work, and what was at stake? |
| 4 | Two project reports | What would have gone wrong if you had been absent? |

We read this layout in a copy of the form. Older versions ask for “key areas of knowledge” and two reports. Download the form again from the ACS on the day you start. Save the finished form as a PDF. A scan is not wanted.

In the declaration you state that the work is original and new. You let the ACS keep it and compare it with other work. Plagiarism makes the application invalid, can harm later ones and may be reported.`,
      sources: ['acs-rpl-reports', 'acs-rpl'],
    },
    {
      id: 'planning-questions',
      heading: 'Planning questions for a report',
      body: `Answer these aloud first, then in writing. Keep your notes: they show how the report developed.

1. What was slow, unsafe or missing before the project started?
2. Which options did you compare, and why did you drop the others?
3. Which part did you design or build with your own hands?
4. What failed in testing, and how did you find the cause?
5. Who had to agree, and what did you show them?
6. What figure changed, who measured it, and when?

### Records that can support the answers

- Design notes, tickets, commits or change requests with your name and a date.
- Test results, incident logs and release notes.
- Meeting notes that record your decision.

Ask your employer before you use any of them. Remove customer names and secrets.`,
    },
    {
      id: 'points-and-rpl',
      heading: 'Why six years of work may not mean six years for points',
      body: `The years that make you “skilled” do not count again for employment points. Your letter prints a *skill level requirement met date*, and later work counts.

An invented example: a person works without a break from 1 April 2017. If six years are used, they end on 31 March 2023. By 28 February 2027 the work after that date is three years and eleven months. The total was nine years and eleven months. See [the deduction explained](/blogs/acs-experience-deduction).`,
      sources: ['acs-criteria'],
    },
  ],
  refusals: [
    {
      reason: 'The text came from a writer, an editor or another applicant.',
      cure: 'Write from your own records. No later repair makes bought text yours.',
    },
    { reason: 'A project falls outside its window on the day of submission.', cure: 'Check both windows again in the week you submit.' },
    {
      reason: 'The report describes the team or the product, and your part cannot be seen.',
      cure: 'Name your own decisions, and who took the others.',
    },
    {
      reason: 'The report does not go deep enough to show IT knowledge in use.',
      cure: 'Choose a project with a hard problem that you solved.',
    },
    {
      reason: 'The latest role ended more than two years before submission.',
      cure: 'Check the end date in your letter before you plan anything else.',
    },
  ],
  checklist: [
    {
      heading: 'Before you write the first line',
      items: [
        { id: 'rule-read', text: 'You read today’s ACS rule on outside help and kept a copy.' },
        { id: 'six-years', text: 'Letters can show six years with at least 20 hours in each week.' },
        { id: 'windows', text: 'Two projects fit their windows on your planned date.' },
        { id: 'form-new', text: 'The form was downloaded from the ACS itself.' },
        { id: 'permission', text: 'Your employer allows the material you plan to use.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you write the report if I give you all the facts?',
      answer: 'No. The facts would be yours but the writing would not, and the ACS asks for your own work.',
    },
    {
      question: 'Can you correct my English?',
      answer: 'No. Editing agencies are named in the rule. On [RPL review](/services/rpl-review) we only put questions beside your text.',
    },
    {
      question: 'May I use an AI tool?',
      answer: 'We found no ACS text on AI. The rule we know asks for your own work, so ask the ACS before you rely on a tool.',
    },
    {
      question: 'Is RPL easier than General Skills?',
      answer:
        'It is meant for a different person: long IT work without a relevant tertiary qualification. If you hold an IT award, compare both on the ACS page.',
    },
    {
      question: 'Who works with me, and what do I pay?',
      answer:
        'Your quote names the person and lists what is included. See [pricing](/pricing) and [how we handle your data](/company-policy#privacy). ACS charges are separate.',
    },
  ],
  related: [
    { path: '/blogs/acs-rpl-in-2026', label: 'ACS RPL in 2026', why: 'The rules in one article, with what changed.' },
    { path: '/services/rpl-review', label: 'RPL review', why: 'Questions on a draft that you wrote yourself.' },
    { path: '/services/acs-review', label: 'ACS file check', why: 'Letters, pathways and the upload.' },
    { path: '/anzsco/acsanzsco', label: 'ACS occupations', why: 'Read the tasks of your occupation before you choose projects.' },
  ],
  form: {
    title: 'Plan your RPL with questions',
    messageLabel: 'Your IT work and planned submission month',
    messagePlaceholder: 'For example: network engineer, 8 years, last role current, planning for March',
    subject: 'RPL planning',
  },
}
