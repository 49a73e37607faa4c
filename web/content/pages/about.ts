import { clientRow, commonRows, costRow, glanceTerms, peopleRow } from '../glance.ts'
import { parseContent } from '../parseContent.ts'
import { type Artefact, ArtefactSchema } from '../schema/artefact.ts'
import { type ProsePage, ProsePageSchema } from '../schema/page.ts'

const page: ProsePage = {
  heading: 'About us, and how we work with you from Sydney',
  title: 'About us and our integrity policy',
  description:
    'A Sydney service for skills assessments: how we work from first interview to submission, how the text stays yours, and when you can go alone.',
  lead: 'From Sydney, for engineers, IT professionals and managers, we interview, plan, list proof, comment on drafts and, with the submission package, submit with you.',
  glance: [
    ...peopleRow(),
    {
      term: glanceTerms.work,
      text: 'We interview you, check, comment and, with the [submission package](/pricing#submission-package), help you submit. Read [a sample with notes](/samples).',
    },
    ...clientRow(),
    { ...commonRows.allowed, text: `${commonRows.allowed.text} We are independent: no authority has approved us.` },
    costRow(),
  ],
  sections: [
    {
      id: 'how-we-work',
      heading: 'How we work',
      body: `We work in writing and by call, wherever you live. Most work has these six steps:

1. **You tell us about your case.** Your degree, work, authority and dates.
2. **We reply with a plan,** and show you the rule.
3. **You get a written quote.** It names the work, limits and your part.
4. **We ask questions.** What did you design, decide, test or change? What shows it?
5. **You write.** From your records, in your own words.
6. **We comment, and you decide.** On ACS reports we only ask questions. You finish, sign and submit it. With the submission package we share your screen while you do.`,
    },
    {
      id: 'three-refusals',
      heading: 'What we leave to others',
      body: `- **The writing is yours.** Text by a paid writer can cost you the application and bring a ban.
- **The facts stay as they are.** Dates, titles, duties and figures are true, or we stop work on the file.
- **Visa advice comes from registered agents and lawyers.** They help with route, code, state and visa. [Who may advise you](/meet-our-agent).

If we have to stop, you pay only for work already done. [The whole list](#what-we-refuse).`,
      sources: ['ea-msa-booklet', 'acs-rpl-reports'],
    },
    {
      id: 'why-a-policy',
      folded: true,
      heading: 'Why we need an integrity policy',
      body: `Help of this kind can harm you. Engineers Australia counts career episodes or a summary statement written by someone else as plagiarism, and names paid writers and companies. Our guide says [what its rules are](/blogs/engineers-australia-plagiarism-rules) and which edition we read.

The ACS wants RPL project reports that are only your work. It rules out outsourcing them, and writing and editing agencies are its examples. Under its policies fraud, plagiarism or misrepresentation ends the application, loses the fee and can bring a ban.

The rules on this page show how our help differs from ghostwriting. They bind everyone who works with us, and you may hold us to them.`,
      sources: ['ea-msa-booklet', 'acs-rpl-reports', 'acs-policies'],
    },
    {
      id: 'what-we-refuse',
      folded: true,
      heading: 'Everything we refuse',
      body: `To each of these requests there is an honest answer:

| You ask us to | Our answer |
| --- | --- |
| write a career episode, a summary statement or an ACS project report | We ask the questions that help you write it. |
| “just rewrite” a bought or borrowed text | It would stay someone else’s. We help you begin again. |
| edit the language of an ACS project report | The ACS names editing agencies, so we only ask questions. |
| draft a reference with invented duties | Your employer writes and signs a true letter. |
| change a date, a title or a figure in a document | We stop work on the file. |
| make text pass a similarity or AI check | We help you replace it with your own account. |
| sell or lend you another person’s report | Reports of others stay private. Our [samples](/samples) are invented and marked. |
| open an account in our name, or keep messages from you | The account, its email address and its messages are yours. |
| say which visa or state to choose | That is immigration advice: [who may give it](/meet-our-agent). |
`,
    },
    {
      id: 'authorship',
      folded: true,
      heading: 'How authorship stays with you',
      body: `“Your own work” is easy to say. These habits make it true:

- **We talk first, and you write second.** We note the facts and give them back to you as a list. For ACS reports you take the notes yourself, and we hand you questions only.
- **You send text, and we send comments.** Nothing else goes back and forth.
- **Invented examples.** Those on this site come from invented projects, so that you start from your own.
- **You agree to each tool.** Your draft goes into an AI, translation or similarity tool only after your written yes.
- **You can explain it.** Before you submit, you should be able to talk through each paragraph from memory.

How far a comment may go depends on the authority:

| Authority | The rule we found | What we may do |
| --- | --- | --- |
| Engineers Australia | Your own words; text by others counts as plagiarism | Interviews, structure, evidence lists, comments on your draft |
| ACS, RPL reports | Only your work; writing and editing agencies are ruled out | Planning questions and checks of dates, form and proof; ask the ACS before you buy |
| IML | No own-words rule in its questions and answers | The same line as for Engineers Australia, and truth in every statement |`,
      sources: ['ea-msa-guide', 'ea-msa-booklet', 'acs-rpl-reports'],
    },
    {
      id: 'keep-drafts',
      folded: true,
      heading: 'Keep your drafts',
      body: `We ask every client to keep a folder with dated versions, rough notes, calculations and our comments. It is your proof that the text grew in your hands. Start it before you write the first line.

Name files by date, such as *2026-11-21 episode 2 pump station*. Keep each version under its own date. If you write by hand first, take a photograph of the page. We keep our own comments for the time our [privacy part](/company-policy#privacy) states, and your folder is the copy that counts.`,
    },
    {
      id: 'confidentiality',
      folded: true,
      heading: 'Confidentiality',
      body: `You show us your career, and often your employer’s work too. We use it for your file only, and it stays between us.

You owe your employer confidentiality as well. Cover what is secret before you send it. An episode can be exact about *your* reasoning and still leave out a client’s name or a protected drawing. [The clause in our terms](/terms) is the binding text.`,
    },
    {
      id: 'no-promises',
      heading: 'What we answer for',
      body: `We answer for our own part: that we did what we agreed. If we made a mistake, [we fix it at no cost](/terms).

Engineers Australia, the ACS and IML decide skills assessments, and Home Affairs decides visas and points. No one can promise you their decision.`,
    },
    {
      id: 'when-you-do-not-need-us',
      heading: 'When you can go alone',
      body: `You can probably apply by yourself if one of these fits:

- **Your Australian engineering degree is fully accredited, for your intake and occupation.** You apply directly to Engineers Australia.
- **Your degree meets an accord in full.** Its dates, its accreditation and its occupation fit. Check it with the [qualification checker](https://www.internationalengineeringalliance.org/for-engineers/qualification-checker).
- **You have an IT degree that the ACS recognises.** First look at [the pathways that ask for letters only](/blogs/acs-pathways-compared).
- **You write well and don’t mind forms.** The authorities publish their guides for free. Read the guide, follow it, submit.
- **Your only question is about a visa.** See a registered migration agent or an Australian lawyer.

Engineering Managers need a report for Engineers Australia whatever their degree. [Do I need a CDR](/blogs/do-i-need-a-cdr) takes you through the tests.`,
      sources: ['ea-msa', 'iea-checker', 'acs-pathways'],
    },
    {
      id: 'facts-and-dates',
      folded: true,
      heading: 'How we handle facts',
      body: `In our guides and lists, a statement that can change carries a source and the day we checked it. We link to the authority, not to a copy. Where a rule is missing, we say so. An authority’s fee or time comes from its own page or a dated copy, for the year it covers. Invitation scores are left to Home Affairs.

We make mistakes. Tell us if you find one, with the link that shows it. We correct the page and change its date.`,
    },
  ],
  questions: [
    {
      question: 'Who reads my file?',
      answer: 'Your quote says who. We name people here only with their consent.',
    },
    {
      question: 'Are you approved by Engineers Australia, the ACS or IML?',
      answer:
        'We are independent of all three: no authority has approved us or any agency we know of. If a provider claims such approval, ask for a link on the authority’s own site.',
    },
    {
      question: 'Are you migration agents?',
      answer:
        'Our preparation service gives no immigration advice. [Meet our agent](/meet-our-agent) says whether a registered agent works with us, what only such an agent may do, and how to check a registration.',
    },
    {
      question: 'What if I already used a writer?',
      answer:
        'Before you have submitted it: put that text away and begin again from your records. Afterwards, or with a letter about it: speak with an Australian lawyer.',
    },
    {
      question: 'Does your help itself break a rule?',
      answer:
        'We keep to questions and comments, and on ACS reports to questions and lists, because the ACS names editing. The authorities publish rules on text, and each can tell you what it thinks of help like ours: ask it before you order.',
    },
  ],
  related: [
    { path: '/terms', label: 'Terms', why: 'The same promises as clauses, with summaries.' },
    { path: '/company-policy', label: 'Refunds, disclaimer and privacy', why: 'What happens to money and details.' },
    { path: '/reviews', label: 'Reviews', why: 'How we comment, and eleven tests for any provider.' },
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'Engineers Australia plagiarism rules',
      why: 'The rule behind this policy, at length.',
    },
  ],
  form: {
    title: 'Ask about your case',
    messageLabel: 'Degree, work and authority',
    messagePlaceholder:
      'For example: four-year civil degree from Nepal, five years in site work, thinking of Engineers Australia. Do I need a report?',
    subject: 'Enquiry from the About page',
  },
}

