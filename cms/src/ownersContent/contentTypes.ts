// What the owner writes in the inbox's admin: the types, their fields in the order of the page, and the help beside each.

type Component = 'site.reader' | 'site.fee' | 'site.source'
/** With `component`, a list of entries that have fields of their own. */
export type ContentField = { name: string; label: string; help: string; size: 4 | 6 | 8 | 12; component?: Component }
export type ContentType = {
  kind: 'details' | 'announcement' | 'price' | 'review' | 'article' | 'text'
  uid: string
  isSingle: boolean
  /** One of them, in a sentence. */
  noun: string
  /** The field that tells one document from another. */
  mainField: string | null
  listFields: readonly string[]
  fields: readonly ContentField[]
}
export type Kind = ContentType['kind']

const field = (name: string, label: string, help: string, size: ContentField['size'] = 6): ContentField => ({ name, label, help, size })
const entries = (component: Component, name: string, label: string, help: string): ContentField => ({
  ...field(name, label, help, 12),
  component,
})
export const showField = field('show', 'Show on the site', 'No: it stays here, and leaves the site with the next publish.')

export const contentTypes: readonly ContentType[] = [
  {
    kind: 'details',
    uid: 'api::site-details.site-details',
    isSingle: true,
    noun: 'site details',
    mainField: null,
    listFields: [],
    fields: [
      showField,
      field('location', 'Place', 'As visitors read it, such as Sydney. At most 60 characters.'),
      field('email', 'Email', 'Where visitors write to, such as info@example.com.'),
      field('phone', 'Phone', 'With the country code: +61 491 570 006.'),
      field('whatsapp', 'WhatsApp number', 'With the country code. It may be the same as the phone.'),
      field(
        'replyTime',
        'Reply time',
        'Ends the sentence “We answer …”: within one working day, Sydney time. May be empty. At most 60 characters.',
      ),
      field(
        'payment',
        'How clients pay',
        'Follows “after you accept a written quote”: half before we start, half when our part is done. May be empty. At most 60 characters.',
      ),
      field('agentName', 'Registered migration agent', 'The name as in the register. Leave both fields empty when there is none.'),
      field('agentNumber', 'Agent’s registration number', 'The seven digits, without letters.'),
      field('hostingCountry', 'Country of the server', 'The privacy page says where enquiries are stored. Fill it in before the first.'),
      field('facebook', 'Facebook page', 'The whole address, starting with https://. May be empty.'),
      field('instagram', 'Instagram page', 'The whole address, starting with https://. May be empty.'),
      field('youtube', 'YouTube page', 'The whole address, starting with https://. May be empty.'),
      entries(
        'site.reader',
        'readers',
        'Who works with clients',
        'Who asks the questions and reads the drafts: discipline and years in it, and a name if that person agrees. At most 12.',
      ),
      entries(
        'site.fee',
        'fees',
        'Fees of the authorities',
        'What a client pays the authority. Pages name it beside your price and add both up, until its last day.',
      ),
      field(
        'promises',
        'What the pages promise in your name',
        'Tick what you will keep. What you cannot keep has to change on its pages first.',
        12,
      ),
    ],
  },
  {
    kind: 'announcement',
    uid: 'api::announcement.announcement',
    isSingle: true,
    noun: 'announcement',
    mainField: null,
    listFields: [],
    fields: [
      showField,
      field('text', 'Announcement', 'One line at the top of every page. At most 160 characters.', 12),
      field('from', 'First day', 'In Sydney. It appears by itself.'),
      field('until', 'Last day', 'In Sydney. It goes by itself on the day after.'),
      field('linkPath', 'Link to', 'The end of a page’s address on this site, such as /pricing. May be empty.'),
      field('linkWords', 'Words of the link', 'Such as See the prices. At most 40 characters.'),
    ],
  },
  {
    kind: 'price',
    uid: 'api::price.price',
    isSingle: false,
    noun: 'price',
    mainField: 'service',
    listFields: ['service', 'amount', 'currency', 'kind', 'validFrom', 'show'],
    fields: [
      field('service', 'Service', 'A service may have several prices, each with its own first day: add next year’s beside today’s.'),
      showField,
      field('amount', 'Amount', 'A number without a sign, such as 450.', 4),
      field('currency', 'Currency', 'The currency the client pays in.', 4),
      field('kind', 'Fixed or from', 'From: it can be higher. Visitors then ask what makes it higher, so prefer Fixed.', 4),
      field('gst', 'GST', 'Whether the amount includes GST. Visitors must see the whole amount.', 4),
      field('validFrom', 'Valid from', 'The first day of this price. The site shows the newest whose day has come.', 4),
      field(
        'takes',
        'How long our part takes',
        'Such as five working days after your last document. May be empty. At most 80 characters.',
        12,
      ),
      field(
        'includes',
        'What it includes',
        'How much of each: three interviews and two rounds of comments. May be empty. At most 80 characters.',
        12,
      ),
      field('excludes', 'What it does not include', 'Such as the authority’s own fee. At most 300 characters.', 12),
    ],
  },
  {
    kind: 'review',
    uid: 'api::review.review',
    isSingle: false,
    noun: 'review',
    mainField: 'name',
    listFields: ['name', 'authority', 'month', 'consentOn', 'show'],
    fields: [
      field('name', 'Name as agreed', 'Exactly as the client agreed: a first name or initials is enough. At most 60 characters.'),
      showField,
      field('words', 'The review', 'The client’s own words, unchanged. At most 1,500 characters; up to 160, other pages quote it too.', 12),
      field('occupation', 'Occupation', 'As agreed, such as civil engineer. May be empty.', 4),
      field('country', 'Country', 'May be empty.', 4),
      field('authority', 'Authority', 'Who assessed the client.', 4),
      field(
        'service',
        'Service',
        'What the client ordered, of the same authority: of all services, only its page quotes the review. May be empty.',
        8,
      ),
      field('month', 'Month', 'A year and a number, such as 2026-09.', 4),
      field(
        'original',
        'Where it can be checked',
        'Its whole address on Google, LinkedIn or the like, if the client agreed to the link too. May be empty.',
        12,
      ),
      field(
        'consent',
        'How the client agreed (private)',
        'Such as by email to info@. Never shown on the site. A review needs it to be published.',
        8,
      ),
      field('consentOn', 'When the client agreed (private)', 'Never shown on the site.', 4),
    ],
  },
  {
    kind: 'article',
    uid: 'api::article.article',
    isSingle: false,
    noun: 'article',
    mainField: 'title',
    listFields: ['title', 'slug', 'topic', 'published', 'show'],
    fields: [
      field('title', 'Title', 'Says what the article answers. At most 80 characters.', 8),
      field('show', 'Show on the site', showField.help, 4),
      field(
        'slug',
        'End of the address',
        'Small letters, digits and hyphens: cdr-for-civil-engineers gives /blogs/cdr-for-civil-engineers. Keep it once the article is published.',
        12,
      ),
      field('topic', 'Topic', 'Where the article is listed.'),
      field('service', 'Service', 'The service the article leads to.'),
      field(
        'description',
        'Description for search engines',
        'What a reader finds out, also under the title on /blogs, where visitors search it. 90 to 160 characters.',
        12,
      ),
      field('summary', 'In short', 'Two to four sentences, each on a line of its own, each at most 240 characters.', 12),
      field(
        'body',
        'Article',
        'Sections start with ## and a heading. Tables, lists and links; no pictures and no HTML. 300 to 60,000 characters.',
        12,
      ),
      entries(
        'site.source',
        'sources',
        'Sources',
        'Each page the article rests on, with how and when you read it. At least one, at most 30.',
      ),
      field('published', 'First published', 'The day the article first appears.'),
      field('checked', 'Last checked', 'The day you last compared it with its sources.'),
    ],
  },
  {
    kind: 'text',
    uid: 'api::site-text.site-text',
    isSingle: false,
    noun: 'text',
    mainField: 'now',
    listFields: ['now', 'was', 'place'],
    fields: [
      field('now', 'The new words', 'What visitors read instead. Deleting this entry brings back the words of the site.', 12),
      field('was', 'The words of the site', 'As they were when you changed them.', 12),
      field('place', 'Where', 'The file of the site’s words, and the place in it.', 12),
    ],
  },
]

