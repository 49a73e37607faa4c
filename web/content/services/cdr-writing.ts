import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'cdr-writing',
  group: 'ea',
  heading: 'CDR writing: guidance on a report you write yourself',
  title: 'CDR Writing: guidance on your own report',
  description:
    'Plan, evidence and comments for your own Competency Demonstration Report. When Engineers Australia needs one, what goes in it, and why we never write it.',
  lead: 'A Competency Demonstration Report (CDR) shows Engineers Australia what you can do when your qualification alone does not settle it. You write it. We interview you, plan it with you, list your evidence and comment on your drafts.',
  rule: {
    heading: 'The report must be your own work',
    body: `In its July 2022 applicant document, Engineers Australia (EA) calls an episode or summary statement by another person plagiarism. Paid writers and companies are named. An earlier EA guide asks for episodes entirely in your own words.

An application can be rejected at once. A ban can last 12, 24 or 36 months, and EA may tell Home Affairs. So we sell no finished text, only guidance on text that you write.

EA’s site now offers a January 2026 edition, which we have not read. [Open it](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application) before you pay anybody, including us. [Our article on the rule](/blogs/engineers-australia-plagiarism-rules) goes into detail.`,
    sources: ['ea-msa-guide', 'ea-msa-booklet'],
  },
  audience: {
    needed: [
      'Your engineering qualification is not accredited, or its accreditation is only provisional.',
      'Your qualification looks like an accord one, but it fails one of the three tests below.',
      'You want an engineering occupation other than the one your accredited qualification names.',
      'You want assessment as an Engineering Manager. That category uses a CDR whatever degree you hold.',
      'You have solid engineering work but do not know which parts to tell, or how to prove them.',
    ],
    notNeeded: [
      'Your Australian program is on EA’s accredited list, and you started it in or after the listed year. You apply directly.',
      'Your accord qualification passes all three tests and names the occupation you want. A CDR would only add work.',
      'You can plan and write from EA’s own guide. No rule says that you need a helper.',
    ],
  },
  asks: {
    heading: 'What Engineers Australia asks for',
    intro: 'These are the points that shape a plan. Each can change, so open the source before you act on it.',
    facts: [
      { text: 'The country, type and accreditation of your qualification decide your pathway.', sources: ['ea-msa'] },
      {
        text: 'EA assesses four categories for migration: Professional Engineer, Engineering Technologist, Engineering Associate and Engineering Manager.',
        sources: ['ea-msa'],
      },
      {
        text: 'A CDR holds three career episodes. EA’s booklet recommends 1,000 to 2,500 words apiece, in the first person.',
        sources: ['ea-msa-booklet'],
      },
      {
        text: 'One summary statement, for your chosen category, points from each competency element to numbered paragraphs.',
        sources: ['ea-msa-booklet'],
      },
      {
        text: 'The elements come from EA’s 2012 standards. A new standard with 17 statements was approved in July 2026. Its indicative date for migration assessments is mid-2027, and applications in progress stay on the 2012 one.',
        sources: ['ea-ncse'],
      },
      {
        text: 'The July 2022 document names IELTS, TOEFL iBT and PTE Academic as English tests. EA sets its own rules on scores and on the age of a result. They can differ from Home Affairs’ rules.',
        sources: ['ea-msa-booklet', 'ha-english'],
      },
      {
        text: 'Since 1 September 2024, advanced diplomas and associate degrees from registered training organisations take the accredited route only with Dublin Accord accreditation. The others use a CDR.',
        sources: ['ea-associate-change'],
      },
      { text: 'You lodge online through an EA account. Paper applications are not accepted.', sources: ['ea-msa', 'ea-msa-guide'] },
    ],
  },
  split: {
    you: [
      'Write every sentence of the episodes, the summary statement, the CV and the CPD list.',
      'Give true facts, dates and documents, and get permission for anything confidential.',
      'Choose your category and occupation, after reading EA’s descriptions.',
      'Approve the final file line by line, and answer EA’s questions.',
    ],
    we: [
      'Interview you about your projects and ask the questions an assessor might ask.',
      'Draw up a plan: which project carries which competency, and which documents back it.',
      'Comment on your drafts: gaps, order, numbering, unclear English, dates that clash.',
      'Check your mapping against the elements of your category.',
    ],
    never: [
      'Write, rewrite or sell any part of a CDR, or hand you a sample to adapt.',
      'Invent a project, a duty, a result or a certificate, or improve one.',
      'Tell you which visa, state or occupation code to choose.',
      'Promise an outcome. EA decides, on its own reading of your file.',
    ],
  },
  steps: [
    {
      title: 'Check your route',
      who: 'you',
      text: 'Look up your qualification in EA’s list and the accord checker. Tell us what you found, and stop here if no CDR is needed.',
    },
    {
      title: 'Talk through your work',
      who: 'both',
      text: 'We ask about five or six projects. You tell us what you did, what you decided and what you can prove.',
    },
    {
      title: 'Agree a plan',
      who: 'both',
      text: 'You pick three projects. We set out the structure, the evidence to gather and the elements each one could carry.',
    },
    {
      title: 'Write your drafts',
      who: 'you',
      text: 'You write from your own records, one episode at a time. Keep every dated draft as proof of authorship.',
    },
    {
      title: 'Read our comments',
      who: 'we',
      text: 'We comment in the margin and ask questions. You decide what to change, and you write the change.',
    },
    {
      title: 'Lodge and answer',
      who: 'you',
      text: 'You lodge in your own EA account. If you want clerical help with that, see [EA portal upload](/services/ea-application).',
    },
    {
      title: 'EA assesses',
      who: 'authority',
      text: 'EA may ask for more, such as the original report of a student project. It then sends you an outcome letter.',
    },
  ],
  deliverables: [
    'A written plan with your three projects, their evidence and the elements they may show.',
    'Interview prompts for each episode, drawn from what you told us.',
    'An evidence checklist with gaps marked.',
    'Margin comments on your own drafts, never replacement text.',
    'A consistency note on dates, titles and numbers across your CV, letters and episodes.',
  ],
  sections: [
    {
      id: 'when-you-need-one',
      heading: 'Which route your qualification takes',
      body: `Start with the qualification.

| Your situation | Usual route | CDR |
| --- | --- | --- |
| Australian program on EA’s accredited list, started in or after the listed year | Direct application | No |
| Accredited engineering bachelor, about four years, Washington Accord | Professional Engineer | No |
| Accredited engineering technology degree, about three years, Sydney Accord | Engineering Technologist | No |
| Accredited advanced diploma or associate degree, about two years, Dublin Accord | Engineering Associate | No |
| Engineering qualification outside these routes | The category it points to | Yes |
| Australian qualification, accredited provisionally | The category it points to | Yes |
| Accredited title in one occupation, assessment wanted in another | The occupation you nominate | Yes |
| Two or more qualifications that fit the occupation only together | The occupation you nominate | Yes |
| Engineering Manager | Engineering Manager | Yes |

An accord row applies only if all three tests are met:

1. You finished after your country became a full signatory, or in that same year.
2. Your program falls inside the period listed as accredited. A list may count by intake, start or graduation year.
3. The accreditation is full, not provisional.

*Illustration:* an invented country became a full signatory in 2014. A graduate finished a course there in 2012. The course is accredited today, yet that degree fails the first test.

Holders of French qualifications may apply under the Washington Accord. An interim CDR arrangement for civil engineering draftspersons covers unaccredited programs that they began or finished before 1 September 2024. According to EA’s page it ends with December 2026. See [Do I need a CDR?](/blogs/do-i-need-a-cdr) for the checks in order.`,
      sources: ['ea-msa', 'iea-checker', 'ea-associate-change', 'ea-categories'],
    },
    {
      id: 'category',
      heading: 'How the category follows from the qualification',
      body: `EA’s categories differ in the kind of problem you solve. Your qualification usually points to one of them.

| Category | Usual qualification | Scope of work |
| --- | --- | --- |
| Professional Engineer | Four-year engineering degree | Whole systems; new practices developed |
| Engineering Technologist | Three-year engineering technology degree | How parts of a system interact; known practices adapted |
| Engineering Associate | Two-year advanced diploma or associate degree | Single elements of a system; codes and set procedures |
| Engineering Manager | Bachelor of engineering, or a comparable degree in a related field, plus relevant experience | Strategy and operations of engineering; a category for migration only |

We explain these words. You choose, and EA decides. Our [EA occupation list](/anzsco/eaanzsco) shows the codes with their sources.`,
      sources: ['ea-categories'],
    },
    {
      id: 'pieces',
      heading: 'The pieces of a CDR',
      body: `| Piece | What it must do | Gather first |
| --- | --- | --- |
| CV | Show all study and work, with gaps explained | Exact start and end dates |
| Employment evidence | Confirm the jobs you describe | Signed letters, contracts, tax or pension records |
| CPD list | Record learning after your qualification | Certificates, invitations, notes |
| Three career episodes | Tell what *you* did and how | Drawings, calculations, reports, emails |
| Summary statement | Point from each element to your paragraphs | Final paragraph numbers |
| Identity and education | Prove who you are and what you studied | Passport, degree, transcript, translations |
| English result | Meet EA’s language rule | The test provider’s report |

We have a page for each written piece: [career episodes](/services/career-episode-writing), the [summary statement](/services/summary-statement) and the [CPD list](/services/cpd-writing).`,
      sources: ['ea-msa-booklet'],
    },
    {
      id: 'plan',
      heading: 'The order that saves rework',
      body: `Each piece leans on the one before it. This is the order we suggest.

1. **Dates.** Fix the timeline of study and jobs. Every other page repeats it.
2. **Letters.** Ask employers early, because you do not control how fast they answer.
3. **Evidence folder.** Put the documents for each project in one place before you choose.
4. **Three projects.** Choose work that differs in period, problem or role. [How to choose](/blogs/choose-three-career-episodes) gives the tests.
5. **First episode.** Finish one and get comments. Its lessons will shape the other two.
6. **Other episodes.** Write towards elements that the first one leaves empty.
7. **CPD list and CV.** Check both against the episodes.
8. **Summary statement.** Fill it last, when paragraph numbers no longer move.
9. **Final read.** Leave the file for a few days, then compare every date and title.`,
    },
  ],
  refusals: [
    {
      reason: 'Text matches a published sample, a website or another applicant.',
      cure: 'Write from your own files. Do not read samples while you draft.',
    },
    {
      reason: 'The story says “we” throughout, so your own part cannot be seen.',
      cure: 'Name the team once, then say what you did, decided and checked.',
    },
    {
      reason: 'The accord route was claimed without full accreditation for that year.',
      cure: 'Check all three tests in the accord checker before you choose the route.',
    },
    {
      reason: 'Dates in the CV, the letters and the episodes do not agree.',
      cure: 'Build one timeline first and copy dates from it only.',
    },
    {
      reason: 'The work described does not fit the category or occupation.',
      cure: 'Compare your real tasks with EA’s descriptions before you choose projects.',
    },
  ],
  checklist: [
    {
      heading: 'Before you plan',
      items: [
        { id: 'route', text: 'I have checked my qualification against EA’s list and the accord checker.' },
        { id: 'guide', text: 'I have read EA’s current guide and its own-work rule.' },
        { id: 'category', text: 'I have read the four category descriptions.' },
      ],
    },
    {
      heading: 'Before you write',
      items: [
        { id: 'timeline', text: 'I have one timeline with exact dates for study and jobs.' },
        { id: 'projects', text: 'I have listed at least five projects with my own part in each.' },
        { id: 'evidence', text: 'I hold documents for the three projects I prefer.' },
        { id: 'permission', text: 'I know which material is confidential and whom to ask.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you write my CDR if I give you all the facts?',
      answer:
        'No. The rule above is about who writes, and facts from you do not change that. We ask, structure and comment. The sentences stay yours.',
    },
    {
      question: 'Do I also need an employment assessment?',
      answer:
        'Relevant skilled employment assessment (RSEA) is an extra that gives EA’s opinion on your work experience. EA’s fees page makes it optional for most and mandatory for Engineering Managers. It can help with points only from one year of work in Australia or three years overseas. Home Affairs awards the points. See [experience assessment](/services/exp-assessment).',
    },
    {
      question: 'What if the outcome is negative?',
      answer:
        'EA’s page gives three months from the original letter to ask for a review. A review normally takes no new evidence, so missing evidence usually means a new application. [This article](/blogs/engineers-australia-negative-outcome) compares the two.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Our [pricing page](/pricing) says what a quote contains. EA’s fees are separate, they change, and you pay them to EA. Check EA’s site for the amounts.',
    },
    {
      question: 'Can you tell me my chances?',
      answer:
        'No. We can tell you which elements your draft does not yet show, and which dates clash. Only EA decides what your file proves.',
    },
  ],
  related: [
    {
      path: '/services/career-episode-writing',
      label: 'Career Episode Writing',
      why: 'How each of the three episodes is built, with sentence pairs.',
    },
    { path: '/services/cdr-review-proofreading', label: 'CDR review', why: 'For a full draft that you have already written.' },
    { path: '/blogs/do-i-need-a-cdr', label: 'Do I need a CDR?', why: 'Check your route before you spend time or money.' },
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'EA’s plagiarism rules',
      why: 'What counts as somebody else’s work, and what follows.',
    },
  ],
  form: {
    title: 'Ask about your CDR',
    messageLabel: 'Your qualification and discipline',
    messagePlaceholder: 'For example: Bachelor of Civil Engineering, finished 2016, Nepal. Is a CDR my route?',
    subject: 'CDR guidance enquiry',
  },
}
