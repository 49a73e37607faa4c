import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Files for the portal',
  folio: 'Your account',
  caption: 'We name, check and order. The account, the answers and the last click stay with you.',
  drawing: {
    kind: 'files',
    files: [
      { name: '01-passport-bio.pdf', note: 'Photo page, all four corners visible', state: 'ready' },
      { name: '02-degree-certificate.pdf', note: 'Colour scan of the original', state: 'ready' },
      { name: '03-transcript.pdf', note: 'No grading key: scan every page again', state: 'missing' },
      { name: '04-letter-2021-2024.pdf', note: 'Signed, years of the job in the name', state: 'ready' },
      { name: 'Name-change documents', note: 'One name on all documents', state: 'unneeded' },
    ],
    last: { action: 'Submit', note: 'You press it, after reading every screen.' },
  },
}
