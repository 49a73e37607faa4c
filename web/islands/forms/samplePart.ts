import type { Part } from '../runtime/part.ts'
import { keepFields, typedFields } from './keptFields.ts'
import { SampleRequest, type SampleRequestProps } from './SampleRequest.tsx'
import { chosenFields, SAMPLE } from './sampleFields.ts'

export const part: Part<SampleRequestProps> = {
  Component: SampleRequest,
  takeIn: (element, { chosen }) => keepFields(SAMPLE, chosenFields(typedFields(element), chosen)),
}
