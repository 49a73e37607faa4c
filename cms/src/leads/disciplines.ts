/** The codes of web/content/forms.ts with their titles; a test keeps the two equal. */
export const disciplines: Readonly<Record<string, string>> = {
  '233912': 'Agricultural Engineer',
  '233911': 'Aeronautical Engineer',
  '233913': 'Biomedical Engineer',
  '233111': 'Chemical Engineer',
  '233211': 'Civil Engineer',
  '312211': 'Civil Engineering Draftsperson',
  '233311': 'Electrical Engineer',
  '312311': 'Electrical Engineering Draftsperson',
  '233411': 'Electronics Engineer',
  '133211': 'Engineering Manager',
  '233999': 'Engineering Professionals NEC',
  '233914': 'Engineering Technologist',
  '233915': 'Environmental Engineer',
  '233212': 'Geotechnical Engineer',
  '233511': 'Industrial Engineer',
  '233112': 'Materials Engineer',
  '233512': 'Mechanical Engineer',
  '233611': 'Mining Engineer',
  '233612': 'Petroleum Engineer',
  '233513': 'Production or Plant Engineer',
  '233214': 'Structural Engineer',
  '263311': 'Telecommunications Engineer',
  '313212': 'Telecommunication Field Engineer',
  '263312': 'Telecommunications Network Engineer',
  '233215': 'Transport Engineer',
  others: 'Another discipline',
}

const SAMPLE_CODE = /^Sample Code=(\w{1,12})$/

/** What the footer form asks for, in words: it sends the code alone. */
export function disciplineOf(queries: string | undefined): string | undefined {
  const code = SAMPLE_CODE.exec(queries ?? '')?.[1]
  return code && Object.hasOwn(disciplines, code) ? disciplines[code] : undefined
}
