import { fillIn } from '#domain/fillIn.ts'
import { accordQuestions, type YearAnswer } from '#domain/path/accordQuestions.ts'
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
  listed: 'My program is on an accord’s list, whatever the country',
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

const made = awards.map(({ accord, id, award, note }) => {
  const countries = accordCountries.map(({ slug, country, memberships }) => ({ slug, country, membership: memberships[accord] }))
  const { rules, years } = accordQuestions(id, countries)
  const country: PathQuestion = {
    question: fillIn(words.country, { award }),
    short: words.countryShort,
    note,
    answers: {
      ...Object.fromEntries(countries.map(({ slug, country }) => [slug, country])),
      another: words.another,
      listed: words.listed,
      unsure: words.unsure,
    },
  }
  const yearQuestions = years.map(({ node, country, answers }) => [node, yearQuestion(country, award, answers)])
  return { rules, questions: { [id]: country, ...Object.fromEntries(yearQuestions) } }
})

/** What the card calls the answer that names a country. */
export const countryShort = words.countryShort

export const accordRules: Rules = Object.assign({}, ...made.map(({ rules }) => rules))
export const accordQuestionWords: Record<string, PathQuestion> = Object.assign({}, ...made.map(({ questions }) => questions))

function yearQuestion(country: string, award: string, answers: readonly YearAnswer[]): PathQuestion {
  const answer = (wanted: string) => answers.find(({ id }) => id === wanted)
  const ended = answer('after')?.from
  const year = answer('from')?.from ?? 0
  const yearNote = ended === undefined ? fillIn(words.yearNote, { year }) : fillIn(words.endedNote, { year, ended })
  return {
    question: fillIn(ended === undefined ? words.year : words.graduated, { country, award }),
    short: words.yearShort,
    note: answer('doubtful') ? words.doubtfulNote : yearNote,
    answers: Object.fromEntries(answers.map((one) => [one.id, yearsInWords(one)])),
  }
}

function yearsInWords({ from, to }: YearAnswer): string {
  if (from !== undefined) return to === undefined ? fillIn(words.from, { year: from }) : fillIn(words.between, { from, to })
  return to === undefined ? words.unsure : fillIn(words.before, { year: to + 1 })
}
