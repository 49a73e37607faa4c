import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'CPD list, electrical',
  folio: 'Six lines become four',
  caption: 'Nothing was added. Each change came from a record that the invented engineer already had.',
  drawing: {
    kind: 'ledger',
    rows: [
      {
        before: '03/2024, relay training, 40',
        after: { date: '4–6 Mar 2024', title: 'Numerical feeder relays: setting and testing', detail: 'Short course, 21 hours' },
        why: 'Three days of seven hours are 21, not 40.',
      },
      {
        before: '2023, renewable energy, 8',
        after: { date: '9 Nov 2023', title: 'Connecting solar farms to 22 kV lines', detail: 'Seminar, 3 hours' },
        why: 'The program gave title, evening and hours.',
      },
      {
        before: 'Daily, reading of manuals, 1,000',
        after: { date: 'Jun–Jul 2023', title: 'IEC 60255-151, with worked examples of my own', detail: 'Private study, about 12 hours' },
        why: 'One standard and a notebook can be checked.',
      },
      {
        before: '17.2.23, shared my knowledge with the team',
        after: { date: '17 Feb 2023', title: 'Talk to six field technicians on recloser settings', detail: 'Presentation given, 1 hour' },
        why: 'What you did, not what you are like.',
      },
      { before: '2014–2018, Bachelor of Electrical Engineering', why: 'This is what is being assessed.' },
      { before: '2027, power systems master class, 24', why: 'It has not happened yet.' },
    ],
  },
}
