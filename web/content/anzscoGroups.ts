import { codeAt, codeLevels } from '#domain/occupations.ts'
import type { Occupation } from './occupations.ts'
import type { SourceId } from './sources.ts'

/** Titles of the groups above the unit groups. */
export const anzscoGroups: { source: SourceId; titles: Readonly<Record<string, string>> } = {
  source: 'abs-anzsco',
  titles: {
    1: 'Managers',
    11: 'Chief Executives, General Managers and Legislators',
    111: 'Chief Executives, General Managers and Legislators',
    13: 'Specialist Managers',
    131: 'Advertising, Public Relations and Sales Managers',
    132: 'Business Administration Managers',
    133: 'Construction, Distribution and Production Managers',
    135: 'ICT Managers',
    2: 'Professionals',
    22: 'Business, Human Resource and Marketing Professionals',
    223: 'Human Resource and Training Professionals',
    224: 'Information and Organisation Professionals',
    23: 'Design, Engineering, Science and Transport Professionals',
    233: 'Engineering Professionals',
    26: 'ICT Professionals',
    261: 'Business and Systems Analysts, and Programmers',
    262: 'Database and Systems Administrators, and ICT Security Specialists',
    263: 'ICT Network and Support Professionals',
    3: 'Technicians and Trades Workers',
    31: 'Engineering, ICT and Science Technicians',
    312: 'Building and Engineering Technicians',
    313: 'ICT and Telecommunications Technicians',
  },
}

/** From the occupation itself up to its major group. */
export function groupsOf({ code, title, unitGroup }: Pick<Occupation, 'code' | 'title' | 'unitGroup'>) {
  const titles: Readonly<Record<string, string>> = { ...anzscoGroups.titles, [unitGroup.code]: unitGroup.title, [code]: title }
  return codeLevels.toReversed().map((level) => {
    const part = codeAt(code, level)
    const name = titles[part]
    if (name === undefined)
      throw new Error(`content/anzscoGroups.ts, titles.${part}: write the title that ANZSCO gives this group of ${code}`)
    return { level, code: part, title: name }
  })
}
