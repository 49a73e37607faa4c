import { expect, test } from 'vitest'
import { labelOf } from './paragraphNumber.ts'

test.each([
  ['1.1 I began', [1, 1]],
  ['2.14\tI chose', [2, 14]],
  ['[3.2] I measured', [3, 2]],
  ['(1.3) I measured', [1, 3]],
  ['1.4. I measured', [1, 4]],
  ['CE1.5 I measured', [1, 5]],
  ['CE 2.5: I measured', [2, 5]],
  ['1.2.3 I measured', [1, 2, 3]],
  ['1.7My duties', [1, 7]],
  ['1.4 A settlement of 640 houses', [1, 4]],
])('“%s” starts with a number', (line, number) => {
  expect(labelOf(line).number).toEqual(number)
})

test.each(['2.5 kW were lost', '1.5 m of pipe', '2.4 times the load', '3.5 per cent', '12 pumps ran', 'I ran 1.5 km', '1.4°C more'])(
  '“%s” has none',
  (line) => {
    expect(labelOf(line).number).toBeUndefined()
  },
)

test('a list counted 1, 2, 3 is told apart', () => {
  expect(labelOf('4. I measured')).toMatchObject({ plain: 4 })
  expect(labelOf('4) I measured')).toMatchObject({ plain: 4 })
  expect(labelOf('2019. The work')).not.toHaveProperty('plain')
})
