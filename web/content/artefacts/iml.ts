import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Upload pack',
  folio: 'One PDF for each position',
  caption: 'File names and order are our suggestion. IML’s current checklist decides.',
  drawing: {
    kind: 'files',
    files: [
      { name: '01-identity.pdf', note: 'Passport page and two more documents', state: 'ready' },
      { name: '02-qualification-2009-bachelor-commerce.pdf', note: 'Certificate, transcript, translations', state: 'ready' },
      {
        name: '05-position-2019-current-sales-marketing-manager.pdf',
        note: 'The chart stops below the chief executive',
        state: 'missing',
        inside: ['Letter', 'Position description', 'Charts up and down', 'Subordinates’ descriptions', 'Proof'],
      },
    ],
    last: { action: 'Submit and pay', note: 'You press it. IML’s email comes to you.' },
  },
}
