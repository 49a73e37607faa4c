/** What happens after an enquiry: beside every form, and under every button that leads to one. */
export const nextStepsTexts = {
  underButton: 'Opens a short form. A person reads it and sends you a written quote. You pay only after you accept.',
  whatsapp: 'WhatsApp',
  heading: 'What happens next',
  steps: [
    'A person reads your message.',
    'We answer, and say so if you do not need us.',
    'You get a written quote. You owe nothing until you accept it.',
  ],
  /** In place of the second step, where the owner has set a reply time. */
  answered: 'We answer {replyTime}, and say so if you do not need us.',
  readBy: 'Read by',
  years: '{discipline}, {years} years',
  direct: 'Or reach us directly',
} as const
