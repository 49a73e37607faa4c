import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '261211',
    title: 'Multimedia Specialist',
    authority: 'acs',
    unitGroup: { code: '2612', title: 'Multimedia Specialists and Web Developers' },
    skillLevel: 1,
    alternativeTitles: ['Electronic Game Developer', 'Multimedia Developer', 'Multimedia Programmer'],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Creates interactive digital content such as games, animation, video and learning products by combining media with code.',
    tasks: [
      'Plan interactive experiences and storyboards',
      'Produce and edit graphics, sound, video or 3D assets',
      'Program interaction and game logic',
      'Optimise media for devices and bandwidth',
      'Test usability and accessibility',
      'Package and release finished products',
    ],
    evidence: [
      'Portfolio of interactive work with your role in each piece',
      'Source files or code samples that show the programming content',
      'Reference letter detailing tools, platforms and responsibilities',
    ],
    near: [
      {
        authority: 'acs',
        code: '261212',
        difference:
          'Games, animation, video and 3D assets belong to this code. Pages, forms and content systems in a browser belong to web development.',
      },
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Images, sound and movement matter as much as code in this role. A developer programmer may deliver logic and data without making one media file.',
      },
      {
        authority: 'acs',
        code: '223211',
        difference:
          'An e-learning product sits between the two. Producing its graphics and interaction is multimedia; planning the course and teaching it is training.',
      },
    ],
    osca: [
      { code: '242131', title: 'Multimedia Designer', partial: true },
      { code: '273131', title: 'Digital Game Developer', partial: true },
      { code: '273132', title: 'Web Developer', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261212',
    title: 'Web Developer',
    authority: 'acs',
    unitGroup: { code: '2612', title: 'Multimedia Specialists and Web Developers' },
    skillLevel: 1,
    alternativeTitles: ['Web Programmer'],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Develops and looks after web applications and sites, covering page structure, interaction, performance and content systems.',
    tasks: [
      'Develop front-end pages and components',
      'Connect sites to databases and services',
      'Configure content management systems',
      'Improve speed, security and accessibility',
      'Test across browsers and devices',
      'Maintain, debug and release updates',
    ],
    evidence: [
      'Live sites or repositories with an account of the parts you built',
      'Technical notes on performance, security or accessibility work',
      'Reference letter listing languages, frameworks and duties',
    ],
    special: `Two visa lists differ here. Web Developer is on the STSOL for subclass 190 and a nominated 491, but has no place on the list for subclass 189. In OSCA it is split: the work of a web developer and part of a software engineer’s. That split has no effect on a visa or on an ACS letter.`,
    near: [
      {
        authority: 'acs',
        code: '261211',
        difference:
          'A page that reads, saves and responds in a browser is web work. Storyboards, rendering and game scenes are the multimedia specialist’s.',
      },
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Front ends, content systems and page speed make up the web role. Services, batch jobs and desktop code with no page attached point to developer programmer.',
      },
      {
        authority: 'acs',
        code: '313113',
        difference:
          'You write the components and the server code. The web administrator publishes content, renews certificates and watches that the site stays up.',
      },
    ],
    osca: [
      { code: '273132', title: 'Web Developer', partial: true },
      { code: '273333', title: 'Software Engineer', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
