// What the pages promise in the owner's name, each ticked once under Site details. `npm run check:launch` lists what is not.

export type PagePromise = {
  words: string
  /** By page, its words: a test of the built site finds them there. When they change, see that `words` still says the same. */
  said: Readonly<Record<string, string>>
  onlyWithoutAgent?: true
}

export type Confirmation = { words: string; on: string; by: string }

export const promises: readonly PagePromise[] = [
  {
    words: 'A client who cancels before the work starts gets all the money back.',
    said: { '/company-policy': 'you get back all that you paid us', '/pricing': 'a full refund' },
  },
  {
    words: 'A client may stop at any time, pays for what is done, and gets the rest back.',
    said: { '/terms': 'The rest comes back to you.', '/company-policy': 'you pay for what has been done. We return the rest.' },
  },
  {
    words: 'Each quote is in writing with one total price, and nothing is owed before the client accepts it.',
    said: { '/terms': 'one total price in a named currency', '/services/cdr-writing': 'You pay only after you accept a written quote' },
  },
  {
    words: 'Clients pay by stage, and nothing for a stage that they have not ordered.',
    said: {
      '/terms': 'We do not charge for a stage that you have not ordered.',
      '/pricing': 'You pay by stage, and nothing before you accept.',
    },
  },
  {
    words: 'A quote names our dates and who works with the client.',
    said: { '/about': 'Your quote says who.', '/pricing': 'Who reads your file.' },
  },
  {
    words: 'A person reads and answers each enquiry.',
    said: { '/services/cdr-writing': 'A person reads it and replies.' },
  },
  {
    words: 'We put our own mistakes right at no charge, and pay back the price of a part that we cannot put right.',
    said: {
      '/terms': 'Then we do it again at no charge.',
      '/company-policy': 'We first put our own mistake right at no cost.',
      '/about': 'we fix it at no cost',
      '/pricing': 'we fix it at no cost, or return the price of that part',
    },
  },
  {
    words: 'When an authority’s new rule spoils part of the work, we agree on something else or pay the price of that part back.',
    said: { '/terms': 'We then agree with you on something else, or return the price of that part.' },
  },
  {
    words: 'We are willing to try mediation before a court.',
    said: { '/terms': 'we are willing to try mediation before a court' },
  },
  {
    words: 'A complaint gets a written answer with reasons, where we can from a person who did not do the work.',
    said: { '/company-policy': 'a person who did not do the work looks at it' },
  },
  {
    words: 'The terms are in force from 21 November 2026, and the law of New South Wales governs them.',
    said: { '/terms': '21 November 2026' },
  },
  {
    words: 'Every client is asked for a review when the work ends, whatever the outcome, and gets nothing for it.',
    said: { '/reviews': 'Each gets the same short request when the work ends.' },
  },
  {
    words: 'A critical review is published under the same rules as a kind one, and stays.',
    said: { '/reviews': 'A critical review is published under the same rules as a kind one' },
  },
  {
    words:
      'A review appears only as the client agreed in writing, and leaves the site and its stored versions within a day when the client takes it back.',
    said: { '/reviews': 'You agree in writing.' },
  },
  {
    words:
      'Enquiries are deleted after the months that the privacy page names, a client’s file as long after the work ended. (Whoever looks after the server can set how many.)',
    said: { '/company-policy': 'months after the work has ended' },
  },
  {
    words: 'Who asks sees, corrects or has erased what we hold, free of charge and with a written answer.',
    said: { '/company-policy': 'You pay nothing for asking.' },
  },
  {
    words: 'We sell or pass on no details, and put no document into an outside tool without written consent.',
    said: {
      '/company-policy': 'We do not sell, rent or swap your details.',
      '/terms': 'We put nothing into an outside AI or similarity tool without your written consent.',
    },
  },
  {
    words: 'Enquiries are stored in the country named above under Country of the server.',
    said: { '/company-policy': 'Our own inbox, on a server in' },
  },
  {
    words: 'Nobody gets news or offers from us without having agreed to them.',
    said: { '/company-policy': 'Sending a form is not consent to marketing.' },
  },
  {
    words: 'Who cannot use a page gets its information in another way, by email or over the phone.',
    said: { '/company-policy': 'we give you the same information in another way' },
  },
  {
    words: 'Everyone who works with us keeps to it: we write no applicant’s text, change no fact and give no visa advice.',
    said: { '/about': 'They bind everyone who works with us', '/terms': 'We never write your text, invent a fact or disguise a copy.' },
  },
  {
    words: 'We never ask for the password of a client’s account.',
    said: { '/services/ea-application': 'We never ask for your password.' },
  },
  {
    words: 'No authority has approved us, and none is our partner.',
    said: { '/company-policy': 'None of them has approved us, and none is our partner.' },
  },
  { words: 'We work from Sydney.', said: { '/about': 'From Sydney, for engineers' } },
  {
    words: 'No registered migration agent works with us. (Where one is named above, this need not be ticked.)',
    said: { '/meet-our-agent': 'No registered migration agent works with us' },
    onlyWithoutAgent: true,
  },
]

export function unconfirmed(confirmations: readonly Confirmation[], hasAgent: boolean): PagePromise[] {
  const confirmed = new Set(confirmations.map(({ words }) => words))
  return promises.filter(({ words, onlyWithoutAgent }) => !confirmed.has(words) && !(onlyWithoutAgent && hasAgent))
}