export const componentFields: Record<Component, readonly ContentField[]> = {
  'site.reader': [
    field('name', 'Name', 'Only if this person agrees to be named, and as agreed: visitors trust a named reader more. May be empty.', 12),
    field(
      'discipline',
      'Discipline',
      'Such as “civil engineering” or “civil engineering, the last 6 with CDR applicants”. At most 60 characters.',
      8,
    ),
    field('years', 'Years in it', 'A whole number.', 4),
    field('authority', 'Works on', 'The pages of this authority name this person alone. May be empty.', 8),
    field(
      'profile',
      'Where to look them up',
      'A public profile or a register, starting with https://. The name links to it. May be empty.',
      12,
    ),
  ],
  'site.fee': [
    field('fee', 'Fee', 'Whose it is, and for what.', 8),
    field('amount', 'Amount', 'In AUD with GST, such as 1034.', 4),
    field('read', 'Read on', 'The day you read it on the authority’s own page.', 4),
    field('until', 'Last day', 'Often 30 June. After it pages only link to the authority’s page.', 4),
  ],
  'site.source': [
    field('publisher', 'Publisher', 'Such as Engineers Australia.'),
    field('title', 'Title of the page', 'As on the page itself.'),
    field('url', 'Address', 'The whole address, starting with https://.', 12),
    field('read', 'How you read it', 'Opened on the authority’s own site, or in a copy.', 4),
    field('checked', 'When you read it', 'The day.', 4),
    field('copied', 'Day of the copy', 'Only for a copy, where it is known.', 4),
  ],
}

/** By each of its fields that is a list: the fields of an entry. */
export function entryFields({ fields }: ContentType): Record<string, readonly ContentField[]> {
  return Object.fromEntries(fields.flatMap(({ name, component }) => (component ? [[name, componentFields[component]]] : [])))
}

export function contentType(kind: Kind): ContentType {
  const found = contentTypes.find((type) => type.kind === kind)
  if (!found) throw new Error(`There is no content type ${kind}.`)
  return found
}

export function contentTypeOf(uid: string): ContentType | undefined {
  return contentTypes.find((type) => type.uid === uid)
}
