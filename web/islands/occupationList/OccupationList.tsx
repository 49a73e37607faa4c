import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Boundary } from '../runtime/Boundary.tsx'
import { useStore } from '../runtime/store.ts'
import { answerOrNone } from '../search/answerOrNone.ts'
import { remarkInWords } from '../search/countWords.ts'
import { askForOccupations, useOccupationSearch } from '../search/occupationSearch.ts'
import { useIsArriving } from '../search/useArrival.ts'
import { Comparing } from './Comparing.tsx'
import { chosenStore, none } from './chosen.ts'
import { GroupLinks } from './GroupLinks.tsx'
import styles from './list.module.css'
import { answerTo, type ListAnswer, listSearch } from './listSearch.ts'
import { Nothing, OtherAuthorities, OtherLists } from './Outcomes.tsx'
import panel from './panel.module.css'
import { Rows } from './Rows.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { tallyInWords } from './tally.ts'
import type { ListWords, OccupationListProps } from './words.ts'

export function OccupationList(props: OccupationListProps) {
  const { here, groups, others, entries, words, stopped } = props
  const values = useStore(listSearch, listSearch.none)
  const asked = useDeferredValue(values)
  const search = useOccupationSearch()
  const chosen = useStore(chosenStore, none)
  const field = useRef<HTMLInputElement>(null)
  const find = search.state === 'here' ? search.value : undefined
  const answer = useMemo(() => answerOrNone(() => answerTo(groups, asked, find)), [groups, asked, find])
  const query = asked.q.trim()
  const isLooking = query !== '' && (search.state === 'none' || search.state === 'loading')
  const isArriving = useIsArriving(asked === values && !isLooking)

  useEffect(() => {
    if (values.q.trim() !== '') void askForOccupations(entries)
  }, [values.q, entries])

  const clear = () => {
    listSearch.set(listSearch.none)
    field.current?.focus()
  }
  return (
    <div className={styles.explorer} data-listing={here} data-arriving={isArriving || undefined}>
      <div className={`no-print ${panel.panel}`}>
        <SearchPanel
          {...props}
          field={field}
          values={values}
          count={isLooking ? words.answers.looking : answer ? tallyInWords(answer.tally, words.answers) : ''}
          remark={query !== '' && search.state === 'failed' ? words.answers.unreachable : remarkOn(answer, words.answers)}
          onClear={clear}
        />
        <GroupLinks groups={groups} shown={answer?.groups ?? groups} heading={words.groups} />
      </div>
      <div className={styles.results} data-arrives>
        <Comparing groups={groups} chosen={chosen} words={words} field={field}>
          <Boundary words={stopped} of={asked} printed={<Rows groups={groups} chosen={chosen} words={words} />}>
            <Found {...props} answer={answer} ask={() => answerTo(groups, asked, find)} chosen={chosen} />
          </Boundary>
        </Comparing>
        {answer && answer.elsewhere.length > 0 && (
          <OtherLists entries={answer.elsewhere} lists={others} query={query} hereToo={answer.hereToo} words={words.answers} />
        )}
        {answer && answer.others.length > 0 && <OtherAuthorities entries={answer.others} words={words.others} />}
        {answer?.nothing && <Nothing query={query} words={words.nothing} onClear={clear} />}
      </div>
    </div>
  )
}

type FoundProps = OccupationListProps & { answer: ListAnswer | undefined; ask: () => ListAnswer; chosen: readonly string[] }

/** Asks again where the answer did not come, so that the boundary around it says so. */
function Found({ answer, ask, chosen, words }: FoundProps) {
  const { groups, met } = answer ?? ask()
  return <Rows groups={groups} chosen={chosen} words={words} met={met} />
}

function remarkOn(answer: ListAnswer | undefined, words: ListWords['answers']): string {
  return answer === undefined || answer.nothing ? '' : remarkInWords(answer, words)
}
