import { fillIn } from '#domain/fillIn.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'

/** What happens after an enquiry: beside every form, and under every button that leads to one. */
export const nextStepsTexts = {
  underButton: [
    { text: 'A short form opens; send no documents yet.' },
    { text: 'A person answers{when}, and says so if you do not need us.' },
    { text: 'You pay only after you accept a written quote{payment}.' },
    { text: 'Cancel before work starts and get', link: { label: 'a full refund', path: '/company-policy#refund-policy' } },
  ],
  whatsapp: 'WhatsApp',
  heading: 'What happens next',
  steps: [
    'A person reads your message.',
    'We answer, and tell you which steps you can do yourself.',
    'You get a written quote. You owe nothing until you accept it.',
  ],
  /** In place of the second step, where the owner has set a reply time. */
  answered: 'We answer {replyTime}, and tell you which steps you can do yourself.',
  /** Follows the third step, where the owner has said how clients pay. */
  paid: 'Then you pay {payment}.',
  worksWithYou: 'Who works with you',
  years: '{years} years in {discipline}',
  oneYear: 'one year in {discipline}',
  worksOn: {
    'Engineers Australia': 'Engineers Australia',
    'Australian Computer Society': 'ACS',
    'Institute of Managers and Leaders': 'IML',
  },
  direct: 'Or reach us directly',
} as const

/** A link ends its line. */
type Line = { text: string; link?: { label: string; path: string } }

/** What pressing a button that leads to a form does, one thing a line; not Markdown, because the owner's words are in it. */
export function underButton({ replyTime, payment }: OwnerOffer = ownerOffer): Line[] {
  const owners = { when: replyTime ? ` ${replyTime}` : '', payment: payment ? `: ${payment}` : '' }
  return nextStepsTexts.underButton.map((line) => ({ ...line, text: fillIn(line.text, owners) }))
}