export const about = parseContent(ProsePageSchema, page, 'pages/about.ts')

/** What the drawing is computed from: an invented record of six weeks. */
export const record = {
  from: '2026-03-01',
  to: '2026-04-04',
  events: [
    { day: '2026-03-03', lane: 'you' },
    { day: '2026-03-06', lane: 'we', strokes: 14, sentence: 1 },
    { day: '2026-03-14', lane: 'you' },
    { day: '2026-03-18', lane: 'we', strokes: 9, sentence: 2 },
    { day: '2026-04-02', lane: 'you', sentence: 3 },
  ],
} as const

const artefact: Artefact = {
  caption: 'An invented record of one episode. You keep a real one, with dated questions, drafts and comments.',
  drawing: {
    plan: 'band',
    ask: 'Six weeks, one episode. Whose hand made each part?',
    says: 'Six weeks of one career episode in two lanes: you keep notes, write draft and final text; we hand over 14 questions and 9 comments, and none of our words is in it.',
    checked: 'comments only',
    labels: {
      you: 'You',
      we: 'We',
      event1: 'notes',
      event2: '14 questions',
      event3: 'draft 1',
      event4: '9 comments',
      event5: 'our words: 0',
      day1: '3 March',
      day2: '6 March',
      day3: '14 March',
      day4: '18 March',
      day5: '2 April',
    },
    sentences: [
      {
        choice: 'Questions',
        ref: '14',
        before: '6 March:',
        mark: '14 questions.',
        after: 'You answer each in your own words.',
        why: 'We made them from your own notes and records of the job.',
      },
      {
        choice: 'Comments',
        ref: '9',
        before: '18 March:',
        mark: '9 comments beside draft 1.',
        after: 'You wrote every word of the draft.',
        why: 'The comments are beside the text, and the text stays as it was.',
      },
      {
        choice: 'Final text',
        ref: '0',
        before: '2 April: final text, submitted in your own account.',
        mark: 'It has 0 words of ours.',
        why: 'The dated record shows that the work is yours.',
      },
    ],
  },
}

export const aboutArtefact = parseContent(ArtefactSchema, artefact, 'pages/about.ts', 'artefacts/about.ts')
