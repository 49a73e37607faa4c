import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'stage1-competency-assessment',
  group: 'ea',
  heading: 'Stage 1 competency assessment: for membership, not for migration',
  title: 'Stage 1 competency assessment',
  description:
    'Stage 1 serves Engineers Australia membership without a recognised degree. It does not serve migration. See how it differs and what we help you prepare.',
  lead: 'Stage 1 is how Engineers Australia assesses people who seek membership without an accredited or recognised qualification. It does not satisfy immigration; that needs the separate migration skills assessment. We help you plan, order and check the material that you write.',
  rule: {
    heading: 'Right assessment first, own words throughout',
    body: `Before you pay anybody, be sure which assessment you need. A Stage 1 result cannot stand in for a migration skills assessment.

Stage 1 asks for career episodes and a summary statement. In its July 2022 migration document, Engineers Australia treats such texts as plagiarism when somebody else produced them. A January 2026 edition has followed, which we have not read. We know the rule from the migration document only. As the safe reading, we hold Stage 1 work to it too. Read the declaration in the current Stage 1 application.`,
    sources: ['ea-stage1', 'ea-msa-booklet'],
  },
  audience: {
    needed: [
      'You want Engineers Australia membership, and your qualification is neither accredited nor recognised.',
      'A regulator or employer named Stage 1 to you in writing.',
      'You can describe real engineering work or study projects, and want a plan before you write.',
    ],
    notNeeded: [
      'You need an outcome letter for a skilled visa. Read about the [Competency Demonstration Report (CDR)](/services/cdr-writing) or the [other pathways](/services/ea-application).',
      'Your degree is accredited or comes under an accord. Ask Engineers Australia about membership without Stage 1.',
      'You already hold a positive migration outcome. It may serve membership or state registration as it is, so ask first.',
    ],
  },
  asks: {
    heading: 'What Stage 1 involves',
    intro:
      'Our sources are Engineers Australia’s pages of September 2026, an undated copy of its assessment page and a booklet of May 2020. Forms may have changed since.',
    facts: [
      {
        text: 'It goes by several names: Stage 1, entry to practice assessment and competency assessment.',
        sources: ['ea-stage1', 'ea-accreditation'],
      },
      {
        text: 'It is the first step for people without an accredited or recognised qualification. Membership, registers and the Chartered credential come after it.',
        sources: ['ea-stage1', 'ea-accreditation'],
      },
      {
        text: 'The 2020 booklet asks for photo identity, a CV, English evidence, qualifications, career episodes and a summary statement.',
        sources: ['ea-stage1'],
      },
      {
        text: 'A Stage 1 result does not satisfy immigration. Migration needs its own assessment, which Engineers Australia says demands stricter evidence.',
        sources: ['ea-stage1', 'ea-accreditation'],
      },
      {
        text: 'The Stage 1 standard of 2012 for a Professional Engineer has 16 elements in three groups.',
        sources: ['ea-stage1-standard'],
      },
      {
        text: 'In July 2026 Engineers Australia approved one national standard with 17 statements. Mid-2027 is the indicative date for entry-to-practice and migration assessments alike. An assessment in progress stays on the 2012 standards.',
        sources: ['ea-ncse'],
      },
      {
        text: 'Engineering Manager exists for migration only. Its positive outcome brings no automatic membership.',
        sources: ['ea-categories'],
      },
    ],
  },
  split: {
    you: [
      'Confirm with Engineers Australia, or with the regulator, that Stage 1 is what you need.',
      'Choose your category and the work you describe.',
      'Write the episodes and the summary statement yourself.',
      'Lodge, pay and answer questions under your own account.',
    ],
    we: [
      'Interview you about your projects and note which elements each one could show.',
      'Give you empty outlines: headings and prompts, with no ready sentences.',
      'Comment on your draft where work, method or numbering is unclear.',
      'Check that CV, qualifications and episodes tell one story with the same dates.',
    ],
    never: [
      'Write an episode, a summary line or a declaration for you.',
      'Sell Stage 1 help to somebody whose aim is a visa.',
      'Speak to a regulator for you, or predict what it will decide.',
    ],
  },
  steps: [
    {
      title: 'Aim check',
      who: 'both',
      text: 'You tell us the aim: membership, registration, a credential or a visa. If Stage 1 does not serve it, we stop there.',
    },
    {
      title: 'Confirmation',
      who: 'you',
      text: 'Ask Engineers Australia whether your qualification is recognised. Keep its answer: you may not need Stage 1 at all.',
    },
    {
      title: 'Project interview',
      who: 'we',
      text: 'We ask about several projects. You hear which ones show calculation, design, judgement or teamwork, and which are weak.',
    },
    { title: 'Writing', who: 'you', text: 'You write from your own records, in the form the current application asks for.' },
    {
      title: 'Comments',
      who: 'we',
      text: 'We put questions beside your paragraphs, then test the cross-references in your summary statement.',
    },
    { title: 'Lodgement', who: 'you', text: 'You read the declaration, submit, and keep a full copy of what you sent.' },
    {
      title: 'Decision',
      who: 'authority',
      text: 'Engineers Australia decides on the category. A regulator decides on registration later.',
    },
  ],
  deliverables: [
    'A one-page note of your aim, the assessment it needs and who must confirm it.',
    'A grid of your projects against the three groups of elements.',
    'An empty outline with prompts for each episode.',
    'Comments on your draft, and a list of dates or titles that clash.',
  ],
  sections: [
    {
      id: 'three-assessments',
      heading: 'Stage 1, migration assessment and Chartered compared',
      body: `Three processes of one body are often mixed up. A migration outcome can also open membership. A Stage 1 result never serves a visa.

| Point | Stage 1 | Migration skills assessment | Chartered (Stage 2) |
|---|---|---|---|
| Purpose | Membership, and a base for later credentials | Outcome letter for a skilled visa application | A credential for practising engineers |
| Typical applicant | No accredited or recognised qualification | Has an occupation that Engineers Australia assesses | Has engineering practice to show |
| Career episodes | Yes | On the CDR pathway only | Read the Chartered pages |
| Serves migration | No | Yes | It is not a migration assessment |
| New South Wales registration | A Professional Engineer result counts as assessed qualifications | A Professional Engineer outcome counts too | Current Chartered status counts too |
| Other state schemes | Ask the regulator | Ask the regulator | Ask the regulator |

The New South Wales row follows a stored copy of an Engineers Australia page. We offer no Chartered service, so start from Engineers Australia’s own pages.`,
      sources: ['ea-stage1', 'ea-msa', 'ea-accreditation', 'ea-state-registration'],
    },
    {
      id: 'four-situations',
      heading: 'Four invented situations',
      body: `**Overseas, degree not accredited, aim is migration.** Stage 1 does not help. For an occupation that Engineers Australia assesses, the process is the migration skills assessment, by the CDR pathway.

**Living in Sydney, degree not recognised, aim is membership.** This is the case Stage 1 was made for. The first step is still a question to Engineers Australia about the degree.

**Holds a migration outcome as Professional Engineer, aim is registration in New South Wales.** The page we read treats that outcome as assessed qualifications. A call to the regulator comes before any new assessment.

**Passed Stage 1, now wants to migrate.** Published descriptions say the migration pathway remains the CDR. They add that the migration category can differ from the Stage 1 result. So the earlier result is no promise.`,
      sources: ['ea-stage1', 'ea-state-registration', 'ea-msa'],
    },
    {
      id: 'what-the-standard-covers',
      heading: 'What the standard covers',
      body: `For a Professional Engineer the elements run from PE1.1 to PE3.6. The questions are ours, to help you search your memory.

| Group | Elements | A question to yourself |
|---|---|---|
| Knowledge and skill base | PE1.1 to PE1.6 | Which theory did I use, and why did it fit this problem? |
| Engineering application ability | PE2.1 to PE2.4 | What did I calculate, design, test or manage? |
| Professional and personal attributes | PE3.1 to PE3.6 | Whom did I have to convince, warn, teach or follow? |

Use the exact wording in the current template, because some elements have been revised. The article on the [16 elements](/blogs/sixteen-competency-elements) takes them one by one. Technologists and Associates have sets of their own.`,
      sources: ['ea-stage1-standard'],
    },
    {
      id: 'state-registration',
      heading: 'State registration: what we know and where it ends',
      body: `Some governments require engineers to register before they do certain work. An assessment is one step. The regulator’s decision is another.

| Point | What we read | Limit |
|---|---|---|
| Where | Schemes in Queensland, New South Wales, Victoria, Western Australia and the ACT | The list can grow |
| Who does what | Engineers Australia or another body assesses; the regulator registers | Ask which bodies your regulator accepts |
| New South Wales, scope | Professional engineers on class 2 buildings, or class 2 parts, with exceptions | Scope may be wider now |
| New South Wales, evidence | A Professional Engineer outcome counts, from migration or from Stage 1 | Seen in a copy of an Engineers Australia page |
| The other four | We hold no detail that we could check | Ask before you pay |

A class 2 building is, in broad terms, a block of flats. Registration may look at more than qualifications, so read the regulator’s own list.`,
      sources: ['ea-state-registration'],
    },
  ],
  refusals: [
    {
      reason: 'The applicant needed a migration assessment and bought Stage 1.',
      cure: 'Ask the body that wants the paper to name it in writing. Match that name with the application you open.',
    },
    {
      reason: 'Episodes repeat a textbook or a colleague’s report.',
      cure: 'Drop the copied part. Describe the decision you faced that day, and show your own working.',
    },
    {
      reason: 'The work described sits below the category asked for.',
      cure: 'Compare your projects with the standard for each category. Then ask Engineers Australia which one fits your qualification.',
    },
    {
      reason: 'The summary statement names elements without paragraph numbers.',
      cure: 'Number the episodes, then cite one or more paragraphs for every element. Where none exists, the episode has the gap.',
    },
    {
      reason: 'A result is treated as registration.',
      cure: 'Apply to the regulator as well. Do not start work that needs registration until it has answered.',
    },
  ],
  checklist: [
    {
      heading: 'Before you start',
      items: [
        { id: 'aim-written', text: 'I wrote down my aim in one line: membership, registration, credential or visa' },
        { id: 'recognition-asked', text: 'I asked Engineers Australia whether my qualification is recognised' },
        { id: 'regulator-asked', text: 'For registration, the regulator confirmed which assessment it accepts' },
        { id: 'current-form', text: 'I downloaded the current application and guide' },
      ],
    },
    {
      heading: 'Material to gather',
      items: [
        { id: 'photo-id', text: 'Photo identity' },
        { id: 'qualifications', text: 'Qualification certificates and transcripts' },
        { id: 'cv-english', text: 'CV, and English evidence as the guide describes it' },
        { id: 'project-records', text: 'Drawings, calculations and reports for the projects I may describe' },
        { id: 'own-text', text: 'Episodes and summary statement that I wrote myself' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I use a Stage 1 result for a skilled visa?',
      answer:
        'No. Engineers Australia’s own material says Stage 1 does not satisfy immigration. The migration skills assessment is a separate application.',
    },
    {
      question: 'Will my migration outcome make me a member?',
      answer:
        'It can. A successful migration assessment enables you to become a member and to join the National Engineering Register, says Engineers Australia’s accreditation page. An Engineering Manager outcome is the exception: it brings no automatic membership.',
    },
    {
      question: 'May I use the same projects in both assessments?',
      answer:
        'We found no rule on that which we could check. Ask Engineers Australia. The facts must agree in any case, so keep a copy of everything you lodge.',
    },
    {
      question: 'Can a Stage 1 decision be reviewed?',
      answer:
        'Yes. Engineers Australia’s review page lists competency assessments by name. You ask online within three months of the original letter, name your grounds and add a letter of reasons. New evidence is normally not taken.',
    },
    {
      question: 'What does it cost and how long does it take?',
      answer:
        'Engineers Australia and each regulator set their own fees and times, and they change. Our [pricing page](/pricing) says how we quote for our part.',
    },
  ],
  related: [
    {
      path: '/blogs/stage-1-msa-or-chartered',
      label: 'Stage 1, migration assessment or Chartered',
      why: 'The choice of process, with more examples.',
    },
    { path: '/services/career-episode-writing', label: 'Career episode planning', why: 'How to turn one project into your own account.' },
    { path: '/services/summary-statement', label: 'Summary statement', why: 'How elements and paragraph numbers meet.' },
    { path: '/services/cdr-writing', label: 'CDR preparation', why: 'If your aim turns out to be migration.' },
  ],
  form: {
    title: 'Ask whether Stage 1 fits your aim',
    messageLabel: 'Your qualification and what you want it for',
    messagePlaceholder: 'For example: degree from Sri Lanka, living in Sydney, want membership',
    subject: 'Stage 1 enquiry',
  },
}
