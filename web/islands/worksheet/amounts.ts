import { createStore } from '../runtime/store.ts'

/** What is typed, by line. */
export type Amounts = Readonly<Record<string, string>>

export const typedAmounts = createStore<Amounts>({})

export function typeAmount(line: string, text: string): void {
  typedAmounts.set({ ...typedAmounts.get(), [line]: text })
}
