import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Plagiarism and AI Proofread by a person, before you submit',
  title: 'Plagiarism and AI proofread of your draft',
  description:
    'Plagiarism and AI proofread of a CDR or IML draft: borrowed wording, tool-made text and unclear English marked by a person, with comments beside the text.',
  lead: 'A person reads your draft line by line and marks each passage that looks borrowed, machine-made or unclear, so that you can rewrite it.',
  glance: {
    forWhom: 'CDR or IML authors who read samples, quoted sources or used a tool.',
    get: 'Your file with comments, a list of doubtful passages with the most serious first, and a note on the language habits worth fixing.',
    fee: fees.any,
    sample: '/samples/similarity-report-sample',
  },
  deliverables: [
    { title: 'Your file with comments', text: 'Each comment belongs to one sentence or passage.' },
    {
      title: 'A list of doubtful passages',
      text: 'The most serious come first.',
      excerpt: [
        { ref: '46', text: 'words of a supplier’s brochure', isOpen: true },
        { ref: '31', text: 'words of her own thesis' },
        { ref: '7', text: 'words of a sample on the web', isOpen: true },
      ],
    },
    { title: 'A language note', text: 'The language habits worth fixing, with examples.' },
    { title: 'A similarity report, if you agree to one', text: 'We explain every match that matters.' },
  ],
  steps: [
    { title: 'Tell us what you have', who: 'you', text: 'The document, its length, the authority and any tool you used.' },
    { title: 'Agree on the work', who: 'both', text: 'You get a written quote, and decide about each tool.' },
    { title: 'Send draft and sources', who: 'you', text: 'With earlier versions where you have them.' },
    { title: 'We read and comment', who: 'we', text: 'Our comments are in the margin. The text stays as you wrote it.' },
    { title: 'Rewrite', who: 'you', text: 'Close the source, open your own notes, and write the passage again.' },
  ],
  split: {
    you: ['Name every source and tool you used.', 'Rewrite the marked lines.', 'Take responsibility for the final text.'],
    we: [
      'Mark borrowed, generic or machine-like passages.',
      'Ask where a passage comes from.',
      'Explain a similarity report, match by match.',
    ],
  },
  rule: {
    heading: 'The rule asks for your own words',
    body: 'Engineers Australia and the ACS both want the applicant’s own text, and text that a tool made is something else. So we mark, and you write it again from your records.',
    guide: { path: '/blogs/engineers-australia-plagiarism-rules', label: 'Read the rule and its consequences' },
    sources: ['ea-msa-booklet', 'acs-rpl-reports'],
  },
  audience: {
    needed: [
      'Some lines may have come from a standard, a datasheet or a report.',
      'You read samples before you wrote.',
      'You used a translation or writing tool for some parts.',
    ],
    notNeeded: [
      'You can explain every sentence, and your sources are marked. The free [draft checker](/draft-checker) may be enough.',
      'Someone else wrote it. [Start again](/services/career-episode-writing) from your records.',
    ],
  },
  questions: [
    {
      question: 'Which percentage is safe?',
      answer:
        'A percentage says nothing about who wrote the text, and that is what the rule is about. An honest draft can have several matches. A bought draft can have none and is still someone else’s.',
    },
    {
      question: 'May I use an AI tool to fix my grammar?',
      answer:
        'The rules that we have read ask for your own words and are silent on AI by name. If a tool rewrites your sentences, they are no longer your own words. Looking up one word in a dictionary leaves the sentence yours.',
    },
    {
      question: 'Can you check a draft that a writer sold me?',
      answer:
        'It would stay the writer’s text, and handing it in could bring a ban. We can help you begin again with an interview, a structure and your own documents.',
    },
    {
      question: 'What can an AI detector tell me?',
      answer:
        'It guesses from patterns in the words. It can call careful English machine-made and let machine-made text pass. We ask questions only the author can answer, such as where the calculation for a number is.',
    },
    {
      question: 'Where does my file go?',
      answer:
        'A person reads it. If a similarity check makes sense, we first name the tool, its country and what it keeps, and use it only after your written yes. For how long files are kept, see our [privacy part](/company-policy#privacy).',
    },
    {
      question: 'Will you give me a certificate?',
      answer: 'Your dated drafts say more than any certificate: they show how the text grew.',
    },
    {
      question: 'How is this different from the CDR review?',
      answer:
        'Here we look at where words come from and whether they are clear. [The CDR review](/services/cdr-review-proofreading) looks at structure, numbering, consistency and the competency elements. You may need one of the two, or both.',
    },
  ],
  checklist: [
    {
      heading: 'Before you send the draft',
      items: [
        { id: 'wrote-it-myself', text: 'I wrote this draft myself and can explain each sentence.' },
        { id: 'source-list', text: 'I listed standards, reports, web pages and samples I looked at.' },
        { id: 'tools-named', text: 'I noted each writing, translation or AI tool, and where I used it.' },
        { id: 'employer-secrets', text: 'Confidential names and figures are covered, or I have permission.' },
        { id: 'earlier-versions', text: 'Older versions are saved with their dates.' },
      ],
    },
    {
      heading: 'Before you submit the text',
      items: [
        { id: 'each-comment-answered', text: 'I decided on every comment and made the changes in my own words.' },
        { id: 'facts-match', text: 'Dates, places and figures agree with my CV and letters.' },
        { id: 'borders-visible', text: 'Quotations, drawings and team results show whose they are.' },
        { id: 'read-aloud', text: 'I read the text aloud once and it sounds like me.' },
        { id: 'current-guide', text: 'I read the authority’s current guide on plagiarism today.' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'Engineers Australia’s plagiarism rules',
      why: 'The rule, the bans and fair help at length.',
    },
    {
      path: '/services/cdr-review-proofreading',
      label: 'CDR Review and Proofreading',
      why: 'When structure worries you more than wording.',
    },
    { path: '/about', label: 'Our integrity policy', why: 'How the text stays yours, in one place.' },
  ],
  form: {
    title: 'Ask about a check of your draft',
    messageLabel: 'Your document and your worry',
    messagePlaceholder:
      'For example: three career episodes for Engineers Australia, about 5,000 words. I used a translation tool in one. Please do not paste the draft here.',
    subject: 'Plagiarism and AI proofread, draft check',
  },
  onHome: 'Wording that looks borrowed, marked.',
  onPricing: {
    forWhom: 'Authors of a CDR or IML text.',
    contains: ['Explanation of what such a tool can and cannot show', 'Marks beside unclear or borrowed passages, for you to rewrite'],
    notIncluded: ['The rewriting itself, and a similarity score unless you agree to the tool'],
  },
  artefact: {
    caption: 'An invented draft. A percentage counts all six matches alike. Only a reader can tell them apart.',
    drawing: {
      plan: 'wide',
      ask: 'A tool marks them all. What would a reader do with each?',
      says: 'A draft laid over a sample on the web: seven words are the same. Below, six matches by their length in words, from 46 of a brochure to 2.',
      drawn: 'you rewrite',
      checked: 'marks only',
      labels: {
        draft: 'her draft',
        sample: 'a sample on the web',
        brochure: 'a supplier’s brochure',
        thesis: 'her own thesis',
        trade: '“22\u00a0kV feeder”, 9 times',
        standard: 'one sentence, standard',
        sampleLine: 'this line',
        number: '“IEC 60255-151”',
        brochureShort: 'brochure',
        thesisShort: 'thesis',
        tradeShort: 'trade',
        standardShort: 'standard',
        sampleShort: 'sample',
        numberShort: 'number',
        words: 'words',
        scale: 'length in words; 1 line = 2 words; hatched: changed',
      },
      sentences: [
        {
          choice: 'Delete it',
          ref: '7',
          mark: '“Enriched my skills in a challenging environment”:',
          after: 'a line from a sample on the web. She deleted it and told the event.',
          why: 'The shortest match matters most. It tells no event, so the draft loses nothing.',
        },
        {
          choice: 'Name it',
          ref: '10',
          mark: '“Protection shall clear a fault before the line is damaged.”',
          after: 'She named the clause, then told what she set and why.',
          why: 'This sentence is from a standard. Cite it, then say what you did with it.',
        },
        {
          choice: 'Leave it',
          ref: '27',
          mark: '“22\u00a0kV feeder”, nine times:',
          after: 'ordinary words of the trade.',
          why: 'Changing these words only to lower a percentage makes the text worse.',
        },
      ],
    },
  },
}
