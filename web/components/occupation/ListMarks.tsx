import { occupationLists } from '#content/occupationLists.ts'
import type { Occupation } from '#content/occupations.ts'
import { listsOf } from '#domain/occupations.ts'

/** The short names of an occupation's lists. What they mean stands on every page that shows them. */
export function ListMarks({ occupation }: { occupation: Occupation }) {
  return (
    <span className="tabular">
      {listsOf(occupation)
        .map((key) => occupationLists[key].short)
        .join(' · ')}
    </span>
  )
}
