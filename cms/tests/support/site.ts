import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { contentPath, contentType, type Kind, type Snapshot } from '../../src/ownersContent/contentTypes.ts'
import type { Edition, PublishedPages, PublishStatus } from '../../src/ownersContent/publishStatus.ts'
import type { DocumentMistake, SiteState } from '../../src/ownersContent/siteAnswers.ts'
import type { Variables } from './inbox.ts'
import type { Member } from './team.ts'
import { until } from './until.ts'

export const PREVIEW_SECRET = 'kV2nB7xQ9rT4wL8mZ3pD'

export function siteSettings(folder: string): Variables {
  return {
    PUBLISH_FOLDER: folder,
    PUBLISH_EVERY_MS: '100',
    PREVIEW_ORIGIN: 'https://preview.example.com',
    PREVIEW_SECRET,
  }
}

/** As the admin's form saves it; single types have one document. */
export async function save(member: Member, kind: Kind, values: object, documentId?: string): Promise<string> {
  const method = contentType(kind).isSingle || documentId ? 'PUT' : 'POST'
  const response = await member.send(method, contentPath(kind, documentId), values)
  const body = await response.text()
  expect(response.status, body).toBeLessThan(300)
  return (JSON.parse(body) as { data: { documentId: string } }).data.documentId
}

export async function siteState(member: Member): Promise<SiteState> {
  const response = await member.get('/site/state')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return (await response.json()) as SiteState
}

/** In all that is pending, and in what was published under older rules. */
export function mistakesOf({ changes, mistakes }: SiteState): Pick<DocumentMistake, 'label' | 'message'>[] {
  return [...changes.flatMap((change) => change.mistakes), ...mistakes]
}

type Answer = { status: number; message: string; mistakes: DocumentMistake[] }

/** Every change that waits, or those named. */
export async function publish(member: Member, { names, dueAt }: { names?: string[]; dueAt?: number } = {}): Promise<Answer> {
  const { base, changes } = await siteState(member)
  const chosen = changes.filter(({ name }) => !names || names.includes(name)).map(({ documentId, seen }) => ({ documentId, seen }))
  return ask(member, '/site/publish', { base, chosen, ...(dueAt === undefined ? {} : { dueAt }) })
}

export async function ask(member: Member, path: string, body: object = {}): Promise<Answer> {
  const response = await member.send('POST', path, body)
  const text = await response.text()
  if (response.ok) return { status: response.status, message: '', mistakes: [] }
  const { error } = JSON.parse(text) as { error: { message: string; details?: { mistakes?: DocumentMistake[] } } }
  return { status: response.status, message: error.message, mistakes: error.details?.mistakes ?? [] }
}

/** The version of that number under a new one. */
export async function bringBack(member: Member, number: number): Promise<Answer> {
  const { versions } = await siteState(member)
  return ask(member, `/site/versions/${versions.find((version) => version.number === number)?.id}/bring-back`)
}

export function wanted(folder: string, name: Edition = 'live'): Snapshot | null {
  const file = path.join(folder, 'wanted', `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot) : null
}

/** A round publishes what is due, hands over and then reads the status: once the second begins, the first has ended. */
export async function untilARoundEnds(folder: string): Promise<void> {
  for (const round of ['first', 'second']) {
    rmSync(path.join(folder, 'wanted', 'live.json'))
    await until(`the ${round} round writes the file again`, () => wanted(folder) !== null)
  }
}

/** As the publisher reports, in its half of the folder. */
export function report(folder: string, status: PublishStatus, name: Edition = 'live'): void {
  writeDone(folder, `${name}.json`, status)
}

export function reportPages(folder: string, pages: Partial<PublishedPages>): void {
  writeDone(folder, 'pages.json', {
    paths: [],
    parts: [],
    titles: {},
    unlisted: [],
    pagesOfTexts: {},
    guides: [],
    texts: {},
    leftOut: [],
    rooms: {},
    sharedRooms: [],
    settings: [],
    ...pages,
  })
}

function writeDone(folder: string, name: string, value: object): void {
  mkdirSync(path.join(folder, 'done'), { recursive: true })
  const file = path.join(folder, 'done', name)
  writeFileSync(`${file}.draft`, JSON.stringify(value))
  renameSync(`${file}.draft`, file)
}

export const DETAILS = { email: 'info@example.com', phone: '+61 491 570 006', whatsapp: '+61 491 570 006', location: 'Sydney' }
export const PRICE = {
  service: 'CDR Writing',
  amount: 450,
  currency: 'AUD',
  gst: 'included',
  kind: 'fixed',
  excludes: 'The fee of Engineers Australia',
  validFrom: '2026-11-01',
  show: true,
}
export const QUESTION = {
  service: 'CDR Writing',
  question: 'May I send drafts by phone?',
  answer: 'Yes. Send [each draft](/pricing) as a photo or a file.',
  show: true,
}
export const REVIEW = {
  name: 'Asha G.',
  words: 'They asked good questions, and I wrote better answers.',
  country: 'Nepal',
  authority: 'Engineers Australia',
  month: '2026-09',
  consent: 'By email to info@example.com',
  consentOn: '2026-10-02',
  show: true,
}
export const ARTICLE = {
  title: 'Which documents a civil engineer needs',
  slug: 'documents-for-civil-engineers',
  topic: 'Engineers Australia',
  service: 'CDR Writing',
  description: 'Which documents Engineers Australia asks a civil engineer for, and where each of them comes from in practice.',
  summary: 'You need a degree, a passport and a CV.\nEach document is a colour scan of the original.',
  body: `## What you need\n\n${'Collect each document before you start, and check the name on it. '.repeat(6)}\n\n| Document | From |\n|---|---|\n| Degree | University |\n`,
  sources: [
    {
      publisher: 'Engineers Australia',
      title: 'Migration skills assessment',
      url: 'https://www.engineersaustralia.org.au/',
      read: 'opened',
      checked: '2026-11-02',
    },
    {
      publisher: 'Home Affairs',
      title: 'Identity',
      url: 'https://immi.homeaffairs.gov.au/',
      read: 'copy',
      checked: '2026-11-02',
      copied: '2026-10-01',
    },
  ],
  published: '2026-11-10',
  checked: '2026-11-10',
  show: true,
}
