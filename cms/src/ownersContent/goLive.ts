// What is left before the site may meet visitors: one rule, for the list in the admin and for `npm run check:launch`.
import { pricedServices } from '../contract/services.ts'
import { contentPath, type Details, type Price } from './contentTypes.ts'
import { type PagePromise, unconfirmed } from './promises.ts'
import { detailsFields } from './siteDetails.ts'

/** Values reserved for fiction, and the networks' home pages: the pages show them until the owner publishes their own. */
export const placeholderDetails = {
  email: 'info@example.com',
  phone: '+61 491 570 006',
  whatsapp: '+61 491 570 006',
  location: 'Sydney',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  readers: [],
} satisfies Details

const contactNames = ['email', 'phone', 'whatsapp', 'location'] as const
const networkNames = ['facebook', 'instagram', 'youtube'] as const
const countryNames = ['hostingCountry', ...networkNames] as const
export const inventedNames = [...contactNames, ...networkNames, 'hostingCountry'] as const
type Invented = (typeof inventedNames)[number]

const FICTION = /\/\/(localhost|127\.0\.0\.1)\b|\bexample\.(com|org|net)\b/

export function isFiction(value: string): boolean {
  return FICTION.test(value)
}

/** `now`: what the pages show. */
export type Placeholder = { name: string; detail: string; now: string }

/** What the pages show without having been told; of a draft, also what breaks a rule. */
export function inventedDetails(details: Partial<Details> | null, faulty: ReadonlySet<string> = new Set()): Placeholder[] {
  const before: Partial<Details> = placeholderDetails
  return inventedNames
    .filter((name) => details === null || faulty.has(name) || isInvented(name, details[name]))
    .map((name) => ({ name, detail: detailsFields[name].label, now: (details ?? before)[name] ?? 'not set' }))
}

function isInvented(name: Invented, value: string | undefined): boolean {
  // The owner may not be on a network.
  if (value === undefined) return !networkNames.some((network) => network === name)
  return isFiction(value) || (name !== 'location' && value === (placeholderDetails as Partial<Details>)[name])
}

export const lineIds = [
  ...(['contact', 'country', 'reply', 'people', 'promises', 'prices'] as const),
  ...(['template', 'mail', 'colleague', 'server', 'lead', 'publish'] as const),
]
export type LineId = (typeof lineIds)[number]

/** Details and prices as visitors have them, or as they would be after the next publish. */
export type Shown = {
  details: Partial<Details> | null
  faulty?: ReadonlySet<string>
  prices: readonly Pick<Price, 'service' | 'validFrom'>[]
}

export type MailTest = { at: number; by: string; problem: string | null }

/** What only the inbox knows. */
export type InboxFacts = {
  hours: string
  templates: number
  hasSignature: boolean
  mail: { to: readonly string[] | null; test: MailTest | null }
  people: number
  hasEnquiry: boolean
  isOn: boolean
  isPublished: boolean
}

type GoLiveFacts = {
  published: Shown
  drafts: Shown
  /** What the site was built without; null while its publisher has not reported. */
  settings: readonly Placeholder[] | null
  inbox: InboxFacts | null
  today: string
}

/** `to`: where in the admin it is put right, if there. */
export type Gap = { label: string; to: string | null; on?: string }

/** written: right in the drafts, and live with the next publish. */
type LineState = 'open' | 'written' | 'done'

export type Line = {
  id: LineId
  title: string
  whose: 'owner' | 'server' | 'administrator'
  state: LineState
  /** What it is for, or what is missing in words. */
  says: string
  gaps: Gap[]
  /** What is made up cannot be set aside: it is corrected or left out. */
  mayBeAside: boolean
}

const field = (name: string) => `${contentPath('details')}#${name}`

function ofDetails(names: readonly string[], { details, faulty }: Shown): Gap[] {
  return inventedDetails(details, faulty)
    .filter(({ name }) => names.includes(name))
    .map(({ name, detail }) => ({ label: detail, to: field(name) }))
}

