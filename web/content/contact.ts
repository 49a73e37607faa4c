import { ownersDetails } from './ownersDetails.ts'

const { email, phone, whatsapp, location, facebook, instagram, youtube } = ownersDetails

const whatsappHref = `https://wa.me/${whatsapp.replace(/\D/g, '')}`

const networks = [
  ['Facebook', facebook],
  ['Instagram', instagram],
  ['WhatsApp', whatsappHref],
  ['YouTube', youtube],
] as const

export type SocialNetwork = (typeof networks)[number][0]

/** How to reach the owner. A network without an address is left out. */
export const contact = {
  email,
  phone,
  phoneHref: `tel:${phone.replaceAll(' ', '')}`,
  whatsapp,
  whatsappHref,
  location,
  social: networks.flatMap(([network, href]) => (href ? [{ network, href }] : [])),
}
