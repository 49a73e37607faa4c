import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'plagiarism-ai-proofread',
  group: 'others',
  heading: 'Originality and language check of a draft you wrote',
  title: 'Plagiarism, AI and language check',
  description:
    'A careful reading of your own draft for borrowed wording, tool-made text and unclear English. Comments only: no score promised, nothing disguised.',
  lead: 'We read a draft you wrote and mark wording that is borrowed, machine-made or unclear. You rewrite it from your own records. We promise no score and disguise nothing.',
  rule: {
    heading: 'The rule asks for your own words',
    body: `Engineers Australia has asked for career episodes entirely in your own words. Its July 2022 guide counts a career episode **or a summary statement** made by anybody else as plagiarism, and it names paid writers. It lists rejection on the spot and bans of one, two or three years. Your details may also go to Home Affairs.

The ACS says RPL project reports must be only your work. They must not be outsourced, and “a writing or editing agency” is its own example. So for an ACS report we never correct your sentences. We can only ask questions, and we tell you to check with the ACS before you buy even that.

We found no published rule of either body on AI tools. We do not need one to give a safe answer: text that a tool made is not your own words. Both rules may have changed since we read them. Engineers Australia has published a January 2026 edition of its guide since, which we have not read. **Check the current guide** of your authority, for [Engineers Australia](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application) and for the [ACS](https://www.acs.org.au/msa/assessment-pathway/rpl.html).`,
    sources: ['ea-msa-booklet', 'ea-msa-guide', 'acs-rpl-reports'],
  },
  audience: {
    needed: [
      'You wrote the draft yourself and fear that lines from a standard, a datasheet or a company report slipped in.',
      'You read samples before you wrote, and you are not sure how much of their wording stayed with you.',
      'You used a translation or writing tool for some parts and want to replace those parts with your own sentences.',
      'English is not your first language and you want to know where a stranger would lose your meaning.',
    ],
    notNeeded: [
      'You can explain every sentence, your sources are marked, and a colleague understands it at first reading. Lodge it.',
      'Somebody else wrote the draft. No check repairs that. Start again from your records; [our career episode page](/services/career-episode-writing) shows how.',
      'You want a text that beats a detector, or a certificate of originality. We sell neither.',
      'You want an ACS project report edited. The ACS names editing agencies, so we do not do it.',
    ],
  },
  asks: {
    heading: 'What the authorities say about copied text',
    intro: 'Nobody outside an authority knows all that it checks. These are the statements we have read.',
    facts: [
      {
        text: 'A guide on Engineers Australia’s former website speaks of software that looks for matches, in published sources and in other applications.',
        sources: ['ea-msa-guide'],
      },
      { text: 'Its own-work rule covers the summary statement as well as the three career episodes.', sources: ['ea-msa-booklet'] },
      { text: 'A ban can be set, or made longer, at any stage of the process.', sources: ['ea-msa-booklet'] },
      {
        text: 'ACS policy: an application with fraud, plagiarism or misrepresentation is closed as unsuitable, with no money back. The ACS may then bar you from a new one.',
        sources: ['acs-policies'],
      },
      {
        text: 'In the ACS RPL form you declare that the report is original and has never been lodged. The ACS may store it for comparison.',
        sources: ['acs-rpl-reports'],
      },
      {
        text: 'The ACS does not accept reference letters whose duties are copied from ANZSCO or from another letter.',
        sources: ['acs-references'],
      },
    ],
  },
  split: {
    you: [
      'Send a draft that you wrote, with a note of every source and tool you used.',
      'Decide on each comment, and rewrite the marked lines yourself.',
      'Take out or cover what your employer must keep secret before you send anything.',
      'Keep all versions, and answer for the final text with your own name.',
    ],
    we: [
      'Read the draft line by line for borrowed, generic or machine-like passages.',
      'Ask where a passage comes from when it does not sound like the rest.',
      'Mark unclear English and say what a reader might wrongly understand.',
      'Explain a similarity report, match by match, if you bring one or agree to one.',
    ],
    never: [
      'Rephrase a text so that software no longer sees where it came from.',
      '“Humanise” machine-made text, or promise that a detector will stay silent.',
      'Put your file into any outside tool without your written yes.',
      'Add facts, numbers or events that are not in your own records.',
    ],
  },
  steps: [
    {
      title: 'Tell us what you have',
      who: 'you',
      text: 'Use the form below. Name the document, the authority, the number of words and any tool you used. Do not paste the draft.',
    },
    {
      title: 'Agree the limits',
      who: 'both',
      text: 'We say what we will read and what we refuse. You get a written quote, and you say yes or no to each tool.',
    },
    {
      title: 'Send the draft and its sources',
      who: 'you',
      text: 'You send the file, your source list and, where you have them, earlier versions.',
    },
    { title: 'Read and comment', who: 'we', text: 'We put comments in the margin. The text itself stays as you wrote it.' },
    {
      title: 'Rewrite from memory and records',
      who: 'you',
      text: 'You close the source, look at your own drawings and notes, and write the passage again.',
    },
    {
      title: 'Second look at the changed lines',
      who: 'both',
      text: 'If your quote includes it, we read the changed lines once more. You decide when the text is finished.',
    },
  ],
  deliverables: [
    'Your file with margin comments, each tied to one sentence or passage.',
    'A list of passages whose origin is unclear, sorted by how much they matter.',
    'A language note: the three or four habits that make your English hard to follow, with lines from your draft.',
    'If a similarity check was agreed: its report, and our explanation of every match that matters.',
  ],
  sections: [
    {
      id: 'similarity-reports',
      heading: 'What a similarity report shows',
      body: `A similarity tool looks for strings of words that also stand somewhere else. It does not know who wrote first, or why. We have found no percentage that Engineers Australia or the ACS publishes as a pass mark. So a low figure proves nothing, and a high one needs reading.

| The match | What it may mean | What to do |
| --- | --- | --- |
| Your employer, a code number, a job title | Ordinary names that many people use | Leave it |
| One sentence of a standard | You copied the requirement | Name the standard, then say what *you* did with it |
| A paragraph from a textbook or supplier page | Background was pasted in | Cut it, or put the one idea you used into your own words with its source |
| Lines from a sample or template | Another person’s story sits in yours | Delete the passage and tell your own event from your records |
| Your own thesis, report or earlier application | You are matching yourself | Say where it comes from, and write this account fresh |
| Nothing at all | The source may not be in that tool’s collection | Still ask yourself where each passage came from |`,
      sources: ['ea-msa-guide'],
    },
    {
      id: 'ai-detectors',
      heading: 'What an AI detector cannot tell you',
      body: `A detector makes a guess from patterns in the words. It can call a person’s plain, careful English “machine-made”. It can also let machine-made text pass. Two detectors may disagree about the same page.

That is why we never promise a result, and why we do not chase a score. We ask questions that only the author can answer:

- Why did you choose that pump, and which one did you reject?
- Where is the calculation that gave this number?
- Who disagreed with you, and what did you say?

If you can answer, write the answer into the passage. It then rests on what you know and can show. If you cannot answer, the passage should go.`,
    },
    {
      id: 'language-line',
      heading: 'Language help: where we stop',
      body: `A comment tells you what a reader cannot follow. A rewrite puts our sentence in place of yours. We give the first and refuse the second. The lines below are invented to show the method. Do not use them in an application.

| In the draft | Our comment | What we do not do |
| --- | --- | --- |
| *The vibration was more so action was taken on bearing.* | More than which limit? Who acted, and what was the action? | Guess the limit and write the sentence |
| *It was decided to adopt the state-of-the-art methodology.* | Who decided? Name the method, and why it suited this site. | Swap in other grand words |
| *We did the load flow and I helped for report.* | Which part of the load flow was yours? Use “I” for that part only. | Turn every “we” into “I” |
| *The client was happy with 30 percents savings.* | “Per cent” has no plural here. What was saved, and who measured it? | Make the claim stronger |

Small slips of grammar we mark with the rule and an example from daily life. You make the correction. The words on the page have to be yours.`,
    },
    {
      id: 'marking-sources',
      heading: 'How to mark what is not yours',
      body: `An honest draft can contain other people’s material, if the reader can see the border.

- **Standards and codes.** Give number and part, then your own use of it. Do not copy the clause.
- **Company documents.** Say “the contractor’s design report” and describe your share of it. Ask your employer first.
- **Drawings and tables.** Write who made each one. Choose those you made yourself.
- **Team results.** Say what the team reached, then which step was yours.
- **A short quotation.** Use quotation marks and name the source. One or two in an episode are plenty.

Older Engineers Australia text treats templates and samples from the web as other people’s words. We read it that way too, for [the samples on this site](/samples) as for any other.`,
      sources: ['ea-msa-guide'],
    },
    {
      id: 'proof-of-authorship',
      heading: 'Keep the trail that shows you wrote it',
      body: `If somebody ever asks how the text came about, a trail answers better than a score. Start it on the first day:

1. Photograph or scan the notes and sketches you wrote from.
2. Save a dated copy after each working session, under a new file name.
3. Leave the version history of your word processor switched on.
4. Keep our margin comments together with your answers to them.
5. Store calculations, e-mails and site diaries in the same folder, as far as your employer allows.

Keep the folder until your visa matter is over. It costs nothing, and nobody can make it for you later.`,
    },
    {
      id: 'where-files-go',
      heading: 'Where your file goes',
      body: `A free checker on the web may keep what you paste. The next check can then find your own draft there and report a match with yourself. The tool may also be run from another country, and your employer’s figures go with it.

So we start without any tool: a person reads. If a similarity check makes sense, we first name the tool, say in which country it runs, and say if it keeps what it reads. We use it only after your written yes. Saying no never ends the service. How long we keep files stands in our [privacy part](/company-policy#privacy).`,
    },
  ],
  refusals: [
    {
      reason: 'Phrases from a sample survive under changed names and numbers.',
      cure: 'Delete the whole passage. Write from your own drawings and diary with the sample closed.',
    },
    {
      reason: 'Two colleagues tell the same project in the same words.',
      cure: 'Each person describes only their own task. Do not share drafts with each other.',
    },
    {
      reason: 'A page of textbook theory stands before the first thing you did.',
      cure: 'Keep one sentence on the theory, then show the place where you applied it.',
    },
    {
      reason: 'The summary statement repeats the wording of the standard as if that were evidence.',
      cure: 'Point to the paragraph number and say in a few words of your own what it shows.',
    },
    {
      reason: 'A writing tool added a result, a software name or a standard you never used.',
      cure: 'Check each fact against your records, and strike what you cannot support.',
    },
    {
      reason: 'A translated passage no longer says what you meant.',
      cure: 'Write short English sentences yourself. A simple, exact sentence beats a smooth one that is wrong.',
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
      heading: 'Before you lodge the text',
      items: [
        { id: 'each-comment-answered', text: 'I decided on every comment and made the changes in my own words.' },
        { id: 'facts-match', text: 'Dates, places and figures agree with my CV and letters.' },
        { id: 'borders-visible', text: 'Quotations, drawings and team results show whose they are.' },
        { id: 'read-aloud', text: 'I read the text aloud once and it sounds like me.' },
        { id: 'current-guide', text: 'I read the authority’s current guide on plagiarism today.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Which percentage is safe?',
      answer:
        'We know of none. The rule is about who wrote the text, and a percentage cannot answer that. A draft of your own with several matches can be honest. A bought draft with no match is still not yours.',
    },
    {
      question: 'May I use an AI tool to fix my grammar?',
      answer:
        'We found no published Engineers Australia or ACS text that settles this, so we will not tell you it is allowed. The rule we did find asks for your own words. A tool that replaces sentences moves you away from that rule. Looking up one word in a dictionary leaves the sentence yours.',
    },
    {
      question: 'Can you check a draft that a writer sold me?',
      answer:
        'No. Marking it up would not make it yours, and handing it in could bring a ban. We can help you begin again with an interview, a structure and your own documents.',
    },
    {
      question: 'Does this check lower the risk of a ban?',
      answer:
        'It can show you passages you had not noticed. It cannot tell what an authority will find or decide. Only the authority decides, and it does not tell us how.',
    },
    {
      question: 'Will you give me a certificate?',
      answer: 'No. We know of no authority that would give such a paper any weight. Your dated drafts say more.',
    },
    {
      question: 'How is this different from the CDR review?',
      answer:
        'Here we look at where words come from and whether they are clear. [The CDR review](/services/cdr-review-proofreading) looks at structure, numbering, consistency and the competency elements. You may need one, both or neither.',
    },
  ],
  related: [
    {
      path: '/services/cdr-review-proofreading',
      label: 'CDR review',
      why: 'When structure and element coverage worry you more than wording.',
    },
    {
      path: '/services/career-episode-writing',
      label: 'Career episode help',
      why: 'When a passage has to be written again from your records.',
    },
    { path: '/services/rpl-review', label: 'RPL file check', why: 'What is left to help with under the ACS rule.' },
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'Engineers Australia plagiarism rules',
      why: 'The rule, the bans and fair help at length.',
    },
    { path: '/about', label: 'Our integrity policy', why: 'All that we refuse, in one place.' },
  ],
  form: {
    title: 'Ask about a check of your draft',
    messageLabel: 'Your document and your worry',
    messagePlaceholder:
      'For example: three career episodes for Engineers Australia, about 5,000 words. I used a translation tool in one. Please do not paste the draft here.',
    subject: 'Originality and language check',
  },
}
