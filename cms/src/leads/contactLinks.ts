/** Stricter than what a lead may contain: it goes into a link or a header, and what a visitor sent must not add to either. */
const SOUND_ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/

export function isSoundAddress(email: string): boolean {
  return SOUND_ADDRESS.test(email)
}

export type Message = { subject: string; text: string }

export function mailLink(
  email: string | null | undefined,
  { subject, text }: Message = { subject: 'Your enquiry', text: '' },
): string | null {
  if (!email || !isSoundAddress(email)) return null
  const [local = '', domain = ''] = email.split('@')
  const body = text ? `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}` : ''
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(subject)}${body}`
}

/** Only a number with its country code: without one WhatsApp would call a stranger. */
export function whatsAppLink(phone: string | null | undefined, text = ''): string | null {
  const number = (phone ?? '').replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+[1-9]\d{7,14}$/.test(number)) return null
  return `https://wa.me/${number.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
