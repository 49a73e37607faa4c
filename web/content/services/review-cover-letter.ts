import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'review-cover-letter',
  group: 'others',
  heading: 'Help with your own letter for a review or appeal',
  title: 'Review and appeal cover letter',
  description:
    'A negative or lower outcome starts a clock: 3 months at Engineers Australia, 60 days at the ACS, 6 months at IML. Help with your own review letter.',
  lead: 'A negative or lower outcome starts a clock, and each authority has its own rules. We help you read the reasons, sort your evidence and set out a letter that you write and sign.',
  rule: {
    heading: 'Your facts, your letter, your signature',
    body: `A review letter speaks to the authority in your name. You write it, you check each statement, and you sign it. We ask questions, suggest an order and comment on your draft.

The letter must be true in every line. Australian visa rules also reach a false statement that you make to an assessing authority. A lawyer or registered migration agent can tell you what that means for a visa; we cannot.

One limit matters most. **Engineers Australia normally looks at no new evidence in a review.** A new document sent there may not be read at all, while the ACS and IML do accept more.`,
    sources: ['ea-reviews', 'acs-reviews', 'iml-reviews', 'migration-regulations'],
  },
  audience: {
    needed: [
      'You hold a written outcome with reasons, and you can show that papers already lodged answer one of them.',
      'Your ACS or IML outcome turned on a missing or unclear document, and you now have it.',
      'You disagree with the category or occupation given, and you want to see what a review may look at.',
      'You know your arguments, but the draft is long, angry or out of order.',
    ],
    notNeeded: [
      'You think the reasons are right and the evidence was thin. A better new application may serve you more than a letter.',
      'The time for a review has passed. Ask the authority what is still open.',
      'The letter speaks of plagiarism, fraud or a ban. See an Australian lawyer first; read the part on misconduct below.',
      'You only want points for more years of work on a positive IML result. IML does not assure a review for that.',
    ],
  },
  asks: {
    heading: 'What each authority says about reviews',
    facts: [
      {
        text: 'Engineers Australia: apply online within **3 months** of the original outcome letter, with your grounds and a letter of reasons. A different assessor looks at the file.',
        sources: ['ea-reviews'],
      },
      {
        text: 'Its grounds are four: material was not considered, irrelevant material was used, the process was not followed, or there was bias.',
        sources: ['ea-reviews'],
      },
      { text: 'It takes **no new evidence** in a review unless it asks for some or the case is exceptional.', sources: ['ea-reviews'] },
      { text: 'After the review, the outcome of the review itself can be appealed.', sources: ['ea-reviews'] },
      {
        text: 'ACS: apply within **60 days** of receiving the result letter. You can change the occupation or add documents, and a senior assessor decides.',
        sources: ['acs-reviews'],
      },
      {
        text: 'After 60 days the ACS takes a new application only. An appeal is open to those whom a review did not satisfy.',
        sources: ['acs-reviews'],
      },
      {
        text: 'IML: apply within **6 months** of the outcome. A different assessor decides, more evidence is allowed, and a cover letter answering each reason is expected.',
        sources: ['iml-reviews'],
      },
      {
        text: 'An IML appeal follows a failed assessment and a failed review. It is decided outside IML and falls within the same 6 months.',
        sources: ['iml-reviews'],
      },
    ],
  },
  split: {
    you: [
      'Send the outcome letter, the reasons and a list of all that you lodged.',
      'Choose between review, appeal and a new application.',
      'Write the letter, sign it, lodge it in your own account and pay the authority.',
      'Keep the date. The time limit is yours to watch.',
    ],
    we: [
      'Break the outcome into single reasons and put your lodged papers beside each.',
      'Show which of the authority’s own grounds each argument fits, and which fit none.',
      'Give you an outline, and margin comments on the letter you draft.',
      'Tell you plainly when we see nothing a review could change.',
    ],
    never: [
      'Sign, send or speak to the authority as if we were you.',
      'Invent a ground, a document or a reason for missing the date.',
      'Predict the result, or say what it means for your visa.',
      'Act in a misconduct matter. That is legal work.',
    ],
  },
  steps: [
    {
      title: 'Note the date on the outcome letter',
      who: 'you',
      text: 'Write it down with the last day the authority allows. Tell us both in your first message.',
    },
    {
      title: 'Read the reasons together',
      who: 'both',
      text: 'We turn the letter into a numbered list. Each reason becomes one row of a table.',
    },
    {
      title: 'Find the evidence',
      who: 'you',
      text: 'For each row you look for the page and line that answers it, and note whether it was lodged.',
    },
    {
      title: 'Compare the routes',
      who: 'both',
      text: 'We show what review, appeal and a new application may look at. You make the choice.',
    },
    { title: 'Draft and mark', who: 'both', text: 'You write from the outline. We comment on order, tone, proof and length.' },
    { title: 'Sign and lodge', who: 'you', text: 'You read the authority’s page once more, lodge in your account and save the receipt.' },
    { title: 'Decide', who: 'authority', text: 'The authority decides alone. We have no part in it and no view into it.' },
  ],
  deliverables: [
    'A table with every reason of the outcome, the evidence for it, and whether that evidence was already lodged.',
    'A one-page comparison of the routes open to you under that authority’s rules.',
    'An outline of the letter, and comments on one draft that you wrote.',
    'An index of attachments with file names and page numbers.',
  ],
  sections: [
    {
      id: 'three-authorities',
      heading: 'The three authorities side by side',
      body: `| | Engineers Australia | ACS | IML |
| --- | --- | --- | --- |
| Time to ask for a review | 3 months | 60 days | 6 months |
| Counted from | date of the original outcome letter | receipt of the result letter, in a 2024 copy | outcome |
| New evidence | no, with narrow exceptions | yes | yes |
| Change of occupation | ask Engineers Australia | possible in a review | one occupation in each application; ask IML |
| Who looks | a different assessor | a senior assessor | a different assessor |
| What you send | online request with grounds and a letter of reasons | review request with documents | request, cover letter, evidence |
| Next step | appeal of the review outcome | appeal | appeal decided outside IML |

Many web pages give 6 months for Engineers Australia. Its own page gives 3. Fees and waiting times change, so we print none: see the page of [Engineers Australia](https://www.engineersaustralia.org.au/about-us/complaints/complaints/assessment-reviews-and-appeals), the [ACS](https://www.acs.org.au/msa.html) or [IML](https://managersandleaders.com.au/migration-skills-assessment/reviews-and-appeals).`,
      sources: ['ea-reviews', 'acs-reviews', 'iml-reviews'],
    },
    {
      id: 'choose-by-defect',
      heading: 'What went wrong, and what each route can look at',
      body: `Start with the defect. The table sorts defects by the rules above. It does not tell you what to choose.

| The defect | Engineers Australia | ACS | IML |
| --- | --- | --- | --- |
| A page you lodged was overlooked | A ground for review: material not considered | Review; point to the page | Review; point to the page |
| A needed document was never lodged | A review normally cannot take it; usually a new application | Review within 60 days can take it | Review can take it |
| A career episode shows too little | A new text is new material, so usually a new application | Does not apply | Does not apply |
| A reference letter is vague | A new letter is new evidence | A better letter can be added | A better letter can be added |
| The occupation was a poor fit | Ask before you spend money | A review can change it | Ask IML |
| The time limit is over | Ask what is open; often a new application | New application | Ask IML |
| You met the rules only after lodging | Usually a new application | Ask the ACS | Ask IML |

The ACS column rests on a 2024 copy of its review rules, so confirm it with the ACS. “Usually” and “often” mark our own reading of the rules. Where a cell says ask, we found no clear text.`,
      sources: ['ea-reviews', 'acs-reviews', 'iml-reviews'],
    },
    {
      id: 'count-the-days',
      heading: 'An example of the three clocks',
      body: `Take an outcome dated 12 January 2027 and received the same day. By the calendar:

| Authority | Limit | Falls on |
| --- | --- | --- |
| ACS | 60 days | 13 March 2027 |
| Engineers Australia | 3 months | 12 April 2027 |
| IML | 6 months | 12 July 2027 |

Sixty days is *not* two months: in this example it ends a day later, in other months a day or two earlier. We did not find how each authority treats the first day, the last day or your time zone. Plan to lodge well before, and ask if you are close.

At IML the appeal sits inside the same 6 months. A review asked for in the fifth month may leave no room for an appeal.`,
      sources: ['ea-reviews', 'acs-reviews', 'iml-reviews'],
    },
    {
      id: 'parts-of-the-letter',
      heading: 'The parts of a letter that can be followed',
      body: `1. **Heading.** Your name, application number, occupation with its code, date of the outcome.
2. **Request.** One sentence: review or appeal, of which decision, on which ground.
3. **Reasons, one by one.** Quote the reason. Point to the evidence. Say in two or three sentences what it shows.
4. **What you accept.** If one reason is right, say so. The rest is easier to believe.
5. **What you ask for.** The finding you seek, in the authority’s own terms.
6. **Attachments.** A numbered list. At Engineers Australia, list where each page stood in the first application.
7. **Signature and date.** Yours.

Two pages are often enough. A reader with many files will thank you for page numbers more than for adjectives.

### How the three letters differ

- For **Engineers Australia**, tie each point to one of its four grounds and to papers already there.
- For the **ACS**, say which document is new, what gap it closes, and who issued it.
- For **IML**, answer every reason, even a small one. Show reporting lines with the organisation chart.`,
      sources: ['ea-reviews', 'acs-reviews', 'iml-reviews'],
    },
    {
      id: 'sentence-pairs',
      heading: 'Complaint or argument: pairs of sentences',
      body: `These sentences are invented. They show the change of manner and must not go into your letter.

| Weak | What is missing | Clearer |
| --- | --- | --- |
| *The assessor clearly did not read my file.* | A page, and respect | *Reason 2 says no design work was shown. Paragraphs 1.14 to 1.19 of episode 1, lodged on 3 May, describe it.* |
| *I have fifteen years in the industry.* | A link to the reason | *Reason 1 concerns June 2021 to May 2023. The letter at attachment 4 gives weekly hours and five duties for that time.* |
| *I need this result before my visa ends.* | Any ground | Leave it out. It is no ground for a review. |
| *My friend with the same degree was approved.* | Your own case | Leave it out. Another file proves nothing about yours. |
| *The organisation chart was misunderstood.* | How it should be read | *On the chart at attachment 2, four managers report to me; each supervises a team of their own.* |`,
    },
    {
      id: 'misconduct',
      heading: 'When the outcome speaks of misconduct',
      body: `A finding of plagiarism, a false document or a ban is a different kind of matter. It can touch later applications, and Engineers Australia wrote in 2022 that it may report cases to Home Affairs. You may be asked to explain yourself, and your answer may stay on record.

We do not write, outline or comment on such answers. Speak with an Australian lawyer before you reply, and keep every draft and message you have. If somebody else wrote your text, tell the lawyer so. A lawyer’s advice is confidential in a way that ours is not.`,
      sources: ['ea-msa-booklet'],
    },
  ],
  refusals: [
    {
      reason: 'New documents fill a request to Engineers Australia.',
      cure: 'Argue from the lodged papers. If the proof is new, look at a new application.',
    },
    { reason: 'The request arrives after the last day.', cure: 'Write the date on the first day, and lodge with time to spare.' },
    { reason: 'The letter complains but names no ground.', cure: 'Put each point under one of the authority’s own grounds, or drop it.' },
    {
      reason: 'Two of four reasons are left without an answer.',
      cure: 'Give every reason its own heading, even when the answer is short.',
    },
    { reason: 'The assessor is attacked in person.', cure: 'Write about the page and the finding. Claim bias only if you can show facts.' },
    {
      reason: 'A letter found on the web was filled in with new names.',
      cure: 'Write your own. Borrowed wording is a risk in itself, and it never fits the reasons.',
    },
  ],
  checklist: [
    {
      heading: 'To have on the table',
      items: [
        { id: 'outcome-letter', text: 'The outcome letter with its date and all pages of reasons.' },
        { id: 'last-day', text: 'The last day for a review, from the authority’s own page.' },
        { id: 'lodged-files', text: 'A copy of each file I lodged, with its name and upload date.' },
        { id: 'messages', text: 'Messages from the authority during the assessment, with my answers.' },
        { id: 'new-documents', text: 'New documents kept apart, marked “not lodged before”.' },
      ],
    },
    {
      heading: 'Before signing',
      items: [
        { id: 'each-reason', text: 'Each reason is quoted and answered.' },
        { id: 'page-numbers', text: 'Each answer gives document, page and paragraph.' },
        { id: 'ground-named', text: 'The ground is one the authority accepts.' },
        { id: 'only-true', text: 'I can prove every sentence, and I wrote it.' },
        { id: 'fee-page', text: 'I read the current fee and form on the authority’s page.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Is a review or a new application better?',
      answer:
        'It depends on the defect. A review fits when lodged papers were misread, or when the authority takes new ones. A new application fits when the file itself was thin. We set out both under the rules; you decide.',
    },
    {
      question: 'Can I send Engineers Australia a better career episode with the review?',
      answer:
        'Its page says no new evidence unless it asks or the case is exceptional. A rewritten episode is new material in our reading. Ask Engineers Australia before you rely on it.',
    },
    {
      question: 'Can the result get worse?',
      answer:
        'We found no clear text for any of the three. Ask the authority before you apply, above all when part of your result was positive.',
    },
    {
      question: 'Can I lodge a new application while a review is open?',
      answer: 'We found no clear text on that either. Ask the authority in writing and keep its answer.',
    },
    {
      question: 'My visa ends soon. Should I wait for the review?',
      answer:
        'That is immigration advice, and we do not give it. Speak with an Australian lawyer or a registered migration agent at once. [How to check a registration](/meet-our-agent) takes a few minutes.',
    },
    {
      question: 'Does a lower category count as a reason for review?',
      answer:
        'It can, if one of the authority’s grounds fits. “I hoped for another category” is not a ground. “Reason 3 overlooks my transcript, page 2” is closer to one.',
    },
  ],
  related: [
    {
      path: '/blogs/engineers-australia-negative-outcome',
      label: 'After a negative Engineers Australia outcome',
      why: 'The 3-month review and when to apply again.',
    },
    { path: '/services/acs-review', label: 'ACS file check', why: 'When a new or better document is what you need.' },
    { path: '/services/iml', label: 'IML portal upload', why: 'When the review file for IML must be put in order.' },
    {
      path: '/services/cdr-review-proofreading',
      label: 'CDR review',
      why: 'When a new application to Engineers Australia is your choice.',
    },
  ],
  form: {
    title: 'Ask about your review letter',
    messageLabel: 'Authority, date of the outcome, and what it says',
    messagePlaceholder: 'For example: Engineers Australia, outcome of 12 January, lower category than I asked for. Two reasons were given.',
    subject: 'Review or appeal cover letter',
  },
}
