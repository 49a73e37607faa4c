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

const callSigns = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Whether a number was typed with its country's code. */
export function hasCountry(phone: string): boolean {
  return /^(\+|00)/.test(callSigns(phone))
}

/** As it is called, and only if it was typed with its country: without it WhatsApp would write to a stranger. */
export function whatsAppLink({ phone, callable }: { phone: string | null; callable: string | null }, text = ''): string | null {
  if (!phone || !callable || !hasCountry(phone)) return null
  return `https://wa.me/${callable.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** Whoever calls sees which number that is: without its country one may be called in ours. */
export function callLink(phone: string, callable: string, country: string | null): { href: string; number: string } {
  const isAsTyped = callSigns(phone) === callable
  return { href: `tel:${callable}`, number: isAsTyped ? phone : `${callable}${country ? ` (${country})` : ''}` }
}
