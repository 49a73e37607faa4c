import { fillIn } from '#domain/fillIn.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'

/** What happens after an enquiry: beside every form, and under every button that leads to one. */
export const nextStepsTexts = {
  underButton: 'Short form, free. A person answers.',
  /** Under that, on its own line. */
  safe: 'Full refund until work starts.',
  /** In its place, where the owner has set a reply time. */
  underButtonAnswered: 'Short form, free. We answer {replyTime}.',
  whatsapp: 'WhatsApp',
  heading: 'What happens next',
  steps: ['We answer, and say what needs no help.', 'You pay only after you accept a written quote{payment}.'],
  /** In place of the first step, where the owner has set a reply time. */
  answered: 'We answer {replyTime}, and say what needs no help.',
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
