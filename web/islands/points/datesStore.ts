import { createStore } from '../runtime/store.ts'

export type Dates = { birth: string; day: string }

export const noDates: Dates = { birth: '', day: '' }

/** In the box of the age alone: not in the link, the print or an enquiry. */
export const datesStore = createStore<Dates>(noDates)
