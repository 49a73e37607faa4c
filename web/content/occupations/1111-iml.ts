import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '111111',
    title: 'Chief Executive or Managing Director',
    authority: 'iml',
    unitGroup: { code: '1111', title: 'Chief Executives and Managing Directors' },
    skillLevel: 1,
    alternativeTitles: ['Chief Executive Officer'],
    specialisations: ['Director-General', 'Executive Director', 'Secretary (Government Department)'],
    labelVariants: [],
    lists: ['CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Heads an organisation, setting its direction with the board and carrying final responsibility for results, people, risk and reputation.',
    tasks: [
      'Agree strategy, goals and major investments with the board',
      'Appoint and lead the executive team',
      'Approve budgets and review financial performance',
      'Represent the organisation to owners, regulators and the public',
      'Oversee governance, risk and legal obligations',
      'Steer growth, restructuring or market entry',
    ],
    evidence: [
      'Organisation chart placing you at the top with senior managers reporting to you',
      'Board papers, strategic plans or financial results you were accountable for',
      'Referee statements from directors or owners describing your authority',
    ],
    special: `This code is not on the points-tested lists, so it does not serve subclasses 189, 190 and 491. It is on the CSOL and on the list for subclass 494. The label MLTSSL that you may see beside it comes from the 494 instrument.

The CSOL sets a condition on this code. The [instrument for subclass 186](https://www.legislation.gov.au/F2024L01618/latest) gives it the number 1. Read its exact words there.

**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in senior management plus two as chief executive or managing director. Without one, it is five years plus two. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'iml',
        code: '111211',
        difference:
          'You answer to the board or the owners, and every executive answers to you. A general manager reports to the chief executive and runs a large part, not the whole.',
      },
      {
        authority: 'iml',
        code: '131112',
        difference:
          'The head of a small company who mostly wins customers may do a sales manager’s tasks. Board papers, governance and final financial responsibility mark the chief executive.',
      },
      {
        authority: 'acs',
        code: '135111',
        difference:
          'Final authority over all functions is yours. The chief information officer holds it for technology only, and the ACS assesses that code.',
      },
    ],
    osca: [{ code: '121131', title: 'Chief Executive or Managing Director', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml'],
    sources: ['lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051', 'iml-assessment'],
    checked: '2026-11-21',
  },
]
