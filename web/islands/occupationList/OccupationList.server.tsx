import { richText } from '#components/ui/markdownHtml.ts'
import { notStartedWords } from '#content/forms.ts'
import { groupNames } from '#content/labels.ts'
import { occupationLists } from '#content/occupationLists.ts'
import { otherOccupationsPath, searchDataPath } from '#content/occupationSearch.ts'
import { queryWords } from '#content/occupationSynonyms.ts'
import {
  type Authority,
  authorities,
  listingPath,
  type Occupation as OccupationOfContent,
  occupationId,
  occupationPath,
  occupationsOf,
} from '#content/occupations.ts'
import { authorityShort, compareChoices, listingAnswers, listingTexts as texts } from '#content/occupationTexts.ts'
import { otherOccupationsSource } from '#content/otherOccupations.ts'
import { sources } from '#content/sources.ts'
import { groupByUnit, type ListKey, listKeys, listsOf } from '#domain/occupations.ts'
import { Island } from '../runtime/Island.server.tsx'
import search from '../search/search.module.css'
import type { Occupation } from './listSearch.ts'
import { OccupationList } from './OccupationList.tsx'
import type { ListWords, OccupationListProps } from './words.ts'

/** The occupations of an authority, with the search over every list. */
export function Occupations({ authority }: { authority: Authority }) {
  const occupations = occupationsOf(authority)
  const lists = listKeys.filter((key) => occupations.some((occupation) => listsOf(occupation).includes(key)))
  const props: OccupationListProps = {
    here: authority,
    groups: groupByUnit(occupations).map(({ members, ...group }) => ({ ...group, occupations: members.map((one) => rowOf(one, lists)) })),
    categories: [...new Set(occupations.flatMap(({ category }) => category ?? []))],
    lists: lists.map((key) => ({ value: key, label: key === '494' ? texts.list494 : occupationLists[key].short })),
    others: authorities
      .filter((other) => other !== authority)
      .map((other) => ({
        authority: other,
        heading: listingAnswers.assessedBy[other],
        path: listingPath(other),
        name: groupNames[other],
      })),
    entries: { ours: searchDataPath, others: otherOccupationsPath, words: queryWords },
    words: listWords(),
    stopped: notStartedWords,
  }
  return (
    <div className={`wrap ${search.place}`}>
      <Island id="occupations" name="occupation-list" of={OccupationList} defer="near" asks={['q', 'category', 'list']} props={props} />
    </div>
  )
}

function rowOf(occupation: OccupationOfContent, columns: readonly ListKey[]): Occupation {
  const { code, title, category = '', authority, otherAuthorities, anzscoEditions } = occupation
  const lists = listsOf(occupation)
  const remarks = [
    otherAuthorities.length > 0 && [authorityShort[authority], ...otherAuthorities].join(texts.orAuthority),
    anzscoEditions.length === 1 && `${texts.onlyEdition} ${anzscoEditions[0]?.slice(0, 4)}`,
  ]
  return {
    id: occupationId(occupation),
    code,
    title,
    path: occupationPath(occupation),
    names: [...occupation.alternativeTitles, ...occupation.specialisations].join(', '),
    category,
    remarks: remarks.filter(Boolean).join('. '),
    lists,
    listNames: columns
      .map((key) => (lists.includes(key) ? occupationLists[key].short : ''))
      .join('\t')
      .trimEnd(),
  }
}

function listWords(): ListWords {
  const { searchTitle, search, searchHint, category, list, all, groups, clear, also, columns } = texts
  const { compare, compareThis, compareChosen, noScript } = texts
  const { assessedBy: _, nothing, others, ...answers } = listingAnswers
  const { publisher, title, url } = sources[otherOccupationsSource]
  return {
    searchTitle,
    search,
    searchHint,
    category,
    list,
    all,
    groups,
    clear,
    also,
    columns,
    compare,
    compareThis,
    compareChosen,
    noScript,
    answers,
    others: { ...others, source: { label: `${publisher}, ${title}`, href: url } },
    nothing: { ...nothing, hints: nothing.hints.map(richText), address: sources['ha-occupation-list'].url },
    choices: compareChoices,
  }
}
