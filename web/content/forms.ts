/** Every word of the two forms, the popup and the toasts, and of a tool that did not load or stopped. The messages are the owner's own. */

import type { PlainDetail, SentField } from '../../cms/src/contract/sentFields.ts'

export type DetailWords = { label: string; hint?: string }

/** Of each detail that has no rule of its own. */
const details: Record<PlainDetail, DetailWords> = {}

const shared = {
  submitting: 'Submitting...',
  tooMany: 'Too many messages came from your connection. Please try again in {wait}, or write to us:',
  noticeLink: { path: '/company-policy#privacy', label: 'How we handle your details' },
} as const

export const enquiryWords = {
  ...shared,
  fullName: 'Full name',
  country: 'Country code',
  phone: 'Phone',
  phoneHint: 'Optional. We use it only to answer you.',
  /** Under the field, once there is a number in it. */
  phoneCalledIn: 'We would call {number} ({country}).',
  phoneCalled: 'We would call {number}.',
  phoneUncallable: 'We cannot call this number as it is. Choose its country beside it. In {country}, a mobile number looks like {example}.',
  phoneLeftOut: 'We send the number without “{text}”. Add it to your message if we need it.',
  email: 'Email',
  emailHint: 'Give an email or a phone number.',
  details,
  submit: 'Submit',
  otherCountries: 'All countries',
  likelyCountries: 'Most used',
  errors: {
    fullNameRequired: 'Full name is required.',
    fullNameShort: 'Full name must be at least 2 characters.',
    fullName: 'Please check your name.',
    fullNameLong: 'Please keep your name under 200 characters.',
    phone: 'Please check your phone number.',
    email: 'Please enter a valid email address.',
    contact: 'Please provide either an email or phone number.',
    messageRequired: 'Please specify your collaboration motive.',
    long: 'Please keep this under {max} characters.',
  },
  sent: 'We have your message. We answer to the email or phone number you gave.',
  failed: 'Your message was not sent. Nothing you wrote is lost. Try again, or write to us:',
  noScript: 'This form needs JavaScript. You can reach us without it:',
  notice: 'We use these details only to answer you.',
} as const

/** What the enquiry sends, as the privacy clause and the summary beside it name it. */
export const sentInWords: Record<SentField, { whole: string; short: string }> = {
  fullName: { whole: 'your full name', short: 'Name' },
  phone: { whole: 'your phone number, if you gave one', short: 'phone' },
  email: { whole: 'your email address, if you gave one', short: 'email' },
  subject: { whole: 'a subject, which the page sets; in the popup it contains the address of the page you were on', short: 'subject' },
  queries: { whole: 'your message', short: 'message' },
}

export const popupTexts = {
  title: 'Get Started',
  messageLabel: 'Discipline/Specialisation',
  messagePlaceholder: 'Please enter your specialisation',
  /** Followed by the path the popup opened on. */
  subject: 'Sample Request',
  close: 'Close',
} as const

export const sampleRequestWords = {
  ...shared,
  title: 'Request a Sample',
  intro:
    'Choose your discipline. If we have an extract for it, with our notes beside the text, we email it to you. Learn from it, then write your own.',
  discipline: 'Discipline',
  disciplinePlaceholder: 'Select Discipline',
  specify: 'Please specify',
  specifyPlaceholder: 'Please specify',
  email: 'Email',
  emailError: 'Please enter a valid email address.',
  /** The browser adds it to its own message. */
  emailFormat: 'For example: name@example.com',
  submit: 'Request a Sample',
  subject: 'Footer Form',
  queriesPrefix: 'Sample Code=',
  sent: 'Your request is with us. We answer to the email address you gave.',
  failed: 'Your request was not sent. Your choices are still here. Try again, or write to us:',
  noScript: 'This form needs JavaScript. You can ask for a sample here:',
  notice: 'We use your email only to answer this request.',
} as const

export const toastWords = {
  success: 'Your query was submitted successfully!',
  failure: 'Failed to submit form. Please try again.',
  dismiss: 'Dismiss this message',
  region: 'Messages',
} as const

/** Beside a tool that did not load, or that stopped and is shown as it was printed. */
export const notStartedWords = {
  text: 'This tool is not working. Nothing you typed is lost. Check your connection and try again, or reload the page.',
  retry: 'Try again',
} as const
