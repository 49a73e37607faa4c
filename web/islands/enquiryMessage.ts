import { type BlockMarks, withBlock } from '#domain/messageBlock.ts'
import { keepFields, messageKey, readFields } from './formStorage.ts'

/** Puts what a tool found into the page's enquiry, in place of what it put there before. */
export function writeIntoEnquiry(messageLabel: string, block: string, marks: BlockMarks): void {
  const key = messageKey(messageLabel)
  keepFields(key, { message: withBlock(readFields(key).message ?? '', block, marks) })
}

export function focusEnquiry(islandId: string): void {
  document.querySelector<HTMLElement>(`[data-island-id="${islandId}"] [name="fullName"]`)?.focus()
}
