import { settings } from './settings.ts'

/** The owner's contact details. Unset ones are values reserved for fiction; `npm run check:launch` lists them. */
export const contact = {
  email: settings.SITE_EMAIL,
  phone: settings.SITE_PHONE,
  phoneHref: `tel:${settings.SITE_PHONE.replaceAll(' ', '')}`,
  whatsapp: settings.SITE_WHATSAPP,
  whatsappHref: `https://wa.me/${settings.SITE_WHATSAPP.replace(/\D/g, '')}`,
  location: settings.SITE_LOCATION,
  social: [
    { network: 'Facebook', href: settings.SITE_FACEBOOK },
    { network: 'Instagram', href: settings.SITE_INSTAGRAM },
    { network: 'WhatsApp', href: `https://wa.me/${settings.SITE_WHATSAPP.replace(/\D/g, '')}` },
    { network: 'YouTube', href: settings.SITE_YOUTUBE },
  ],
} as const

export type SocialNetwork = (typeof contact.social)[number]['network']
