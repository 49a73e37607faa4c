import { directWays } from '#content/contact.ts'
import { enquiryWords, sampleRequestWords } from '#content/forms.ts'
import { headerTexts } from '#content/navigation.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { settings } from '#content/settings.ts'
import { countryOptions, likelyCountries } from '#domain/phone.ts'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { Island } from '../runtime/Island.server.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { SampleRequest as SampleRequestForm } from './SampleRequest.tsx'

const ways = { email: directWays.email, whatsapp: { href: directWays.whatsappHref, label: 'WhatsApp', newTab: headerTexts.newTab } }
const shared = { endpoint: settings.CMS_URL, ways }

type EnquiryProps = { id: string; texts: EnquiryTexts; subjectHasPath?: boolean }

export function EnquiryCard({ id, texts, subjectHasPath = false }: EnquiryProps) {
  const props = { ...shared, id, texts, subjectHasPath, words: enquiryWords, likelyCountries: countryOptions(likelyCountries) }
  return <Island id={id} name="enquiry-form" of={EnquiryForm} defer="near" props={props} sayNotStarted={false} />
}

/** `chosen`: the page is about this discipline. */
export function SampleRequest({ chosen = '' }: { chosen?: string | undefined }) {
  const props = { ...shared, words: sampleRequestWords, disciplines, chosen }
  return <Island id="sample" name="sample-request" of={SampleRequestForm} defer="near" props={props} sayNotStarted={false} />
}
