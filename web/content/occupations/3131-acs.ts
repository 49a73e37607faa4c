import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '313113',
    title: 'Web Administrator',
    authority: 'acs',
    unitGroup: { code: '3131', title: 'ICT Support Technicians' },
    skillLevel: 2,
    alternativeTitles: ['Web Master'],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Keeps websites running by managing hosting, content workflows, links, access and performance.',
    tasks: [
      'Maintain web servers, domains and certificates',
      'Publish content and manage user permissions',
      'Monitor uptime, speed and errors',
      'Apply updates and backups',
      'Review analytics and fix broken content',
      'Support content authors',
    ],
    evidence: [
      'Site administration or migration project you completed',
      'Monitoring, analytics or maintenance records',
      'Reference letter naming platforms and daily duties',
    ],
    near: [
      {
        authority: 'acs',
        code: '261212',
        difference:
          'Hosting, certificates, links and permissions are administration, at skill level 2. Writing the components and server code is development, at skill level 1.',
      },
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Websites and their content systems are the limit of this role. Servers, directories and backups for the whole organisation are the systems administrator’s.',
      },
      {
        authority: 'acs',
        code: '261211',
        difference:
          'You place the video on the site and check that it loads. The multimedia specialist made the video and programmed what happens on a click.',
      },
    ],
    osca: [{ code: '314136', title: 'Web Administrator', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
