import { authorities, listingPath, occupationsOf } from '../occupations.ts'
import { parseContent } from '../parseContent.ts'
import { type IndexPage, IndexPageSchema } from '../schema/indexPage.ts'
import { home } from './home.ts'
import { listings } from './listings.ts'

const yoursIf = Object.fromEntries(home.services.groups.map(({ group, yoursIf }) => [group, yoursIf]))

const services: IndexPage = {
  heading: 'Services for your skills assessment, by assessing authority',
  title: 'CDR, RPL and IML services',
  here: 'Services',
  description:
    'All our services by assessing authority: CDR, RSEA and portal upload for engineers, RPL and file checks for IT, IML for managers, and free tools.',
  lead: 'Find the authority for your occupation, then the part you want help with: planning, comments on your drafts, or the submission.',
  parts: [
    {
      id: 'choose',
      heading: 'If you are not sure which one',
      links: [
        { path: '/find-your-path', label: 'Find your path', why: 'A few questions, then the pathway, its documents and where to submit.' },
        { path: '/anzsco', label: 'Occupation lists', why: 'Which authority assesses your ANZSCO code.' },
        { path: '/pricing', label: 'Pricing', why: 'What each piece of work contains, and who else you pay.' },
        { path: '/samples', label: 'Annotated samples', why: 'How we read a CDR, an RPL report, work evidence or an outcome.' },
        { path: '/blogs', label: 'Guides', why: 'The rules with sources and dates, for doing it yourself.' },
      ],
    },
  ],
}

const anzsco: IndexPage = {
  heading: 'ANZSCO occupation lists, by assessing authority',
  title: 'ANZSCO codes for a skills assessment',
  here: 'ANZSCO',
  description:
    'Which ANZSCO codes Engineers Australia, the ACS and IML assess: three lists with tasks, visa lists, similar codes and the day we read each source.',
  lead: 'Your occupation decides who assesses your skills. Open the list of your field and search it by title, by what people call the job or by code; the search looks in all three.',
  parts: [
    {
      id: 'lists',
      heading: 'Three lists',
      links: authorities.map((authority) => ({
        path: listingPath(authority),
        label: listings[authority].heading,
        why: `${yoursIf[authority]} ${occupationsOf(authority).length} codes, each with tasks, evidence, visa lists and similar codes.`,
      })),
    },
    {
      id: 'choose',
      heading: 'To choose a code',
      links: [
        { path: '/anzsco/compare', label: 'Compare occupations', why: 'Two or three codes side by side, with their tasks and lists.' },
        { path: '/blogs/anzsco-or-osca', label: 'ANZSCO or OSCA', why: 'Which classification visas use, and what each list is for.' },
        {
          path: '/blogs/operations-manager-anzsco',
          label: 'Operations manager',
          why: 'A common title that is no code of its own.',
        },
        { path: '/find-your-path', label: 'Find your path', why: 'From your occupation and degree to the pathway.' },
        { path: '/anzsco/data', label: 'The data', why: 'All three lists as CSV and JSON.' },
      ],
    },
  ],
}

export const indexPages = {
  services: parseContent(IndexPageSchema, services, 'pages/indexes.ts: services'),
  anzsco: parseContent(IndexPageSchema, anzsco, 'pages/indexes.ts: anzsco'),
}