function ofPromises({ details }: Shown): Gap[] {
  const open: PagePromise[] = unconfirmed(details?.promises ?? [], details?.agent !== undefined)
  return open.map(({ words, said }) => ({ label: words, to: field('promises'), on: Object.keys(said).join(', ') }))
}

/** Without them /pricing has no table, and no page about the whole offer names an amount. */
const firstServices = pricedServices.filter(({ slug }) => ['cdr-writing', 'rpl-writing', 'iml-comp-assessment-writing'].includes(slug))

function ofPrices({ prices }: Shown, today: string): Gap[] {
  return firstServices
    .filter(({ slug }) => !prices.some(({ service, validFrom }) => service === slug && validFrom <= today))
    .map(({ label }) => ({ label, to: `${contentPath('price')}/create?${new URLSearchParams({ service: label })}` }))
}

const SETTINGS = 'the inbox’s settings (/etc/site/inbox.env on a server, cms/.env elsewhere)'

type Content = Pick<Line, 'id' | 'title' | 'says' | 'mayBeAside'> & { gaps: (shown: Shown, today: string) => Gap[] }

const contentLines: readonly Content[] = [
  {
    id: 'contact',
    title: 'Contact',
    mayBeAside: false,
    says: 'Until you publish yours, the pages show made-up ones: who calls or writes reaches nobody.',
    gaps: (shown) => ofDetails(contactNames, shown),
  },
  {
    id: 'country',
    title: 'Country of the server, and networks',
    mayBeAside: false,
    says: 'The privacy page names the country. A network that you leave empty leaves the footer.',
    gaps: (shown) => ofDetails(countryNames, shown),
  },
  {
    id: 'reply',
    title: 'Reply time',
    mayBeAside: true,
    says: 'Pages say when you answer.',
    gaps: ({ details, faulty }) =>
      details?.replyTime && !faulty?.has('replyTime') ? [] : [{ label: detailsFields.replyTime.label, to: field('replyTime') }],
  },
  {
    id: 'people',
    title: 'Who works with clients',
    mayBeAside: true,
    says: 'One person’s discipline and years tell a visitor that an engineer answers.',
    gaps: ({ details }) => (details?.readers?.length ? [] : [{ label: detailsFields.readers.label, to: field('readers') }]),
  },
  {
    id: 'promises',
    title: 'What the pages promise in your name',
    mayBeAside: false,
    says: 'Read each and tick what you will keep. What you cannot keep has to change on its pages first: ask whoever looks after the site’s code.',
    gaps: ofPromises,
  },
  {
    id: 'prices',
    title: 'Prices of CDR, RPL and IML',
    mayBeAside: true,
    says: 'With the three, the pages about the whole offer name prices. Without, they lead to a quote.',
    gaps: ofPrices,
  },
]

/** Lines of the inbox, which only it can tell, are left out without its facts. */
export function goLiveLines({ published, drafts, settings, inbox, today }: GoLiveFacts): Line[] {
  const ofContent = contentLines.map(({ gaps, ...line }): Line => {
    const left = gaps(drafts, today)
    const isDone = gaps(published, today).length === 0
    const says =
      line.id === 'reply' && inbox
        ? `${line.says} The inbox counts ${inbox.hours} as working time. Whoever looks after the server can set other hours and your holidays: WORK_HOURS and HOLIDAYS in ${SETTINGS}.`
        : line.says
    return { ...line, says, whose: 'owner', state: isDone ? 'done' : left.length === 0 ? 'written' : 'open', gaps: isDone ? [] : left }
  })
  return [...ofContent, ...(inbox ? inboxLines(inbox) : []), serverLine(settings), ...(inbox ? lastLines(inbox) : [])]
}

type Unstated = Omit<Line, 'state'>

const stated = (line: Unstated, isDone = line.gaps.length === 0): Line => ({ ...line, state: isDone ? 'done' : 'open' })

