import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'iml-comp-assessment-writing',
  group: 'iml',
  heading: 'IML competency statements: you write from real events, we prompt and check',
  title: 'IML competency statements: prompts and checks',
  description:
    'Prepare IML competency statements in your own words: three themes with prompts, organisation charts up and down, nine codes and what IML asks for.',
  lead: 'IML, the Institute of Managers and Leaders, assesses senior managers only. You write your competency statements from real events; we interview you, sort the evidence and check it against your papers.',
  rule: {
    heading: 'Your events, your words, and facts that can be checked',
    body: `We found no IML text about who may write the statements. We keep the same line as for the other authorities: you write, and we ask and comment. Read [IML’s current guide](https://managersandleaders.com.au/) and its declaration before you start.

One published page says that IML may ask referees and employers to confirm your claims. Australian migration law also has rules on false or misleading information and documents. They can reach papers given to an assessing authority. A statement that your employer would not confirm does not belong in the file.`,
    sources: ['iml-assessment', 'migration-regulations'],
  },
  audience: {
    needed: [
      'You lead managers or a whole function, and you speak of it as “we”.',
      'Your title sounds junior or senior for the work you really do.',
      'You have no degree, and your case rests on years and level.',
      'Your organisation has no current chart, or one that stops below the chief executive.',
    ],
    notNeeded: [
      'You are a team leader or a first-level supervisor. IML assesses senior managers only, so preparation will not change the level.',
      'You can tell one true event for each theme and have the charts ready. Write it and lodge.',
      'You need somebody to choose a code or a visa for you. [This page](/meet-our-agent) says who may.',
    ],
  },
  asks: {
    heading: 'What IML asks of a manager',
    intro:
      'Agents report that IML revised its criteria in March 2021. They may have changed since. Where we know a rule only from agents, we say so. The link beside it shows where to check.',
    facts: [
      { text: 'Only senior-level managers are assessed, and work experience is essential.', sources: ['iml-faq'] },
      {
        text: 'Formal qualifications are not mandatory. Agents report that a relevant degree changes the years required.',
        sources: ['iml-faq', 'iml-assessment'],
      },
      { text: 'Each application is for one occupation.', sources: ['iml-faq'] },
      { text: 'IML gives no advice before the assessment, and none on visas.', sources: ['iml-faq'] },
      {
        text: 'Agents report that IML’s Management Competency Framework has three themes: manage self, manage and lead others, manage and lead the business.',
        sources: ['iml-assessment'],
      },
      {
        text: 'IML’s document page, in an older form, asks for organisation charts upward and downward. They include the chief executive or managing director.',
        sources: ['iml-documents'],
      },
    ],
  },
  split: {
    you: [
      'Choose true events, and write each statement yourself.',
      'Ask the employer for charts, letters and position descriptions.',
      'Clear confidential figures with your employer.',
      'Approve every line before it is lodged.',
    ],
    we: [
      'Interview you, one theme at a time, and return our questions.',
      'Comment where an action, a person or a result is missing.',
      'Compare statements with charts, letters and CV.',
      'Count your words against the limit in IML’s current guide.',
    ],
    never: [
      'Write your statements or supply a model answer.',
      'Enlarge a team, a budget or a title.',
      'Write to your referees as if we were you.',
    ],
  },
  steps: [
    { title: 'Read the criteria', who: 'you', text: 'Open IML’s page for your occupation, and note the years and the word limit.' },
    { title: 'Draw the charts', who: 'both', text: 'You sketch who stood above and below you. We ask about each line.' },
    {
      title: 'Tell the events',
      who: 'both',
      text: 'We interview you on several events for each theme. You choose those that papers can support.',
    },
    { title: 'Write', who: 'you', text: 'You draft in your own words, from your own records.' },
    { title: 'Comment and compare', who: 'we', text: 'We put numbered comments on your draft and list every clash with another paper.' },
    {
      title: 'Finish and lodge',
      who: 'you',
      text: 'You revise, approve and lodge online. Our [upload page](/services/iml) covers the files.',
    },
    { title: 'Assessment', who: 'authority', text: 'IML decides. It may contact people named in your papers.' },
  ],
  deliverables: [
    'A list of your events, each with its theme and its proof.',
    'Numbered comments on your own draft.',
    'A checked chart plan, upward and downward.',
    'A table of every date, title and figure that disagrees.',
  ],
  sections: [
    {
      id: 'nine-occupations',
      heading: 'The nine occupations and the question behind each',
      body: `| Code | Occupation | A question your papers should answer |
|---|---|---|
| 111111 | [Chief Executive or Managing Director](/anzsco/imlanzsco/chief-executive-or-managing-director-111111) | Which decisions were yours, and which went to the board? |
| 111211 | [Corporate General Manager](/anzsco/imlanzsco/corporate-general-manager-111211) | Which heads of function reported to you? |
| 131112 | [Sales and Marketing Manager](/anzsco/imlanzsco/sales-and-marketing-manager-131112) | Did you set price and market policy, or carry it out? |
| 131113 | [Advertising Manager](/anzsco/imlanzsco/advertising-manager-131113) | Who approved the brief, the budget and the media plan? |
| 131114 | [Public Relations Manager](/anzsco/imlanzsco/public-relations-manager-131114) | Whose reputation did you answer for, and to whom? |
| 132311 | [Human Resource Manager](/anzsco/imlanzsco/human-resource-manager-132311) | Which workforce policy did you decide? |
| 133211 | [Engineering Manager](/anzsco/imlanzsco/engineering-manager-133211) | Did you manage engineers, or manage their managers? |
| 133611 | [Supply and Distribution Manager](/anzsco/imlanzsco/supply-and-distribution-manager-133611) | How far did your authority reach: one store, or the network? |
| 133612 | [Procurement Manager](/anzsco/imlanzsco/procurement-manager-133612) | Up to what sum could you sign? |

Some lists misprint Advertising Manager as 131112. Engineering Manager stands with IML and also with [Engineers Australia](/anzsco/eaanzsco/engineering-manager-133211). Check the authority on the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) before you pay anyone.`,
      sources: ['lin-19-051', 'lin-24-093', 'ha-occupation-list'],
    },
    {
      id: 'years',
      heading: 'Years of experience, where we found them',
      body: `These figures come from migration agents’ accounts of the March 2021 criteria. We have not read them on IML’s own page. Use them to prepare your questions, and [IML’s criteria](https://managersandleaders.com.au/) to decide.

| Occupation | With a relevant bachelor or master degree | Without one |
|---|---|---|
| Chief Executive or Managing Director | 3 years in senior management, plus 2 in the role | 5 years, plus 2 in the role |
| Corporate General Manager | 3 years managerial, plus 2 in the role | Not found |
| Human Resource Manager | 3 years in human resources, 2 of them in the role | 5 years, 2 of them in the role |
| The other six | Not found | Not found |

Note the difference. For a chief executive, the two years come on top. For a human resource manager, they are counted inside.

Agents also report a test of recent work: about 12 months, paid, within the last five years. Confirm it with IML.`,
    },
    {
      id: 'three-themes',
      heading: 'Three themes, with prompts',
      body: `Agents report that IML wants STAR form: situation, task, action, result. Check the form and the limit in the current guide. Give most of your words to the action.

### Manage self

- When did you change your mind after hearing evidence?
- Which decision did you take under pressure, and what did you put aside?
- What did you learn on purpose, and how did your work change?

### Manage and lead others

- Which manager did you develop, and what did that person later do alone?
- How did you deal with a leader who missed targets?
- Which conflict between two functions did you settle?

### Manage and lead the business

- Which investment did you approve or stop, and on what figures?
- What risk did you report upward, and what happened next?
- Which plan was yours from budget to result?

### Notes for one event

| Letter | Our invented notes |
|---|---|
| Situation | Two warehouses, late deliveries, a new client due in May |
| Task | I answered for the network; the CEO wanted a choice by March |
| Action | Compared lease and agency; moved one manager; cut two routes; told staff myself |
| Result | Late orders counted weekly; client report of July; one route restored |

A good event also holds something that went wrong.`,
      sources: ['iml-assessment'],
    },
    {
      id: 'organisation-chart',
      heading: 'The organisation chart, up and down',
      body: `| Level | Draw | Prepare beside it |
|---|---|---|
| Top | Chief executive or managing director | Title; name if the employer agrees |
| Between | Every level from the top to you | Titles and reporting lines |
| Level with you | Heads of the other functions | Titles only |
| You | Your position, with the dates of the chart | Your full position description |
| Below | Each position that reports to you | A short position description for each |
| Further below | Who reports to them | Number of people |

Make a chart for each senior role you claim. Show the date, because a chart of today does not prove last year. If the structure changed, draw both.`,
      sources: ['iml-documents'],
    },
  ],
  refusals: [
    {
      reason: 'The chart ends at your own name, so your level cannot be seen.',
      cure: 'Draw upward to the chief executive and downward past your direct reports.',
    },
    { reason: 'The statements praise qualities and tell no event.', cure: 'Take one event with a date, a choice you made and a result.' },
    {
      reason: 'Title, chart and letter describe three different jobs.',
      cure: 'Ask the employer which is right, and have the wrong paper reissued.',
    },
    {
      reason: 'A referee does not remember the event.',
      cure: 'Choose events that the referee saw, and tell the referee that IML may call.',
    },
    {
      reason: 'The work was skilled, but not senior management.',
      cure: 'Compare your duties with IML’s level before you pay. No wording repairs this.',
    },
  ],
  checklist: [
    {
      heading: 'For the statements',
      items: [
        { id: 'themes', text: 'Each of the three themes has one true event.' },
        { id: 'i-did', text: 'Actions say “I”, and name who else took part.' },
        { id: 'limit', text: 'Length is within the limit in IML’s current guide.' },
      ],
    },
    {
      heading: 'For the evidence',
      items: [
        { id: 'charts', text: 'A dated chart, up and down, exists for each senior role.' },
        { id: 'descriptions', text: 'Position descriptions cover you and those below you.' },
        { id: 'recent', text: 'Paid work in the last five years is shown.' },
        { id: 'referees', text: 'Each referee has agreed to be contacted.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I apply without a degree?',
      answer: 'Formal qualifications are not mandatory. The years asked for may be higher, so read IML’s criteria for your occupation.',
    },
    {
      question: 'Is my company too small?',
      answer: 'We found no official staff number. Level and authority are what your papers must show.',
    },
    {
      question: 'Will you tell me before I lodge if I am senior enough?',
      answer: 'No. IML gives no opinion in advance, and ours would not bind it. We show where your papers say nothing about level.',
    },
    {
      question: 'I am an engineering manager. IML or Engineers Australia?',
      answer:
        'The instruments name both. Engineers Australia asks for a [competency demonstration report](/services/cdr-writing) with its employment review; IML looks at senior management. Whose outcome serves your visa is a question for a registered agent.',
    },
    {
      question: 'What is in the price?',
      answer:
        'See [pricing](/pricing). IML’s own charges are separate and paid to IML. [Privacy terms](/company-policy#privacy) cover your papers.',
    },
  ],
  related: [
    { path: '/services/iml', label: 'IML portal upload', why: 'When the text is finished and the files must be made.' },
    { path: '/blogs/iml-for-managers', label: 'IML for managers', why: 'The whole route, from code to review.' },
    { path: '/anzsco/imlanzsco', label: 'IML occupations', why: 'Tasks and near codes for all nine.' },
    { path: '/services/review-cover-letter', label: 'Review cover letter', why: 'If an outcome has reasons you can answer.' },
  ],
  form: {
    title: 'Prepare your IML statements',
    messageLabel: 'Your role, level and IML occupation',
    messagePlaceholder: 'For example: 133611, report to the CEO, four managers below me, no degree',
    subject: 'IML competency statements',
  },
}
