import { notStartedWords } from '#content/forms.ts'
import { pointsTable } from '#content/pointsTable.ts'
import { pointsWords } from '#content/pointsWords.ts'
import { type Examples, press } from '../runtime/examples.ts'
import type { PointsCalculatorProps } from './PointsCalculator.tsx'
import { part } from './part.ts'

const props: PointsCalculatorProps = {
  headingId: 'calculator-heading',
  messageLabel: 'Your question',
  table: pointsTable,
  words: pointsWords,
  lineSources: {},
  tableDate: 'Table in force since 1 August 2025',
  stopped: notStartedWords,
}

const chooseRows = (element: HTMLElement, ...places: number[]) => {
  for (const [index, { id, bands }] of pointsTable.factors.entries()) {
    const band = bands[places[index] ?? -1]
    if (band) press(element, `input[name="${id}"][value="${band.id}"]`)
  }
}

export const examples: Examples<PointsCalculatorProps> = {
  part,
  states: {
    empty: { props },
    'one line answered': { props, act: (element) => chooseRows(element, 1) },
    'every line answered': { props, act: (element) => chooseRows(element, ...pointsTable.factors.map(() => 0)) },
    'ruled out by age': { props, act: (element) => chooseRows(element, pointsTable.factors[0]?.bands.findIndex(({ bars }) => bars) ?? -1) },
    'two answers that do not fit': {
      props,
      act: (element) => {
        press(element, 'input[name=workAbroad][value="8plus"]')
        press(element, 'input[name=workAustralia][value="8plus"]')
        press(element, 'input[name=english][value="superior"]')
        press(element, 'input[name=age][value="25to32"]')
      },
    },
    'nothing to copy yet': { props, act: (element) => press(element, '.button-row button:nth-child(2)') },
  },
}
