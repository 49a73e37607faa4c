/** The owner's list, in the owner's order. The footer form sends the code alone. */
export const disciplines = [
  { value: '233912', label: 'Agricultural Engineer' },
  { value: '233911', label: 'Aeronautical Engineer' },
  { value: '233913', label: 'Biomedical Engineer' },
  { value: '233111', label: 'Chemical Engineer' },
  { value: '233211', label: 'Civil Engineer' },
  { value: '312211', label: 'Civil Engineering Draftsperson' },
  { value: '233311', label: 'Electrical Engineer' },
  { value: '312311', label: 'Electrical Engineering Draftsperson' },
  { value: '233411', label: 'Electronics Engineer' },
  { value: '133211', label: 'Engineering Manager' },
  { value: '233999', label: 'Engineering Professionals NEC' },
  { value: '233914', label: 'Engineering Technologist' },
  { value: '233915', label: 'Environmental Engineer' },
  { value: '233212', label: 'Geotechnical Engineer' },
  { value: '233511', label: 'Industrial Engineer' },
  { value: '233112', label: 'Materials Engineer' },
  { value: '233512', label: 'Mechanical Engineer' },
  { value: '233611', label: 'Mining Engineer' },
  { value: '233612', label: 'Petroleum Engineer' },
  { value: '233513', label: 'Production or Plant Engineer' },
  { value: '233214', label: 'Structural Engineer' },
  { value: '263311', label: 'Telecommunications Engineer' },
  { value: '313212', label: 'Telecommunication Field Engineer' },
  { value: '263312', label: 'Telecommunications Network Engineer' },
  { value: '233215', label: 'Transport Engineer' },
  { value: 'others', label: 'Please Specify' },
] as const

/** The code that opens a text field on the site; what is typed there is not sent. */
export const otherDiscipline = 'others'

const SAMPLE_CODE = /^Sample Code=(\w{1,12})$/

export function disciplineOf(queries: string | undefined): string | undefined {
  const code = SAMPLE_CODE.exec(queries ?? '')?.[1]
  if (code === otherDiscipline) return 'Another discipline'
  return disciplines.find(({ value }) => value === code)?.label
}
