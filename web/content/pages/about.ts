import { clientRow, commonRows, costRow, glanceTerms, peopleRow } from '../glance.ts'
import { parseContent } from '../parseContent.ts'
import { type Artefact, ArtefactSchema } from '../schema/artefact.ts'
import { type ProsePage, ProsePageSchema } from '../schema/page.ts'

const page: ProsePage = {
  heading: 'About us: we ask, explain and comment, and you stay the author',
  title: 'About us and our integrity policy',
  description:
    'A Sydney service that helps you prepare your own skills assessment. How we work, what we refuse, how authorship stays yours, when you do not need us.',
  lead: 'From Sydney, for engineers, IT professionals and managers: interviews, a plan, a list of proof and comments, or questions on RPL reports.',
  glance: [
    ...peopleRow(),
    {
      term: glanceTerms.work,
      text: 'Interviews, checks and comments, independent of all three authorities. Read [a sample with notes](/samples).',
    },
    ...clientRow(),
    commonRows.allowed,
    costRow(),
  ],
  sections: [
    {
      id: 'how-we-work',
      heading: 'How we work',
      body: `We work in writing and by call, wherever you live. Most work has these six steps:

1. **You tell us about your case.** Your degree, work, authority and dates.
2. **We say what we can do for it,** and show you the rule.
3. **You get a written quote.** It names the work, limits and your part.
4. **We ask questions.** What did you design, decide, test or change? What shows it?
5. **You write.** From your records, in your own words.
6. **We comment, or on ACS reports ask; you decide.** You finish, sign and lodge it in your account.`,
    },
    {
      id: 'three-refusals',
      heading: 'Three things we never do',
      body: `- **Write it for you.** Text by a paid writer can cost you the application and a ban.
- **Change a fact.** We do not alter a date, a title, a duty or a figure, and we stop work on a file where someone did.
- **Give visa advice.** We do not choose your route, code, state or visa. [Who may advise you](/meet-our-agent).

If we refuse, you pay only for work already done. [The whole list](#what-we-refuse).`,
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
      body: `We say no to these requests:

| You ask us to | Our answer |
| --- | --- |
| write a career episode, a summary statement or an ACS project report | No. We can ask the questions that help you write it. |
| “just rewrite” a bought or borrowed text | No. It would still not be yours. We can help you begin again. |
| edit the language of an ACS project report | No. The ACS names editing agencies. |
| draft a reference with duties you did not have | No. Your employer writes and signs a true letter. |
| change a date, a title or a figure in a document | No. We also stop work on the file. |
| make text pass a similarity or AI check | No. We help you replace it with your own account. |
| sell or lend you another person’s report | No. Our [samples](/samples) are invented and marked. |
| open an account in our name, or keep messages from you | No. The account, its email address and its messages are yours. |
| say which visa or state to choose | No. That is immigration advice: [who may give it](/meet-our-agent). |
`,
    },
    {
      id: 'authorship',
      folded: true,
      heading: 'How authorship stays with you',
      body: `“Your own work” is easy to say. These habits make it true:

- **Talk first, text second.** We take notes of facts, not sentences. You get the facts back as a list. For ACS reports you take the notes yourself, and we hand you questions only.
- **One direction of writing.** Text travels from you to us. Comments travel back. We do not send paragraphs.
- **No model answers for your project.** Examples on this site come from invented projects, so that there is nothing to borrow.
- **No hidden tools.** We do not put your draft into an AI, translation or similarity tool without your written yes.
- **You can explain it.** Before you lodge, you should be able to talk through each paragraph without the page in front of you.

How far a comment may go depends on the authority:

| Authority | The rule we found | What is left for us |
| --- | --- | --- |
| Engineers Australia | Your own words; text by others counts as plagiarism | Interviews, structure, evidence lists, comments on your draft |
| ACS, RPL reports | Only your work; no writing or editing agency | Planning questions and checks of dates, form and proof; ask the ACS before you buy |
| IML | We found no own-words rule | The same line as for Engineers Australia, and truth in every statement |`,
      sources: ['ea-msa-guide', 'ea-msa-booklet', 'acs-rpl-reports'],
    },
    {
      id: 'keep-drafts',
      folded: true,
      heading: 'Keep your drafts',
      body: `We ask every client to keep a folder with dated versions, rough notes, calculations and our comments. It is your proof that the text grew in your hands. Start it before you write the first line.

Name files by date, such as *2026-11-21 episode 2 pump station*. Never overwrite the last version. If you write by hand first, take a photograph of the page. We keep our own comments for the time our [privacy part](/company-policy#privacy) states, but your folder should not depend on us.`,
    },
    {
      id: 'confidentiality',
      folded: true,
      heading: 'Confidentiality',
      body: `You show us your career, and often your employer’s work too. We use it for your file only. Nothing becomes a sample, a story or an advertisement. Other clients never see it, even with names removed.

You owe your employer confidentiality as well. Cover what is secret before you send it. An episode can be exact about *your* reasoning without showing a client’s name or a protected drawing. [The clause in our terms](/terms) is the binding text.`,
    },
    {
      id: 'no-promises',
      heading: 'No promise of an outcome',
      body: `Engineers Australia, the ACS and IML decide skills assessments. Home Affairs decides visas and points. We have no influence on any of them.

What we answer for is our own part: that we did what we agreed. If we made a mistake, [we fix it at no cost](/terms).`,
    },
    {
      id: 'when-you-do-not-need-us',
      heading: 'When you may not need us',
      body: `Your application probably needs no helper if one of these fits:

- **Your Australian engineering degree is fully accredited, for your intake and occupation.** You apply directly to Engineers Australia, without a report.
- **Your degree meets an accord in full.** Its dates, its accreditation and its occupation fit. Check it with the [qualification checker](https://www.internationalengineeringalliance.org/for-engineers/qualification-checker).
- **You have an IT degree that the ACS recognises.** You may not need project reports at all; look at the other pathways first.
- **You write clear English and like forms.** The authorities publish their guides for free. Read the guide, follow it, lodge.
- **Your only question is about a visa.** We cannot answer it. See a registered migration agent or an Australian lawyer.

Engineering Managers need a report for Engineers Australia whatever their degree. [Do I need a CDR](/blogs/do-i-need-a-cdr) takes you through the tests.`,
      sources: ['ea-msa', 'iea-checker', 'acs-pathways'],
    },
    {
      id: 'facts-and-dates',
      folded: true,
      heading: 'How we handle facts',
      body: `In our guides and lists, a statement that can change carries a source and the day we checked it. We link to the authority, not to a copy. If we could not find a rule, we say so. We state an authority’s fee or time only from its own page or a dated copy of it, for the year it covers. We never state invitation scores.

We make mistakes. Tell us if you find one, with the link that shows it. We correct the page and change its date.`,
    },
  ],
  questions: [
    {
      question: 'Who reads my file?',
      answer: 'Your quote says who. We name a person here only with consent, and we do not invent a team.',
    },
    {
      question: 'Are you approved by Engineers Australia, the ACS or IML?',
      answer: 'No. We are independent of all three. If a provider claims such approval, ask for a link on the authority’s own site.',
    },
    {
      question: 'Are you migration agents?',
      answer:
        '[Meet our agent](/meet-our-agent) shows whether a registered agent works with us, with the number to check. Our preparation service itself gives no immigration advice.',
    },
    {
      question: 'What if I already used a writer?',
      answer:
        'If you have not lodged it, put that text away and begin again from your records. If you have lodged it, or had a letter about it, speak with an Australian lawyer.',
    },
    {
      question: 'Does your help itself break a rule?',
      answer:
        'We keep to questions and comments, and on ACS reports to questions and lists, never wording, because the ACS names editing. No authority has told us that our service is acceptable. Read its current guide, and ask it if you are in doubt.',
    },
  ],
  related: [
    { path: '/terms', label: 'Terms', why: 'The same promises as clauses, with summaries.' },
    { path: '/company-policy', label: 'Refunds, disclaimer and privacy', why: 'What happens to money and details.' },
    { path: '/reviews', label: 'Reviews', why: 'How to judge us today, and any other provider.' },
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'Engineers Australia plagiarism rules',
      why: 'The rule behind this policy, at length.',
    },
  ],
  form: {
    title: 'Tell us about your situation',
    messageLabel: 'Degree, work and authority',
    messagePlaceholder:
      'For example: four-year civil degree from Nepal, five years in site work, thinking of Engineers Australia. Do I need a report?',
    subject: 'Enquiry from the About page',
  },
}

export const about = parseContent(ProsePageSchema, page, 'pages/about.ts')

const artefact: Artefact = {
  label: 'Who wrote what',
  folio: 'Career episode 2',
  caption: 'An invented record. You keep the real one: dated questions, drafts and comments.',
  drawing: {
    kind: 'sort',
    ask: 'Six weeks, one episode. Whose hand made each part?',
    bins: ['You', 'We'],
    rows: [
      { text: '3 March: notes and records of the job', bin: 0, why: 'From your own files.' },
      { text: '6 March: 14 questions', bin: 1, why: 'Questions, and no sentence for your text.' },
      { text: '14 March: draft 1', bin: 0, why: 'You wrote every word of it.' },
      { text: '18 March: 9 comments beside it', bin: 1, why: 'Beside the text, with nothing changed in it.' },
      { text: '2 April: final text, lodged', bin: 0, why: 'Yours, in your own account. Our words in it: none.' },
    ],
    found: { label: 'Right:', of: 'of 5' },
  },
}

export const aboutArtefact = parseContent(ArtefactSchema, artefact, 'pages/about.ts', 'artefacts/about.ts')
