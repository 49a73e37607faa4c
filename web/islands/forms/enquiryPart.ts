import type { Part } from '../runtime/part.ts'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'
import { keepFields, messageKey, PERSON, readFields, typedFields } from './keptFields.ts'

export const part: Part<EnquiryFormProps> = {
  Component: EnquiryForm,
  /** What was typed before React came is newer than what is kept: the message is put after the one kept. */
  takeIn(element, { texts }) {
    const { message: text, ...person } = typedFields(element)
    keepFields(PERSON, person)
    const key = messageKey(texts.messageLabel)
    const kept = readFields(key).message ?? ''
    if (text) keepFields(key, { message: text.includes(kept) ? text : `${kept}\n\n${text}` })
  },
}
