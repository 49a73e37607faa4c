import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Four questions from one email',
  folio: 'Who may answer?',
  caption: 'We found no public ruling on where help with a skills assessment ends, so we keep well back from the line.',
  sources: ['migration-act'],
  drawing: {
    kind: 'sort',
    ask: 'Who may answer this for you? Press one.',
    bins: ['We', 'Agent or lawyer'],
    rows: [
      { text: '“Does my draft show what I did?”', bin: 0, why: 'It is about your text and a published guide.' },
      { text: '“Should I go for 190 or 491?”', bin: 1, why: 'Choosing a visa for you is immigration assistance.' },
      { text: '“How many points does the table give at 34?”', bin: 0, why: 'The official table says it; we show it.' },
      { text: '“My visa ends soon. What can I do?”', bin: 1, why: 'Ask at once. We send you to the register or to a lawyer.' },
    ],
    found: { label: 'As we would:', of: 'of 4' },
  },
}
