import { expect, test } from 'vitest'
import { accordQuestions, type Membership } from './accordQuestions.ts'

const AWARD = 'engineers-australia/four-year-degree'
const LISTING = `${AWARD}/listing`
const CHECK = 'engineers-australia/check-accord'
const BEFORE = 'engineers-australia/cdr-before-accord'
const AFTER = 'engineers-australia/cdr-not-accredited'

/** Where each year of graduation leads. Fails where a year has no answer, or two. */
function waysOf(membership: Membership, years: readonly number[]) {
  const [asked] = accordQuestions(AWARD, [{ slug: 'somewhere', membership }]).years
  return years.map((year) => {
    const fitting = asked?.answers.filter(({ id, from = 0, to = 9_999 }) => id !== 'unsure' && from <= year && year <= to) ?? []
    expect(fitting, `${year}`).toHaveLength(1)
    return fitting[0]?.leads
  })
}

test('a member’s listing counts from the year in which it was full, and not for a year before', () => {
  expect(waysOf({ full: 2014 }, [1950, 2013, 2014, 2026])).toEqual([BEFORE, BEFORE, LISTING, LISTING])
})

test('years between a report that we could not confirm and the full membership are checked', () => {
  expect(waysOf({ full: 2014, reportedFrom: 2010 }, [2009, 2010, 2013, 2014])).toEqual([BEFORE, CHECK, CHECK, LISTING])
})

test('after the last year that Engineers Australia takes, a degree is not accredited', () => {
  expect(waysOf({ full: 1989, graduatesTo: 2021 }, [1988, 1989, 2021, 2022])).toEqual([BEFORE, LISTING, LISTING, AFTER])
})

test('of a member that was full by a year, earlier years are checked', () => {
  expect(waysOf({ by: 2012 }, [2011, 2012])).toEqual([CHECK, LISTING])
})

test('no year is asked of a country that is no full member', () => {
  const countries = [
    { slug: 'outside', membership: undefined },
    { slug: 'provisional', membership: { provisional: true } as const },
    { slug: 'unsure', membership: { unsure: true } as const },
  ]
  const { years, rules } = accordQuestions(AWARD, countries)
  expect(years).toEqual([])
  expect(rules[AWARD]).toMatchObject({
    outside: 'engineers-australia/cdr-country-outside-accords',
    provisional: 'engineers-australia/cdr-provisional-accreditation',
    unsure: CHECK,
  })
})
