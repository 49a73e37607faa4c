import { commonRows, costRow, peopleRow } from '../glance.ts'
import { parseContent } from '../parseContent.ts'
import { type Artefact, ArtefactSchema } from '../schema/artefact.ts'
import { type ProsePage, ProsePageSchema } from '../schema/page.ts'

const page: ProsePage = {
  heading: 'Reviews and Success Stories, and how we comment',
  title: 'Reviews and Success Stories',
  description:
    'See how we comment on a real page, how we collect and check client reviews, and eleven tests for any provider of skills assessment help, us included.',
  lead: 'See how we comment on a page of a draft. Client reviews will appear here as clients agree to publish them.',
  glance: [commonRows.work, ...peopleRow(), commonRows.allowed, costRow()],
  sections: [
    {
      id: 'judge-us-today',
      heading: 'What you can check today',
      body: `- **What you would get.** Each service page lists it, such as [CDR Writing](/services/cdr-writing).
- **What binds us.** Our [terms](/terms), with a summary beside each clause.
- **How we answer.** Test us with a question and judge the reply.`,
    },
    {
      id: 'why-empty',
      folded: true,
      heading: 'When a review appears here',
      body: `A review appears only when a real client wrote it, the client agreed in writing, and we can match it with real work. The first is still to come. A critical review follows the same rules and stays.`,
      sources: ['accc-reviews'],
    },
    {
      id: 'how-collected',
      folded: true,
      heading: 'How we collect reviews',
      body: `1. **We ask every client.** Each gets the same short request when the work ends. We ask whatever the outcome.
2. **Reviews are unpaid.** Should that ever change, the review itself will say so.
3. **You choose what is shown.** First name or initials, occupation and country: each is your choice.
4. **You agree in writing.** Consent covers one text for this website. You can take it back at any time. We then remove the review from the site and from its stored earlier versions within a day; backups lose it after at most 15 days.
5. **We keep a record.** The review, the consent and the work it belongs to are filed together, so that we can show it is real.

Service, refund and answers come whether you write one or leave it. Friends, relatives and people who work with us are excluded.`,
    },
    {
      id: 'how-checked',
      folded: true,
      heading: 'How we check them',
      body: `Before a review appears, a person answers these questions:

- Does the writer’s address match a finished piece of work?
- Does the text describe that work?
- Does it contain private details that the writer may want to keep off the web, such as a file number?
- Does it claim something about an authority that is plainly wrong? Then we leave the words and add a note below.

Each review will show the month it was written and the authority. We leave the words as they came, spelling included, unless the writer asks. If we have to leave something out, such as a third person’s name, the gap will be marked.`,
    },
    {
      id: 'negative-reviews',
      folded: true,
      heading: 'Bad reviews stay',
      body: `A critical review is published under the same rules as a kind one, in the order of its date. We may answer below it, and keep private facts out.

We leave a text out only if a stranger wrote it, it breaks the law, or it exposes someone’s private details. Each time we note the reason, and tell the writer. Settling a complaint leaves the review where it is.`,
      sources: ['accc-reviews'],
    },
    {
      id: 'what-outcomes-look-like',
      folded: true,
      heading: 'What an outcome is, and who decides it',
      body: `People often expect “success stories” on a page like this. An outcome is a decision of an authority about one person’s evidence. It usually says more than yes or no:

| Authority | What a letter can say | Who decides |
| --- | --- | --- |
| Engineers Australia | the category you asked for, another category, or a negative result; with the extra service, an opinion on work experience | Engineers Australia |
| ACS | suitable or unsuitable for the occupation; often a date from which work counts as skilled | ACS |
| IML | a positive or a negative result for one management occupation | IML |
| After all three | points, invitation and visa | Home Affairs |

A person can have a positive letter and too few points. Another can have a negative letter, add one document, and succeed on the next try. What a helper did is in neither letter.

That is why rates of success mislead, and we publish none. They hide who was turned away, who gave up and who would have passed alone.`,
      sources: ['ea-msa', 'acs-criteria', 'iml-faq'],
    },
    {
      id: 'test-any-provider',
      folded: true,
      heading: 'Eleven tests for any provider',
      body: `Use them on us first. Ask in writing, and keep the answers.

| Ask or look for | A good sign | A warning |
| --- | --- | --- |
| Who writes the text? | “You do”, on the page and in the contract | Anyone but you |
| What does the authority say about that? | The rule is quoted, with a link and a date | Silence, or “everyone does it” |
| Is the result certain? | “The authority decides” | A rate, a promise, “money back if refused” with small print |
| What is the whole price? | One total in writing, with GST, and what is left out | A low first price, then extras |
| What if you make a mistake? | Free repair, refund rules, consumer law named | “No refunds” |
| Whose account is used? | Yours, with your own email address | Theirs, and they want your password |
| May I have a sample to adapt? | “To read, never to copy” | A file with blanks to fill in |
| Which edition of the guide do you use? | Title and date, and a link | “We know the rules” |
| Can you advise me on visas? | A name and a number you can find on the register, or a clear no | “Our consultants handle it all” |
| Where does my file go? | Country, keeping time, tools used | No privacy page |
| Do you hurry me? | Time to read and compare | A countdown, “three places left” |

One warning is a reason to ask again. Three are a reason to leave.`,
    },
    {
      id: 'reading-reviews',
      folded: true,
      heading: 'How to read reviews elsewhere',
      body: `You will find reviews of many providers on other sites. A few habits help:

- Look for the work behind the praise. A line about one question that was asked says more than five stars.
- Compare dates. Twenty reviews in one week, then silence for a year, need an explanation.
- Copy a sentence into a search engine. The same sentence under several firms came from a firm.
- Read the bad ones, and the answers to them. See whether the firm talks about facts or about the person.
- Ask for a conversation with a former client. Refusing for privacy is fair.

A positive letter shown as a picture proves little. It can be old, borrowed or edited, and it contains someone’s private data.`,
    },
  ],
  questions: [
    {
      question: 'I was your client. Can I write a review?',
      answer:
        'Yes. Write to the email address at the foot of this page, from the address we know you by. Say what may be shown. A critical review is as welcome as a kind one.',
    },
    {
      question: 'Where are the stars?',
      answer: 'Stars say little about the work, and the first review is still to come. The page’s hidden data is free of ratings too.',
    },
    {
      question: 'Can I talk to one of your clients?',
      answer: 'Yes, once a client has offered that and agrees to it. Names stay private until then.',
    },
    {
      question: 'How else can I judge your work?',
      answer:
        'Read a [sample with our notes](/samples), a service page and [our terms](/terms). Then test us with a question by the form, and judge the answer.',
    },
  ],
  form: {
    title: 'Test us with a question',
    messageLabel: 'Your question',
    messagePlaceholder: 'For example: how would you help with an episode whose drawings belong to my old employer?',
    subject: 'Enquiry from the Reviews page',
  },
  related: [
    { path: '/about', label: 'How we work', why: 'Our integrity policy in full.' },
    { path: '/pricing', label: 'Pricing', why: 'What a quote contains.' },
    { path: '/samples', label: 'Samples', why: 'Invented extracts with margin notes.' },
    { path: '/company-policy', label: 'Refunds and complaints', why: 'What you can do when something went wrong.' },
  ],
}

