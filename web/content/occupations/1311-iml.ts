import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '131112',
    title: 'Sales and Marketing Manager',
    authority: 'iml',
    unitGroup: { code: '1311', title: 'Advertising, Public Relations and Sales Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['Business Development Manager', 'Market Research Manager'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Leads how an organisation wins, grows and keeps customers by directing sales, pricing, branding and market strategy.',
    tasks: [
      'Set sales targets, territories and marketing plans',
      'Manage sales and marketing managers and their budgets',
      'Analyse markets, competitors and customer data',
      'Approve pricing, channels and campaigns',
      'Negotiate key accounts and partnerships',
      'Report revenue and return on spend to executives',
    ],
    evidence: [
      'Marketing or sales strategy you wrote, with measured results',
      'Organisation chart and budget for the sales and marketing function',
      'Key account, launch or market-entry decision you led',
    ],
    special: `The CSOL entry carries two conditions, numbers 6 and 12 in the [instrument for subclass 186](https://www.legislation.gov.au/F2024L01618/latest). Read them there before you rely on that list.

Some pages print this number for Advertising Manager. That is a misprint: [Advertising Manager is 131113](/anzsco/imlanzsco/advertising-manager-131113).

**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in sales and marketing, two of them as manager. Without one, it is five years, two of them as manager. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'iml',
        code: '131113',
        difference:
          'Sales targets, prices and channels sit beside promotion in this role. Advertising alone, from brief to media purchase, is 131113.',
      },
      {
        authority: 'iml',
        code: '131114',
        difference:
          'Success is counted in revenue and customers here. In public relations it is counted in reputation, press coverage and public trust.',
      },
      {
        authority: 'iml',
        code: '111211',
        difference:
          'You direct one function, however large. Profit and loss for a division, with operations and staff functions included, is general management.',
      },
    ],
    osca: [
      { code: '112132', title: 'Business Development Manager', partial: true },
      { code: '112133', title: 'Sales and Marketing Manager', partial: true },
    ],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'iml-assessment'],
    checked: '2026-11-21',
  },
  {
    code: '131113',
    title: 'Advertising Manager',
    authority: 'iml',
    unitGroup: { code: '1311', title: 'Advertising, Public Relations and Sales Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Directs advertising activity for an agency or client, from the brief and budget to creative work, media placement and results.',
    tasks: [
      'Develop advertising plans that support business aims',
      'Manage creative, media and account teams or agencies',
      'Approve budgets, concepts and media buys',
      'Negotiate with publishers, platforms and suppliers',
      'Check claims, rights and advertising standards',
      'Measure campaign reach and return',
    ],
    evidence: [
      'Campaign portfolio showing your leadership from brief to results',
      'Budget and team structure for the advertising function',
      'Client or executive reports with performance measures',
    ],
    special: `Check the last digit. Several pages print 131112 for Advertising Manager, but 131112 is [Sales and Marketing Manager](/anzsco/imlanzsco/sales-and-marketing-manager-131112). An application covers one occupation, so a wrong digit matters.

**Years of work.** IML’s page for this occupation, in a copy without a date, asks for this with a relevant bachelor or master degree: three years in advertising, two of them as manager. Without one, it is five years, two of them as manager. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'iml',
        code: '131112',
        difference:
          'Campaign concepts, agencies and media spend fill this role. Sales teams, territories and price decisions move it to sales and marketing.',
      },
      {
        authority: 'iml',
        code: '131114',
        difference:
          'You pay for the space and control the message in it. The public relations manager earns coverage through journalists, communities and officials.',
      },
      {
        authority: 'acs',
        code: '261211',
        difference:
          'Approving creative work and its budget is management, for IML. Making the animation or interactive piece yourself is multimedia, for the ACS.',
      },
    ],
    osca: [{ code: '112131', title: 'Advertising Manager', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/pr-points-calculator'],
    sources: [
      'lin-19-051',
      'lin-24-093',
      'lin-19-260',
      'ha-occupation-list',
      'abs-anzsco',
      'abs-osca',
      'iml-faq',
      'iml-assessment',
      'iml-advertising',
    ],
    checked: '2026-11-21',
  },
  {
    code: '131114',
    title: 'Public Relations Manager',
    authority: 'iml',
    unitGroup: { code: '1311', title: 'Advertising, Public Relations and Sales Managers' },
    skillLevel: 1,
    alternativeTitles: [
      'Communications Manager',
      'Corporate Affairs Manager',
      'Corporate Relations Manager',
      'PR Manager',
      'Public Affairs Manager',
    ],
    specialisations: ['Community Relations Manager', 'External Relations Manager', 'Media Relations Manager'],
    labelVariants: [],
    lists: ['ROL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Guides how an organisation communicates with media, government, communities and staff, protecting and building its reputation.',
    tasks: [
      'Set communication strategy and key messages',
      'Lead media, digital, internal and community teams',
      'Advise executives on issues and crises',
      'Approve statements, publications and events',
      'Build relationships with journalists and stakeholders',
      'Track sentiment and public response',
    ],
    evidence: [
      'Communication strategy or crisis plan you developed and led',
      'Organisation chart showing your managers and reporting line to executives',
      'Media or stakeholder outcomes achieved under your direction',
    ],
    special: `The other two codes of this unit group are on the STSOL and the CSOL. This one is on neither: the instruments we read have it on the ROL only.

**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in public relations, two of them as manager. Without one, it is five years, two of them as manager. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'iml',
        code: '131113',
        difference:
          'Statements, briefings and crisis advice are unpaid communication. Bought space, reach and return on media spend belong to advertising.',
      },
      {
        authority: 'iml',
        code: '131112',
        difference:
          'You protect the name of the whole organisation. The sales and marketing manager promotes its products and answers for the income.',
      },
      {
        authority: 'iml',
        code: '132311',
        difference:
          'Messages to staff can come from either team. Explaining and persuading is communication; setting pay, policy or discipline is human resources.',
      },
    ],
    osca: [{ code: '112231', title: 'Communications Manager (Public Relations)', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-24-093', 'iml-assessment'],
    checked: '2026-11-21',
  },
]
