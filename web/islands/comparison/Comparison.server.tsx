import { notStartedWords } from '#content/forms.ts'
import { groupNames } from '#content/labels.ts'
import { authorities, occupationAt, occupationId, occupationsOf } from '#content/occupations.ts'
import { authorityShort, compareAnswers, dataPage, comparePage as texts } from '#content/occupationTexts.ts'
import { comparisonPath } from '#domain/occupations.ts'
import { Island } from '../runtime/Island.server.tsx'
import search from '../search/search.module.css'
import { Comparison } from './Comparison.tsx'

export function OccupationComparison() {
  const { choose, labels, nobody, noScript, suggestions, shareHint, note } = texts
  const props = {
    groups: authorities.map((authority) => ({
      label: groupNames[authority],
      occupations: occupationsOf(authority).map((one) => ({ id: occupationId(one), label: `${one.code} ${one.title}` })),
    })),
    suggestions: suggestions.pairs.map((ids) => ({ path: comparisonPath(ids), label: ids.map(nameOf).join(suggestions.and) })),
    from: dataPage.json.path,
    words: { ...compareAnswers, choose, labels, nobody, noScript, suggestions: suggestions.heading, after: shareHint, note },
    stopped: notStartedWords,
  }
  return (
    <div className={`wrap ${search.place}`}>
      <Island id="comparison" name="comparison" of={Comparison} defer="near" asks={['codes']} props={props} />
    </div>
  )
}

function nameOf(id: string): string {
  const { title, authority, code } = occupationAt(id)
  return `${title} (${authorityShort[authority]} ${code})`
}
