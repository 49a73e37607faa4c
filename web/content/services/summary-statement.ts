import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'summary-statement',
  group: 'ea',
  heading: 'Summary statement: help with mapping your own evidence',
  title: 'Summary Statement: mapping help',
  description:
    'How the summary statement works: sixteen elements, paragraph numbers, short notes. We check the mapping you make, because the table must be your own work.',
  lead: 'The summary statement is one table that leads an assessor from each competency element to the paragraphs that prove it. You fill it in. We test your links, find the gaps and ask what is missing.',
  rule: {
    heading: 'This table is named in the rule',
    body: `Some people think only the stories must be their own. Engineers Australia’s (EA’s) July 2022 applicant document says otherwise. Its plagiarism passage covers career episodes *or a summary statement* that somebody else wrote, and it names paid writers.

For plagiarism it lists rejection, and bans that last 12, 24 or 36 months. So we do not fill in the table. We read yours and comment.

The edition in force today is dated January 2026, and we have not read it. Check [that edition](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application), and take the template from EA’s site.`,
    sources: ['ea-msa-booklet', 'ea-msa-guide'],
  },
  audience: {
    needed: [
      'Your three episodes are written and numbered, and you are not sure what proves which element.',
      'Some elements feel abstract to you, such as research directions or professional accountability.',
      'You filled in the table long ago and the paragraph numbers have moved since.',
    ],
    notNeeded: [
      'Your episodes are not finished. Write them first; [Career Episode Writing](/services/career-episode-writing) is the place to start.',
      'You can open each paragraph you cite and find the proof in one sentence.',
      'Your qualification takes an accredited route, so no summary statement is asked for.',
    ],
  },
  asks: {
    heading: 'What the table has to do',
    facts: [
      { text: 'You give one summary statement, for the category you chose. It covers all three episodes.', sources: ['ea-msa-booklet'] },
      { text: 'It links each competency element to the numbers of paragraphs in your episodes.', sources: ['ea-msa-booklet'] },
      { text: 'Each link carries a short note on how you showed the element.', sources: ['ea-msa-booklet'] },
      { text: 'Every element is expected to be covered.', sources: ['ea-msa-booklet'] },
      {
        text: 'For a Professional Engineer the elements come from the Stage 1 standard of 2012: sixteen, in three groups.',
        sources: ['ea-stage1-standard'],
      },
      {
        text: 'EA approved a successor in July 2026, with 10 practice domains and 17 statements. The indicative date for migration assessments is mid-2027. An application in progress stays on the 2012 standard.',
        sources: ['ea-ncse'],
      },
    ],
  },
  split: {
    you: [
      'Decide which paragraphs show which element, and write each note.',
      'Add missing engineering detail to the episodes when an element has no proof.',
      'Update the numbers after the last change to any episode.',
    ],
    we: [
      'Explain each element in plain words and ask where your work met it.',
      'Follow every link in your table and say if the paragraph does not show what you claim.',
      'List elements that rest on one weak line, and paragraphs that carry too many elements.',
      'Check numbering, category and template against EA’s current form.',
    ],
    never: [
      'Fill in a row for you, or reuse a row from another person’s file.',
      'Suggest a claim that your episodes do not support.',
      'Say that a complete table means a positive outcome.',
    ],
  },
  steps: [
    {
      title: 'Freeze the episodes',
      who: 'you',
      text: 'Number all paragraphs and stop editing. A moved paragraph breaks every row that cites it.',
    },
    { title: 'Mark the margins', who: 'you', text: 'Go through each episode and write the codes you see beside the paragraphs.' },
    {
      title: 'Talk through hard elements',
      who: 'both',
      text: 'We ask about the elements you left blank, until you find real work or a real gap.',
    },
    { title: 'Write the rows', who: 'you', text: 'Turn the margin codes into the template, one short note and its numbers at a time.' },
    { title: 'Test the links', who: 'we', text: 'We read from table to episode and mark links as clear, thin or wrong.' },
    { title: 'Repair and renumber', who: 'you', text: 'You strengthen episodes where needed, then correct all the numbers in one pass.' },
  ],
  deliverables: [
    'A plain-language sheet of prompts for each element of your category.',
    'A link report: every row of your table marked clear, thin or wrong, with a reason.',
    'A list of gaps, each with questions that may bring back work you forgot to tell.',
  ],
  sections: [
    {
      id: 'sixteen-elements',
      heading: 'The sixteen elements for a Professional Engineer',
      body: `The middle column is our short form. In your table, use the exact wording of EA’s current template, because PE1.5 and PE1.6 have been revised over the years. The last column holds examples of what can show an element. Use them to search your memory.

| Code | In short | What can show it |
| --- | --- | --- |
| **PE1** | **Knowledge and skill base** | |
| PE1.1 | Sciences and engineering fundamentals, understood through theory | A load path you reasoned out before any software ran |
| PE1.2 | Mathematics, numerical analysis, statistics, computing | A regression on test data, or a model you checked by hand |
| PE1.3 | Depth in specialist knowledge | A choice only a person in your field could defend |
| PE1.4 | Knowing how the field develops and where research goes | A paper or new method that you read and judged |
| PE1.5 | Factors around the work that affect your discipline | Climate, cost, supply, law or users that changed the design |
| PE1.6 | Scope, norms, accountabilities and limits of sustainable practice | A code duty, a waste limit, a safety review you took part in |
| **PE2** | **Engineering application ability** | |
| PE2.1 | Established methods for complex problems | A fault traced by steps, with causes ruled out |
| PE2.2 | Fluent use of techniques, tools and resources | A simulation, an instrument, a test rig, and its limits |
| PE2.3 | Systematic synthesis and design | Options compared against criteria, then one developed |
| PE2.4 | Systematic conduct and management of projects | A program, a budget or a change that you controlled |
| **PE3** | **Professional and personal attributes** | |
| PE3.1 | Ethical conduct and accountability | An error you reported, or a request you declined |
| PE3.2 | Communication, spoken and written, with engineers and others | A report for a client, a talk to operators |
| PE3.3 | Creative, innovative, pro-active manner | An idea nobody asked you for, and what became of it |
| PE3.4 | Professional use and management of information | Sources weighed, versions controlled, records kept |
| PE3.5 | Orderly management of self and conduct | Learning planned, workload managed, advice sought in time |
| PE3.6 | Team membership and team leadership | Work shared, a junior guided, a conflict settled |

[The sixteen elements](/blogs/sixteen-competency-elements) takes them one by one.`,
      sources: ['ea-stage1-standard'],
    },
    {
      id: 'worked-mapping',
      heading: 'A small mapping, wrong and right',
      body: `An invented water engineer has this in her second episode. Paragraph 2.4 compares three pump layouts against cost, noise and access. Paragraph 2.6 tells how she corrected her own flow figure and informed the client. Paragraph 2.9 thanks the team.

| Element | Weak row | Better row |
| --- | --- | --- |
| PE2.3 | “Design was carried out systematically.” 2.1 to 2.9 | Three layouts scored on cost, noise and access; the second developed. 2.4 |
| PE3.1 | “I am always ethical.” 2.9 | Own flow error found, corrected and reported to the client. 2.6 |
| PE3.6 | “Excellent team leader.” 2.9 | No row yet. Paragraph 2.9 shows no act of teamwork. |

The first weak row cites a whole episode, so the assessor must search. The second states a virtue and points to a thank-you. The third is the useful one: the honest answer is a gap. She goes back to episode 2 and remembers how she split the survey with a technician. She writes that as a new paragraph, because it happened.`,
    },
    {
      id: 'gaps',
      heading: 'Repair a gap in the episode',
      body: `The table points. It cannot add facts. When an element stays empty, try these in order:

1. Ask whether you did it but did not write it. PE1.4, PE1.6, PE3.1 and PE3.4 are easy to overlook.
2. Add the missing action to the episode, with a date or a document behind it.
3. Look in the other two episodes for a better place.
4. Ask whether one of your three projects is the wrong choice.

Do not stretch one paragraph over eight elements. Two or three honest links are stronger than a row of numbers. Never add an event that did not happen.`,
    },
    {
      id: 'other-categories',
      heading: 'Engineering Technologist, Engineering Associate, Engineering Manager',
      body: `The other categories have their own templates. What we know of the differences is limited, and the table says so.

| Category | Codes | Difference |
| --- | --- | --- |
| Engineering Technologist | ET1.1 to ET3.6, as far as we know | Broadly defined problems, within a technology domain |
| Engineering Associate | EA1.1 to EA3.6, as far as we know | Well-defined problems, within a practice area |
| Engineering Manager | Its own competencies | We do not list them; take them from [EA’s document](https://www.engineersaustralia.org.au/publications/occupational-category-description-and-competencies-entry-practice-engineering-manager) |

The code “EA1.1” can confuse, because EA is also short for the authority. In the table it means Engineering Associate. Do not fill in a Professional Engineer template and change the letters.`,
      sources: ['ea-stage1-standard', 'ea-categories', 'ea-manager-competencies'],
    },
  ],
  refusals: [
    {
      reason: 'Paragraph numbers point to the wrong place after a late edit.',
      cure: 'Freeze the episodes first, then open every cited paragraph once more before lodging.',
    },
    {
      reason: 'An element has no paragraph, or only a sentence of praise.',
      cure: 'Add the real action to an episode and cite it.',
    },
    {
      reason: 'One paragraph is cited for nearly everything.',
      cure: 'Spread the links, and cite the paragraph where the proof is plainest.',
    },
    {
      reason: 'Notes are pasted from a sample or from the standard itself.',
      cure: 'Write what you did, in your words. The element’s title is already in the template.',
    },
    {
      reason: 'The template belongs to another category.',
      cure: 'Download the form again from EA for the category you nominate.',
    },
  ],
  checklist: [
    {
      heading: 'Before you lodge the table',
      items: [
        { id: 'template', text: 'The template is EA’s current one for my category.' },
        { id: 'all-rows', text: 'Every element has at least one paragraph number.' },
        { id: 'opened', text: 'I opened every cited paragraph and found the proof in it.' },
        { id: 'short', text: 'Each note is short and names an action.' },
        { id: 'three', text: 'All three episodes are used.' },
        { id: 'mine', text: 'I wrote every note myself.' },
      ],
    },
  ],
  questions: [
    {
      question: 'How long should a note be?',
      answer:
        'Short. One or two lines are usually enough, because the story is in the episode. We know of no fixed limit; follow the template.',
    },
    {
      question: 'Can I cite more than one episode for an element?',
      answer: 'Yes. Cite the clearest place first. Two strong links are better than five weak ones.',
    },
    {
      question: 'Can you fill in the table from my finished episodes?',
      answer:
        'No. The summary statement is named in the plagiarism rule above. We can show you how to test a link, and then read the table you made.',
    },
    {
      question: 'May I use the same table for a Stage 1 competency assessment?',
      answer:
        'Stage 1 is a separate assessment, and its result does not serve migration. Ask EA which form it wants. See [Stage 1 competency assessment](/services/stage1-competency-assessment).',
    },
    {
      question: 'What does a mapping check cost?',
      answer: 'The [pricing page](/pricing) explains our quotes. EA charges fees of its own, and you pay those to EA.',
    },
  ],
  related: [
    {
      path: '/blogs/sixteen-competency-elements',
      label: 'The sixteen elements explained',
      why: 'More examples of evidence for each code.',
    },
    { path: '/services/career-episode-writing', label: 'Career Episode Writing', why: 'Where gaps in the table are repaired.' },
    { path: '/services/cdr-review-proofreading', label: 'CDR review', why: 'A check of the whole file, table included.' },
    { path: '/services/cdr-writing', label: 'CDR Writing', why: 'The plan that all the pieces belong to.' },
  ],
  form: {
    title: 'Ask about your mapping',
    messageLabel: 'Which elements are you unsure about?',
    messagePlaceholder: 'For example: Professional Engineer, three episodes finished, unsure about PE1.4 and PE3.1',
    subject: 'Summary statement guidance enquiry',
  },
}
