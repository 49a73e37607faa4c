import * as v from 'valibot'
import { day, type Fields, pattern, rulesOf, showField, words } from './fields.ts'

export const announcementFields = {
  show: { ...showField, size: 6 },
  text: words('Announcement', 'One line at the top of every page.', { name: 'the announcement', most: 160, size: 12, type: 'text' }),
  from: day('First day', 'In Sydney. It appears by itself.', { startsToday: true }),
  until: day('Last day', 'In Sydney. It goes by itself on the day after.'),
  linkPath: pattern(
    'Link to',
    'Choose a page by its title. An address may end in a part of the page, such as /#query. Leave both fields empty for no link.',
    /^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/,
    'Choose a page, or write the end of its address on this site, such as /pricing or /#query.',
    { at: 'link.path', suggests: 'pages' },
  ),
  linkWords: { ...words('Words of the link', 'Such as See the prices.', { name: 'the words of the link', most: 40 }), at: 'link.label' },
} as const satisfies Fields

const { linkPath, linkWords, ...ofAnnouncement } = rulesOf(announcementFields)

export const AnnouncementSchema = v.pipe(
  v.object({ ...ofAnnouncement, link: v.optional(v.object({ path: linkPath, label: linkWords })) }),
  v.forward(
    v.check(({ from, until }) => from <= until, 'The last day is before the first.'),
    ['until'],
  ),
)
