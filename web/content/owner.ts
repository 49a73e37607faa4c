import { contact } from './contact.ts'
import { settings } from './settings.ts'

/** The owner's details, where a text of the policies says `{email}` or the like. */
export const ownerDetails = {
  email: contact.email,
  phone: contact.phone,
  location: contact.location,
  hostingCountry: settings.SITE_HOSTING_COUNTRY || 'a country that we will name here before this site takes its first enquiry',
  retentionMonths: settings.SITE_RETENTION_MONTHS || '24',
}