export const reviewsWithoutAny = parseContent(ProsePageSchema, page, 'pages/reviews.ts')

/** What the drawing is computed from: which of the comments A to D help, and those that the sentences are about. */
export const commentsOfPage = {
  comments: [{ helps: false }, { helps: true }, { helps: false }, { helps: true }],
  shown: [2, 4, 3],
} as const

const artefact: Artefact = {
  caption: 'An invented draft and four invented comments. Ask any provider, us included, to read one page like this.',
  drawing: {
    plan: 'tall',
    ask: 'Which comments on “A suitable pump was selected” help?',
    says: 'One sentence of a draft, “A suitable pump was selected”, with leaders from four comments: a question and a clash of dates help, praise and a new sentence do not.',
    labels: {
      sentence: 'A suitable pump was selected.',
      comment1: '“Good start.”',
      comment2: '“By whom?”',
      comment3: '“Replace with: …”',
      comment4: '“March or June?”',
    },
    sentences: [
      {
        choice: 'By whom?',
        ref: 'B',
        mark: '“By whom, and from which options?”',
        after: 'This helps.',
        why: 'Only you can answer, so the new sentence is yours.',
      },
      {
        choice: 'March or June?',
        ref: 'D',
        mark: '“Your letter dates this job to March, the episode to June.”',
        after: 'This helps.',
        why: 'It compares two documents and finds the difference before an assessor does.',
      },
      {
        choice: 'Replace it',
        ref: 'C',
        mark: '“Replace with: I demonstrated outstanding leadership.”',
        after: 'This is a risk.',
        why: 'Text by someone else counts as plagiarism at Engineers Australia.',
      },
    ],
  },
}

export const reviewsArtefact = parseContent(ArtefactSchema, artefact, 'pages/reviews.ts', 'artefacts/reviews.ts')
