import * as v from 'valibot'
import { isDay } from '../contract/day.ts'
import { completePhone, completeProfile } from './completed.ts'
import { amount, choice, completing, day, type Entry, type Fields, httpsAddress, optional, pattern, rulesOf, words } from './fields.ts'

export const AUTHORITIES = ['Engineers Australia', 'Australian Computer Society', 'Institute of Managers and Leaders'] as const

export const FEES = ['Engineers Australia: CDR', 'Engineers Australia: employment assessment alone', 'ACS: RPL', 'IML: assessment'] as const

const years = v.pipe(
  v.number('Write a whole number of years.'),
  v.integer('Write a whole number of years.'),
  v.minValue(1, 'Write 1 or more years.'),
  v.maxValue(60, 'Write 60 years or fewer.'),
)

const reader = {
  uid: 'site.reader',
  collectionName: 'site_readers',
  fields: {
    name: optional(
      words('Name', 'Only if this person agrees to be named, and as agreed: visitors trust a named reader more.', {
        name: 'the name as agreed',
        most: 60,
        size: 12,
      }),
    ),
    discipline: words('Discipline', 'Such as “civil engineering” or “civil engineering, the last 6 with CDR applicants”.', {
      name: 'the discipline',
      most: 60,
      size: 8,
    }),
    years: { label: 'Years in it', help: 'A whole number.', size: 4, type: 'integer', rule: years },
    authority: optional(
      choice('Works on', 'The pages of this authority name this person alone.', AUTHORITIES, { cure: 'Choose the authority.', size: 8 }),
    ),
    profile: optional(
      httpsAddress('Where to look them up', 'A public profile or a register, starting with https://. The name links to it.', { size: 12 }),
    ),
  },
} as const satisfies Entry

const fee = {
  uid: 'site.fee',
  collectionName: 'site_fees',
  fields: {
    fee: choice('Fee', 'Whose it is, and for what.', FEES, { cure: 'Choose which fee it is.', size: 8 }),
    amount: amount('Amount', 'In AUD with GST, such as 1034.'),
    read: day('Read on', 'The day you read it on the authority’s own page.', { size: 4 }),
    until: day('Last day', 'Often 30 June. After it pages only link to the authority’s page.', { size: 4 }),
  },
} as const satisfies Entry

const ReaderSchema = v.pipe(
  v.object(rulesOf(reader.fields)),
  v.forward(
    v.check(({ name, profile }) => profile === undefined || name !== undefined, 'Write the name that the profile shows.'),
    ['name'],
  ),
)

/** One fee of an authority, in AUD with GST, by its own page on the day it was read; after its last day no page names it. */
const FeeSchema = v.pipe(
  v.object(rulesOf(fee.fields)),
  v.forward(
    v.check(({ read, until }) => read <= until, 'The last day is before the day you read it.'),
    ['until'],
  ),
)

/** Undefined when empty, so that details published before the list was there are unchanged. */
const orUndefined = <Item>() => v.transform((items: Item[]) => (items.length > 0 ? items : undefined))

const social = (network: string) =>
  optional(
    httpsAddress(`${network} page`, `Its address, or @ and your name there.`, {
      type: 'string',
      ...completing(completeProfile(network)),
      whenEmpty: `While this is empty, the footer has no ${network} icon.`,
    }),
  )
const phone = (label: string, help: string) =>
  pattern(
    label,
    help,
    /^\+[0-9 ]{8,20}$/,
    'Write the whole number: 0491 570 006, or with its country code, +61 491 570 006.',
    completing(completePhone),
  )

/** A field that ends a sentence: whoever writes it whole would have its beginning there twice. */
const ends = (begins: RegExp, before: string) => ({
  sentence: `${before} {}.`,
  asks: (value: unknown) =>
    begins.test(String(value ?? '').trim())
      ? [`Leave out how the sentence begins: the pages write “${before.replace(/:$/, '')}” before it.`]
      : [],
})

export const detailsFields = {
  location: words(
    'Place',
    'As visitors read it, such as Sydney. Home and About say “from Sydney” in their own words: those you change in Words.',
    { name: 'the place, such as Sydney', most: 60 },
  ),
  email: {
    label: 'Email',
    help: 'Where visitors write to. An address at example.com counts as invented.',
    size: 6,
    type: 'string',
    rule: v.pipe(v.string('Write the email address.'), v.trim(), v.email('Write the whole address, with @ and what follows it.')),
  },
  phone: phone('Phone', 'Such as 0491 570 006; from outside Australia with the country code.'),
  whatsapp: phone('WhatsApp number', 'It may be the same as the phone.'),
  replyTime: optional(
    words('Reply time', 'Ends the sentence “We answer …”: within one working day, Sydney time.', {
      name: 'the reply time',
      most: 60,
      ...ends(/^(we|you|our|a person|i)\b/i, 'We answer'),
    }),
  ),
  payment: optional(
    words('How clients pay', 'Follows “after you accept a written quote”: half before we start, half when our part is done.', {
      name: 'how clients pay',
      most: 60,
      ...ends(/^(we|you|clients|after)\b/i, 'You pay only after you accept a written quote:'),
    }),
  ),
  agentName: {
    ...words('Registered migration agent', 'The name as in the register. Leave both fields empty when there is none.', {
      name: 'the agent’s name as in the register',
      most: 80,
    }),
    at: 'agent.name',
  },
  agentNumber: pattern(
    'Agent’s registration number',
    'The seven digits, without letters.',
    /^\d{7}$/,
    'Write the seven digits of the registration number.',
    { at: 'agent.marn' },
  ),
  hostingCountry: optional(
    words('Country of the server', 'The privacy page says where enquiries are stored. Fill it in before the first enquiry comes.', {
      name: 'the country of the server',
      most: 60,
    }),
  ),
  facebook: social('Facebook'),
  instagram: social('Instagram'),
  youtube: social('YouTube'),
  readers: {
    label: 'Who works with clients',
    help: 'Who asks the questions and reads the drafts: discipline and years in it, and a name if that person agrees. At most 12.',
    size: 12,
    type: 'component',
    entry: reader,
    rule: v.pipe(v.array(ReaderSchema), v.maxLength(12, 'Keep at most 12 readers.')),
  },
  fees: {
    label: 'Fees of the authorities',
    help: 'What a client pays the authority. Pages name it beside your price and add both up, until its last day.',
    size: 12,
    type: 'component',
    entry: fee,
    rule: v.optional(
      v.pipe(
        v.array(FeeSchema),
        v.check((fees) => new Set(fees.map(({ fee }) => fee)).size === fees.length, 'Keep one entry for each fee.'),
        orUndefined(),
      ),
    ),
  },
  promises: {
    label: 'What the pages promise in your name',
    help: 'Tick what you will keep. What you cannot keep has to change on its pages first: ask whoever looks after the site’s code.',
    size: 12,
    type: 'json',
    rule: v.optional(
      v.pipe(v.array(v.object({ words: v.string(), on: v.pipe(v.string(), v.check(isDay)), by: v.string() })), orUndefined()),
    ),
  },
} as const satisfies Fields

const { agentName, agentNumber, ...ofDetails } = rulesOf(detailsFields)

export const DetailsSchema = v.object({ ...ofDetails, agent: v.optional(v.object({ name: agentName, marn: agentNumber })) })
