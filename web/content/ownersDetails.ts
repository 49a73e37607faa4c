import type { Details } from '../../cms/src/ownersContent/contentTypes.ts'
import { placeholderDetails } from '../../cms/src/ownersContent/goLive.ts'
import { fromField } from './ownersPlaces.ts'
import { snapshot } from './snapshot.ts'

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
