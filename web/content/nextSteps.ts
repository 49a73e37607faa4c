import { fillIn } from '#domain/fillIn.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'

const hasPrices = Object.keys(ownerOffer.prices).length > 0

/** What happens after an enquiry: beside every form, and under every button that leads to one. */
export const nextStepsTexts = {
  underButton: 'Free and short. A person reads it and replies.',
  /** Under that, on its own line, once a price is published: the refund of an unknown sum reassures no one. */
  safe: hasPrices ? 'Changed your mind before we start? You get all your money back.' : '',
  /** In its place, where the owner has set a reply time. */
  underButtonAnswered: 'Free and short. We answer {replyTime}.',
  whatsapp: 'WhatsApp',
  heading: 'What happens next',
  steps: ['We reply, and tell you which steps you can do yourself.', 'You pay only after you accept a written quote{payment}.'],
  /** In place of the first step, where the owner has set a reply time. */
  answered: 'We answer {replyTime}, and tell you which steps you can do yourself.',
  worksWithYou: 'Who works with you',
  years: '{years} years in {discipline}',
  oneYear: 'one year in {discipline}',
  worksOn: {
    'Engineers Australia': 'Engineers Australia',
    'Australian Computer Society': 'ACS',
    'Institute of Managers and Leaders': 'IML',
  },
  direct: 'Directly',
} as const

/** What pressing a button that leads to a form does; not Markdown, because the owner's words are in it. */
export function underButton({ replyTime }: OwnerOffer = ownerOffer): string {
  return replyTime ? fillIn(nextStepsTexts.underButtonAnswered, { replyTime }) : nextStepsTexts.underButton
}
