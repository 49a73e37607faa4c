import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Reference letter',
  folio: 'The employer’s own words',
  caption: 'Your employer writes and signs it. We mark what a reader will look for, and add no duty.',
  drawing: {
    kind: 'annotated',
    blocks: [
      {
        parts: ['Letterhead, address, telephone'],
        notes: [{ about: 'Address.', text: 'The same as in the employer’s other documents?' }],
      },
      {
        parts: ['Electrical Engineer,', { mark: '03/05/2021 to 28/06/2024,' }, 'full time, 40 hours a week'],
        notes: [{ about: 'Dates, basis.', text: 'Does a tax or fund record show the same start and end?' }],
      },
      {
        parts: ['Sized the feeders for', { mark: 'a cement mill extension' }, 'and checked their voltage drop.'],
        notes: [{ about: 'Specific.', text: 'Few jobs fit this line.' }],
      },
      {
        parts: [{ mark: 'Carried out electrical works.' }],
        notes: [{ about: 'Too broad.', text: 'Fits thousands. What belongs here is for the signer to say.', tone: 'fault' }],
      },
      {
        parts: ['Signature, name, date, phone, email'],
        notes: [{ about: 'Signer.', text: 'Can a stranger reach this person today?' }],
      },
    ],
  },
}
