import { fillIn } from '#domain/fillIn.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'

/** What happens after an enquiry: beside every form, and under every button that leads to one. */
export const nextStepsTexts = {
  underButton: [
    'Opens a short form: free, no documents.',
    'A person answers{when}, and says so if you do not need us.',
    'You pay only after you accept a written quote{payment}.',
    'Cancel before work starts: [full refund](/company-policy#refund-policy).',
  ],
  whatsapp: 'WhatsApp',
  heading: 'What happens next',
  steps: [
    'A person reads your message.',
    'We answer, and say so if you do not need us.',
    'You get a written quote. You owe nothing until you accept it.',
  ],
  /** In place of the second step, where the owner has set a reply time. */
  answered: 'We answer {replyTime}, and say so if you do not need us.',
  /** Follows the third step, where the owner has said how clients pay. */
  paid: 'Then you pay {payment}.',
  worksWithYou: 'Who works with you',
  years: '{years} years in {discipline}',
  direct: 'Or reach us directly',
} as const

/** What pressing a button that leads to a form does, one thing a line. */
export function underButton({ replyTime, payment }: OwnerOffer = ownerOffer): string[] {
  const owners = { when: replyTime ? ` ${replyTime}` : '', payment: payment ? `: ${payment}` : '' }
  return nextStepsTexts.underButton.map((line) => fillIn(line, owners))
}
