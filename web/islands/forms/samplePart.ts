import type { Part } from '../runtime/part.ts'
import { keepFields, typedFields } from './keptFields.ts'
import { chosenFields, SAMPLE, SampleRequest, type SampleRequestProps } from './SampleRequest.tsx'

export const part: Part<SampleRequestProps> = {
  Component: SampleRequest,
  takeIn: (element, { chosen }) => keepFields(SAMPLE, chosenFields(typedFields(element), chosen)),
}