function inboxLines({ templates, hasSignature, mail, people }: InboxFacts): Line[] {
  const template: Unstated = {
    id: 'template',
    title: 'A reply template, and your signature',
    whose: 'owner',
    mayBeAside: true,
    says: 'A first answer is then written in a minute, and ends with your name.',
    gaps: [
      ...(templates > 0
        ? []
        : [{ label: 'Reply template', to: '/content-manager/collection-types/api::reply-template.reply-template/create' }]),
      ...(hasSignature ? [] : [{ label: 'Your signature, below', to: null }]),
    ],
  }
  const colleague: Unstated = {
    id: 'colleague',
    title: 'A second person who can sign in',
    whose: 'administrator',
    mayBeAside: true,
    says: 'So that leads are answered while you are away: Sales reads and answers leads, Editor writes and publishes. Done once that person has chosen a password.',
    gaps: people > 1 ? [] : [{ label: 'Invite a colleague', to: '/settings/users' }],
  }
  return [stated(template), mailLine(mail), stated(colleague)]
}

function mailLine({ to, test }: InboxFacts['mail']): Line {
  const line = { id: 'mail', title: 'Mail about new leads', whose: 'server', mayBeAside: true } as const
  if (to === null)
    return stated({
      ...line,
      says: `No one is mailed about new leads. Ask whoever looks after the server to set SMTP_HOST, NOTICE_FROM and NOTICE_TO in ${SETTINGS}, as docs/running.md says under “Mail”, and to start the inbox again.`,
      gaps: [{ label: 'SMTP_HOST', to: null }],
    })
  if (test === null || test.problem !== null)
    return stated({
      ...line,
      says: `Leads are announced to ${to.join(', ')}. Send a test, and look whether it arrives there.`,
      gaps: [{ label: 'A test', to: null }],
    })
  return stated({ ...line, says: `Leads are announced to ${to.join(', ')}. The mail server took a test.`, gaps: [] })
}

function serverLine(settings: readonly Placeholder[] | null): Line {
  const line = { id: 'server', title: 'Addresses and licence', whose: 'server', mayBeAside: false } as const
  if (settings === null)
    return stated({
      ...line,
      says: 'The publisher has not told yet what the site was built with. Ask whoever looks after the server whether it runs.',
      gaps: [{ label: 'The publisher’s report', to: null }],
    })
  return stated({
    ...line,
    says: 'For whoever looks after the server: set these where the site is built, as docs/running.md says, and release again.',
    gaps: settings.map(({ name, detail, now }) => ({ label: `${name}: ${detail}. Now: ${now}`, to: null })),
  })
}

function lastLines({ hasEnquiry, isOn, isPublished }: InboxFacts): Line[] {
  const lead: Unstated = {
    id: 'lead',
    title: 'A test enquiry',
    whose: 'owner',
    mayBeAside: true,
    says: 'Send one through a form of the site, and find it under Leads.',
    gaps: hasEnquiry ? [] : [{ label: 'The form on the home page', to: null }],
  }
  const publish: Unstated = {
    id: 'publish',
    title: 'The first publish',
    whose: isOn ? 'owner' : 'server',
    mayBeAside: false,
    says: isOn
      ? 'Publish under “Not published yet” on the Site page. Visitors see nothing of yours before.'
      : 'Publishing is off: ask whoever looks after the server to set PUBLISH_FOLDER (docs/running-the-inbox.md).',
    gaps: isPublished ? [] : [{ label: 'Publish', to: '/site' }],
  }
  return [stated(lead), stated(publish)]
}

export type Aside = Partial<Record<LineId, { by: string; at: number }>>

export type GoLiveState = {
  lines: Line[]
  aside: Aside
  /** What visitors see now that nobody has told the site. */
  invented: Placeholder[]
  test: MailTest | null
  /** Where visitors read it. */
  siteUrl: string
}

export function isReady({ id, state }: Line, aside: Aside): boolean {
  return state !== 'open' || aside[id] !== undefined
}

/** Until then the list is first on Home and on Site. */
export function isOver({ lines, aside }: Pick<GoLiveState, 'lines' | 'aside'>): boolean {
  return lines.every((line) => line.state === 'done' || aside[line.id] !== undefined)
}
