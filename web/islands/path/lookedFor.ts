import { createStore } from '../runtime/store.ts'

export const lookedFor = createStore('')
