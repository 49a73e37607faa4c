import type { KeptFields } from './keptFields.ts'

export const SAMPLE = 'sample'

/** A discipline that the page proposed is not kept: the visitor has not chosen it, and the next page proposes another. */
export function chosenFields(fields: KeptFields, chosen: string): KeptFields {
  return fields.discipline === chosen ? { ...fields, discipline: '' } : fields
}
