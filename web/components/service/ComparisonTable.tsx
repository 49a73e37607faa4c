import type { Comparison } from '#content/schema/comparison.ts'
import { Sources } from '../ui/Sources.tsx'
import { Table } from '../ui/Table.tsx'

/** Who writes it, and what follows. The heading is the section's. */
export function ComparisonTable({ comparison: { ways, rows, sources } }: { comparison: Comparison }) {
  return (
    <>
      <Table
        columns={[ways.asked, ways.bought, ways.alone, ways.withUs]}
        rows={rows.map(({ question, bought, alone, withUs }) => ({ cells: [question, bought, alone, <b key="us">{withUs}</b>] }))}
        named
      />
      <Sources ids={sources} />
    </>
  )
}
