import { fillIn } from '#domain/fillIn.ts'
import { type AccordQuestion, accordQuestions } from '#domain/path/accordQuestions.ts'
import type { Rules } from '#domain/path/route.ts'
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
  graduated: '{country}: when did you graduate with your {award}?',
  yearNote: 'A degree finished before the year of full membership is not covered. Our lists give {year}.',
  endedNote:
    'Our lists give {year} for full membership. Engineers Australia treats your award as non-accredited if you graduated in {ended} or later.',
  doubtfulNote: 'Our lists do not settle the first year that counts, so we name only the years they do.',
  from: '{year} or later',
  between: '{from} to {to}',
  before: 'Before {year}',
  unsure: 'I don’t know',
}

/** The country that has a list of its own, with tiers. */
const OWN_LISTING = 'india'

const NOT_ACCREDITED = 'engineers-australia/cdr-not-accredited'

const made = awards.map(({ accord, id, award, note }) => {
  const countries = accordCountries.map(({ slug, country, memberships }) => ({
    slug,
    country,
    membership: memberships[accord],
    ownListing: accord === 'washington' && slug === OWN_LISTING,
  }))
  const { rules, years } = accordQuestions(id, countries)
  const lastYears = new Map<string, number>(
    accordCountries.flatMap(({ slug, memberships }) => {
      const last = memberships[accord]?.graduatesTo
      return last === undefined ? [] : [[`${id}/${slug}`, last] as const]
    }),
  )
  const ended: Rules = Object.fromEntries(
    [...lastYears.keys()].map((question) => [question, { ...rules[question], after: NOT_ACCREDITED }]),
  )
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
  const yearQuestions = years.map((year) => [year.id, yearQuestion(year, award, lastYears.get(year.id))])
  return { rules: { ...rules, ...ended }, questions: { [id]: country, ...Object.fromEntries(yearQuestions) } }
})

export const accordRules: Rules = Object.assign({}, ...made.map(({ rules }) => rules))
export const accordQuestionWords: Record<string, PathQuestion> = Object.assign({}, ...made.map(({ questions }) => questions))

/** `last`: the last year whose graduates Engineers Australia counts. */
function yearQuestion({ country, year, doubtful }: AccordQuestion, award: string, last: number | undefined): PathQuestion {
  const from = doubtful?.from
  const first = from ?? year
  const ended = last === undefined ? undefined : last + 1
  const yearNote = ended === undefined ? fillIn(words.yearNote, { year }) : fillIn(words.endedNote, { year, ended })
  return {
    question: fillIn(ended === undefined ? words.year : words.graduated, { country, award }),
    short: words.yearShort,
    note: doubtful ? words.doubtfulNote : yearNote,
    answers: {
      ...(ended !== undefined && { after: fillIn(words.from, { year: ended }) }),
      from: last === undefined ? fillIn(words.from, { year }) : between(year, last),
      ...(doubtful && (from === undefined ? { doubtful: fillIn(words.before, { year }) } : { doubtful: between(from, year - 1) })),
      ...(doubtful && from === undefined ? {} : { before: fillIn(words.before, { year: first }) }),
      unsure: words.unsure,
    },
  }
}

function between(from: number, to: number): string {
  return fillIn(words.between, { from, to })
}
