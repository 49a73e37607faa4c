import type { leadFields } from './leadFields.ts'
import { cleanLine, type Lead } from './parseLead.ts'

const LONGEST_PATH = 200
const LONGEST_NAME = 100

export const handForms = ['call', 'whatsapp', 'mail', 'in person', 'other'] as const

export const formNames: Record<LeadSource['form'], string> = {
  enquiry: 'Enquiry form',
  popup: 'Popup',
  sample: 'Sample form in the footer',
  call: 'Phone call',
  whatsapp: 'WhatsApp chat',
  mail: 'Email',
  'in person': 'In person',
  other: 'Another way',
}

export function formName(form: string): string {
  const isByHand = handForms.some((byHand) => byHand === form)
  return `${formNames[form as LeadSource['form']] ?? form}${isByHand ? ', entered by hand' : ''}`
}

type RequestField = Extract<(typeof leadFields)[number], { setBy: 'request' }>['name']
type Source = Record<Exclude<RequestField, 'form'>, string | null>

/** Where a lead came from. The header can be made up: this informs, and never decides. */
export type LeadSource = Source & { form: 'enquiry' | 'popup' | 'sample' | (typeof handForms)[number] }

type Words = Pick<Lead, 'subject' | 'queries'>

export function sourceOf(lead: Words, referer: string, siteOrigins: readonly string[]): LeadSource {
  return { form: formOf(lead), ...pageOf(referer, siteOrigins) }
}

function formOf({ subject = '', queries = '' }: Words): LeadSource['form'] {
  if (queries.startsWith('Sample Code=')) return 'sample'
  return subject.startsWith('Sample Request /') ? 'popup' : 'enquiry'
}

/** The path and the campaign, never the rest. Browsers shorten the address for another site: "/" alone tells nothing. */
function pageOf(referer: string, siteOrigins: readonly string[]): Source {
  const page = URL.canParse(referer) ? new URL(referer) : null
  const nothing = { pagePath: null, utmSource: null, utmMedium: null, utmCampaign: null, firstPage: null, firstCampaign: null }
  if (!page || !siteOrigins.includes(page.origin)) return nothing
  const visit = page.searchParams.get('visit')
  const first = visit?.startsWith('/') && URL.canParse(visit, page.origin) ? new URL(visit, page.origin) : null
  const own = campaignOf(page)
  const firsts = first && campaignOf(first)
  const isWhole = page.pathname !== '/' || visit !== null || Object.values(own).some(Boolean)
  return {
    pagePath: isWhole ? pathOf(page) : null,
    // On the way to the form the address has lost it.
    ...(Object.values(own).some(Boolean) ? own : (firsts ?? own)),
    firstPage: first && pathOf(first),
    firstCampaign: firsts && cut(Object.values(firsts).filter(Boolean).join(' / '), LONGEST_PATH),
  }
}

function campaignOf({ searchParams }: URL): Pick<Source, 'utmSource' | 'utmMedium' | 'utmCampaign'> {
  const named = (name: string) => cut(searchParams.get(name), LONGEST_NAME)
  return { utmSource: named('utm_source'), utmMedium: named('utm_medium'), utmCampaign: named('utm_campaign') }
}

function pathOf({ pathname }: URL): string | null {
  return cut(pathname.replace(/(?<=[^/])\/+$/, ''), LONGEST_PATH)
}

/** PostgreSQL counts characters, and a cut must not leave half of one. */
function cut(text: string | null, longest: number): string | null {
  return cleanLine(cleanLine(text ?? '').slice(0, longest)) || null
}
