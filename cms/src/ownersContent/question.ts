import * as v from 'valibot'
import { services } from '../contract/services.ts'
import { type Fields, rulesOf, service, showField, words } from './fields.ts'
import { newTextProblems } from './textChanges.ts'

export const questionFields = {
  service: service(services, 'Service', 'Its page shows the question after those it has.', { cure: 'Choose the service.' }),
  show: { ...showField, size: 6 },
  question: words('Question', 'As a client asks it, in plain words.', {
    name: 'the question',
    most: 120,
    size: 12,
    asks: (value) => (/[*`[\]<>{}]/.test(String(value ?? '')) ? ['Take out marks and links: they belong in the answer.'] : []),
  }),
  answer: words('Answer', 'The answer first. A link is written [words](/pricing), bold **words**, an item of a list begins with “- ”.', {
    name: 'the answer',
    most: 1_500,
    size: 12,
    type: 'text',
    asks: (value) => newTextProblems(String(value ?? '')),
  }),
} as const satisfies Fields

export const QuestionSchema = v.object(rulesOf(questionFields))
