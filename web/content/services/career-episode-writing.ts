import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'career-episode-writing',
  group: 'ea',
  heading: 'Career episodes: help with telling your own engineering work',
  title: 'Career Episode Writing: prompts and comments',
  description:
    'Structure, interview prompts and margin comments for the three career episodes you write yourself. Weak and stronger sentences, evidence and confidentiality.',
  lead: 'A career episode is your first-person account of one piece of engineering: what you did, how and why. A Competency Demonstration Report needs three. You write them; we draw out the detail and comment on your drafts.',
  rule: {
    heading: 'Your words, from the first line',
    body: `A guide on Engineers Australia’s (EA’s) earlier website wants episodes entirely in your own words. It mentions screening software and bans of up to 36 months. The July 2022 applicant document treats an episode by anyone else as plagiarism, including one you paid for.

Do not copy a sample either, and do not “change the details” of one. EA reserves the right to screen your text against what is published and against other applications.

The sentences on this page are ours and invented. Use them to see a difference, then close the page and write. The [edition of January 2026](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application) is the current one. We have not read it; you should, before you write.`,
    sources: ['ea-msa-guide', 'ea-msa-booklet'],
  },
  audience: {
    needed: [
      'Your work is real and strong, but your draft reads like a job description.',
      'You write “we” by habit, because your workplace or your culture prefers it.',
      'You have one large project and do not see how it could give more than one episode.',
      'Your best project is confidential and you are unsure what you may show.',
    ],
    notNeeded: [
      'Your qualification takes an accredited route. Then there are no episodes to write; see [Do I need a CDR?](/blogs/do-i-need-a-cdr).',
      'You want finished text. We do not sell it, and using it could get you banned.',
      'A colleague who knows your work can read your draft and ask hard questions. That may be enough.',
    ],
  },
  asks: {
    heading: 'What EA says about episodes',
    intro: 'The booklet has had several editions. Older advice still circulates, for example that diagrams lead to rejection.',
    facts: [
      { text: 'Write in English, in your own words and in the first person singular.', sources: ['ea-msa-guide', 'ea-msa-booklet'] },
      { text: 'The three differ in period, or in the aspect of your engineering that they show.', sources: ['ea-msa-booklet'] },
      {
        text: 'An episode may rest on a study project, a work project, a position you held or a problem you solved.',
        sources: ['ea-msa-booklet'],
      },
      { text: 'A position needs more than a duty statement.', sources: ['ea-msa-booklet'] },
      { text: 'The recommended length is 1,000 to 2,500 words for each episode.', sources: ['ea-msa-booklet'] },
      {
        text: 'Engineering evidence belongs in the episode: a drawing, a calculation, a table, a photo. Textbook material does not.',
        sources: ['ea-msa-booklet'],
      },
    ],
  },
  split: {
    you: [
      'Remember, look up and write: the numbers, the choices, the mistakes and the result.',
      'Draw or collect your own figures, and name anything you took from a source.',
      'Clear confidential material with its owner.',
      'Accept or reject each comment and make every change with your own hands.',
    ],
    we: [
      'Interview you on one project at a time, with questions about decisions and reasons.',
      'Give you a blank frame: the four sections and what each must answer.',
      'Mark where “we” hides you, where a claim lacks proof, where a reader gets lost.',
      'Show which elements an episode seems to carry and which stay empty.',
    ],
    never: [
      'Turn an interview recording or your notes into an episode.',
      'Rewrite your paragraphs under the name of proofreading.',
      'Supply calculations, drawings or results that are not yours.',
    ],
  },
  steps: [
    {
      title: 'List the candidates',
      who: 'you',
      text: 'Write one line each for five to eight pieces of work: year, place, problem, your part.',
    },
    { title: 'Choose three together', who: 'both', text: 'We compare them for variety and proof. You make the choice.' },
    { title: 'Answer the prompts', who: 'both', text: 'In an interview we ask what was hard, what you tried and how you knew it worked.' },
    { title: 'Draft one episode', who: 'you', text: 'You write it from your notes and files, and number every paragraph as you go.' },
    {
      title: 'Work through the comments',
      who: 'we',
      text: 'We comment on structure, evidence, voice and clarity. Each comment is a question or a pointer.',
    },
    {
      title: 'Write the other two',
      who: 'you',
      text: 'You write towards the elements still missing, then check all three for repeats and clashes.',
    },
  ],
  deliverables: [
    'A prompt sheet for each project, made from your own list.',
    'A blank four-section frame with the questions each section must answer.',
    'Margin comments on each draft you send within the agreed scope.',
    'A coverage note: which elements each episode seems to show, and where the proof is thin.',
  ],
  sections: [
    {
      id: 'four-sections',
      heading: 'Four sections and their rough lengths',
      body: `Published guides give different figures for the parts, so treat these as rough. EA’s current guide decides.

| Section | About | What it answers |
| --- | --- | --- |
| Introduction | 100 to 150 words | When, where, for which organisation, in which role |
| Background | 200 to 500 words | What the project was for, where you stood in the team, what your duties were |
| Personal engineering activity | 600 to 1,500 words | What you did, how and why: theory, tasks, problems, design, teamwork |
| Summary | 50 to 100 words | What came out, and what your part in it was |

The third section is the episode. If your background is longer than your activity, the reader learns about your employer and not about you.

Number each paragraph by episode. The first runs 1.1, 1.2 and so on; the second starts at 2.1 and the third at 3.1. The [summary statement](/services/summary-statement) needs those numbers.`,
    },
    {
      id: 'sentence-pairs',
      heading: 'Weak sentences and stronger ones',
      body: `All of these are illustrative. The people, plants and numbers do not exist, so nothing here can be copied into a true report.

**Hidden author**
- Weak: *We designed the drainage for the access road.*
- Stronger: *I sized the culvert at chainage 340 for the design flow and checked the outlet velocity against the scour limit.*
- Why: a reader sees who acted, and how the result was checked.

**Duty instead of action**
- Weak: *I was responsible for the maintenance of pumps.*
- Stronger: *I took vibration readings for six weeks and traced the failed bearings on pump 3 to a bent shaft.*
- Why: a duty says what you were paid for. An action says what you can do.

**Textbook instead of use**
- Weak: *Concrete is a mixture that gains strength with time.*
- Stronger: *The seven-day cubes were 3 MPa below my estimate, so I kept the props in place and asked for cores.*
- Why: the theory shows in the decision.

**No decider**
- Weak: *It was decided to use another controller.*
- Stronger: *I recommended the second controller because it could store faults without a network. The client’s engineer accepted my comparison.*
- Why: passive verbs hide both the choice and the reason.

**Praise instead of result**
- Weak: *The project was a great success.*
- Stronger: *After I moved the cable route, voltage drop at the far panel fell from 6.1% to 3.8%. The project limit was 5%.*
- Why: a number and a limit let the reader judge.`,
    },
    {
      id: 'spread',
      heading: 'One episode shows many elements',
      body: `You do not need sixteen stories. A good episode touches several elements in each of the three groups, and the three together should leave none empty. An invented plan for a mechanical engineer could look like this:

| Episode | Basis | Strong on | Thin on |
| --- | --- | --- | --- |
| 1 | Final-year heat exchanger project | Theory, calculation, research reading | Managing work, safety duties |
| 2 | Boiler retrofit at a food plant | Design, standards, budget, client contact | Current research |
| 3 | Repeated gearbox failures | Problem solving, initiative, leading two fitters | Mathematics |

Each gap in one row is filled by another. Student projects are allowed, but EA may ask for the original report. If you did it in a group, tell your own part. See [how to choose three](/blogs/choose-three-career-episodes).

The number sixteen belongs to EA’s 2012 standard. A new national standard was approved in July 2026. EA names mid-2027 as an indicative date for its migration assessments. A file already in progress stays with the 2012 standard.`,
      sources: ['ea-msa-booklet', 'ea-ncse'],
    },
    {
      id: 'evidence',
      heading: 'Evidence, and what you may not show',
      body: `Collect proof before you write. It corrects memory, and EA may ask for it.

- **Calculations:** the sheet you made, with its inputs and checks.
- **Drawings:** your mark-ups or your revision, with your initials if they exist.
- **Decisions:** an email, minutes or an options table that names you.
- **Standards:** the clause you applied and why it applied there.
- **Risks:** a hazard log, an inspection record, a stop you ordered.

Your employer or its client may own these papers. Ask in writing what you may show. Then redact names, prices and site details, or redraw the principle yourself. If the answer is no, or the story makes no sense after redaction, choose another project. Do not put confidential details in an enquiry form; tell us what exists first. Our [privacy policy](/company-policy#privacy) says how we treat what you send.`,
    },
  ],
  refusals: [
    {
      reason: 'The account follows a sample, with names and numbers changed.',
      cure: 'Start again from your own files. Order, reasons and mistakes should be yours as well.',
    },
    {
      reason: 'The episode lists duties and never shows an engineering decision.',
      cure: 'Pick one problem and tell it from first sign to checked result.',
    },
    {
      reason: 'Two applicants claim the same design from the same team.',
      cure: 'Say who did what, and limit your claim to what you can prove.',
    },
    {
      reason: 'The project cannot be verified by a letter, a report or a person.',
      cure: 'Prefer work that your reference letters mention, with matching dates and titles.',
    },
    {
      reason: 'Three episodes tell one kind of task in three places.',
      cure: 'Vary the period, the problem or your role.',
    },
  ],
  checklist: [
    {
      heading: 'For each episode',
      items: [
        { id: 'voice', text: 'Every action has a person, and most of them are “I”.' },
        { id: 'why', text: 'Each main choice has a reason and at least one option I rejected.' },
        { id: 'numbers', text: 'Paragraphs are numbered without a gap.' },
        { id: 'length', text: 'The length sits inside the range in EA’s current guide.' },
        { id: 'figures', text: 'Every figure is mine or names its source.' },
      ],
    },
    {
      heading: 'For the set of three',
      items: [
        { id: 'dates', text: 'Dates and job titles match my CV and my letters.' },
        { id: 'repeats', text: 'No event is told twice with different words.' },
        { id: 'owner', text: 'I have permission for confidential material, or I have redacted it.' },
        { id: 'drafts', text: 'I have kept my dated drafts and notes.' },
      ],
    },
  ],
  questions: [
    {
      question: 'My English is not strong. Can somebody correct it?',
      answer:
        'We point to sentences that a reader may misunderstand and say why. You write the new sentence. Simple, correct English serves you well here; long words do not. Keep your drafts: they show how the text grew.',
    },
    {
      question: 'May I use an AI tool?',
      answer:
        'We found no published EA rule about AI tools. We did find the rule that the words must be entirely yours, and text made by a tool is not. Ask EA if you need a firm answer.',
    },
    {
      question: 'Can two episodes come from one employer?',
      answer:
        'The rule is about different periods or aspects of your work, as we read it. Two clearly different problems at one company can satisfy that. Two views of one problem do not.',
    },
    {
      question: 'Is an old project a bad choice?',
      answer:
        'Not by itself. What matters is whether you can still explain the decisions and prove your part. Old work with lost files is harder to defend.',
    },
    {
      question: 'How is this priced?',
      answer: 'The [pricing page](/pricing) says what a quote covers and how it is made. EA’s own fee is separate and goes to EA.',
    },
  ],
  related: [
    { path: '/services/summary-statement', label: 'Summary Statement', why: 'What happens to your paragraph numbers afterwards.' },
    { path: '/services/plagiarism-ai-proofread', label: 'Similarity check', why: 'What a similarity report can and cannot tell you.' },
    {
      path: '/blogs/sixteen-competency-elements',
      label: 'The sixteen elements',
      why: 'What each element looks for, with kinds of evidence.',
    },
    { path: '/samples', label: 'CDR Samples', why: 'See how an episode is built. The text itself is not for use.' },
  ],
  form: {
    title: 'Talk about your projects',
    messageLabel: 'One project, in two lines',
    messagePlaceholder: 'The problem, your part in it and the year. Leave out names and confidential details.',
    subject: 'Career episode guidance enquiry',
  },
}
