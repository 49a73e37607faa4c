/** Labels and paths of header, drawer and footer. The labels are the owner's own. */

import { type ServiceGroup, services } from '../../cms/src/contract/services.ts'

const groupTitles: Record<ServiceGroup, { menu: string; footer: string }> = {
  ea: { menu: 'Engineers Australia', footer: 'Engineers Australia' },
  acs: { menu: 'Australian Computer Society', footer: 'Computer Society' },
  iml: { menu: 'Institute of Managers and Leaders', footer: 'Managers and Leaders' },
  others: { menu: 'Others', footer: 'Tools and lists' },
}

export const serviceGroups = (['ea', 'acs', 'iml', 'others'] as const).map((group) => ({
  title: groupTitles[group].menu,
  links: services.filter((service) => service.group === group).map(({ slug, label }) => ({ path: `/services/${slug}`, label })),
}))

const inFooter = (group: ServiceGroup) => ({
  title: groupTitles[group].footer,
  links: services
    .filter((service) => service.group === group)
    .map((service) => ({ path: `/services/${service.slug}`, label: 'footerLabel' in service ? service.footerLabel : service.label })),
})

/** The enquiry form of the page itself, and the one of a page without its own. */
export const OWN_FORM = '#enquiry'
export const HOME_FORM = '/#query'

export const anzscoLinks = [
  { path: '/anzsco/eaanzsco', label: 'Engineers Australia', detail: 'Engineering occupations' },
  { path: '/anzsco/acsanzsco', label: 'Australian Computer Society', detail: 'ICT occupations' },
  { path: '/anzsco/imlanzsco', label: 'Managers and Leaders', detail: 'Management occupations' },
] as const

export const noticeTexts = { announcement: 'Announcement' } as const

export const headerTexts = {
  skip: 'Skip to the content',
  home: 'Home page',
  main: 'Main',
  samples: { path: '/samples', label: 'CDR Samples' },
  pricing: { path: '/pricing', label: 'Pricing' },
  services: 'Services',
  anzsco: 'ANZSCO',
  reviews: { path: '/reviews', label: 'Reviews' },
  blogs: { path: '/blogs', label: 'Blogs' },
  about: { path: '/about', label: 'About us' },
  contact: 'Contact Us',
  newTab: '(opens in a new tab)',
  openDrawer: 'Open navigation',
  closeDrawer: 'Close navigation',
  drawerTitle: 'Navigation',
  backToTop: 'Back to top',
  servicesCard: {
    title: 'Make us a part of your journey',
    text: 'Tell us your degree, your work and your goal. We reply with the steps, and tell you which you can do yourself.',
    action: 'Get Started',
    path: '/#query',
  },
  drawerCard: {
    title: 'Ready to get started?',
    text: 'Use the form or WhatsApp.',
    action: 'Contact Us',
  },
} as const

/** The calculator first, then the lists, then the checks for every authority. */
const tools = {
  title: groupTitles.others.footer,
  links: [
    ...inFooter('others').links.filter(({ path }) => path === '/services/pr-points-calculator'),
    { path: '/anzsco/eaanzsco', label: 'EA occupations' },
    { path: '/anzsco/acsanzsco', label: 'ACS occupations' },
    { path: '/anzsco/imlanzsco', label: 'IML occupations' },
    ...inFooter('others').links.filter(({ path }) => path !== '/services/pr-points-calculator'),
  ],
}

export const footerTexts = {
  label: 'Footer',
  groups: [
    inFooter('ea'),
    inFooter('acs'),
    inFooter('iml'),
    tools,
    {
      title: 'About',
      links: [
        { path: '/samples', label: 'CDR Samples' },
        { path: '/pricing', label: 'Pricing' },
        { path: '/reviews', label: 'Reviews and Success Stories' },
        { path: '/blogs', label: 'Blogs' },
        { path: '/about', label: 'About' },
        { path: '/meet-our-agent', label: 'Meet our agent' },
      ],
    },
  ],
  policies: [
    { path: '/terms', label: 'Terms' },
    { path: '/company-policy', label: 'Company policy' },
    { path: '/company-policy#refund-policy', label: 'Refund policy' },
    { path: '/company-policy#disclaimer', label: 'Disclaimer' },
    { path: '/company-policy#privacy', label: 'Privacy' },
  ],
  contactTitle: 'Contact',
  whatsapp: 'WhatsApp',
  social: 'Social media',
  limit:
    'We help you prepare and submit your own work, and the authority decides. For visa advice, see a registered migration agent or a lawyer.',
} as const
