import type { RichText } from '#components/ui/RichText.tsx'
import type { notStartedWords } from '#content/forms.ts'
import type { compareChoices, listingAnswers, listingTexts } from '#content/occupationTexts.ts'
import type { EntryFiles } from '../search/occupationSearch.ts'
import type { Group } from './listSearch.ts'

/** Another list, where a search may find something. */
export type OtherList = { authority: string; heading: string; path: string; name: string }

type Texts = typeof listingTexts

export type ListWords = Pick<
  Texts,
  'searchTitle' | 'search' | 'searchHint' | 'category' | 'list' | 'all' | 'groups' | 'clear' | 'also' | 'columns'
> &
  Pick<Texts, 'compare' | 'compareThis' | 'compareChosen' | 'noScript'> & {
    answers: Omit<typeof listingAnswers, 'assessedBy' | 'nothing' | 'others'>
    /** Who assesses an occupation of no list of ours; the source is the law that names them. */
    others: (typeof listingAnswers)['others'] & { source: { label: string; href: string } }
    nothing: Omit<(typeof listingAnswers)['nothing'], 'hints'> & { hints: readonly RichText[]; address: string }
    choices: typeof compareChoices
  }

export type OccupationListProps = {
  here: string
  groups: readonly Group[]
  categories: readonly string[]
  lists: readonly { value: string; label: string }[]
  others: readonly OtherList[]
  entries: EntryFiles
  words: ListWords
  stopped: typeof notStartedWords
}
