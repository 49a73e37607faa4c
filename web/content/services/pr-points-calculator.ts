import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'pr-points-calculator',
  group: 'others',
  heading: 'Points calculator for subclass 189, 190 and 491',
  title: 'Points calculator 189, 190 and 491',
  description:
    'Add up points for visa subclasses 189, 190 and 491: every factor, the cap of 20 for work, partner options, the ACS date. No contact details needed.',
  lead: 'Enter your facts as they will stand on the day of an invitation, and see the sum for each of the three visas. It is an estimate, not advice. Home Affairs decides.',
  rule: {
    heading: 'It adds up. It does not advise.',
    body: `The calculator applies the points table as we last read it, on 21 November 2026, in published summaries of the law. A public record of the Home Affairs page of June 2026 agrees with it in the age and English rows, which are all we saw there. It knows nothing about you beyond the boxes you fill in. The Department of Home Affairs decides what counts, on evidence.

**65 is the pass mark, and no more than that.** Below it you cannot be invited. At or above it you may lodge an expression of interest and may be invited. A person above it may wait and never be invited. We print no invitation scores, because they change with each round.

The table has been in use since 16 November 2019. The government has had the points test under review. Before you rely on a sum, compare each line with [the Home Affairs table](https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-independent-189/points-table) on that day.`,
    sources: ['ha-points', 'migration-regulations'],
  },
  audience: {
    needed: [
      'You want to see how age, English, work and study add up, with the caps applied.',
      'You hold a skills letter and want to enter only the years that may count after its date.',
      'You prepare papers for a skills assessment and want to know which facts will need proof.',
    ],
    notNeeded: [
      'You look for a visa that does not use points. This table says nothing about it.',
      'You want to know which visa, state or occupation to choose. That is immigration advice: see [who may give it](/meet-our-agent).',
      'You will be 45 or over on the day of any invitation. The age rule then excludes you.',
    ],
  },
  asks: {
    heading: 'Rules behind every sum',
    intro: 'These rules hold for all factors. The parts below explain each factor and its evidence.',
    facts: [
      {
        text: 'Each factor is judged on the day you are **invited**.',
        sources: ['ha-points', 'migration-regulations'],
      },
      { text: 'Only one band counts in each factor. Two degrees do not add up.', sources: ['migration-regulations'] },
      {
        text: 'Skilled work in Australia and skilled work abroad together give at most **20 points**.',
        sources: ['ha-points', 'migration-regulations'],
      },
      { text: 'Only one partner option counts: 10 points, 5 points or none.', sources: ['ha-points', 'migration-regulations'] },
      {
        text: 'Nomination adds **5** points for subclass 190. Nomination or family sponsorship adds **15** for subclass 491.',
        sources: ['ha-points', 'migration-regulations'],
      },
      { text: 'You must be under 45 when you are invited.', sources: ['ha-points', 'migration-regulations'] },
      { text: 'An expression of interest asks for an invitation. The visa application comes later.', sources: ['ha-points'] },
    ],
  },
  split: {
    you: [
      'Enter facts you can prove, as they will be on the day of an invitation.',
      'Count work only from the date your skills letter allows.',
      'Check the table and each definition with Home Affairs before you claim.',
    ],
    we: [
      'Keep the table with its date and its source beside it.',
      'Apply the cap of 20 for work and the single partner option.',
      'Show the points of each factor, so you can follow the sum.',
      'Show the three visas beside each other, because only nomination differs.',
    ],
    never: [
      'Say which visa, state or occupation you should choose.',
      'Forecast an invitation, a round or a grant.',
      'Make you leave a name, an e-mail address or a login to see the result.',
      'Lodge an expression of interest, or say what to enter in it.',
    ],
  },
  steps: [
    {
      title: 'Choose the day to test',
      who: 'you',
      text: 'Age, tests and months of work are read on the day of an invitation. Try today first, then a later day.',
    },
    {
      title: 'Take the skills letter in hand',
      who: 'you',
      text: 'Find the occupation, the qualification wording, and any date from which work counts.',
    },
    {
      title: 'Fill in one factor at a time',
      who: 'you',
      text: 'Choose the lower band when you are unsure. You can change an answer at any time.',
    },
    { title: 'Read the breakdown', who: 'you', text: 'See which factors give points, and whether the cap of 20 was applied.' },
    { title: 'Check against Home Affairs', who: 'you', text: 'Open the official table and compare each line that gives you points.' },
    {
      title: 'Decide on points',
      who: 'authority',
      text: 'Home Affairs counts points from evidence, once you have been invited and have applied.',
    },
  ],
  deliverables: [
    'The points of each factor, and the sum without nomination.',
    'The sum with 5 points for subclass 190 and with 15 points for subclass 491.',
    'A note where a cap or the age limit changed the sum.',
    'The date of the table behind the sum.',
  ],
  sections: [
    {
      id: 'age',
      heading: 'Age: the birthday edges',
      body: `| Age on the invitation day | Points |
| --- | --- |
| 18 to 24 | 25 |
| 25 to 32 | 30 |
| 33 to 39 | 25 |
| 40 to 44 | 15 |
| 45 or over | not eligible |

A band ends the day before the next birthday that matters. At 32 years and 364 days you are still 32: 30 points. A day later you are 33: 25 points. The edges are your birthdays of 25, 33, 40 and 45.

**Evidence:** your passport. If your documents show two birth dates, have that settled before anything else.`,
      sources: ['ha-points', 'migration-regulations'],
    },
    {
      id: 'english',
      heading: 'English: find your level',
      body: `| Level | Points |
| --- | --- |
| Competent | 0 |
| Proficient | 10 |
| Superior | 20 |

The calculator asks for your **level**. Which scores make a level depends on the test and on the day you sat it. For a test on or after 7 August 2025 the minimum can differ by skill. Earlier tests keep the older scores. So a single number such as “79 in PTE” no longer answers the question.

A passport of Ireland, New Zealand, Canada, the United States or the United Kingdom counts as Competent without a test. The 10 or 20 points always need a test.

Results must be no more than 3 years old. The sources we read measure that from different days, so keep a result that is valid both at invitation and at application. Engineers Australia has an English rule of its own, reported to be shorter. One result may not serve both.

**Evidence:** the test report. Compare each skill with the [Home Affairs tables](https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/english-language); our [guide to the tests](/blogs/english-tests-after-7-august-2025) explains the change.`,
      sources: ['ha-english'],
    },
    {
      id: 'skilled-work',
      heading: 'Skilled work and the cap of 20',
      body: `| Outside Australia, last 10 years | Points | In Australia, last 10 years | Points |
| --- | --- | --- | --- |
| less than 3 years | 0 | less than 1 year | 0 |
| 3 years, less than 5 | 5 | 1 year, less than 3 | 5 |
| 5 years, less than 8 | 10 | 3 years, less than 5 | 10 |
| 8 years or more | 15 | 5 years, less than 8 | 15 |
| | | 8 years or more | 20 |

**What counts.** Paid work, at least 20 hours a week, in your nominated occupation or a closely related one. It must lie in the 10 years before the invitation. Broken periods add up by months: 36, 60 and 96 abroad; 12, 36, 60 and 96 in Australia.

**Closely related** means the same ANZSCO unit group, or a consistent step up in a career, or work the assessing authority accepts as related.

**In Australia** you must also have held a substantive or a Bridging A or B visa, and have kept its conditions.

**The cap.** The two columns together never give more than 20. Both are read in the same 10 years, so for periods that do not overlap the cap rarely bites. The clearest case is five full years abroad and five in Australia without a gap: 10 + 15 = 25, counted as 20. If you entered eight years in both boxes, count your months again.

**Evidence:** reference letters with dates, hours and duties, and papers from third parties such as tax, pension or bank records. See [the experience assessment page](/services/exp-assessment) for engineers and [the letter checklist](/blogs/acs-reference-letter-checklist) for the ACS.`,
      sources: ['ha-points', 'migration-regulations'],
    },
    {
      id: 'acs-date',
      heading: 'The ACS date that shortens your years',
      body: `An ACS letter can name a **skill level requirement met date**. The years before it were used up: they made you “skilled” in the eyes of the ACS. Only relevant work *after* that date can earn points. Home Affairs applies the rule too, in the sources we read. They are some years old, and your letter comes first.

So the box for work asks only for the years after the date in your letter.

### An example with our own numbers

A developer worked without a gap from 1 March 2018, all of it abroad. The letter names 1 March 2022 as the date. The invitation comes on 1 September 2026.

| | Span | Points |
| --- | --- | --- |
| All relevant work | 8 years 6 months | 15, but this may not be claimed |
| Work after the date | 4 years 6 months | 5 |

The difference is 10 points. Somebody who claims the first line claims too much. When the degree was finished later than those years of work, the degree date governs instead.

**Evidence:** the letter itself. Other authorities word their letters in other ways; read yours for any date from which you count as skilled. [How the ACS deduction works](/blogs/acs-experience-deduction) goes step by step.`,
      sources: ['acs-criteria', 'ha-points'],
    },
    {
      id: 'study',
      heading: 'Qualifications and study: five separate factors',
      body: `| Factor | What is read | Points |
| --- | --- | --- |
| Qualification (one only) | Doctorate, Australian or recognised | 20 |
| | Bachelor or above, Australian or recognised | 15 |
| | Diploma or trade award gained in Australia; or one that your assessing authority accepts | 10 |
| Specialist education | Master by research or doctorate from Australia, two academic years or longer, in a listed field of science, technology or IT | 10 |
| Australian study requirement | Met or not met | 5 |
| Regional study | Studied and lived in a designated regional area, not by distance | 5 |
| Professional Year | 12 months or more within the 4 years before the invitation, in the nominated occupation or one closely related | 5 |

**Australian study requirement.** One or more courses registered in CRICOS, the Australian register of courses for overseas students. They must add up to 92 weeks, or 2 academic years. It was taught in English, in Australia, over 16 calendar months or more, and your visa allowed it. Credit follows the registered weeks of the course, not the time you took.

**Evidence:** degree certificates, full transcripts, completion letters with course codes, and for regional study proof of where you lived. A coursework master does not fit the specialist line, even in the right field.`,
      sources: ['ha-points', 'ha-study', 'migration-regulations'],
    },
    {
      id: 'language',
      heading: 'Community language',
      body: `A credentialled community language gives **5 points**. The NAATI test of that name is one way, and an equal credential is another. It asks for a second language beside English. Speaking the language at home is not enough without the credential.

**Evidence:** the result or credential in your name. See [NAATI](https://www.naati.com.au/) for languages, dates and how long a result lasts.`,
      sources: ['ha-points', 'naati'],
    },
    {
      id: 'partner',
      heading: 'Partner: choose one option',
      body: `| Your situation | Points |
| --- | --- |
| You are single | 10 |
| Your partner is a citizen or permanent resident of Australia | 10 |
| Your partner meets the skilled partner rule | 10 |
| Your partner has Competent English only | 5 |
| None of these | 0 |

The **skilled partner rule** has four parts. The partner is under 45, has Competent English, holds a suitable skills assessment, and has an occupation on the same list as yours. If one part is missing, English alone may still give 5.

Being single and having a partner with low English can differ by 10 points. Claim only what is true on the invitation day. “Single” means without a spouse and without a de facto partner.

**Evidence:** the skilled partner’s passport, test report and skills letter, or proof of citizenship or permanent residence. In each case, also proof of the relationship.`,
      sources: ['ha-points', 'migration-regulations'],
    },
    {
      id: 'nomination',
      heading: 'Nomination: where the three visas differ',
      body: `| Visa subclass | What is added | Points |
| --- | --- | --- |
| 189 | nothing | 0 |
| 190 | nomination by a state or territory | 5 |
| 491 | state or territory nomination, or an eligible relative as sponsor | 15 |

A state or territory chooses whom it nominates. It may ask for more than the table does, and it changes its rules. The calculator adds the points so that you can see the sum; it does not say that anyone will nominate you.

The occupation must also stand on a list for that visa. Our [occupation pages](/anzsco/eaanzsco) name the lists, and the Home Affairs list decides.

**Evidence:** the nomination itself. Nobody can claim it in advance.`,
      sources: ['ha-points', 'ha-occupation-list'],
    },
    {
      id: 'worked-sum',
      heading: 'A whole sum, line by line',
      body: `The person below is invented. The facts are those of the invitation day.

| Factor | Fact | Points |
| --- | --- | --- |
| Age | 34 | 25 |
| English | Proficient | 10 |
| Work outside Australia | 5 years 2 months after the date in the letter | 10 |
| Work in Australia | 1 year 7 months | 5 |
| Qualification | recognised bachelor | 15 |
| Specialist education | no | 0 |
| Australian study | no | 0 |
| Regional study | no | 0 |
| Professional Year | no | 0 |
| Community language | no | 0 |
| Partner | Competent English only | 5 |
| **Sum for 189** | | **70** |
| **Sum for 190, if nominated** | 70 + 5 | **75** |
| **Sum for 491, if nominated or sponsored** | 70 + 15 | **85** |

All three sums pass 65. None of them says that an invitation follows.`,
      sources: ['ha-points', 'migration-regulations'],
    },
    {
      id: 'limits',
      heading: 'What the calculator does not do',
      body: `- It does not check your documents, your visa history or your occupation list.
- It does not decide whether your degree is recognised or your work closely related.
- It does not know the rules of states and territories.
- It does not say whether your skills assessment will still be valid. [Home Affairs](https://immi.homeaffairs.gov.au/visas/working-in-australia/skills-assessment) says you must have it by the time you are invited. It lasts 3 years from its date at most, less if the letter says so. [ACS letters](https://www.acs.org.au/msa/infohub/assessment-process.html) run 24 months.
- An assessment for the 485 visa alone is of no use here.
- It cannot see a change in the law after the date of its table.

You need no account and leave no contact details. Your answers are added up in your own browser and are not sent to us.`,
      sources: ['ha-points', 'acs-policies'],
    },
  ],
  refusals: [
    {
      reason: 'Years before the date in the skills letter are counted.',
      cure: 'Start at the date in the letter, and end on the invitation day.',
    },
    {
      reason: 'The age is that of today, and a birthday comes before the invitation.',
      cure: 'Run the sum once more with the next birthday behind you.',
    },
    {
      reason: 'Part-time work below 20 hours a week is included.',
      cure: 'Leave those months out, and keep proof of hours for the others.',
    },
    { reason: 'A bachelor and a master are both claimed.', cure: 'Count the higher line only. Both sit in the same band.' },
    { reason: 'English is claimed from an old single score.', cure: 'Look up each skill for your test and its date.' },
    { reason: 'Two partner options are added.', cure: 'Choose the one that is true on the day.' },
    {
      reason: 'Online study from a regional university is entered as regional study.',
      cure: 'Count it only if you lived and studied in the region.',
    },
  ],
  checklist: [
    {
      heading: 'Have these beside you',
      items: [
        { id: 'passport', text: 'Passport, for the date of birth.' },
        { id: 'skills-letter', text: 'Skills assessment letter, with its date and any date from which work counts.' },
        { id: 'english-report', text: 'English test report, with the score of each skill and the test date.' },
        { id: 'work-list', text: 'List of jobs by month, with country, hours and occupation.' },
        { id: 'degrees', text: 'Degree certificates and transcripts.' },
        { id: 'partner-papers', text: 'Partner’s passport, test report and skills letter, if any.' },
      ],
    },
    {
      heading: 'Before you rely on the sum',
      items: [
        { id: 'official-table', text: 'I compared each line with the Home Affairs table today.' },
        { id: 'later-day', text: 'I tried a later invitation day as well.' },
        { id: 'proof-each', text: 'I hold a document for each factor that gives points.' },
        { id: 'cap-seen', text: 'I checked whether the cap of 20 applies to me.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Is 65 enough?',
      answer:
        'It is the mark at which you may lodge interest. Invitation scores differ by round, occupation and state, and Home Affairs publishes its own figures. We do not guess.',
    },
    {
      question: 'Which total should I put in my expression of interest?',
      answer:
        'We cannot tell you. What to claim in an expression of interest is immigration advice. A wrong claim can do harm later, so ask a registered migration agent or a lawyer when a factor is unclear.',
    },
    {
      question: 'What is the highest sum the table allows?',
      answer:
        'By our arithmetic 130, 135 and 145 points for subclasses 189, 190 and 491. Hardly anybody can meet all factors at once. The figure only shows that the sum is complete.',
    },
    {
      question: 'Will the table change?',
      answer:
        'It may. The points test has been under review, and we print no timetable because we found no official one. The date of our table stands by the calculator. If Home Affairs shows another table, believe Home Affairs.',
    },
    {
      question: 'Does Engineers Australia decide my work points?',
      answer:
        'No. It can give an opinion on your work experience, for an extra fee. Home Affairs gives the points. [The experience assessment page](/services/exp-assessment) says when the opinion may be of use.',
    },
    {
      question: 'Do unpaid internships or volunteering count?',
      answer: 'Skilled work for points is paid, for 20 hours a week at the least. Unpaid placements do not fit that description.',
    },
  ],
  related: [
    { path: '/blogs/points-test-guide', label: 'The points test explained', why: 'The same rules at length, with the review in view.' },
    { path: '/blogs/acs-experience-deduction', label: 'How the ACS deduction works', why: 'Find the date from which your years count.' },
    {
      path: '/blogs/english-tests-after-7-august-2025',
      label: 'English tests since 7 August 2025',
      why: 'Find your level, skill by skill.',
    },
    { path: '/services/exp-assessment', label: 'Experience assessment (RSEA)', why: 'Evidence of engineering work.' },
    { path: '/meet-our-agent', label: 'Who may give visa advice', why: 'For the questions a calculator must not answer.' },
  ],
  form: {
    title: 'Ask about evidence for your skills assessment',
    messageLabel: 'Your occupation and what you must prove',
    messagePlaceholder:
      'For example: electronics engineer, six years of work abroad, no letters yet. We cannot answer questions about visas or points strategy.',
    subject: 'Points calculator: evidence question',
  },
}
