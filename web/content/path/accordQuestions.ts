import { fillIn } from '#domain/fillIn.ts'
import { type AccordQuestion, accordQuestions } from '#domain/path/accordQuestions.ts'
import type { Rules } from '#domain/path/decisionTable.ts'
import { type Accord, accordCountries } from '../accords.ts'
import type { PathQuestion } from '../schema/path.ts'

/** The award of each accord: the end of its address, and its words. */
const awards = [
  {
    accord: 'washington',
    id: 'engineers-australia/four-year-degree',
    award: 'four-year degree',
    note: 'A degree of about four years belongs to the Washington Accord. The year your country became a full signatory matters.',
  },
  {
    accord: 'sydney',
    id: 'engineers-australia/technology-degree',
    award: 'technology degree',
    note: 'A technology degree of about three years belongs to the Sydney Accord. The year your country became a full signatory matters.',
  },
  {
    accord: 'dublin',
    id: 'engineers-australia/two-year-award',
    award: 'two-year award',
    note: 'An award of about two years belongs to the Dublin Accord. The year your country became a full signatory matters.',
  },
] as const satisfies { accord: Accord; id: string; award: string; note: string }[]

const words = {
  country: 'In which country did you take your {award}?',
  countryShort: 'Country',
  another: 'Another country',
  year: '{country}: in which year did you finish your {award}?',
  yearShort: 'Year',
  yearNote: 'A degree finished before the year of full membership is not covered. Our lists give {year}.',
  doubtfulNote: 'Our lists do not settle the first year that counts, so we name only the years they do.',
  from: '{year} or later',
  between: '{from} to {to}',
  before: 'Before {year}',
  unsure: 'I don’t know',
}

/** The country that has a list of its own, with tiers. */
const OWN_LISTING = 'india'

const made = awards.map(({ accord, id, award, note }) => {
  const countries = accordCountries.map(({ slug, country, memberships }) => ({
    slug,
    country,
    membership: memberships[accord],
    ownListing: accord === 'washington' && slug === OWN_LISTING,
  }))
  const { rules, years } = accordQuestions(id, countries)
  const country: PathQuestion = {
    question: fillIn(words.country, { award }),
    short: words.countryShort,
    note,
    answers: {
      ...Object.fromEntries(countries.map(({ slug, country }) => [slug, country])),
      another: words.another,
      unsure: words.unsure,
    },
  }
  return { rules, questions: { [id]: country, ...Object.fromEntries(years.map((year) => [year.id, yearQuestion(year, award)])) } }
})

export const accordRules: Rules = Object.assign({}, ...made.map(({ rules }) => rules))
export const accordQuestionWords: Record<string, PathQuestion> = Object.assign({}, ...made.map(({ questions }) => questions))

function yearQuestion({ country, year, doubtful }: AccordQuestion, award: string): PathQuestion {
  const from = doubtful?.from
  const first = from ?? year
  return {
    question: fillIn(words.year, { country, award }),
    short: words.yearShort,
    note: doubtful ? words.doubtfulNote : fillIn(words.yearNote, { year }),
    answers: {
      from: fillIn(words.from, { year }),
      ...(doubtful && (from === undefined ? { doubtful: fillIn(words.before, { year }) } : { doubtful: between(from, year - 1) })),
      ...(doubtful && from === undefined ? {} : { before: fillIn(words.before, { year: first }) }),
      unsure: words.unsure,
    },
  }
}

function between(from: number, to: number): string {
  return fillIn(words.between, { from, to })
}
