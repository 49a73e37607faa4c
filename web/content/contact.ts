import { fillIn } from '#domain/fillIn.ts'
import { ownersDetails } from './ownersDetails.ts'
import { fromField } from './ownersPlaces.ts'

const { email, phone, whatsapp, location, facebook, instagram, youtube } = ownersDetails

const whatsappHref = `https://wa.me/${whatsapp.replace(/\D/g, '')}`

const chatText = 'Hello, I have a question about “{page}”. It is for me / for someone else:'

const networks = [
  ['Facebook', facebook],
  ['Instagram', instagram],
  ['WhatsApp', whatsappHref],
  ['YouTube', youtube],
] as const

export type SocialNetwork = (typeof networks)[number][0]

const shown = (text: string, field: string) => fromField(text, { kind: 'details', field })

/** How to reach the owner. A network without an address is left out. */
export const contact = {
  email: shown(email, 'email'),
  phone: shown(phone, 'phone'),
  phoneHref: shown(`tel:${phone.replaceAll(' ', '')}`, 'phone'),
  whatsapp: shown(whatsapp, 'whatsapp'),
  whatsappHref: shown(whatsappHref, 'whatsapp'),
  location: shown(location, 'location'),
  social: networks.flatMap(([network, href]) => (href ? [{ network, href: shown(href, network.toLowerCase()) }] : [])),
}

/** The same for a form, whose other words cannot be pressed. */
export const directWays = { email, whatsappHref }

/** A chat that begins with where the visitor is; half of those who ask do so for someone else. */
export function whatsappAbout(page: string): string {
  return `${whatsappHref}?text=${encodeURIComponent(fillIn(chatText, { page }))}`
}
