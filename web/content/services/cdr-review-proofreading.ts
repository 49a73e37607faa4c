import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'cdr-review-proofreading',
  group: 'ea',
  heading: 'CDR review and proofreading: comments on the draft you wrote',
  title: 'CDR review and proofreading',
  description:
    'We read the CDR you wrote and return comments on structure, numbering, element coverage and language. You make every change yourself.',
  lead: 'We read the Competency Demonstration Report (CDR) that you wrote and return comments. You weigh each comment and make each change yourself. A review cannot turn borrowed text into yours, and only Engineers Australia decides the outcome.',
  rule: {
    heading: 'The words must stay yours',
    body: `In its July 2022 document for applicants, Engineers Australia treats a career episode or summary statement produced by somebody else as plagiarism. Paid writers are named. The document lists rejection and bans of 12, 24 or 36 months. It adds that your details may go to the Department of Home Affairs. An older web guide asks for career episodes entirely in the applicant’s own words.

We found no Engineers Australia text that says how far a proofreader may go. So we keep a narrow line. We mark a problem, say why it matters and ask a question. We do not type the new sentence. The [current edition](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application) dates from January 2026. Its text is unknown to us, so check it before you book.`,
    sources: ['ea-msa-booklet', 'ea-msa-guide'],
  },
  audience: {
    needed: [
      'You wrote all three career episodes yourself, even if the English is rough.',
      'Your summary statement has paragraph numbers, but you edited the episodes afterwards.',
      'Your CV, letters and episodes were written years apart and may disagree.',
    ],
    notNeeded: [
      'Your degree may be accredited. First [check whether you need a CDR](/blogs/do-i-need-a-cdr).',
      'You have notes but no draft yet. Start with [planning your career episodes](/services/career-episode-writing).',
      'An engineer you trust can question you closely. The checklist below is free to use together.',
      'Somebody else wrote the draft. Comments cannot repair that; you need to write it again from your records.',
    ],
  },
  asks: {
    heading: 'What Engineers Australia asks of the text we read',
    intro: 'Editions differ. Keep the current guide open beside your draft.',
    facts: [
      {
        text: 'A CDR has three career episodes. Each covers a different period or aspect of your engineering work.',
        sources: ['ea-msa-booklet'],
      },
      {
        text: 'Each episode is in English, in the first person, and says what you did and how.',
        sources: ['ea-msa-guide', 'ea-msa-booklet'],
      },
      { text: 'The recommended length of one episode is 1,000 to 2,500 words.', sources: ['ea-msa-booklet'] },
      {
        text: 'There is one summary statement, for one category. It ties each competency element to numbered paragraphs in your episodes.',
        sources: ['ea-msa-booklet'],
      },
      {
        text: 'For a Professional Engineer the 2012 standard has 16 elements, in groups of six, four and six. Engineering Manager has competencies of its own.',
        sources: ['ea-stage1-standard', 'ea-categories'],
      },
      {
        text: 'A new national standard, approved in July 2026, has 17 statements instead. Migration assessments are to move to it about mid-2027; the date is indicative. A file in progress keeps the 2012 standard.',
        sources: ['ea-ncse'],
      },
      {
        text: 'An earlier Engineers Australia guide reserves the right to screen text by software, against published sources and other applications.',
        sources: ['ea-msa-guide'],
      },
    ],
  },
  split: {
    you: [
      'Write every sentence, table and caption from your own records.',
      'Send the whole set: episodes, summary statement, CV, list of continuing professional development (CPD) and letters.',
      'Accept or reject each comment, then type the change.',
      'Keep each dated draft. Together they show how your text grew.',
    ],
    we: [
      'Read all parts together and comment in the margin.',
      'Ask where a method, a decision or a figure is missing.',
      'Open every paragraph that your summary statement cites.',
      'Mark errors of grammar and spelling, and name the rule behind each.',
    ],
    never: [
      'Rewrite a sentence into our words, or add a fact you did not give us.',
      'Supply a model paragraph, or wording for a competency element.',
      'Say that a text will pass, or promise any outcome.',
      'Put your file into an online checking tool without your written consent.',
    ],
  },
  steps: [
    {
      title: 'Fit check',
      who: 'both',
      text: 'You tell us what you wrote and for which category. We tell you whether a review can help before you pay.',
    },
    {
      title: 'Send the set',
      who: 'you',
      text: 'We agree a private way to send files first. Remove confidential data, and do not send passport scans for a review.',
    },
    {
      title: 'Reading across',
      who: 'we',
      text: 'We read the episodes against each other, then against the CV and letters. Each clash goes on a list.',
    },
    {
      title: 'Marked draft',
      who: 'we',
      text: 'You receive your own file with comments beside the text. Nothing in the text itself is altered.',
    },
    {
      title: 'Your changes',
      who: 'you',
      text: 'Answer our questions from your notes, drawings and calculations. Reject a comment that is wrong; you know the project.',
    },
    {
      title: 'Second reading',
      who: 'we',
      text: 'Where your quote includes one, we read what changed, then the numbering and the cross-references again.',
    },
    {
      title: 'Assessment',
      who: 'authority',
      text: 'You lodge in your own account. Engineers Australia reads the set and decides.',
    },
  ],
  deliverables: [
    'Your file, with comments beside the text and no silent edits.',
    'A coverage table: each element, the paragraphs you cite, and a note where the link looks weak.',
    'A clash list: each date, job title or figure that differs between two documents.',
    'One page of open points, the most serious first.',
  ],
  sections: [
    {
      id: 'what-we-check',
      heading: 'What we check',
      body: `We work down this table in order. A missing part matters more than a misplaced comma.

| Part | What we compare | An example of a finding |
|---|---|---|
| Whole set | Your files against the current guide | The CPD list is missing |
| Numbering | 1.1 onwards in episode 1, 2.1 onwards in episode 2 | Two paragraphs are both 2.7 |
| Length | Each episode against the recommended range | Half of one episode is company history |
| Voice | “I” with an action, against “we” and the passive | Ten paragraphs never say who calculated |
| Engineering | Inputs, method, decision, check | A result stands without its calculation |
| Summary statement | Each element against the cited paragraphs | An element points to the wrong paragraph |
| Dates and titles | Episodes, CV, CPD list and letters | The letter ends in March, the CV in June |
| Borrowed material | Figures, photos, quotations | A drawing has no owner or date |
| Language | Grammar, spelling, tense, unexplained terms | Past and present tense mix in one step |`,
      sources: ['ea-msa-booklet'],
    },
    {
      id: 'example-comments',
      heading: 'A marked-up paragraph, invented for this page',
      body: `No applicant wrote this paragraph. We made it weak on purpose, to show our comments. Do not use its wording.

> 2.9 We studied the old pumping station and a suitable pump was selected. All standards were followed and energy use was reduced.

| Words | Our comment |
|---|---|
| “We studied” | Who took the readings? Name your part, then the part others did. |
| “was selected” | By whom, from which options, at what flow and head? Look in your selection sheet. |
| “All standards” | Which one changed your design? If none did, take the claim out. |
| “was reduced” | Was this measured or estimated? Say how you know, or cut it. |
| Paragraph 2.9 | Your summary statement cites it for PE2.1, engineering methods. We see no method. Add the calculation you did, or cite another paragraph. |

There is no last row with a better version. The answers are in the applicant’s notebook, so the new sentence must come from there.`,
    },
    {
      id: 'never-change',
      heading: 'What we never change',
      body: `- **Facts.** A number, date, name or job title stays as you wrote it. If two documents differ, we ask which is true.
- **Your share of the work.** We do not enlarge it. We ask what you did alone and what the team did.
- **Your order and your verbs.** We say where the story is hard to follow. You decide what moves.
- **Your level of English.** Simple sentences can be clear. We mark what is wrong or unclear and leave plain English alone.

A language mark looks like this. Beside “The loads was calculate” we note: plural subject, finished action, check both verbs. You type the correction.`,
    },
    {
      id: 'draft-checker',
      heading: 'A free look at structure first',
      body: 'The draft checker on this page reads the structure of a draft on your own device. Try it before you ask us for a quote. It does not judge engineering, and it cannot tell how an assessor will decide.',
    },
  ],
  refusals: [
    {
      reason: 'A passage matches a sample, a website or another applicant’s file.',
      cure: 'Close the source. Write that part again from your own drawings, messages and notes. Exchanging words is not a cure.',
    },
    {
      reason: 'The reader cannot tell your work from the team’s.',
      cure: 'For each step, write who decided, who calculated and who checked. Then keep the parts that were yours.',
    },
    {
      reason: 'The summary statement cites old paragraph numbers.',
      cure: 'Finish the numbering first. Then open each cited paragraph and ask whether it shows that element.',
    },
    {
      reason: 'Dates differ between an episode, the CV and a letter.',
      cure: 'Find the record that proves the date and correct the document that is wrong. Never change a true date to make papers agree.',
    },
    {
      reason: 'Nobody can confirm that the project took place.',
      cure: 'Look for the original report, or a person who can confirm it. Otherwise choose another project.',
    },
  ],
  checklist: [
    {
      heading: 'Before you send a draft',
      items: [
        { id: 'own-words', text: 'I wrote every paragraph and copied nothing from samples or colleagues.' },
        { id: 'numbered', text: 'Every paragraph of every episode has its own number.' },
        { id: 'one-category', text: 'The summary statement uses one category only.' },
        { id: 'cv-beside', text: 'I compared each project date with my CV and letters.' },
        { id: 'permission', text: 'I have hidden or cleared confidential data of my employer.' },
      ],
    },
    {
      heading: 'After the comments come back',
      items: [
        { id: 'answered', text: 'I answered each question from a record.' },
        { id: 'renumbered', text: 'I checked the summary statement again after the last edit.' },
        { id: 'drafts-kept', text: 'I saved each draft under its date.' },
        { id: 'read-aloud', text: 'I read each episode aloud and can explain every line.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you rewrite just one bad paragraph?',
      answer:
        'No. A paragraph that we wrote would not be in your words, and Engineers Australia asks for yours. We can ask questions about it until you know what it lacks.',
    },
    {
      question: 'My English is weak. Will comments be enough?',
      answer:
        'Often the trouble is a missing step in the account. We point to the sentence, name the error and explain it in plain English. The sentence you type may stay simple.',
    },
    {
      question: 'Do you run a similarity report?',
      answer:
        'Only after you agree to the tool and know where it keeps files. A report shows matches in the material that tool can search. It is no pass mark and no proof of authorship. Read more on [similarity and AI checks](/services/plagiarism-ai-proofread).',
    },
    {
      question: 'May I polish the text with an AI tool?',
      answer:
        'We found no Engineers Australia policy on AI tools. It asks for your own words, and generated text is not that. Work from your own draft and keep its versions.',
    },
    {
      question: 'What do I pay, and when do I get the comments?',
      answer:
        'The quote gives one total price, what is left out and the return date. We print no fixed turnaround here. See [how prices work](/pricing).',
    },
    {
      question: 'Who will see my draft?',
      answer:
        'We use your draft for your review, never as a sample for others. The [privacy section](/company-policy#privacy) explains how we handle files.',
    },
  ],
  related: [
    { path: '/services/summary-statement', label: 'Summary statement', why: 'When the mapping itself is the difficulty.' },
    { path: '/services/plagiarism-ai-proofread', label: 'Similarity and AI checks', why: 'What these reports show and what they miss.' },
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'Engineers Australia’s plagiarism rules',
      why: 'The rule at more length, with its consequences.',
    },
    { path: '/services/ea-application', label: 'Portal upload', why: 'The next step, once your text is final.' },
  ],
  form: {
    title: 'Ask for comments on your draft',
    messageLabel: 'What you have written so far',
    messagePlaceholder: 'For example: three episodes and a summary statement for Mechanical Engineer',
    subject: 'CDR review enquiry',
  },
}
