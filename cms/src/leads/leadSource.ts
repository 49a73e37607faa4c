import { cleanLine } from './cleanText.ts'
import type { Lead } from './parseLead.ts'

const LONGEST_PATH = 200
const LONGEST_NAME = 100

/** Where a lead came from. The header can be made up: this informs, and never decides. */
export type LeadSource = {
  form: 'enquiry' | 'popup' | 'sample'
  pagePath: string | null
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
}

export function sourceOf(lead: Pick<Lead, 'subject' | 'queries'>, referer: string, siteOrigins: readonly string[]): LeadSource {
  return { form: formOf(lead), ...pageOf(referer, siteOrigins) }
}

/** By what each form of the site sends; anything else is an enquiry. */
export function formOf({
  subject,
  queries,
}: {
  subject?: string | null | undefined
  queries?: string | null | undefined
}): LeadSource['form'] {
  if (/^Sample Code=/.test(queries ?? '')) return 'sample'
  return /^Sample Request \//.test(subject ?? '') ? 'popup' : 'enquiry'
}

/** The path and the campaign, never the rest of the address. Browsers shorten it for another site: "/" alone tells nothing. */
function pageOf(referer: string, siteOrigins: readonly string[]): Omit<LeadSource, 'form'> {
  const page = URL.canParse(referer) ? new URL(referer) : null
  if (!page || !siteOrigins.includes(page.origin)) return { pagePath: null, utmSource: null, utmMedium: null, utmCampaign: null }
  const named = (name: string) => cut(page.searchParams.get(name), LONGEST_NAME)
  const campaign = { utmSource: named('utm_source'), utmMedium: named('utm_medium'), utmCampaign: named('utm_campaign') }
  const isWhole = page.pathname !== '/' || Object.values(campaign).some(Boolean)
  return { pagePath: isWhole ? cut(page.pathname.replace(/(?<=.)\/+$/, ''), LONGEST_PATH) : null, ...campaign }
}

/** PostgreSQL counts characters, and a cut must not leave half of one. */
function cut(text: string | null, longest: number): string | null {
  return cleanLine(cleanLine(text ?? '').slice(0, longest)) || null
}
