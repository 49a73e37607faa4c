/** Labels and paths of header, drawer and footer. The labels are the owner's own. */

export const serviceGroups = [
  {
    title: 'Engineers Australia',
    links: [
      { path: '/services/cdr-writing', label: 'CDR Writing' },
      { path: '/services/career-episode-writing', label: 'Career Episode Writing' },
      { path: '/services/summary-statement', label: 'Summary Statement' },
      { path: '/services/cpd-writing', label: 'CPD Writing' },
      { path: '/services/cdr-review-proofreading', label: 'CDR Review and Proofreading' },
      { path: '/services/ea-application', label: 'EA Application' },
      { path: '/services/exp-assessment', label: 'Experience Assessment RSEA' },
      { path: '/services/stage1-competency-assessment', label: 'Stage 1 Competency Assessment' },
    ],
  },
  {
    title: 'Australian Computer Society',
    links: [
      { path: '/services/acs-review', label: 'ACS Review' },
      { path: '/services/rpl-writing', label: 'RPL Writing' },
      { path: '/services/rpl-review', label: 'RPL Review' },
    ],
  },
  {
    title: 'Institute of Managers and Leaders',
    links: [
      { path: '/services/iml-comp-assessment-writing', label: 'IML Competency Assessment Writing' },
      { path: '/services/iml', label: 'IML Application' },
    ],
  },
  {
    title: 'Others',
    links: [
      { path: '/services/plagiarism-ai-proofread', label: 'Plagiarism and AI Proofread' },
      { path: '/services/review-cover-letter', label: 'Review Cover Letter' },
      { path: '/services/pr-points-calculator', label: 'PR Points Calculator' },
    ],
  },
] as const

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
    text: 'Tell us your degree, your work and your goal. We answer with the steps, and tell you which steps you can do yourself.',
    action: 'Get Started',
    path: '/#query',
  },
  drawerCard: {
    title: 'Ready to get started?',
    text: 'Use the form or WhatsApp.',
    action: 'Contact Us',
  },
} as const

export const footerTexts = {
  label: 'Footer',
  groups: [
    {
      title: 'Engineers Australia',
      links: [
        { path: '/services/cdr-writing', label: 'CDR Writing' },
        { path: '/services/career-episode-writing', label: 'Career Episode Writing' },
        { path: '/services/summary-statement', label: 'Summary Statement' },
        { path: '/services/cpd-writing', label: 'CDR Review' },
        { path: '/services/cdr-review-proofreading', label: 'CDR Proofreading' },
        { path: '/services/ea-application', label: 'EA Portal Upload' },
        { path: '/services/exp-assessment', label: 'Experience Assessment RSEA' },
        { path: '/services/stage1-competency-assessment', label: 'Stage 1 Competency Assessment' },
      ],
    },
    {
      title: 'Computer Society',
      links: [
        { path: '/services/acs-review', label: 'ACS Portal Upload' },
        { path: '/services/rpl-writing', label: 'RPL Writing' },
        { path: '/services/rpl-review', label: 'RPL Review' },
      ],
    },
    {
      title: 'Managers and Leaders',
      links: [
        { path: '/services/iml-comp-assessment-writing', label: 'IML Competency Assessment' },
        { path: '/services/iml', label: 'IML Portal Upload' },
      ],
    },
    {
      title: 'Tools and lists',
      links: [
        { path: '/services/pr-points-calculator', label: 'PR Points Calculator' },
        { path: '/anzsco/eaanzsco', label: 'EA occupations' },
        { path: '/anzsco/acsanzsco', label: 'ACS occupations' },
        { path: '/anzsco/imlanzsco', label: 'IML occupations' },
        { path: '/services/plagiarism-ai-proofread', label: 'Plagiarism and AI Proofread' },
        { path: '/services/review-cover-letter', label: 'Review Cover Letter' },
      ],
    },
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
  limit: 'We help you prepare your own work. The authority decides. Nothing here is visa advice, and no outcome is promised.',
} as const
