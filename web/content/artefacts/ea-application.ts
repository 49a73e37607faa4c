import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Files for the portal',
  folio: 'Your account',
  caption: 'An invented file. The names are our suggestion; the account and the last click are yours.',
  drawing: {
    kind: 'passage',
    turned: true,
    ask: 'Press a photo to see the file that it should be.',
    paragraphs: [
      { parts: [{ mark: 'IMG_2041.jpg', about: '01-passport-bio.pdf', text: 'Ready. All four corners are visible.' }] },
      { parts: [{ mark: 'scan(3) final.pdf', about: '02-degree-certificate.pdf', text: 'Ready. A colour scan of the original.' }] },
      {
        parts: [
          {
            mark: 'transcript.jpg',
            about: '03-transcript.pdf',
            text: 'To complete: the grading key is missing. Scan every page.',
            tone: 'fault',
          },
        ],
      },
      {
        parts: [
          {
            mark: 'WhatsApp image 14.25.jpg',
            about: '04-letter-2021-2024.pdf',
            text: 'Ready. Signed, with the years of the job in the name.',
          },
        ],
      },
    ],
    found: { label: 'Ready to lodge:', of: 'of 4' },
  },
}
