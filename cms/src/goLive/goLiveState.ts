import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { handForms } from '../leads/leadSource.ts'
import { countRows } from '../leads/listQuery.ts'
import { whoMaySignIn } from '../leads/owners.ts'
import { checkDocument } from '../ownersContent/checkDocument.ts'
import type { Details, Price } from '../ownersContent/contentTypes.ts'
import {
  type Aside,
  type GoLiveState,
  goLiveLines,
  type InboxFacts,
  inventedDetails,
  lineIds,
  type MailTest,
  type Shown,
} from '../ownersContent/goLive.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import { settings } from '../settings/settings.ts'
import { type Content, emptyContent, withChanges } from '../siteVersions/content.ts'
import { isSound } from '../siteVersions/mistakes.ts'
import { pendingChanges, readDrafts } from '../siteVersions/pendingChanges.ts'
import type { Site } from '../siteVersions/publish.ts'
import { highestNumber, liveVersion, publishedContent, withVersionsLocked } from '../siteVersions/versionRows.ts'
import { sydneyClock } from '../time/sydneyTime.ts'

/** Lines of an earlier release are left out, and a damaged entry counts as none. */
const Kept = v.object({
  aside: v.fallback(v.record(v.string(), v.object({ by: v.string(), at: v.number() })), {}),
  /** `through`: what was tested; another mail server or address has not been. */
  test: v.fallback(v.nullable(v.object({ at: v.number(), by: v.string(), problem: v.nullable(v.string()), through: v.string() })), null),
})
type Kept = v.InferOutput<typeof Kept>

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'go-live' })
const KEY = 'kept'

async function readKept(strapi: Core.Strapi): Promise<Kept> {
  const kept = v.safeParse(Kept, await store(strapi).get({ key: KEY }))
  return kept.success ? kept.output : { aside: {}, test: null }
}

/** What another person sets aside at the same moment stays. */
async function changeKept(strapi: Core.Strapi, change: (kept: Kept) => Kept): Promise<void> {
  await withVersionsLocked(strapi, async () => store(strapi).set({ key: KEY, value: change(await readKept(strapi)) }))
}

export async function setAside(strapi: Core.Strapi, id: keyof Aside, by: { by: string; at: number } | null): Promise<void> {
  await changeKept(strapi, ({ test, aside: { [id]: _, ...others } }) => ({ test, aside: by ? { ...others, [id]: by } : others }))
}

export async function keepTest(strapi: Core.Strapi, test: MailTest): Promise<void> {
  await changeKept(strapi, ({ aside }) => ({ aside, test: { ...test, through: mailRoute() } }))
}

function mailRoute(): string {
  const { smtp } = settings().notices
  return smtp ? [smtp.host, smtp.port, smtp.from, ...smtp.to].join(' ') : ''
}

export async function goLiveState(strapi: Core.Strapi, { pages, given, isOn }: Site & { isOn: boolean }): Promise<GoLiveState> {
  const knex = strapi.db.connection
  const [drafts, published, live, highest, kept] = await Promise.all([
    readDrafts(strapi),
    publishedContent(knex),
    liveVersion(knex),
    highestNumber(knex),
    readKept(strapi),
  ])
  const test = kept.test?.through === mailRoute() ? kept.test : null
  const shown = shownOf(published)
  const lines = goLiveLines({
    published: shown,
    drafts: draftsOf(drafts, published, pages),
    settings: pages?.settings ?? null,
    inbox: await inboxFacts(strapi, { test, isOn, isPublished: shown.details !== null }),
    today: sydneyClock(new Date()).day,
  })
  const known = Object.entries(kept.aside).filter(([id]) => lines.some((line) => line.id === id && line.mayBeAside))
  return {
    lines,
    aside: Object.fromEntries(known),
    // What a version shows that this inbox does not know, after a restored backup, nobody can say here.
    invented: [...(given > highest ? [] : inventedDetails(shownOf(live?.content ?? emptyContent()).details)), ...(pages?.settings ?? [])],
    test: test && { at: test.at, by: test.by, problem: test.problem },
    siteUrl: settings().siteOrigins[0] ?? '',
  }
}

function shownOf({ details, price }: Content): Shown & { details: Details | null } {
  return { details: (Object.values(details)[0] as Details | undefined) ?? null, prices: Object.values(price) as Price[] }
}

/** Field by field: one that is wrong or empty yet keeps no other from counting. */
function draftsOf(drafts: Awaited<ReturnType<typeof readDrafts>>, published: Content, pages: PublishedPages | null): Shown {
  const sound = shownOf(withChanges(published, pendingChanges(drafts, published, pages).filter(isSound)))
  const draft = drafts.find(({ kind }) => kind === 'details')
  if (!draft) return sound
  const { value, mistakes } = checkDocument('details', draft.draft)
  return { ...sound, details: value, faulty: new Set(mistakes.map(({ path }) => path.split('.')[0] ?? path)) }
}

type Known = Pick<InboxFacts, 'isOn' | 'isPublished'> & { test: MailTest | null }

async function inboxFacts(strapi: Core.Strapi, { test, ...publishing }: Known): Promise<InboxFacts> {
  const { connection: knex } = strapi.db
  const { notices, work } = settings()
  const [templates, signatures, people, enquiry] = await Promise.all([
    countRows(knex('reply_templates')),
    countRows(knex('team_settings').whereNot({ signature: '' })),
    countRows(whoMaySignIn(knex)),
    knex('form_datas')
      .whereNotIn('form', [...handForms])
      .first('id'),
  ])
  return {
    ...publishing,
    hours: `${work.opens}:00 to ${work.closes}:00 from Monday to Friday in Sydney`,
    templates,
    hasSignature: signatures > 0,
    mail: { to: notices.smtp?.to ?? null, test },
    people,
    hasEnquiry: enquiry !== undefined,
  }
}

export const LineId = v.picklist(lineIds)
