import { parseContent } from '../parseContent.ts'
import { type NotFound, NotFoundSchema } from '../schema/indexPage.ts'

const page: NotFound = {
  heading: 'This page does not exist',
  title: 'Page not found',
  description:
    'The address leads nowhere on this site. Start again from the home page, an occupation list, the samples, the points calculator or the guides.',
  lead: 'The address may be mistyped, or the page has moved. An occupation page ends in its six-digit code, so check the digits first. These pages lead to nearly everything else.',
  returned: {
    label: 'Your request',
    folio: '404',
    stamp: 'Returned',
    line: 'An occupation’s address has three parts. Compare it with yours.',
    address: [
      { part: '/anzsco/eaanzsco', about: 'The list', note: 'eaanzsco, acsanzsco or imlanzsco' },
      { part: '/civil-engineer', about: 'The title', note: 'small letters, with hyphens' },
      { part: '-233211', about: 'The code', note: 'six digits' },
    ],
    action: { path: '/anzsco/eaanzsco/civil-engineer-233211', label: 'Open this address' },
  },
  ways: {
    heading: 'Ways on',
    links: [
      { path: '/', label: 'Home', why: 'Find your authority and the first step.' },
      { path: '/anzsco/eaanzsco', label: 'Engineering occupations', why: 'Codes that Engineers Australia assesses.' },
      { path: '/anzsco/acsanzsco', label: 'ICT occupations', why: 'Codes that the Australian Computer Society assesses.' },
      { path: '/anzsco/imlanzsco', label: 'Management occupations', why: 'Codes that the Institute of Managers and Leaders assesses.' },
      { path: '/samples', label: 'Samples', why: 'Annotated extracts to learn from.' },
      { path: '/services/pr-points-calculator', label: 'Points calculator', why: 'Add up 189, 190 and 491 without leaving a name.' },
      { path: '/blogs', label: 'Guides', why: 'Rules explained, with source and date.' },
      { path: '/#query', label: 'Ask us', why: 'Tell us what you were looking for.' },
    ],
  },
}

export const notFound = parseContent(NotFoundSchema, page, 'pages/notFound.ts')
