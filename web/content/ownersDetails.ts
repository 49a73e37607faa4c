import type { Details } from '../../cms/src/ownersContent/contentTypes.ts'
import { fromField } from './ownersPlaces.ts'
import { snapshot } from './snapshot.ts'

/** Values reserved for fiction, and the networks' home pages: `npm run check:launch` lists them until the owner publishes their own. */
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

export const ownersDetails: Details = snapshot?.details ?? placeholderDetails

const PLACEHOLDER_MONTHS = 24

const shown = <Text extends string | undefined>(text: Text, field: string) => fromField(text, { kind: 'details', field })

/** What the texts of the policies say for `{email}` or the like. */
export const policyDetails = {
  email: shown(ownersDetails.email, 'email'),
  phone: shown(ownersDetails.phone, 'phone'),
  location: shown(ownersDetails.location, 'location'),
  hostingCountry:
    shown(ownersDetails.hostingCountry, 'hostingCountry') ?? 'a country that we will name here before this site takes its first enquiry',
  retentionMonths: snapshot?.retentionMonths ?? PLACEHOLDER_MONTHS,
}
