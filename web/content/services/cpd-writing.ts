import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'cpd-writing',
  group: 'ea',
  heading: 'CPD list: help with a short and honest record of your learning',
  title: 'CPD Writing: help with your own list',
  description:
    'What to put in the CPD list of a CDR, in which columns, and what to leave out. A before and after example, and help that sorts your own records without padding.',
  lead: 'The CPD list shows how you kept learning engineering after your qualification. It is a plain list. You write the entries; we help you remember, sort and check them. For a check of a whole file, see [CDR review and proofreading](/services/cdr-review-proofreading).',
  rule: {
    heading: 'Only learning that took place',
    body: `CPD means continuing professional development. The list goes into your Competency Demonstration Report (CDR), beside the career episodes and the summary statement.

Engineers Australia’s (EA’s) July 2022 plagiarism passage names career episodes and the summary statement when somebody else produces them. As far as we have read, it does not name the CPD list. A January 2026 edition has replaced it, and we have not read that one. We keep the same line anyway. You write your list, and every entry is something you did.

We help you sort and check. We do not supply courses, certificates or ready-made lists. Open [the current edition](https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application) beside this page.`,
    sources: ['ea-msa-booklet', 'ea-msa-guide'],
  },
  audience: {
    needed: [
      'You learned a lot at work, but your records are spread over emails, phones and old laptops.',
      'Your list is three pages long, or it has four lines.',
      'You do not know whether private study, vendor training or site visits belong in it.',
    ],
    notNeeded: [
      'You kept a log with dates, hours and providers. Put it into the columns below and you are done.',
      'Your qualification takes an accredited route, so you lodge no CDR.',
      'You want more entries than you have. Nobody can add those honestly.',
    ],
  },
  asks: {
    heading: 'What we know about EA’s requirement',
    intro: 'The official detail we have found on CPD is thin. We would rely on these points only.',
    facts: [
      {
        text: 'A CPD list is one part of a CDR, with the CV, three career episodes and the summary statement.',
        sources: ['ea-msa-booklet'],
      },
      {
        text: 'A guide on EA’s earlier website mentions matching your information with government agencies. It also mentions software that looks for copied text.',
        sources: ['ea-msa-guide'],
      },
      { text: 'EA takes applications online only, so the list becomes a file in your own account.', sources: ['ea-msa-guide'] },
      {
        text: 'The points table for skilled visas has no factor for CPD. A longer list adds no points.',
        sources: ['ha-points', 'migration-regulations'],
      },
    ],
  },
  split: {
    you: [
      'Search your own records and confirm that each activity took place.',
      'Write each entry, with the true number of hours.',
      'Keep the proof in a folder, in the order of the list.',
    ],
    we: [
      'Ask prompts, year by year, that help you remember what you attended or studied.',
      'Say which entries look relevant to your discipline and which look like padding.',
      'Point out missing dates, mixed formats and clashes with your CV.',
    ],
    never: [
      'Invent, borrow or backdate an activity.',
      'Sell or arrange a certificate.',
      'Round hours up, or turn a webinar into a conference.',
    ],
  },
  steps: [
    {
      title: 'Collect',
      who: 'you',
      text: 'Search mail and photos for words such as certificate, registration, webinar, training and invitation.',
    },
    {
      title: 'Remember',
      who: 'both',
      text: 'We go through your years since the qualification with prompts. You note what you can support.',
    },
    { title: 'Fill the columns', who: 'you', text: 'One line for each activity, newest first, in the same date format throughout.' },
    { title: 'Sort', who: 'both', text: 'We question each line: relevant, true, provable? You strike out what fails.' },
    { title: 'Compare', who: 'we', text: 'We check the list against your CV and episodes and mark any clash for you to correct.' },
  ],
  deliverables: [
    'A blank list in the columns below, ready for your own entries.',
    'Prompts for each year since your qualification.',
    'Comments on every line: keep, shorten, support or remove, with the reason.',
  ],
  sections: [
    {
      id: 'columns',
      heading: 'The columns of the list',
      body: `CDR guides describe a plain list with a title, a date, a length, a place and an organiser. Check EA’s current guide for the form it wants.

| Column | Write | Avoid |
| --- | --- | --- |
| Title | The name on the certificate or program | “Various trainings” |
| Type | Course, seminar, private study and so on | Leaving it to be guessed |
| Date | Day and month where you know them, always the year | A year range for a one-day event |
| Length | Hours or days, as they were | Round figures that repeat |
| Place | Town, or online | The provider’s head office |
| Organiser | Who ran it, or “self” for private study | Initials that nobody can look up |

*Type* is our addition. It helps a reader see variety at once.

Put the newest entry first. Keep the list short: about one A4 page is often quoted, though we have not seen that limit on EA’s own pages.`,
    },
    {
      id: 'before-after',
      heading: 'One list, before and after',
      body: `The engineer, the events and the dates here are invented. They show form only.

### Before

| Training | Year |
| --- | --- |
| Expert in CAD and MS Office | – |
| Leadership, communication, teamwork | 2023 |
| Daily maintenance of plant | 2019–2024 |
| International conference | 2022 |
| Many webinars | 2020–2024 |

### After

| Title | Type | Date | Length | Place | Organiser |
| --- | --- | --- | --- | --- | --- |
| Vibration analysis for rotating machines | Short course | 11–14 Mar 2024 | 28 hours | Pune | (provider on certificate) |
| Selecting pumps for slurry | Webinar | 6 Sep 2023 | 2 hours | Online | (host on invitation) |
| Fatigue of welded joints, two textbook chapters | Private study | Jan–Feb 2023 | About 15 hours | Home | Self |
| Visit to a bearing factory | Site visit | 18 Nov 2022 | 5 hours | Nashik | (name of factory) |
| Talk on lubrication to six technicians | Presentation given | 3 Aug 2022 | 1 hour | At work | (employer) |

What changed:

- The skill claims left the list. A skill is not an activity; a course that taught it would be one.
- The short course, the visit and the talk came from old emails and photos.
- Daily work moved to the CV, where it belongs.
- The conference went, because this engineer registered and never attended.
- “Many webinars” became the one with an invitation still in the mailbox.
- Private study says “about”, because nobody counts those hours to the minute.

The second list is no longer than the first, but a reader can check its lines.`,
    },
    {
      id: 'what-counts',
      heading: 'What counts and what does not',
      body: `This is how the requirement is commonly understood, joined with our own caution. EA has the last word.

| Usually belongs | Better left out |
| --- | --- |
| Short courses and workshops in your field | Duties you were paid to do every day |
| Conferences and seminars you attended | Events you only registered for |
| Further study after your qualification | The qualification that is being assessed |
| Technical meetings of a society or a company | Ordinary staff meetings |
| Papers or talks you gave | Social media posts |
| Private study with a topic and a period | “Reading engineering books” with no topic |
| Site visits with a technical purpose | Tours with no link to your discipline |
| Mentoring of junior engineers | Preparing for an English test |
| Vendor training on equipment you use | Courses planned for next year |`,
    },
    {
      id: 'thin-list',
      heading: 'If the list is thin',
      body: `A short true list beats a long doubtful one. Look again in these places before you worry:

- toolbox or safety training with technical content;
- commissioning days where a supplier taught you the system;
- standards you had to study for one job, with the months you did it;
- internal talks that you gave or heard;
- online courses you finished, even without a paid certificate.

If little turns up, start now. Join a technical society’s open talks. Study one standard in your field and keep notes with dates. Ask a senior engineer to teach you one method. Enter each activity after it has taken place, with its real date. Recent entries are not a fault when they are true.`,
    },
  ],
  refusals: [
    {
      reason: 'An entry has a date when the CV shows you in another country.',
      cure: 'Check each date against your timeline, and mark online events as online.',
    },
    {
      reason: 'A course is listed that the provider cannot confirm.',
      cure: 'Remove it. Keep proof for every course you do list.',
    },
    {
      reason: 'Nearly all entries lie outside engineering.',
      cure: 'Put technical learning first, and keep one or two management entries if they helped your work.',
    },
    {
      reason: 'The list is copied from a sample, with the same courses in the same order.',
      cure: 'Start from your own mailbox and calendar.',
    },
  ],
  checklist: [
    {
      heading: 'Every line',
      items: [
        { id: 'did', text: 'I did this myself, and I finished it.' },
        { id: 'columns', text: 'Title, date, length, place and organiser are all there.' },
        { id: 'hours', text: 'The length is what it really was.' },
        { id: 'proof', text: 'I have a certificate, an email, notes or a photo in my folder.' },
      ],
    },
    {
      heading: 'The whole list',
      items: [
        { id: 'after', text: 'Entries come after my qualification.' },
        { id: 'order', text: 'The newest entry stands first.' },
        { id: 'format', text: 'All dates use one format.' },
        { id: 'clash', text: 'Nothing contradicts my CV or my episodes.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Must I upload certificates?',
      answer:
        'We have not seen a rule that asks for them with the list. That can change, and EA may ask. Keep them ready and check the current guide.',
    },
    {
      question: 'How many years back should the list go?',
      answer:
        'Some websites say three. We found no EA text behind that figure, so we do not repeat it as a rule. Recent learning close to your field says most to a reader.',
    },
    {
      question: 'Does CPD give me points for a visa?',
      answer:
        'No. The points table has no such factor. The list serves the skills assessment only. See the [points test guide](/blogs/points-test-guide).',
    },
    {
      question: 'Can I include training in my own language?',
      answer:
        'Give the title in English and say which language it was taught in. If EA asks for the certificate, you may need an official translation.',
    },
    {
      question: 'The menu calls this CPD Writing, and a link at the foot of the site says CDR Review. Which is it?',
      answer:
        'This page is about the CPD list. Comments on a complete CDR draft are on [another page](/services/cdr-review-proofreading). [Pricing](/pricing) explains how either is quoted.',
    },
  ],
  related: [
    {
      path: '/services/cdr-review-proofreading',
      label: 'CDR review and proofreading',
      why: 'Comments on the whole draft, if that is what you came for.',
    },
    { path: '/blogs/cpd-list-for-a-cdr', label: 'A CPD list for a CDR', why: 'More on what counts and how long the list should be.' },
    { path: '/services/cdr-writing', label: 'CDR Writing', why: 'Where the list stands among the other pieces.' },
  ],
  form: {
    title: 'Ask about your CPD list',
    messageLabel: 'Your discipline and what you have so far',
    messagePlaceholder: 'For example: electrical, graduated 2015, six courses and some private study',
    subject: 'CPD list guidance enquiry',
  },
}
