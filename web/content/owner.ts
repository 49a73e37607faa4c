import { contact } from './contact.ts'
import { settings } from './settings.ts'

const facts: Record<string, string> = {
  email: contact.email,
  phone: contact.phone,
  location: contact.location,
  hostingCountry: settings.SITE_HOSTING_COUNTRY || 'a country that we will name here before this site takes its first enquiry',
  retentionMonths: settings.SITE_RETENTION_MONTHS || '24',
}

/** Puts the owner's details where a text says `{email}` or the like. An unknown name fails the build. */
export function withOwner(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`content/owner.ts has no detail called {${name}}; it has ${Object.keys(facts).join(', ')}`)
    return fact
  })
}
